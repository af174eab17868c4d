internal import ICU

/// A number format that is inferred from ICU output, and written without calls to ICU.
///
/// Only formats that consist of digits between two affixes can be inferred. The affixes may depend
/// on the sign and the plural category alone.
final class InferredNumberPattern: NumberFormWriter {
  private let shape: NumberShape
  /// The affixes by sign and category; `nil` for those that occurred in no sample.
  private let affixes: [NumberAffixes?]

  /// Reads a format from ICU's data.
  ///
  /// - Returns: `nil` if the format is not a simple one: digits alone, or with an abbreviated unit.
  init?(_ form: NumberForm, locale: String) {
    guard form.isPlain, let around = form.affixes(in: locale),
      let shape = NumberShape(form, locale: locale, hasCategories: around.count > 1)
    else { return nil }
    self.shape = shape
    affixes = Self.shared(form.unit, locale) {
      // Without categories, the affixes depend on the sign alone.
      var affixes: [NumberAffixes?] = around.count > 1 ? NumberShape.withoutCategory : []
      for positive in around {
        let negative = positive.withSign(shape.writer.minus)
        affixes += [positive, negative, positive, negative]
      }
      return affixes
    }
  }

  /// Returns the affixes of a unit in ICU's data, which formats with other digits share.
  private static func shared(
    _ unit: String?,
    _ locale: String,
    make: () -> [NumberAffixes?]
  ) -> [NumberAffixes?] {
    known.value(for: UnitInLocale(unit: unit, locale: locale)) { _ in make() }
  }

  private struct UnitInLocale: Hashable, Sendable {
    let unit: String?
    let locale: String
  }

  private static let known = KeyedCache<UnitInLocale, [NumberAffixes?]>(elementSize: 2048)

  /// Infers a format from ICU output, and compares it with more of it.
  ///
  /// The result is `nil` if the format or the locale is not supported.
  ///
  /// - Parameters:
  ///   - form: The format.
  ///   - locale: The locale.
  ///   - reference: The ICU format of both.
  init?(_ form: NumberForm, locale: String, reference: DecimalFormat) {
    guard let shape = NumberShape(form, locale: locale, hasCategories: form.unit != nil) else {
      return nil
    }
    self.shape = shape
    affixes = Self.affixes(of: shape, reference)
    for sample in samples {
      guard let text = text(of: sample), text == (try? reference.string(from: sample)) else {
        return nil
      }
    }
  }

  /// The size of the affixes in bytes.
  var size: Int {
    affixes.reduce(0) { $0 + MemoryLayout<NumberAffixes?>.stride + ($1 == nil ? 0 : sizeOfAffixes) }
  }

  /// Returns a number as a string; `nil` if it has too many digits or an unknown category.
  func text(of number: Double) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  /// Returns an integer as a string; `nil` if it has too many digits or an unknown category.
  func text(of number: Int64) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  private func text(ofShown number: FixedDecimal) -> String? {
    guard let affixes = affixes[shape.place(of: number)] else { return nil }
    return shape.writer.text(of: number, isGrouped: shape.isGrouped, between: affixes)
  }

  /// Returns the affixes of the samples, which are shared with other formats that have the same.
  private static func affixes(
    of shape: NumberShape,
    _ reference: DecimalFormat
  ) -> [NumberAffixes?] {
    var affixes = [NumberAffixes?](repeating: nil, count: shape.placeCount)
    var names = [String](repeating: "", count: affixes.count)
    for sample in samples {
      guard let shown = shape.shown(sample), affixes[shape.place(of: shown)] == nil,
        let text = try? reference.string(from: sample)
      else { continue }
      let unsigned = FixedDecimal(
        significand: shown.significand,
        fractionDigits: shown.fractionDigits
      )
      let digits = shape.writer.text(of: unsigned, isGrouped: shape.isGrouped)
      guard let found = NumberAffixes(of: text, around: digits) else { continue }
      affixes[shape.place(of: shown)] = found
      names[shape.place(of: shown)] = text.replacing(digits, with: "0")
    }
    return inferred.value(for: names) { _ in affixes }
  }

  /// The inferred affixes by their texts around a zero.
  ///
  /// A process may have thousands of formats that differ only in their digits.
  private static let inferred = KeyedCache<[String], [NumberAffixes?]>(elementSize: 2048)
}

/// An estimate of the size of affixes in bytes.
private let sizeOfAffixes = 120

extension NumberForm {
  /// Whether the format is digits alone, or with an abbreviated unit.
  fileprivate var isPlain: Bool {
    number.notation == .decimal && number.sign == .automatic && (unit == nil || width == .short)
  }

  /// Returns the affixes of positive numbers in ICU's data: one for all numbers, or one for each
  /// plural category.
  ///
  /// - Returns: `nil` for a unit of unknown kind.
  fileprivate func affixes(in locale: String) -> [NumberAffixes]? {
    guard let unit else { return [NumberAffixes(prefix: [], suffix: [])] }
    return Self.kind(ofUnit: unit)
      .flatMap {
        NumberAffixes.ofUnit(unit, kind: $0, locale: locale)
      }
  }
}

/// Numbers of all signs and categories, with halves for rounding and digits for grouping.
private let samples: [Double] =
  [0, 0.04, 0.5, 1, 1.05, 1.5, 2, 3, 5, 6, 11, 20, 21, 72.25, 99.95, 100, 1234.5, 12_345.6, 1e6]
  .flatMap { [$0, -$0] }

/// The properties of a number format that are needed before its affixes can be inferred.
struct NumberShape: Sendable {
  /// The writer of the digits.
  let writer: DecimalWriter
  /// Whether digits are grouped if the locale groups them.
  let isGrouped: Bool
  /// The rules that determine the plural category of the unit; `nil` for a number without a unit.
  private let rules: PluralRules?
  // There are many of these values. Small integers have room in fewer cache lines.
  private let leastFractionDigits: UInt8
  private let mostFractionDigits: UInt8
  /// The power of ten by which a number is multiplied: 2 for a percentage.
  private let scale: UInt8

  /// Creates the properties of a format; returns `nil` if the format or the locale is not
  /// supported.
  ///
  /// - Parameters:
  ///   - form: The format.
  ///   - locale: The locale.
  ///   - hasCategories: Whether the affixes depend on the plural category.
  init?(_ form: NumberForm, locale: String, hasCategories: Bool) {
    guard form.number.rounding == .halfToEven, form.number.grouping != .always,
      let digits = form.fractionDigits,
      let scale = form.number.notation.scale,
      digits.lowerBound >= 0, digits.upperBound <= FixedDecimal.maximumFractionDigits - scale,
      let writer = DecimalWriter.shared(locale: locale)
    else { return nil }
    self.writer = writer
    self.scale = UInt8(scale)
    leastFractionDigits = UInt8(digits.lowerBound)
    mostFractionDigits = UInt8(digits.upperBound)
    isGrouped = form.number.grouping != .never
    rules = hasCategories ? try? PluralRules.shared(languageTag: locale) : nil
  }

  /// Returns a number as it is displayed; `nil` if it has too many digits.
  func shown(_ number: Double) -> FixedDecimal? {
    let scale = Int(scale)
    let digits = (Int(leastFractionDigits) + scale)...(Int(mostFractionDigits) + scale)
    return FixedDecimal(rounding: number, fractionDigits: digits)?
      .multiplied(byPowerOfTen: scale)
  }

  /// Returns an integer as it is displayed; `nil` if it has too many digits.
  func shown(_ number: Int64) -> FixedDecimal? {
    FixedDecimal(number, fractionDigits: Int(leastFractionDigits + scale))?
      .multiplied(byPowerOfTen: Int(scale))
  }

  /// The number of positions for affixes.
  var placeCount: Int {
    rules == nil ? signCount : signCount * (1 + PluralCategory.allCases.count)
  }

  /// The positions of numbers without categories; empty if categories matter.
  static var withoutCategory: [NumberAffixes?] { [nil, nil, nil, nil] }

  /// Returns the position of the affixes of a number by its sign and category; less than
  /// ``placeCount``.
  func place(of number: FixedDecimal) -> Int {
    let sign = (number.isNegative ? 1 : 0) + (number.isZero ? 2 : 0)
    guard let rules else { return sign }
    return signCount * (1 + rules.category(for: PluralOperands(number)).place) + sign
  }
}

extension NumberStyle.Notation {
  /// The power of ten by which numbers are multiplied; `nil` if they are also written in another
  /// notation.
  fileprivate var scale: Int? {
    switch self {
    case .decimal: 0
    case .percent: 2
    case .scientific, .compact: nil
    }
  }
}

extension PluralCategory {
  /// The position among the categories.
  fileprivate var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// Positive and negative numbers, and the two zeros.
private let signCount = 4
