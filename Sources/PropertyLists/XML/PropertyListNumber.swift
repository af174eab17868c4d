/// Numbers as property lists in XML write them.
enum PropertyListNumber {
  /// Returns a whole number, decimal or hexadecimal; `nil` if it is none or too large.
  static func integer(_ text: String) -> Int64? {
    let text = text.filter { !$0.isWhitespace }
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - digits.count <= 1 else { return nil }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      guard let value = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
      return isNegative ? Int64(exactly: value).map { -$0 } : Int64(exactly: value)
    }
    return Int64(text)
  }

  /// Returns a number; `nil` if it is none.
  static func real(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    switch text {
    case "+infinity", "infinity", "inf", "+inf": return .infinity
    case "-infinity", "-inf": return -.infinity
    case "nan": return .nan
    default: return Double(text)
    }
  }

  /// Returns a number as it is written.
  static func text(_ real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    return real.description
  }
}
