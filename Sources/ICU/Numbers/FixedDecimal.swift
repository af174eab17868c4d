/// A decimal number with a fixed number of fraction digits: "72.50" is not "72.5".
///
/// ```swift
/// FixedDecimal(rounding: 72.25, fractionDigits: 1...1)  // 72.2
/// FixedDecimal(rounding: 72, fractionDigits: 0...3)     // 72
/// ```
package struct FixedDecimal: Hashable, Sendable {
  /// Whether the number has a minus sign; a zero may have one too.
  package let isNegative: Bool
  /// All digits, without a separator and a sign.
  package let significand: UInt64
  /// The number of fraction digits, 0 to ``maximumFractionDigits``.
  package let fractionDigits: Int

  /// The maximum number of fraction digits.
  package static let maximumFractionDigits = 15

  /// Creates a number from its digits.
  ///
  /// - Parameters:
  ///   - significand: All digits.
  ///   - fractionDigits: The number of fraction digits, 0 to ``maximumFractionDigits``.
  ///   - isNegative: Whether the number has a minus sign.
  package init(significand: UInt64, fractionDigits: Int = 0, isNegative: Bool = false) {
    self.significand = significand
    self.fractionDigits = fractionDigits
    self.isNegative = isNegative
  }

  /// Creates a number from an integer.
  package init(_ number: Int64) {
    self.init(significand: number.magnitude, isNegative: number < 0)
  }

  /// Rounds a number to a number of fraction digits.
  ///
  /// Like ICU, it rounds a half to the even digit.
  ///
  /// The shortest digits that represent the number are rounded: 0.285 contains a half, although the
  /// nearest binary fraction is below it. The result is `nil` if the number is not finite, or if
  /// its digits exceed 64 bits.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - digits: The minimum and maximum number of fraction digits.
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

  /// Rounds the exact value of a binary fraction.
  ///
  /// Like printf, it rounds a half to the even digit.
  ///
  /// 0.15 is slightly below the half and becomes 0.1; its shortest digits would be rounded to 0.2.
  /// The result is `nil` if the number is not finite, or too large.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - fractionDigits: The number of fraction digits.
  package init?(roundingBinaryValueOf number: Double, fractionDigits: Int) {
    guard (0...Self.maximumFractionDigits).contains(fractionDigits), number.isFinite else {
      return nil
    }
    let unit = doublePowersOfTen[fractionDigits]
    let scaled = number.magnitude * unit
    guard scaled < greatestQuickProduct else { return nil }
    let whole = scaled.rounded(.down)
    // The exact rounding error of the product. The difference of two close numbers is exact as
    // well.
    let lost = (-scaled).addingProduct(number.magnitude, unit)
    let aboveHalf = scaled - whole - 0.5
    let significand = UInt64(whole)
    let isTie = aboveHalf == 0 && lost == 0
    // The error is far smaller than any difference that is not zero.
    let isAbove = aboveHalf == 0 ? lost > 0 : aboveHalf > 0
    self.init(
      significand: significand + (isAbove || isTie && significand & 1 == 1 ? 1 : 0),
      fractionDigits: fractionDigits,
      isNegative: number.sign == .minus
    )
  }

  /// Creates an integer with zeros as fraction digits.
  ///
  /// The result is `nil` if its digits exceed 64 bits.
  package init?(_ number: Int64, fractionDigits: Int) {
    guard (0...Self.maximumFractionDigits).contains(fractionDigits) else { return nil }
    let (significand, isTooLarge) = number.magnitude
      .multipliedReportingOverflow(by: Self.powerOfTen(fractionDigits))
    guard !isTooLarge else { return nil }
    self.init(significand: significand, fractionDigits: fractionDigits, isNegative: number < 0)
  }

  /// Returns the number times a power of ten, with that many fraction digits less.
  ///
  /// - Precondition: The number has at least as many fraction digits.
  package func multiplied(byPowerOfTen exponent: Int) -> FixedDecimal {
    precondition(exponent >= 0 && exponent <= fractionDigits, "there are that many fraction digits")
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

  /// Returns the digits of a number if binary fractions are precise enough.
  private static func quicklyRounded(
    _ magnitude: Double,
    fractionDigits: Int
  ) -> (significand: UInt64, fractionDigits: Int)? {
    let scaled = magnitude * doublePowersOfTen[fractionDigits]
    let whole = scaled.rounded(.down)
    let excess = scaled - whole
    // The error of the product is below a thousandth. It matters only near a half.
    guard scaled < greatestQuickProduct, abs(excess - 0.5) > 0.01 else { return nil }
    return (UInt64(whole) + (excess > 0.5 ? 1 : 0), fractionDigits)
  }
}

/// Two to the power of 42.
///
/// Below it, a product of two numbers is exact to about 0.0005.
private let greatestQuickProduct = 4_398_046_511_104.0

// Written out, they are static data, and need not be computed on first use.

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

private let doublePowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

/// The shortest decimal digits that identify a `Double`.
///
/// Source: the output of `Double.description`, which is also that of double-conversion, the library
/// in ICU.
struct ShortestDigits {
  /// The digits without a separator.
  private var digits: UInt64 = 0
  /// The power of ten of the last digit.
  private var exponent = 0

  /// Determines the digits of a number that is finite and not negative.
  ///
  /// - Returns: `nil` if the digits exceed 64 bits.
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

  /// Returns the digits, rounded to a number of fraction digits; a half is rounded to the even
  /// digit.
  ///
  /// - Parameter fractionDigits: The minimum and maximum number of fraction digits.
  /// - Returns: All digits and the number of fraction digits; `nil` if the digits exceed 64 bits.
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
