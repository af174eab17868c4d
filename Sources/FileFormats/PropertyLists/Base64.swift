/// The Base64 encoding of data in XML property lists and Interface Builder documents.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Returns the Base64 encoding of bytes.
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        let isPadding = position > group.count
        text.append(isPadding ? UInt8(ascii: "=") : digits[bits >> (18 - 6 * position) & 0x3F])
      }
    }
    return text
  }

  /// Decodes Base64, ignoring whitespace.
  ///
  /// - Parameters:
  ///   - text: The digits.
  ///   - allowsMissingPadding: Whether the padding may be missing.
  /// - Returns: The bytes; `nil` if there are other characters.
  package static func bytes(
    _ text: some Sequence<UInt8>,
    allowsMissingPadding: Bool = false
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits = 0
    var bitCount = 0
    var paddingCount = 0
    var digitCount = 0
    for character in text where character > 0x20 {
      digitCount += 1
      if character == UInt8(ascii: "=") {
        paddingCount += 1
        continue
      }
      guard paddingCount == 0, let digit = value(of: character) else { return nil }
      bits = (bits << 6 | digit) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(bits >> bitCount & 0xFF))
      }
    }
    // A single digit after the last group is less than a byte.
    if allowsMissingPadding, paddingCount == 0, digitCount % 4 != 1 { return bytes }
    return digitCount.isMultiple(of: 4) && paddingCount < 3 ? bytes : nil
  }

  private static func value(of character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
