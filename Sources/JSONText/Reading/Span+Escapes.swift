/// The escapes in the strings of JSON.
extension Span<UInt8> {
  /// Returns what stands in a range of a string whose escapes the scanner has found to be
  /// well-formed.
  ///
  /// Half a surrogate pair becomes U+FFFD, as there is no character that it could stand for.
  func resolvingEscapes(in range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if self[offset] == UInt8(ascii: "\\") {
        let (scalar, length) = escapedScalar(at: offset)
        text += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
        offset += length
      } else {
        text.append(self[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the value of the escape `\uXXXX` at an offset; `nil` if something else stands there.
  func escapedCodeUnit(at offset: Int) -> UInt16? {
    guard byte(at: offset) == UInt8(ascii: "\\"), byte(at: offset + 1) == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt16 = 0
    for index in offset + 2..<offset + 6 {
      guard let digit = Character(UnicodeScalar(byte(at: index))).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private func escapedScalar(at offset: Int) -> (scalar: UnicodeScalar, length: Int) {
    let letter = byte(at: offset + 1)
    switch letter {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): return escapedUnicodeScalar(at: offset)
    default: return (UnicodeScalar(letter), 2)
    }
  }

  private func escapedUnicodeScalar(at offset: Int) -> (scalar: UnicodeScalar, length: Int) {
    guard let first = escapedCodeUnit(at: offset) else { return ("\u{FFFD}", 2) }
    guard UTF16.isLeadSurrogate(first), let second = escapedCodeUnit(at: offset + 6),
      UTF16.isTrailSurrogate(second), let scalar = UnicodeScalar(surrogatePair: first, second)
    else { return (UnicodeScalar(first) ?? "\u{FFFD}", 6) }
    return (scalar, 12)
  }
}
