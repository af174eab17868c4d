/// An exact decimal number in the format of programs: `72.5`, `7.25e1`.
struct RawNumber: Hashable {
  /// The digits as an integer.
  private var digits: Int64 = 0
  /// The power of ten by which the digits are multiplied.
  private var exponent = 0
  private var isNegative = false

  /// The limit for the integer to which a further digit can be added.
  private static let greatestDigits: Int64 = 100_000_000_000_000_000
  /// The largest exponent of a plausible mass.
  private static let greatestExponent = 40

  /// Parses a number up to the last character.
  ///
  /// - Returns: `nil` if the text is not a number. Insignificant digits are ignored.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.skipSign()
    guard readDigits(&rest) else { return nil }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      let isSmall = rest.skipSign()
      guard !rest.isEmpty, rest.allSatisfy(\.isDigit) else { return nil }
      let power = Int(String(decoding: rest.prefix(9), as: UTF8.self)) ?? 0
      let magnitude = rest.count > 9 ? 1_000_000_000 : power
      exponent += isSmall ? -magnitude : magnitude
    } else if !rest.isEmpty {
      return nil
    }
  }

  /// Parses digits with at most one decimal point.
  private mutating func readDigits(_ rest: inout ArraySlice<UInt8>) -> Bool {
    var count = 0
    var isFraction = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte.isDigit {
        count += 1
        if digits < Self.greatestDigits {
          digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
          exponent -= isFraction ? 1 : 0
        } else {
          exponent += isFraction ? 0 : 1
        }
      } else {
        break
      }
      rest.removeFirst()
    }
    return count > 0
  }

  /// Returns the number multiplied by a fraction and rounded, or `nil` if the result is too large.
  func times(_ factor: Int64, over divisor: Int64 = 1) -> Int64? {
    guard digits > 0 else { return 0 }
    guard exponent <= Self.greatestExponent else { return nil }
    guard exponent >= -Self.greatestExponent else { return 0 }
    var (value, divisor) = (Int128(digits) * Int128(factor), Int128(divisor))
    for _ in 0..<exponent.magnitude {
      if exponent > 0 {
        let (product, overflow) = value.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        value = product
      } else {
        let (product, overflow) = divisor.multipliedReportingOverflow(by: 10)
        guard !overflow else { return 0 }
        divisor = product
      }
    }
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    let rounded = quotient + (remainder >= divisor - remainder ? 1 : 0)
    return Int64(exactly: isNegative ? -rounded : rounded)
  }
}

extension ArraySlice<UInt8> {
  /// Skips a sign, and returns whether it is a minus sign.
  fileprivate mutating func skipSign() -> Bool {
    guard let sign = first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else {
      return false
    }
    removeFirst()
    return sign == UInt8(ascii: "-")
  }
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
