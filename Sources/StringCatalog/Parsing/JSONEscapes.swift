/// The escapes in the strings of JSON.
enum JSONEscapes {
  /// Returns the text of a string whose escapes the scanner has found to be well-formed.
  ///
  /// Half a surrogate pair becomes U+FFFD, as there is no character that it could stand for.
  static func resolve(_ content: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var rest = content
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      text += scalar(takenFrom: &rest).utf8
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(takenFrom rest: inout ArraySlice<UInt8>) -> Character {
    let letter = rest.popFirst()
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(unicodeScalar(takenFrom: &rest))
    default: return Character(UnicodeScalar(letter ?? 0))
    }
  }

  private static func unicodeScalar(takenFrom rest: inout ArraySlice<UInt8>) -> UnicodeScalar {
    let first = codeUnit(at: rest.startIndex, in: rest)
    rest = rest.dropFirst(4)
    guard UTF16.isLeadSurrogate(first), rest.starts(with: #"\u"#.utf8) else {
      return UnicodeScalar(first) ?? "\u{FFFD}"
    }
    let second = codeUnit(at: rest.startIndex + 2, in: rest)
    guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
    rest = rest.dropFirst(6)
    return UnicodeScalar(surrogatePair: first, second) ?? "\u{FFFD}"
  }

  /// Returns the number that four hexadecimal digits write; 0 if they are no such digits.
  static func codeUnit(at offset: Int, in bytes: ArraySlice<UInt8>) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }
}
