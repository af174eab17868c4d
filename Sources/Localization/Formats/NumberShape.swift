internal import ICU

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
