import Diagnostics

/// The search for parts of a text in JSON that are not printed as they are.
///
/// Most texts have none, and copying them is faster than looking at each scalar.
enum PlainText {
  /// The end of a part of a text that is printed as it is.
  enum Stop {
    /// The text ends.
    case end
    /// A quotation mark, a backslash or a control character follows, which JSON escapes.
    case escaped
    /// A scalar that terminals interpret follows, the start of a command of a CI system, or invalid
    /// UTF-8.
    case interpreted
  }

  /// Returns whether a text is printed as it is.
  static func isPlain(_ text: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    return skip(text, &offset) == .end
  }

  /// Moves an offset to the next byte that is not printed as it is.
  static func skip(_ text: UnsafeRawBufferPointer, _ offset: inout Int) -> Stop {
    let count = text.count
    while offset < count {
      while count - offset >= 8,
        isPlain(text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      {
        offset += 8
      }
      guard offset < count else { break }
      let byte = text[offset]
      guard byte < 0x80 else {
        guard let length = length(ofScalarAt: offset, in: text) else { return .interpreted }
        offset += length
        continue
      }
      switch byte {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): return .escaped
      case 0x7F: return .interpreted
      case UInt8(ascii: "#") where offset + 1 < count && text[offset + 1] == byte:
        return .interpreted
      default: offset += 1
      }
    }
    return .end
  }

  /// Returns whether eight bytes are all of ASCII, and none of them is escaped.
  ///
  /// Source: "Determine if a word has a byte equal to n", Bit Twiddling Hacks, Sean Eron Anderson.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones << 7
    func hasZero(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }
    let found =
      word | hasZero(word ^ (ones &* 0x22)) | hasZero(word ^ (ones &* 0x5C))
      | hasZero(word ^ (ones &* 0x23)) | hasZero(word ^ (ones &* 0x7F)) | (word &- ones &* 0x20)
    return found & high == 0
  }

  /// Returns the length of a scalar beyond ASCII; `nil` if it is interpreted, or not valid.
  @inline(__always)
  private static func length(
    ofScalarAt offset: Int,
    in text: UnsafeRawBufferPointer
  ) -> Int? {
    let first = text[offset]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first < 0xF5, text.count - offset >= length else { return nil }
    let second = text[offset + 1]
    guard second & 0xC0 == 0x80, length < 3 || text[offset + 2] & 0xC0 == 0x80,
      length < 4 || text[offset + 3] & 0xC0 == 0x80
    else { return nil }
    let isPlain =
      switch first {
      // C1 control characters, the soft hyphen
      case 0xC2: second >= 0xA0 && second != 0xAD
      // The combining grapheme joiner
      case 0xCD: second != 0x8F
      // The Arabic letter mark
      case 0xD8: second != 0x9C
      // Overlong encodings
      case 0xE0: second >= 0xA0
      // Fillers, and the selectors of Mongolian
      case 0xE1: second != 0x85 && second != 0x9E && second != 0xA0
      // Spaces of no width, separators and bidirectional controls
      case 0xE2: second & 0xFE != 0x80 || isPlainPunctuation(text[offset + 2], second)
      case 0xE3: second != 0x85
      // Variation selectors, the byte order mark, and the marks of annotations
      case 0xEF: second < 0xB8 || second == 0xBC
      // Overlong encodings, and the controls of shorthand and music
      case 0xF0: second >= 0x90 && second != 0x9B && second != 0x9D
      // Tags and variation selectors
      case 0xF3: false
      default: true
      }
    return isPlain ? length : nil
  }

  /// Returns whether a scalar from U+2000 to U+207F is not interpreted.
  private static func isPlainPunctuation(_ last: UInt8, _ second: UInt8) -> Bool {
    let value = 0x2000 + UInt32(second & 1) << 6 + UInt32(last & 0x3F)
    return Unicode.Scalar(value).map { !$0.mayBeInterpreted } ?? false
  }
}
