public import FoundationEssentials
internal import ICU

/// A formatted value with the kinds of its parts, for styles such as a smaller currency.
///
/// ```swift
/// let price = CurrencyStyle.currency("EUR").parts(of: 1234.5, locale: FormatLocale("en_IE"))
/// price.text             // "€1,234.50"
/// price.parts.map(\.kind)
/// // [.currency, .integer, .groupingSeparator, .integer, .decimalSeparator, .fraction]
/// ```
///
/// The parts follow each other without gaps, and are the fields of ICU. Text between them, such as
/// a space, is a `literal`.
public struct FormattedParts: Hashable, Sendable {
  /// The formatted value: the same as that of the format itself.
  public let text: String
  /// The parts, in the order of the text.
  public let parts: [Part]

  /// A part of a formatted value.
  public struct Part: Hashable, Sendable {
    /// The kind of the part.
    public let kind: Kind
    /// The range of the part in ``FormattedParts/text``.
    public let range: Range<String.Index>
  }

  /// The kind of a part.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text between the other parts.
    case literal
    /// The digits before the decimal separator; with grouping separators, there are several.
    case integer
    /// The separator of groups of digits.
    case groupingSeparator
    /// The decimal separator.
    case decimalSeparator
    /// The digits after the decimal separator.
    case fraction
    /// The sign of a negative number, or both parentheses around it.
    case minusSign
    /// The sign of a positive number.
    case plusSign
    /// The percent sign.
    case percentSign
    /// The symbol, code or name of a currency.
    case currency
    /// The name of a unit.
    case unit
    /// The word or letter of a compact number: "K".
    case compact
    /// The "E" of a scientific number.
    case exponentSeparator
    /// The sign of an exponent.
    case exponentSign
    /// The digits of an exponent.
    case exponent
    /// An era: "BC".
    case era
    /// A year.
    case year
    /// A quarter of a year.
    case quarter
    /// A month.
    case month
    /// A week.
    case week
    /// A day.
    case day
    /// A day of the week.
    case weekday
    /// A part of the day: "PM".
    case dayPeriod
    /// Hours.
    case hour
    /// Minutes.
    case minute
    /// Seconds.
    case second
    /// Fractions of a second.
    case fractionalSecond
    /// A time zone.
    case timeZone
  }

  /// Returns the texts of the parts of a kind, in order.
  public func texts(of kind: Kind) -> [String] {
    parts.filter { $0.kind == kind }.map { String(text[$0.range]) }
  }

  /// Divides a text by fields, of which the smallest at each place counts.
  init(_ text: String, _ fields: [FormattedField], kind: (Int) -> Kind) {
    self.text = text
    var owners = [Int?](repeating: nil, count: text.utf16.count)
    let ordered = fields.sorted { $0.range.count > $1.range.count }
    for (index, field) in ordered.enumerated() {
      for place in field.range.clamped(to: owners.indices) { owners[place] = index }
    }
    var parts: [Part] = []
    var start = text.startIndex
    var first = 0
    for next in 1..<owners.count + 1 where next == owners.count || owners[next] != owners[first] {
      let end = text.utf16.index(start, offsetBy: next - first)
      let found = owners[first].map { kind(ordered[$0].field) }
      parts.append(Part(kind: found ?? .literal, range: start..<end))
      (start, first) = (end, next)
    }
    self.parts = parts
  }

  /// Formats a number.
  init(of number: Double, _ form: NumberForm, locale: String) {
    let format = try? DecimalFormat.shared(skeleton: form.skeleton(in: locale), locale: locale)
    guard let (text, fields) = try? format?.stringAndFields(from: number) else {
      self.init(DecimalText.text(of: number, form, locale: locale), []) { _ in .literal }
      return
    }
    let sign = number.sign == .minus ? Kind.minusSign : .plusSign
    self.init(text, fields) { Self.numberKinds[$0] ?? ($0 == Self.signField ? sign : .literal) }
  }

  // The numbers are those of `UNumberFormatFields`.
  private static let signField = 10
  private static let numberKinds: [Int: Kind] = [
    0: .integer, 1: .fraction, 2: .decimalSeparator, 3: .exponentSeparator, 4: .exponentSign,
    5: .exponent, 6: .groupingSeparator, 7: .currency, 8: .percentSign, 11: .unit, 12: .compact,
  ]

  // The numbers are those of `UDateFormatField`.
  fileprivate static let dateKinds: [Int: Kind] = [
    0: .era, 1: .year, 2: .month, 3: .day, 4: .hour, 5: .hour, 6: .minute, 7: .second,
    8: .fractionalSecond, 9: .weekday, 10: .day, 11: .weekday, 12: .week, 13: .week,
    14: .dayPeriod, 15: .hour, 16: .hour, 17: .timeZone, 18: .year, 19: .weekday, 20: .year,
    21: .day,
    23: .timeZone, 24: .timeZone, 25: .weekday, 26: .month, 27: .quarter, 28: .quarter,
    29: .timeZone, 30: .year,
    31: .timeZone, 32: .timeZone, 33: .timeZone, 34: .year, 35: .dayPeriod, 36: .dayPeriod,
  ]
}

extension NumberStyle {
  /// Returns a number as a string with the kinds of its parts.
  ///
  /// ```swift
  /// let parts = NumberStyle.percent.parts(of: 0.12, locale: FormatLocale("en"))
  /// parts.texts(of: .percentSign)  // ["%"]
  /// ```
  public func parts(of value: Double, locale: FormatLocale) -> FormattedParts {
    FormattedParts(of: value, NumberForm(self), locale: locale.numbers)
  }
}

extension CurrencyStyle {
  /// Returns an amount as a string with the kinds of its parts.
  ///
  /// ```swift
  /// let price = CurrencyStyle.currency("EUR").parts(of: 5, locale: FormatLocale("en_IE"))
  /// price.texts(of: .currency)  // ["€"]
  /// ```
  public func parts(of value: Double, locale: FormatLocale) -> FormattedParts {
    guard isWellFormed else {
      return FormattedParts(format(value, locale: locale), []) { _ in .literal }
    }
    return FormattedParts(of: value, form, locale: locale.numbers)
  }
}

extension MeasureStyle {
  /// Returns a number of units as a string with the kinds of its parts.
  ///
  /// A number in several units, such as feet and inches, is one literal.
  ///
  /// ```swift
  /// let parts = MeasureStyle.measure(.kilometer).parts(of: 5, locale: FormatLocale("en"))
  /// parts.texts(of: .unit)  // ["km"]
  /// ```
  public func parts(of value: Double, locale: FormatLocale) -> FormattedParts {
    guard unit.isWellFormed, !unit.isMixed else {
      return FormattedParts(format(value, locale: locale), []) { _ in .literal }
    }
    return FormattedParts(of: value, form, locale: locale.numbers)
  }
}

extension DateStyle {
  /// Returns a date as a string with the kinds of its parts.
  ///
  /// ```swift
  /// let date = DateStyle.date(.long, timeZone: .gmt).parts(of: .now, locale: FormatLocale("en"))
  /// date.parts.map(\.kind)  // [.month, .literal, .day, .literal, .year]
  /// ```
  public func parts(of value: Date, locale: FormatLocale) -> FormattedParts {
    let milliseconds = value.millisecondsSince1970
    let form = icuForm(inLocaleOfDates: locale.dates)
    let format = TimeZoneName.resolved(timeZone)
      .flatMap { try? DateTimeFormat.shared(form: form, locale: locale.dates, timeZone: $0) }
    guard let text = try? format?.string(fromMilliseconds: milliseconds),
      let fields = try? format?.fields(fromMilliseconds: milliseconds)
    else {
      return FormattedParts(self.format(value, locale: locale), []) { _ in .literal }
    }
    return FormattedParts(text, fields) { FormattedParts.dateKinds[$0] ?? .literal }
  }
}
