import Diagnostics

extension JSONScanner {
  /// Scans the string whose quotation mark is at an offset.
  @inline(__always)
  mutating func scanString(at start: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    let end = bytes.endOfPlainText(from: start + 1)
    guard bytes.byte(at: end) == UInt8(ascii: "\"") else {
      return try scanLongString(from: start, at: end, bytes)
    }
    append(.string, start..<end + 1)
    return end + 1
  }

  /// Continues to scan a string that contains more than plain text.
  private mutating func scanLongString(
    from start: Int,
    at firstOther: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    let (end, hasEscapes) = try endOfString(from: start, at: firstOther, bytes)
    append(.string, start..<end, hasEscapes: hasEscapes)
    return end
  }

  /// Returns the end of a string whose text is plain up to an offset.
  mutating func endOfString(
    from start: Int,
    at firstOther: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> (end: Int, hasEscapes: Bool) {
    var offset = firstOther
    var hasEscapes = false
    while true {
      switch bytes.byte(at: offset) {
      case UInt8(ascii: "\""): return (offset + 1, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        offset = try scanEscape(at: offset, inStringFrom: start, bytes)
      case 0x80...:
        let end = bytes.endOfMultibyteScalars(from: offset)
        guard end > offset else { throw JSONProblem(.utf8Invalid, at: offset..<offset + 1) }
        offset = end
      default:
        try accept(controlCharacterAt: offset, inStringFrom: start, bytes)
        offset += 1
      }
      offset = bytes.endOfPlainText(from: offset)
    }
  }

  /// Returns the problem of a control character, or of the end of the document, in a string.
  func controlCharacter(
    at offset: Int,
    inStringFrom start: Int,
    _ bytes: Span<UInt8>
  ) -> JSONProblem {
    let byte = bytes.byte(at: offset)
    // If a line ends in a string, the closing quotation mark is missing. The start of the string is
    // the most useful location.
    if offset == bytes.count || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      return JSONProblem(.jsonStringUnterminated, at: start..<offset)
    }
    let name = UnicodeScalar(byte).visibleName
    return JSONProblem(.jsonControlCharacter(name), at: offset..<offset + 1)
  }
}

// MARK: - Escapes

extension JSONScanner {
  private mutating func scanEscape(
    at offset: Int,
    inStringFrom start: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    switch bytes.byte(at: offset + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"): return try scanUnicodeEscape(at: offset, bytes)
    case ..<0x20: throw controlCharacter(at: offset + 1, inStringFrom: start, bytes)
    case 0x80...:
      guard let length = bytes.multibyteLength(at: offset + 1) else {
        throw JSONProblem(.utf8Invalid, at: offset + 1..<offset + 2)
      }
      throw invalidEscape(offset..<offset + 1 + length, bytes)
    default: throw invalidEscape(offset..<offset + 2, bytes)
    }
  }

  private mutating func scanUnicodeEscape(
    at offset: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    guard let first = bytes.escapedCodeUnit(at: offset) else {
      let end = min(offset + 6, bytes.endOfPlainText(from: offset + 2))
      throw invalidEscape(offset..<end, bytes)
    }
    guard UTF16.isSurrogate(first) else { return offset + 6 }
    if UTF16.isLeadSurrogate(first), let second = bytes.escapedCodeUnit(at: offset + 6),
      UTF16.isTrailSurrogate(second)
    {
      return offset + 12
    }
    let range = offset..<offset + 6
    report(JSONProblem(.surrogateUnpaired(bytes.text(range)), at: range))
    return offset + 6
  }

  private func invalidEscape(_ range: Range<Int>, _ bytes: Span<UInt8>) -> JSONProblem {
    JSONProblem(.jsonEscapeInvalid(bytes.text(range)), at: range)
  }
}

// MARK: - Scalars

extension JSONScanner {
  /// Scans a value that is neither a string nor a container.
  mutating func scanNumberOrWord(at offset: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    let (kind, end) = bytes.numberOrWord(at: offset)
    if let kind {
      append(kind, offset..<end)
      return end
    }
    guard end == offset else { throw JSONProblem(.jsonNumberInvalid, at: offset..<end) }
    throw unexpected(Diagnostic.Message.jsonValueExpected, at: offset, bytes)
  }
}

extension Span<UInt8> {
  /// Returns the kind of the number or word at an offset, and its end.
  ///
  /// The kind is `nil` if there is none; then the end is that of a number without JSON syntax, or
  /// the offset.
  func numberOrWord(at offset: Int) -> (kind: JSONNode.Kind?, end: Int) {
    switch byte(at: offset) {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      var end = offset
      let isValid = takeNumber(at: &end)
      return (isValid ? .number : nil, end)
    case UInt8(ascii: "t"): return word("true", .boolean, at: offset)
    case UInt8(ascii: "f"): return word("false", .boolean, at: offset)
    case UInt8(ascii: "n"): return word("null", .null, at: offset)
    default: return (nil, offset)
    }
  }

  private func word(
    _ word: StaticString,
    _ kind: JSONNode.Kind,
    at offset: Int
  ) -> (kind: JSONNode.Kind?, end: Int) {
    let matches = word.withUTF8Buffer { word in
      word.indices.allSatisfy { word[$0] == byte(at: offset + $0) }
    }
    return matches ? (kind, offset + word.utf8CodeUnitCount) : (nil, offset)
  }

  /// Moves after a number, and returns whether it has JSON syntax.
  private func takeNumber(at offset: inout Int) -> Bool {
    _ = take(UInt8(ascii: "-"), at: &offset)
    guard take(UInt8(ascii: "0"), at: &offset) || takeDigits(at: &offset) else { return false }
    if take(UInt8(ascii: "."), at: &offset), !takeDigits(at: &offset) { return false }
    if take(UInt8(ascii: "e"), at: &offset) || take(UInt8(ascii: "E"), at: &offset) {
      _ = take(UInt8(ascii: "+"), at: &offset) || take(UInt8(ascii: "-"), at: &offset)
      guard takeDigits(at: &offset) else { return false }
    }
    // For `012`, the problem is the number, not a missing comma before the second digit.
    return !takeDigits(at: &offset)
  }

  private func take(_ byte: UInt8, at offset: inout Int) -> Bool {
    guard self.byte(at: offset) == byte else { return false }
    offset += 1
    return true
  }

  private func takeDigits(at offset: inout Int) -> Bool {
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: offset)) { offset += 1 }
    return offset > start
  }
}
