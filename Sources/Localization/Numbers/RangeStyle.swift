internal import ICU

/// A format of number ranges: "70.0–72.5 kg".
///
/// If both numbers have the same digits, one is written: "~70.0 kg", or "70.0 kg" if they are
/// equal.
///
/// ```swift
/// RangeStyle.range(.mass(.kilograms)).format(70...72.5, locale: FormatLocale("es_ES"))
/// // "70,0-72,5 kg"
/// ```
public struct RangeStyle: LocalizedFormat, Codable {
  private let bounds: Bounds

  fileprivate enum Bounds: Hashable, Codable {
    case numbers(NumberStyle)
    case masses(MassStyle)
    case measures(MeasureStyle)
    case currencies(CurrencyStyle)
  }

  fileprivate init(_ bounds: Bounds) {
    self.bounds = bounds
  }

  /// Returns a range as a string.
  public func format(_ value: ClosedRange<Double>, locale: FormatLocale) -> String {
    switch bounds {
    case .numbers(let style):
      return RangeText.text(of: value, NumberForm(style), locale: locale.numbers)
    case .masses(let style):
      return text(of: value, style, locale)
    case .measures(let style):
      guard style.unit.isWellFormed, !style.unit.isMixed else {
        return RangeText.text(of: value, style, locale)
      }
      return RangeText.text(of: value, style.form, locale: locale.numbers)
    case .currencies(let style):
      guard style.isWellFormed else { return RangeText.text(of: value, style, locale) }
      return RangeText.text(of: value, style.form, locale: locale.numbers)
    }
  }

  private func text(
    of kilograms: ClosedRange<Double>,
    _ style: MassStyle,
    _ locale: FormatLocale
  ) -> String {
    let unit = style.unit ?? locale.personMassUnit
    guard unit != .stonesAndPounds else { return RangeText.text(of: kilograms, style, locale) }
    let first = unit.value(ofKilograms: kilograms.lowerBound)
    let last = unit.value(ofKilograms: kilograms.upperBound)
    return RangeText.text(of: first...last, style.form(in: unit), locale: locale.numbers)
  }
}

extension LocalizedFormat where Self == RangeStyle {
  /// Returns a format of two numbers: "10–20", "10–20%".
  public static func range(_ number: NumberStyle) -> RangeStyle {
    RangeStyle(.numbers(number))
  }

  /// Returns a format of two masses in kilograms: "70.0–72.5 kg", "11 st, 0.3 lb – 11 st, 5.8 lb".
  public static func range(_ mass: MassStyle) -> RangeStyle {
    RangeStyle(.masses(mass))
  }

  /// Returns a format of two numbers with a unit: "5–10 km".
  public static func range(_ measure: MeasureStyle) -> RangeStyle {
    RangeStyle(.measures(measure))
  }

  /// Returns a format of two amounts of money: "€10.00 – €20.00".
  ///
  /// ```swift
  /// RangeStyle.range(.currency("EUR")).format(10...20, locale: FormatLocale("en_IE"))
  /// // "€10.00 – €20.00"
  /// ```
  public static func range(_ currency: CurrencyStyle) -> RangeStyle {
    RangeStyle(.currencies(currency))
  }
}

/// Formats ranges and always returns a string.
enum RangeText {
  /// Returns two numbers in a format without mixed units as a string.
  static func text(of range: ClosedRange<Double>, _ form: NumberForm, locale: String) -> String {
    if form.number.notation == .percent, let text = textOfAlikes(range, form, locale) {
      return text
    }
    let format = format(form, locale)
    if let text = try? format?.string(from: range.lowerBound, to: range.upperBound) { return text }
    let first = DecimalText.text(of: range.lowerBound, form, locale: locale)
    let last = DecimalText.text(of: range.upperBound, form, locale: locale)
    return first == last ? first : "\(first) – \(last)"
  }

  /// Returns two percentages with the same digits as a string; `nil` if the digits differ.
  ///
  /// ICU 72 multiplies such percentages by 100 twice.
  private static func textOfAlikes(
    _ range: ClosedRange<Double>,
    _ form: NumberForm,
    _ locale: String
  ) -> String? {
    guard range.lowerBound < range.upperBound,
      range.lowerBound.sign == range.upperBound.sign
    else { return nil }
    let text = DecimalText.text(of: range.lowerBound, form, locale: locale)
    let last = DecimalText.text(of: range.upperBound, form, locale: locale)
    return text == last ? RangePattern.shared(locale: locale).about + text : nil
  }

  /// Returns two numbers in mixed units as a string.
  ///
  /// Each is written separately, because ICU has no ranges of mixed units.
  static func text<Style: LocalizedFormat>(
    of range: ClosedRange<Double>,
    _ style: Style,
    _ locale: FormatLocale
  ) -> String where Style.Input == Double {
    let first = style.format(range.lowerBound, locale: locale)
    guard range.lowerBound < range.upperBound else { return first }
    let last = style.format(range.upperBound, locale: locale)
    let marks = RangePattern.shared(locale: locale.numbers)
    return first == last ? marks.about + first : first + marks.between + last
  }

  /// Returns the ICU format; `nil` if ICU rejects it.
  private static func format(_ form: NumberForm, _ locale: String) -> RangeFormat? {
    formats.value(for: Signature(form: form, locale: locale)) { signature in
      try? RangeFormat(
        skeleton: signature.form.skeleton(in: signature.locale),
        locale: signature.locale
      )
    }
  }

  private struct Signature: Hashable, Sendable {
    let form: NumberForm
    let locale: String
  }

  private static let formats = KeyedCache<Signature, RangeFormat?>()
}

/// The text around the numbers of a range in a locale.
///
/// ICU has no function for it, so it is extracted from ranges of pounds that ICU has written.
struct RangePattern: Sendable {
  /// The text between two numbers with units: " – ".
  let between: String
  /// The text before a number that represents two: "~".
  let about: String

  private init(locale: String) {
    let pounds = DecimalFormat.Skeleton("unit/pound precision-integer")
    let single = try? DecimalFormat(skeleton: pounds, locale: locale)
    let range = try? RangeFormat(skeleton: pounds, locale: locale, repeatsUnit: true)
    func text(_ number: Double) -> String { (try? single?.string(from: number)) ?? "" }
    func text(_ first: Double, _ last: Double) -> String {
      (try? range?.string(from: first, to: last)) ?? ""
    }
    between = Self.rest(of: text(2, 3), after: text(2), before: text(3)) ?? " – "
    about = Self.rest(of: text(2.1, 2.2), after: "", before: text(2)) ?? "~"
  }

  /// Returns the middle of a text; `nil` if it does not begin and end with the given texts, or if
  /// there is no middle.
  private static func rest(of text: String, after first: String, before last: String) -> String? {
    guard text.hasPrefix(first), text.hasSuffix(last), !last.isEmpty else { return nil }
    let rest = text.dropFirst(first.count).dropLast(last.count)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Returns the pattern of a locale from the cache; it is determined once.
  static func shared(locale: String) -> RangePattern {
    cache.value(for: locale) { RangePattern(locale: $0) }
  }

  private static let cache = KeyedCache<String, RangePattern>()
}
