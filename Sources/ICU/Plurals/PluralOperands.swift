/// The operands of a number in plural rules of the CLDR.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
///
/// ```swift
/// PluralOperands(FixedDecimal(significand: 150, fractionDigits: 2))  // 1.50: i 1, f 50, t 5, v 2, w 1
/// ```
package struct PluralOperands: Hashable, Sendable {
  /// `i`: the integer digits.
  package let integer: UInt64
  /// `f`: the visible fraction digits, as a number.
  package let fraction: UInt64
  /// `v`: the number of visible fraction digits.
  package let fractionDigits: Int
  /// `c` and `e`: the power of ten of a compact number, 6 in "1.2 million".
  package let exponent: Int

  /// Creates the operands of an integer; its sign is ignored.
  package init(_ number: Int64) {
    integer = number.magnitude
    fraction = 0
    fractionDigits = 0
    exponent = 0
  }

  /// Creates the operands of a number as it is displayed.
  ///
  /// - Parameters:
  ///   - number: The number; its sign is ignored. A compact one is given in full: 1,200,000.
  ///   - exponent: The power of ten that a compact format omits.
  package init(_ number: FixedDecimal, exponent: Int = 0) {
    let unit = number.fractionUnit
    integer = number.significand / unit
    fraction = number.significand % unit
    fractionDigits = number.fractionDigits
    self.exponent = exponent
  }

  /// The number itself; digits beyond the precision of a `Double` are lost.
  var value: Double {
    Double(integer) + Double(fraction) / Double(FixedDecimal.powerOfTen(fractionDigits))
  }

  /// `t`: the fraction digits without trailing zeros, as a number.
  var significantFraction: UInt64 {
    guard fraction > 0 else { return 0 }
    var rest = fraction
    while rest % 10 == 0 { rest /= 10 }
    return rest
  }

  /// `w`: the number of fraction digits without trailing zeros.
  var significantFractionDigits: Int {
    guard fraction > 0 else { return 0 }
    var (rest, digits) = (fraction, fractionDigits)
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    return digits
  }
}
