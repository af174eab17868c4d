/// What plural rules look at in a number: the operands of the CLDR.
///
/// Source: Unicode Technical Standard 35, part 3, "Plural Operand Meanings".
///
/// ```swift
/// PluralOperands(FixedDecimal(significand: 150, fractionDigits: 2))  // 1.50: i 1, f 50, t 5, v 2, w 1
/// ```
package struct PluralOperands: Hashable, Sendable {
  /// `i`: the digits before the mark.
  package let integer: UInt64
  /// `f`: the digits behind the mark, as a number.
  package let fraction: UInt64
  /// `v`: how many digits are shown behind the mark.
  package let fractionDigits: Int
  /// `c` and `e`: the power of ten of a compact form, 6 in "1.2 million".
  package let exponent: Int

  /// Takes a whole number, whose sign does not count.
  package init(_ number: Int64) {
    integer = number.magnitude
    fraction = 0
    fractionDigits = 0
    exponent = 0
  }

  /// Takes a number as it is shown.
  ///
  /// - Parameters:
  ///   - number: the number; its sign does not count. A compact one is given in full: 1,200,000.
  ///   - exponent: the power of ten that a compact form leaves out.
  package init(_ number: FixedDecimal, exponent: Int = 0) {
    let unit = number.fractionUnit
    integer = number.significand / unit
    fraction = number.significand % unit
    fractionDigits = number.fractionDigits
    self.exponent = exponent
  }

  /// The number itself; digits that a `Double` does not hold are lost.
  var value: Double {
    Double(integer) + Double(fraction) / Double(FixedDecimal.powerOfTen(fractionDigits))
  }

  /// `t`: the digits behind the mark without the zeros at their end, as a number.
  var significantFraction: UInt64 {
    guard fraction > 0 else { return 0 }
    var rest = fraction
    while rest % 10 == 0 { rest /= 10 }
    return rest
  }

  /// `w`: how many digits are shown behind the mark, without the zeros at their end.
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
