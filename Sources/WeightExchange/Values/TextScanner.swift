/// Takes a short text apart from its start on.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether all has been read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Moves behind a byte, if it comes next.
  mutating func moveBehind(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Moves behind the next byte, if it is one of some.
  mutating func moveBehind(oneOf choices: String) -> UInt8? {
    guard let next, choices.utf8.contains(next) else { return nil }
    offset += 1
    return next
  }

  /// Moves behind blanks, those that do not break among them.
  mutating func skipBlanks() {
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

  /// Reads digits.
  ///
  /// - Returns: Their value and how many there are; `nil` if there are none, or more than `limit`.
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
