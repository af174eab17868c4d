internal import ICU

/// A form of numbers that was learned from ICU's texts, and is written without a call to ICU.
///
/// What can be learned are digits between two texts that depend on the sign and the plural category alone.
/// What was learned is tried against more of ICU's texts before it is used.
struct LearnedNumberForm: Sendable {
  private let writer: DecimalWriter
  private let rules: PluralRules?
  private let fractionDigits: ClosedRange<Int>
  /// The power of ten that a number is multiplied by: 2 for a percentage.
  private let scale: Int
  private let isGrouped: Bool
  /// The affixes by sign and category; nil for those that no sample showed.
  private var affixes: [NumberAffixes?]

  /// Learns a form; nil when the form or the locale is not to be learned.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - locale: the locale.
  ///   - reference: ICU's format of both.
  init?(_ form: NumberForm, locale: String, reference: DecimalFormat) {
    guard form.number.rounding == .toNearestOrEven, form.number.grouping != .always,
      case .fractionDigits(let digits) = form.number.precision,
      let scale = form.number.notation.scale,
      digits.lowerBound >= 0, digits.upperBound <= FixedDecimal.maximumFractionDigits - scale,
      let writer = DecimalWriter.shared(locale: locale)
    else { return nil }
    self.writer = writer
    self.scale = scale
    fractionDigits = digits
    isGrouped = form.number.grouping != .never
    // A number without a unit looks the same in each category.
    rules = form.unit == nil ? nil : try? PluralRules.shared(languageTag: locale)
    affixes = Array(repeating: nil, count: signCount * (1 + PluralCategory.allCases.count))
    for sample in samples { learn(from: sample, reference) }
    for sample in samples {
      guard let text = text(of: sample), text == (try? reference.string(from: sample)) else {
        return nil
      }
    }
  }

  /// Returns the text of a number; nil when it has too many digits, or a category that is not known.
  func text(of number: Double) -> String? {
    let digits = (fractionDigits.lowerBound + scale)...(fractionDigits.upperBound + scale)
    return FixedDecimal(rounding: number, fractionDigits: digits)
      .flatMap { text(ofShown: $0.multiplied(byPowerOfTen: scale)) }
  }

  /// Returns the text of a whole number; nil when it has too many digits, or a category that is not
  /// known.
  func text(of number: Int64) -> String? {
    FixedDecimal(number, fractionDigits: fractionDigits.lowerBound + scale)
      .flatMap { text(ofShown: $0.multiplied(byPowerOfTen: scale)) }
  }

  private func text(ofShown number: FixedDecimal) -> String? {
    guard let affixes = affixes[place(of: number)] else { return nil }
    return writer.text(of: number, isGrouped: isGrouped, between: affixes)
  }
}

extension LearnedNumberForm {
  /// Learns the affixes of a sample's sign and category.
  private mutating func learn(from sample: Double, _ reference: DecimalFormat) {
    let digits = (fractionDigits.lowerBound + scale)...(fractionDigits.upperBound + scale)
    guard let decimal = FixedDecimal(rounding: sample, fractionDigits: digits),
      let text = try? reference.string(from: sample)
    else { return }
    let shown = decimal.multiplied(byPowerOfTen: scale)
    let unsigned = FixedDecimal(
      significand: shown.significand,
      fractionDigits: shown.fractionDigits
    )
    let body = writer.text(of: unsigned, isGrouped: isGrouped)
    if affixes[place(of: shown)] == nil {
      affixes[place(of: shown)] = NumberAffixes(of: text, around: body)
    }
  }

  /// Returns where the affixes of a number stand.
  private func place(of number: FixedDecimal) -> Int {
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

/// Numbers of all signs and categories, with halves to round and groups to mark.
private let samples: [Double] =
  [0, 0.04, 0.5, 1, 1.05, 1.5, 2, 3, 5, 6, 11, 20, 21, 72.25, 99.95, 100, 1234.5, 12_345.6, 1e6]
  .flatMap { [$0, -$0] }
