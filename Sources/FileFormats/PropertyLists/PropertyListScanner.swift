import Diagnostics

/// Reads the tokens of the text format: whitespace, comments, strings and data.
struct PropertyListScanner {
  /// The offset of the next character.
  var offset = 0
  /// The comments that were skipped since this was last reset, if comments are kept.
  var comments = PropertyListComments()
  private let bytes: [UInt8]
  private let keepsComments: Bool

  /// Creates a scanner at the start of a text, after any byte order mark.
  init(_ bytes: [UInt8], keepsComments: Bool) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? {
    byte(at: offset)
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  /// Moves past whitespace and comments.
  mutating func skipTrivia() throws(PropertyListProblem) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        comments.skip(byte)
        offset += 1
      } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == UInt8(ascii: "/"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        skipLine()
      } else if let count = lengthOfLineSeparator() {
        comments.skip(UInt8(ascii: "\n"))
        offset += count
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListProblem) {
    let start = offset
    offset += 2
    while let byte = next {
      if byte == UInt8(ascii: "*"), self.byte(at: offset + 1) == UInt8(ascii: "/") {
        keepComment(bytes[(start + 2)..<offset], isLine: false)
        offset += 2
        return
      }
      offset += 1
    }
    throw PropertyListProblem(.propertyListUnclosed("*/"), at: start..<start + 2)
  }

  private mutating func skipLine() {
    let start = offset
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"),
      lengthOfLineSeparator() == nil
    {
      offset += 1
    }
    keepComment(bytes[(start + 2)..<offset], isLine: true)
  }

  private mutating func keepComment(_ text: ArraySlice<UInt8>, isLine: Bool) {
    if keepsComments { comments.append(String(decoding: text, as: UTF8.self), isLine: isLine) }
  }

  /// Returns the length of U+2028 or U+2029 if one of them comes next; both end a line.
  private func lengthOfLineSeparator() -> Int? {
    guard next == 0xE2, byte(at: offset + 1) == 0x80 else { return nil }
    let last = byte(at: offset + 2)
    return last == 0xA8 || last == 0xA9 ? 3 : nil
  }

  /// Moves past an expected character of the grammar.
  mutating func expect(_ byte: UInt8) throws(PropertyListProblem) {
    guard next == byte else {
      throw unexpected(next, expecting: String(UnicodeScalar(byte)))
    }
    offset += 1
  }

  /// Reads a string with or without quotation marks.
  mutating func string() throws(PropertyListProblem) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quotedString(quote)
    }
    let start = offset
    while let byte = next, byte.isPartOfUnquotedText { offset += 1 }
    guard offset > start else { throw unexpected(next, expecting: nil) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quotedString(_ quote: UInt8) throws(PropertyListProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += escape()
      } else {
        text.append(byte)
      }
    }
    let mark = String(UnicodeScalar(quote))
    throw PropertyListProblem(.propertyListUnclosed(mark), at: start..<start + 1)
  }

  /// Reads data: pairs of hexadecimal digits between angle brackets, with whitespace anywhere.
  mutating func data() throws(PropertyListProblem) -> [UInt8] {
    let start = offset
    offset += 1
    var digits: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: ">") {
      guard byte > UInt8(ascii: " ") else {
        offset += 1
        continue
      }
      guard let digit = byte.hexadecimalValue else { throw unexpected(byte, expecting: ">") }
      digits.append(digit)
      offset += 1
    }
    guard next != nil, digits.count.isMultiple(of: 2) else {
      throw PropertyListProblem(.propertyListUnclosed(">"), at: start..<start + 1)
    }
    offset += 1
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Returns the error for a character where another one, or a value, is expected.
  func unexpected(_ byte: UInt8?, expecting expected: String?) -> PropertyListProblem {
    let found = byte == nil ? nil : character
    let range = offset..<offset + (found?.utf8.count ?? 0)
    guard let expected else {
      return PropertyListProblem(.propertyListExpectsValue(found: found), at: range)
    }
    return PropertyListProblem(.propertyListExpects(expected, found: found), at: range)
  }

  /// Returns the error for a character after the value of the file.
  func unexpectedRest() -> PropertyListProblem {
    let found = character
    return PropertyListProblem(
      .propertyListExpectsEnd(found: found),
      at: offset..<offset + found.utf8.count
    )
  }

  /// The character at the offset; empty at the end.
  private var character: String {
    let rest = bytes[min(offset, bytes.count)...]
    return String(String(decoding: rest.prefix(4), as: UTF8.self).prefix(1))
  }
}

// MARK: - Escapes

extension PropertyListScanner {
  /// Reads an escape sequence after the backslash, and returns the bytes that it represents.
  ///
  /// `\U` is followed by up to four hexadecimal digits of a UTF-16 code unit. A backslash before a
  /// digit begins up to three octal digits. A backslash before any other character represents that
  /// character.
  private mutating func escape() -> [UInt8] {
    guard let byte = next else { return [] }
    if let digit = byte.octalValue { return octalEscape(from: digit) }
    offset += 1
    switch byte {
    case UInt8(ascii: "U"): return unicodeEscape()
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0B]
    default: return [byte]
    }
  }

  private mutating func octalEscape(from first: UInt8) -> [UInt8] {
    var value = UInt32(first)
    offset += 1
    for _ in 0..<2 {
      guard let digit = next?.octalValue else { break }
      value = value << 3 | UInt32(digit)
      offset += 1
    }
    return Array(String(UnicodeScalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func unicodeEscape() -> [UInt8] {
    var units = [codeUnit()]
    // A character outside of the basic multilingual plane is written as two escape sequences.
    if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"),
      byte(at: offset + 1) == UInt8(ascii: "U")
    {
      offset += 2
      units.append(codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next?.hexadecimalValue else { break }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}

extension UInt8 {
  /// Whether the byte may occur in a string without quotation marks.
  ///
  /// Bytes of non-ASCII characters may: Xcode quotes them, other tools do not.
  fileprivate var isPartOfUnquotedText: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: Array("_$/:.-+@%~*#!?&|^".utf8).contains(self)
    }
  }

  fileprivate var octalValue: UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(self) ? self - UInt8(ascii: "0") : nil
  }

  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
