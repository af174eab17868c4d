import WeightCore

/// An exact decimal number in a file.
struct DecimalNumber: Hashable {
  /// The digits as an integer.
  let digits: Int64
  /// The number of decimals.
  let scale: Int

  /// The maximum number of digits, which is sufficient for any mass.
  private static let greatestDigits = 18

  /// Parses a non-negative number up to the last character.
  ///
  /// - Returns: `nil` if the text is not a number or the number is too large. Insignificant
  ///   decimals are ignored.
  init?(_ text: Substring, mark: DecimalSeparator) {
    var digits: Int64 = 0
    var count = 0
    var scale: Int?
    var group: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if count >= Self.greatestDigits {
          guard scale != nil else { return nil }
          continue
        }
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if digits > 0 { count += 1 }
        scale = scale.map { $0 + 1 }
        group = group.map { $0 + 1 }
      case mark.byte where scale == nil && (group ?? 3) == 3:
        scale = 0
      case mark.grouping where scale == nil && digits > 0 && (group ?? 3) == 3:
        guard group != nil || digits < 1_000 else { return nil }
        group = 0
      default: return nil
      }
    }
    guard Self.beginsAndEndsWithDigit(text), scale != nil || (group ?? 3) == 3 else { return nil }
    guard (scale ?? 0) <= Self.greatestDigits else { return nil }
    self.digits = digits
    self.scale = scale ?? 0
  }

  private static func beginsAndEndsWithDigit(_ text: Substring) -> Bool {
    [text.utf8.first, text.utf8.last]
      .allSatisfy { byte in
        byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      }
  }

  /// Returns the number multiplied by an integer and rounded, or `nil` if the result is too large.
  func times(_ factor: Int64) -> Int64? {
    let divisor = Self.powerOfTen(scale)
    return Int64(exactly: (Int128(digits) * Int128(factor) + divisor / 2) / divisor)
  }

  /// Returns half a unit of the last digit multiplied by an integer; at least 0.
  func rounding(_ factor: Int64) -> Int64 {
    Int64(Int128(factor) / (2 * Self.powerOfTen(scale)))
  }

  private static func powerOfTen(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

/// The decimal separator of a number.
package enum DecimalSeparator: String, Hashable, Sendable, CaseIterable {
  /// A comma, as in Spain.
  case comma
  /// A point, as in programs.
  case point

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .point: UInt8(ascii: ".")
    }
  }

  /// The corresponding grouping separator.
  var grouping: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ".")
    case .point: UInt8(ascii: ",")
    }
  }
}
