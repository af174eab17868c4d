extension JSONScanner {
  /// Scans whatever value is no string and no container.
  mutating func scanNumberOrWord(at offset: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    switch bytes.byte(at: offset) {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try scanNumber(at: offset, bytes)
    case UInt8(ascii: "t"): return try scanWord("true", .boolean, at: offset, bytes)
    case UInt8(ascii: "f"): return try scanWord("false", .boolean, at: offset, bytes)
    case UInt8(ascii: "n"): return try scanWord("null", .null, at: offset, bytes)
    default: throw unexpected(.jsonValueExpected, at: offset, bytes)
    }
  }

  private mutating func scanWord(
    _ word: StaticString,
    _ kind: JSONNode.Kind,
    at offset: Int,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) -> Int {
    let matches = word.withUTF8Buffer { word in
      word.indices.allSatisfy { word[$0] == bytes.byte(at: offset + $0) }
    }
    guard matches else { throw unexpected(.jsonValueExpected, at: offset, bytes) }
    let end = offset + word.utf8CodeUnitCount
    append(kind, offset..<end)
    return end
  }

  private mutating func scanNumber(at start: Int, _ bytes: Span<UInt8>) throws(JSONProblem) -> Int {
    var end = start
    let isValid = bytes.takeNumber(at: &end)
    guard isValid else { throw JSONProblem(.jsonNumberInvalid, at: start..<end) }
    append(.number, start..<end)
    return end
  }
}

extension Span<UInt8> {
  /// Moves behind a number; returns whether it is written as JSON has it.
  fileprivate func takeNumber(at offset: inout Int) -> Bool {
    _ = take(UInt8(ascii: "-"), at: &offset)
    guard take(UInt8(ascii: "0"), at: &offset) || takeDigits(at: &offset) else { return false }
    if take(UInt8(ascii: "."), at: &offset), !takeDigits(at: &offset) { return false }
    if take(UInt8(ascii: "e"), at: &offset) || take(UInt8(ascii: "E"), at: &offset) {
      _ = take(UInt8(ascii: "+"), at: &offset) || take(UInt8(ascii: "-"), at: &offset)
      guard takeDigits(at: &offset) else { return false }
    }
    // `012`: a digit behind the number would otherwise be called a missing comma.
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
