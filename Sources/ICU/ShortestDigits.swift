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
