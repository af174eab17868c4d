import Localization

/// The options of numbers, by their names in the output.
private let signs: KeyValuePairs<String, NumberStyle.SignStyle> = [
  "automatic": .automatic, "always": .always, "never": .never, "exceptZero": .exceptZero,
  "negative": .negative,
]
private let groupings: KeyValuePairs<String, NumberStyle.Grouping> = [
  "automatic": .automatic, "automatic": .automatic, "never": .never, "always": .always,
]
private let roundings: KeyValuePairs<String, FloatingPointRoundingRule> = [
  "halfEven": .toNearestOrEven, "halfEven": .toNearestOrEven, "halfEven": .toNearestOrEven,
  "halfUp": .toNearestOrAwayFromZero, "ceiling": .up, "floor": .down, "down": .towardZero,
  "up": .awayFromZero,
]

/// A number style, and the fields that describe it in the output.
struct DescribedNumber {
  let style: NumberStyle
  let fields: [String]
}

extension CaseWriter {
  /// Returns a number style, most often a simple one.
  mutating func numberStyle() -> DescribedNumber {
    let (name, base) = notation()
    var (style, precision) = (base, "usual")
    if name != "compactShort" && name != "compactLong" || chance(0.3) {
      let least = number(0...2)
      if chance(0.75) {
        let digits = least...(chance(0.6) ? least : least + number(0...4))
        precision = "fraction:\(digits.lowerBound)-\(digits.upperBound)"
        style = style.fractionDigits(digits)
      } else {
        let digits = (least + 1)...(least + 1 + number(0...4))
        precision = "significant:\(digits.lowerBound)-\(digits.upperBound)"
        style = style.significantDigits(digits)
      }
    }
    guard chance(0.5) else {
      return DescribedNumber(
        style: style,
        fields: [name, precision, "automatic", "automatic", "halfEven"]
      )
    }
    let (grouping, sign, rounding) = (
      pick(named: groupings), pick(named: signs), pick(named: roundings)
    )
    return DescribedNumber(
      style: style.grouping(grouping.1).sign(sign.1).rounded(rounding.1),
      fields: [name, precision, grouping.0, sign.0, rounding.0]
    )
  }

  private mutating func notation() -> (String, NumberStyle) {
    pick(named: [
      "decimal": .number, "decimal": .number, "decimal": .number, "percent": .percent,
      "scientific": .scientific(), "compactShort": .compact(.short), "compactLong": .compact(.long),
    ])
  }
}

/// Writes numbers in one style and locale.
func numberCases(_ writer: inout CaseWriter) {
  let (described, locale) = (writer.numberStyle(), writer.pick(locales))
  for _ in 0..<40 {
    let value = writer.decimal(greatest: 1e15)
    let text = described.style.format(value, locale: FormatLocale(locale))
    writer.write("number", locale, described.fields + ["\(value)"], text)
  }
}

/// Writes integers in one style and locale, including those beyond 53 bits.
func wholeNumberCases(_ writer: inout CaseWriter) {
  let (described, locale) = (writer.numberStyle(), writer.pick(locales))
  func write(_ number: some FixedWidthInteger) {
    let text = described.style.format(number, locale: FormatLocale(locale))
    writer.write("integer", locale, described.fields + ["\(number)"], text)
  }
  for _ in 0..<40 {
    let bits = writer.number(0...62)
    switch writer.number(0...5) {
    case 0: write(UInt64(writer.number(0...Int.max)) &+ UInt64(Int.max))
    case 1: write(UInt128(UInt64.max) * UInt128(writer.number(1...Int.max)))
    case 2: write(-writer.number(0...1 << bits))
    default: write(writer.number(0...1 << bits))
    }
  }
}
