/// A decimal number with so many digits behind the mark, as it is shown: "72.50" is not "72.5".
///
/// ```swift
/// FixedDecimal(rounding: 72.25, fractionDigits: 1...1)  // 72.2
/// FixedDecimal(rounding: 72, fractionDigits: 0...3)     // 72
/// ```
package struct FixedDecimal: Hashable, Sendable {
  /// Whether there is a sign, which a zero may have too.
  package let isNegative: Bool
  /// All digits, without a mark and a sign.
  package let significand: UInt64
  /// How many of the digits stand behind the mark, 0 to ``maximumFractionDigits``.
  package let fractionDigits: Int

  /// The greatest number of digits behind the mark.
  package static let maximumFractionDigits = 15

  /// Takes digits as they are.
  ///
  /// - Parameters:
  ///   - significand: all digits.
  ///   - fractionDigits: how many of them stand behind the mark, 0 to ``maximumFractionDigits``.
  ///   - isNegative: whether the number has a sign.
  package init(significand: UInt64, fractionDigits: Int = 0, isNegative: Bool = false) {
    self.significand = significand
    self.fractionDigits = fractionDigits
    self.isNegative = isNegative
  }

  /// Takes a whole number.
  package init(_ number: Int64) {
    self.init(significand: number.magnitude, isNegative: number < 0)
  }

  /// Rounds a number to the digits that are shown, a half to the even digit, as ICU does.
  ///
  /// What is rounded are the fewest digits that mean the number: 0.285 has a half to round, although the
  /// nearest binary fraction lies below it. The decimal is nil for a number that is not finite, or has too
  /// many digits for 64 bits.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - digits: the least and the greatest number of digits behind the mark.
  package init?(rounding number: Double, fractionDigits digits: ClosedRange<Int>) {
    guard digits.lowerBound >= 0, digits.upperBound <= Self.maximumFractionDigits,
      number.isFinite,
      let rounded = Self.quicklyRounded(number.magnitude, fractionDigits: digits.upperBound)
        ?? ShortestDigits(of: number.magnitude)?.rounded(fractionDigits: digits)
    else { return nil }
    var (significand, count) = rounded
    while count > digits.lowerBound, significand % 10 == 0 {
      significand /= 10
      count -= 1
    }
    self.init(
      significand: significand,
      fractionDigits: count,
      isNegative: number.sign == .minus
    )
  }

  /// Rounds the exact value of a binary fraction, a half to the even digit, as printf does.
  ///
  /// 0.15, which lies a little below, becomes 0.1 here, and 0.2 by its fewest digits. The decimal is nil
  /// for a number that is not finite, or is too large to tell.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - fractionDigits: the digits behind the mark.
  package init?(roundingBinaryValueOf number: Double, fractionDigits: Int) {
    guard (0...Self.maximumFractionDigits).contains(fractionDigits), number.isFinite else {
      return nil
    }
    let unit = doublePowersOfTen[fractionDigits]
    let scaled = number.magnitude * unit
    guard scaled < greatestQuickProduct else { return nil }
    let whole = scaled.rounded(.down)
    // What the product lost by rounding, exactly; so is the difference of two so near numbers.
    let lost = (-scaled).addingProduct(number.magnitude, unit)
    let aboveHalf = scaled - whole - 0.5
    let significand = UInt64(whole)
    let isTie = aboveHalf == 0 && lost == 0
    // A loss is far smaller than any difference that is not zero.
    let isAbove = aboveHalf == 0 ? lost > 0 : aboveHalf > 0
    self.init(
      significand: significand + (isAbove || isTie && significand & 1 == 1 ? 1 : 0),
      fractionDigits: fractionDigits,
      isNegative: number.sign == .minus
    )
  }

  /// Returns a whole number with zeros behind the mark.
  ///
  /// It is nil when the digits are more than 64 bits hold.
  package init?(_ number: Int64, fractionDigits: Int) {
    guard (0...Self.maximumFractionDigits).contains(fractionDigits) else { return nil }
    let (significand, isTooLarge) = number.magnitude
      .multipliedReportingOverflow(by: Self.powerOfTen(fractionDigits))
    guard !isTooLarge else { return nil }
    self.init(significand: significand, fractionDigits: fractionDigits, isNegative: number < 0)
  }

  /// Returns the number times a power of ten, with as many digits less behind the mark.
  ///
  /// - Precondition: there are so many digits behind the mark.
  package func multiplied(byPowerOfTen exponent: Int) -> FixedDecimal {
    precondition(exponent >= 0 && exponent <= fractionDigits, "digits behind the mark")
    return FixedDecimal(
      significand: significand,
      fractionDigits: fractionDigits - exponent,
      isNegative: isNegative
    )
  }

  /// The significand of 1: ten to the power of ``fractionDigits``.
  var fractionUnit: UInt64 { Self.powerOfTen(fractionDigits) }

  /// Whether all digits are zero.
  package var isZero: Bool { significand == 0 }
}

extension FixedDecimal {
  /// Returns ten to a power from 0 to 19.
  static func powerOfTen(_ exponent: Int) -> UInt64 { powersOfTen[exponent] }

  /// Returns the digits of a number where binary fractions are near enough to tell them.
  private static func quicklyRounded(
    _ magnitude: Double,
    fractionDigits: Int
  ) -> (significand: UInt64, fractionDigits: Int)? {
    let scaled = magnitude * doublePowersOfTen[fractionDigits]
    let whole = scaled.rounded(.down)
    let excess = scaled - whole
    // The product is off by less than a thousandth: only near a half does that matter.
    guard scaled < greatestQuickProduct, abs(excess - 0.5) > 0.01 else { return nil }
    return (UInt64(whole) + (excess > 0.5 ? 1 : 0), fractionDigits)
  }
}

/// Two to the power of 42: below it a product of two numbers is exact to about 0.0005.
private let greatestQuickProduct = 4_398_046_511_104.0

// Written out, they are data of the program and need not be made at the first use.

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

private let doublePowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

/// The fewest decimal digits that are read as a certain `Double` and no other.
///
/// Source: what `Double.description` prints, and ICU takes from the library double-conversion.
struct ShortestDigits {
  /// The digits without a mark.
  private var digits: UInt64 = 0
  /// The power of ten of the last digit.
  private var exponent = 0

  /// Takes the digits of a number that is finite and not below zero.
  ///
  /// - Returns: nil when the digits are more than 64 bits hold.
  init?(of magnitude: Double) {
    var isBehindMark = false
    var utf8 = magnitude.description.utf8[...]
    while let byte = utf8.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isBehindMark = true
      case UInt8(ascii: "e"):
        guard let power = Int(Substring(utf8)) else { return nil }
        exponent += power
        return
      default:
        let (product, isProductTooLarge) = digits.multipliedReportingOverflow(by: 10)
        let (sum, isSumTooLarge) = product.addingReportingOverflow(UInt64(byte & 0xF))
        guard !isProductTooLarge, !isSumTooLarge else { return nil }
        digits = sum
        if isBehindMark { exponent -= 1 }
      }
    }
  }

  /// Returns the digits with so many of them behind the mark, a half rounded to the even digit.
  ///
  /// - Parameter fractionDigits: the least and the greatest number of digits behind the mark.
  /// - Returns: all digits and how many of them stand behind the mark; nil when they are more than 64
  ///   bits hold.
  func rounded(
    fractionDigits: ClosedRange<Int>
  ) -> (significand: UInt64, fractionDigits: Int)? {
    let count = min(max(-exponent, fractionDigits.lowerBound), fractionDigits.upperBound)
    return significand(fractionDigits: count).map { ($0, count) }
  }

  private func significand(fractionDigits: Int) -> UInt64? {
    guard digits > 0 else { return 0 }
    let shift = exponent + fractionDigits
    if shift >= 0 {
      guard shift <= greatestShift else { return nil }
      let unit = FixedDecimal.powerOfTen(shift)
      let (product, isTooLarge) = digits.multipliedReportingOverflow(by: unit)
      return isTooLarge ? nil : product
    }
    guard -shift <= greatestShift else { return 0 }
    let unit = FixedDecimal.powerOfTen(-shift)
    let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: unit)
    let half = unit / 2
    let isRoundedUp = remainder > half || remainder == half && quotient & 1 == 1
    return quotient + (isRoundedUp ? 1 : 0)
  }
}

/// The greatest power of ten in 64 bits.
private let greatestShift = 19
