internal import ICU

/// A form of numbers that was learned from ICU, and is written without a call to ICU.
///
/// What can be learned are digits between two texts that depend on the sign and the plural category alone.
final class LearnedNumberForm: NumberFormWriter {
  private let shape: NumberShape
  /// The affixes by sign and category; nil for those that no sample showed.
  private let affixes: [NumberAffixes?]

  /// Reads a form from ICU's data; nil when it is none of the plainest: digits with a unit that is cut short,
  /// or without one.
  init?(_ form: NumberForm, locale: String) {
    guard form.isPlain, let around = form.affixes(in: locale),
      let shape = NumberShape(form, locale: locale, hasCategories: around.count > 1)
    else { return nil }
    self.shape = shape
    // Without categories there are the signs alone.
    var affixes: [NumberAffixes?] = around.count > 1 ? NumberShape.withoutCategory : []
    for positive in around {
      let negative = positive.withSign(shape.writer.minus)
      affixes += [positive, negative, positive, negative]
    }
    self.affixes = affixes
  }

  /// Learns a form from ICU's texts, and tries it against more of them; nil when the form or the locale is
  /// not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - reference: ICU's format of both.
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

  /// Returns the text of a number; nil when it has too many digits, or a category that is not known.
  func text(of number: Double) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  /// Returns the text of a whole number; nil when it has too many digits, or a category that is not
  /// known.
  func text(of number: Int64) -> String? {
    guard let shown = shape.shown(number) else { return nil }
    return text(ofShown: shown)
  }

  private func text(ofShown number: FixedDecimal) -> String? {
    guard let affixes = affixes[shape.place(of: number)] else { return nil }
    return shape.writer.text(of: number, isGrouped: shape.isGrouped, between: affixes)
  }

  /// Returns what stands around the digits of the samples.
  private static func affixes(
    of shape: NumberShape,
    _ reference: DecimalFormat
  ) -> [NumberAffixes?] {
    var affixes = [NumberAffixes?](repeating: nil, count: NumberShape.placeCount)
    for sample in samples {
      guard let shown = shape.shown(sample), affixes[shape.place(of: shown)] == nil,
        let text = try? reference.string(from: sample)
      else { continue }
      let unsigned = FixedDecimal(
        significand: shown.significand,
        fractionDigits: shown.fractionDigits
      )
      let digits = shape.writer.text(of: unsigned, isGrouped: shape.isGrouped)
      affixes[shape.place(of: shown)] = NumberAffixes(of: text, around: digits)
    }
    return affixes
  }
}

extension NumberForm {
  /// Whether it is digits alone, or with a unit that is cut short.
  fileprivate var isPlain: Bool {
    number.notation == .decimal && number.sign == .automatic && (unit == nil || width == .short)
  }

  /// Returns what stands around digits above zero, as ICU's data has it: one for all of them, or one for each
  /// plural category; nil for a unit of which no kind is known.
  fileprivate func affixes(in locale: String) -> [NumberAffixes]? {
    guard let unit else { return [NumberAffixes(prefix: [], suffix: [])] }
    return Self.kind(ofUnit: unit)
      .flatMap {
        NumberAffixes.ofUnit(unit, kind: $0, locale: locale)
      }
  }
}

/// Numbers of all signs and categories, with halves to round and groups to mark.
private let samples: [Double] =
  [0, 0.04, 0.5, 1, 1.05, 1.5, 2, 3, 5, 6, 11, 20, 21, 72.25, 99.95, 100, 1234.5, 12_345.6, 1e6]
  .flatMap { [$0, -$0] }

/// What has to be known of a form of numbers before its affixes can be learned.
struct NumberShape: Sendable {
  /// What writes the digits.
  let writer: DecimalWriter
  /// Whether groups of digits are marked where the locale does so.
  let isGrouped: Bool
  /// The rules that choose the form of the unit; nil for a number without one.
  private let rules: PluralRules?
  private let fractionDigits: ClosedRange<Int>
  /// The power of ten that a number is multiplied by: 2 for a percentage.
  private let scale: Int

  /// Takes a form; nil when it or its locale is not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - hasCategories: whether what stands around the digits depends on their plural category.
  init?(_ form: NumberForm, locale: String, hasCategories: Bool) {
    guard form.number.rounding == .halfToEven, form.number.grouping != .always,
      case .fractionDigits(let digits) = form.number.precision,
      let scale = form.number.notation.scale,
      digits.lowerBound >= 0, digits.upperBound <= FixedDecimal.maximumFractionDigits - scale,
      let writer = DecimalWriter.shared(locale: locale)
    else { return nil }
    self.writer = writer
    self.scale = scale
    fractionDigits = digits
    isGrouped = form.number.grouping != .never
    rules = hasCategories ? try? PluralRules.shared(languageTag: locale) : nil
  }

  /// Returns a number as it is shown; nil when it has too many digits.
  func shown(_ number: Double) -> FixedDecimal? {
    let digits = (fractionDigits.lowerBound + scale)...(fractionDigits.upperBound + scale)
    return FixedDecimal(rounding: number, fractionDigits: digits)?
      .multiplied(byPowerOfTen: scale)
  }

  /// Returns a whole number as it is shown; nil when it has too many digits.
  func shown(_ number: Int64) -> FixedDecimal? {
    FixedDecimal(number, fractionDigits: fractionDigits.lowerBound + scale)?
      .multiplied(byPowerOfTen: scale)
  }

  /// The number of places.
  static let placeCount = signCount * (1 + PluralCategory.allCases.count)

  /// The places of numbers where categories do not matter, empty where they do.
  static var withoutCategory: [NumberAffixes?] { [nil, nil, nil, nil] }

  /// Returns where the affixes of a number stand, by its sign and category; below ``placeCount``.
  func place(of number: FixedDecimal) -> Int {
    let sign = (number.isNegative ? 1 : 0) + (number.isZero ? 2 : 0)
    guard let rules else { return sign }
    return signCount * (1 + rules.category(for: PluralOperands(number)).place) + sign
  }
}

extension NumberStyle.Notation {
  /// The power of ten that numbers are multiplied by; nil when they are written in another way too.
  fileprivate var scale: Int? {
    switch self {
    case .decimal: 0
    case .percent: 2
    case .scientific, .compact: nil
    }
  }
}

extension PluralCategory {
  /// The place among the categories.
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

/// Above and below zero, and the two zeros.
private let signCount = 4
