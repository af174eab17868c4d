/// One relation of a plural rule: "i % 10 = 2..4", "n != 1".
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Rules Syntax".
struct PluralRelation: Hashable, Sendable {
  /// What is looked at.
  let operand: Operand
  /// What it is divided by, the remainder being compared; 0 for none.
  let modulus: UInt64
  /// Whether the relation holds when the value is outside the ranges.
  let isNegated: Bool
  /// The values.
  let ranges: [ClosedRange<UInt64>]

  /// What a rule can look at, by the letters of the CLDR.
  enum Operand: Hashable, Sendable {
    /// `n`: the number itself.
    case number
    /// `i`: the digits before the mark.
    case integer
    /// `f`: the digits behind the mark.
    case fraction
    /// `t`: the digits behind the mark without the zeros at their end.
    case significantFraction
    /// `v`: how many digits are behind the mark.
    case fractionDigits
    /// `w`: how many digits are behind the mark without the zeros at their end.
    case significantFractionDigits
    /// `e`: the power of ten of a compact form.
    case exponent
    /// `c`: the same, by its newer name.
    case compactExponent

    /// Takes a letter; nil for one that the CLDR does not use.
    init?(letter: Substring) {
      switch letter {
      case "n": self = .number
      case "i": self = .integer
      case "f": self = .fraction
      case "t": self = .significantFraction
      case "v": self = .fractionDigits
      case "w": self = .significantFractionDigits
      case "e": self = .exponent
      case "c": self = .compactExponent
      default: return nil
      }
    }
  }
}
