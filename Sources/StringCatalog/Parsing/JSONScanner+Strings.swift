import Diagnostics

extension JSONScanner {
  /// Scans the string whose quotation mark stands here.
  mutating func scanString(_ bytes: Span<UInt8>) throws(JSONProblem) {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      skipPlainText(bytes)
      guard offset < bytes.count else {
        throw JSONProblem(.jsonStringUnterminated, at: start..<offset)
      }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        appendNode(.string, from: start, to: offset, hasEscapes: hasEscapes)
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape(bytes)
      case 0x80...: try scanMultibyteScalar(bytes)
      default: throw controlCharacter(inStringFrom: start, bytes)
      }
    }
  }

  /// Moves to the next byte that is no printable ASCII, or a quotation mark or a backslash.
  private mutating func skipPlainText(_ bytes: Span<UInt8>) {
    while offset + 8 <= bytes.count {
      let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let special = Self.specialBytes(in: UInt64(littleEndian: word))
      guard special == 0 else {
        offset += special.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
    while offset < bytes.count,
      Self.specialBytes(in: 0x2020_2020_2020_2000 | UInt64(bytes[offset])) == 0
    {
      offset += 1
    }
  }

  /// Returns a word whose lowest set bit is in the first byte that ends a run of plain text.
  ///
  /// For each kind, subtracting 1 from each byte borrows into the top bit where the byte was 0. A
  /// borrow can spoil the bytes above it, but never the lowest one found.
  private static func specialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let found = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
    let controls = (word &- ones &* 0x20) & ~word
    return (found | controls | word) & tops
  }

  private func controlCharacter(inStringFrom start: Int, _ bytes: Span<UInt8>) -> JSONProblem {
    let byte = bytes[offset]
    // A line's end within a string is a forgotten quotation mark, and its start is what helps.
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      return JSONProblem(.jsonStringUnterminated, at: start..<offset)
    }
    let digits = String(byte, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    return JSONProblem(
      .jsonControlCharacter,
      at: offset..<offset + 1,
      arguments: [.text(name)]
    )
  }
}

// MARK: - Escapes

extension JSONScanner {
  private mutating func scanEscape(_ bytes: Span<UInt8>) throws(JSONProblem) {
    guard offset + 1 < bytes.count else {
      throw JSONProblem(.jsonStringUnterminated, at: offset..<bytes.count)
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"): try scanUnicodeEscape(bytes)
    default: throw invalidEscape(length: 2, bytes)
    }
  }

  private mutating func scanUnicodeEscape(_ bytes: Span<UInt8>) throws(JSONProblem) {
    guard let first = codeUnit(at: offset, bytes) else { throw invalidEscape(length: 6, bytes) }
    guard UTF16.isSurrogate(first) else {
      offset += 6
      return
    }
    if UTF16.isLeadSurrogate(first), let second = codeUnit(at: offset + 6, bytes),
      UTF16.isTrailSurrogate(second)
    {
      offset += 12
      return
    }
    let range = offset..<offset + 6
    problems.append(
      JSONProblem(.surrogateUnpaired, at: range, arguments: [.text(text(range, bytes))])
    )
    offset += 6
  }

  /// Returns the value of the escape `\uXXXX` at an offset; `nil` if something else stands there.
  private func codeUnit(at offset: Int, _ bytes: Span<UInt8>) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private func invalidEscape(length: Int, _ bytes: Span<UInt8>) -> JSONProblem {
    let range = offset..<min(offset + length, bytes.count)
    return JSONProblem(.jsonEscapeInvalid, at: range, arguments: [.text(text(range, bytes))])
  }
}

// MARK: - UTF-8

extension JSONScanner {
  /// Moves behind the scalar of two to four bytes that starts here.
  private mutating func scanMultibyteScalar(_ bytes: Span<UInt8>) throws(JSONProblem) {
    guard let length = Self.multibyteLength(at: offset, bytes) else {
      throw JSONProblem(.utf8Invalid, at: offset..<offset + 1)
    }
    offset += length
  }

  /// Returns the length of the well-formed scalar of two to four bytes at an offset, else `nil`.
  ///
  /// Source: the Unicode Standard, table 3-7.
  static func multibyteLength(at offset: Int, _ bytes: Span<UInt8>) -> Int? {
    let available = bytes.count - offset
    func isTrail(_ index: Int) -> Bool { bytes[offset + index] & 0xC0 == 0x80 }
    switch bytes[offset] {
    case 0xC2...0xDF:
      return available >= 2 && isTrail(1) ? 2 : nil
    case 0xE0...0xEF:
      guard available >= 3, isTrail(1), isTrail(2) else { return nil }
      let pair = UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
      let isOverlong = pair < 0xE0A0
      let isSurrogate = (0xEDA0...0xEDBF).contains(pair)
      return isOverlong || isSurrogate ? nil : 3
    case 0xF0...0xF4:
      guard available >= 4, isTrail(1), isTrail(2), isTrail(3) else { return nil }
      let pair = UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
      return (0xF090...0xF48F).contains(pair) ? 4 : nil
    default: return nil
    }
  }

  /// Returns a piece of the text, bytes that are no UTF-8 replaced.
  func text(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }

  /// Returns the problem of a character that stands where it should not.
  func unexpected(_ id: Diagnostic.ID, _ bytes: Span<UInt8>) -> JSONProblem {
    let isMultibyte = bytes[offset] >= 0x80
    guard let length = isMultibyte ? Self.multibyteLength(at: offset, bytes) : 1 else {
      return JSONProblem(.utf8Invalid, at: offset..<offset + 1)
    }
    let range = offset..<offset + length
    return JSONProblem(id, at: range, arguments: [.text(text(range, bytes))])
  }
}
