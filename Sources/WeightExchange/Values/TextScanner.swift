/// A scanner over the bytes of a short string.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the scanner is at the end.
  var isAtEnd: Bool { offset == bytes.count }

  /// Skips a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Skips the next byte if it is one of several.
  mutating func skip(oneOf choices: String) -> UInt8? {
    guard let next, choices.utf8.contains(next) else { return nil }
    offset += 1
    return next
  }

  /// Skips whitespace, including non-breaking spaces.
  mutating func skipWhitespace() {
    while let next {
      if next == UInt8(ascii: " ") {
        offset += 1
      } else if bytes[offset...].starts(with: [0xC2, 0xA0]) {
        offset += 2
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xAF]) {
        offset += 3
      } else {
        return
      }
    }
  }

  /// Reads letters; none if the next character is not a letter.
  mutating func word() -> String {
    let start = offset
    while let next, next >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20 {
      // Non-breaking spaces are not letters.
      if bytes[offset...].starts(with: [0xC2, 0xA0])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xAF])
      {
        break
      }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads digits.
  ///
  /// - Returns: Their value and their number, or `nil` if there are none or more than `limit`.
  mutating func number(limit: Int) -> (value: Int, width: Int)? {
    let start = offset
    var value = 0
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      guard offset - start < limit else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      offset += 1
    }
    return offset > start ? (value, offset - start) : nil
  }
}
