extension JSONScanner {
  /// Moves to the next byte that is no blank, and notes the lines that start on the way.
  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "):
        offset += 1
        skipIndentation(bytes)
      case UInt8(ascii: "\n"):
        offset += 1
        lineStarts.append(UInt32(truncatingIfNeeded: offset))
      case UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return
      }
    }
  }

  private mutating func skipIndentation(_ bytes: Span<UInt8>) {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    while offset + 8 <= bytes.count {
      let word = bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let others = UInt64(littleEndian: word) ^ spaces
      guard others == 0 else {
        offset += others.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
  }

  mutating func scanWord(
    _ word: StaticString,
    _ kind: JSONNode.Kind,
    _ bytes: Span<UInt8>
  ) throws(JSONProblem) {
    let end = offset + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count
      && word.withUTF8Buffer { word in
        word.indices.allSatisfy { word[$0] == bytes[offset + $0] }
      }
    guard matches else { throw unexpected(.jsonValueExpected, bytes) }
    appendNode(kind, from: offset, to: end)
    offset = end
  }

  mutating func scanNumber(_ bytes: Span<UInt8>) throws(JSONProblem) {
    let start = offset
    _ = take(UInt8(ascii: "-"), bytes)
    let startsWithZero = take(UInt8(ascii: "0"), bytes)
    var isValid = startsWithZero || takeDigits(bytes)
    if isValid, take(UInt8(ascii: "."), bytes) { isValid = takeDigits(bytes) }
    if isValid, take(UInt8(ascii: "e"), bytes) || take(UInt8(ascii: "E"), bytes) {
      _ = take(UInt8(ascii: "+"), bytes) || take(UInt8(ascii: "-"), bytes)
      isValid = takeDigits(bytes)
    }
    // `012`: a digit behind the number would otherwise be called a missing comma.
    if isValid, takeDigits(bytes) { isValid = false }
    guard isValid else { throw JSONProblem(.jsonNumberInvalid, at: start..<offset) }
    appendNode(.number, from: start, to: offset)
  }

  private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigits(_ bytes: Span<UInt8>) -> Bool {
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
      offset += 1
    }
    return offset > start
  }
}
