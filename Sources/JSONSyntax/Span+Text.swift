/// Functions for runs of bytes in a JSON document.
///
/// A document consists mostly of indentation and plain text, so sixteen bytes are processed
/// together. Each function accepts an offset and returns another one. The caller keeps it in a
/// local variable, and therefore in a register.
extension Span<UInt8> {
  /// Returns the byte at an offset, or 0 after the end.
  ///
  /// JSON never allows a zero byte.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// Returns the offset of the first byte from `start` on that is not whitespace.
  @inline(__always)
  func endOfWhitespace(from start: Int) -> Int {
    // There is no space before a comma, and one on each side of a colon: two branches that are easy
    // to predict.
    if byte(at: start) > 0x20 { return start }
    if byte(at: start + 1) > 0x20, self[start] == 0x20 { return start + 1 }
    return endOfRun(from: start) { chunk in
      (chunk .!= SIMD16(repeating: 0x20)) .& (chunk .!= SIMD16(repeating: 0x0A))
        .& (chunk .!= SIMD16(repeating: 0x0D)) .& (chunk .!= SIMD16(repeating: 0x09))
    }
  }

  /// Returns the offset of the first byte from `start` on that is not printable ASCII, or that is a
  /// quotation mark or a backslash.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    // As signed integers, the bytes of non-ASCII characters are negative.
    endOfRun(from: start) { chunk in
      (chunk .< SIMD16(repeating: 0x20)) .| (chunk .== SIMD16(repeating: 0x22))
        .| (chunk .== SIMD16(repeating: 0x5C))
    }
  }

  /// Returns the offset of the first byte from `start` on at which a run ends, or the count.
  ///
  /// `ends` returns which of sixteen bytes end the run. Zero must be one of them, because it
  /// represents the end of the document.
  @inline(__always)
  private func endOfRun(
    from start: Int,
    _ ends: (SIMD16<Int8>) -> SIMDMask<SIMD16<Int8>>
  ) -> Int {
    var offset = start
    while true {
      if let lane = ends(chunk(at: offset)).firstLane { return offset + lane }
      offset += 16
    }
  }

  /// Returns the sixteen bytes from `offset` on, padded with zeros after the end of the document.
  @inline(__always)
  private func chunk(at offset: Int) -> SIMD16<Int8> {
    if offset + 16 <= count {
      return bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<Int8>.self)
    }
    return lastChunk(at: offset)
  }

  /// Returns the eight bytes from an offset on, the first one in the highest position, padded with
  /// zeros after the end of the document.
  @inline(__always)
  func bigEndianWord(at offset: Int) -> UInt64 {
    if offset + 8 <= count {
      return UInt64(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return (offset..<offset + 8).reduce(0) { $0 << 8 | UInt64(byte(at: $1)) }
  }

  @inline(never)
  private func lastChunk(at offset: Int) -> SIMD16<Int8> {
    var chunk = SIMD16<Int8>(repeating: 0)
    for lane in 0..<Swift.max(count - offset, 0) {
      chunk[lane] = Int8(truncatingIfNeeded: self[offset + lane])
    }
    return chunk
  }
}

extension Span<UInt8> {
  /// Returns a part of the document.
  ///
  /// Bytes that are not UTF-8 are replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The first lane that is set, or `nil` if none is.
  @inline(__always)
  fileprivate var firstLane: Int? {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return UInt64(littleEndian: halves[0]).trailingZeroBitCount / 8 }
    if halves[1] != 0 { return 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8 }
    return nil
  }
}

// MARK: - Escapes

/// Functions for escapes in JSON strings.
extension Span<UInt8> {
  /// Returns the content of a range of a string whose escapes the scanner has validated.
  ///
  /// Half a surrogate pair becomes U+FFFD, because it does not represent a character.
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

  /// Returns the value of the escape `\uXXXX` at an offset, or `nil` if there is none.
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

// MARK: - UTF8

/// Functions for UTF-8 beyond ASCII, as defined in table 3-7 of the Unicode Standard.
extension Span<UInt8> {
  /// Returns the offset after the consecutive well-formed scalars of two to four bytes from `start`
  /// on, or `start` if there are none.
  func endOfMultibyteScalars(from start: Int) -> Int {
    var offset = start
    while byte(at: offset) >= 0x80, let length = multibyteLength(at: offset) { offset += length }
    return offset
  }

  /// Returns the length of the well-formed scalar of two to four bytes at an offset, or `nil`.
  @inline(__always)
  func multibyteLength(at offset: Int) -> Int? {
    func isTrail(_ index: Int) -> Bool { byte(at: offset + index) & 0xC0 == 0x80 }
    let lead = self[offset]
    let second = byte(at: offset + 1)
    switch lead {
    case 0xC2...0xDF:
      return isTrail(1) ? 2 : nil
    case 0xE0...0xEF:
      guard isTrail(1), isTrail(2) else { return nil }
      let isOverlong = lead == 0xE0 && second < 0xA0
      let isSurrogate = lead == 0xED && second >= 0xA0
      return isOverlong || isSurrogate ? nil : 3
    case 0xF0...0xF4:
      guard isTrail(1), isTrail(2), isTrail(3) else { return nil }
      let isOverlong = lead == 0xF0 && second < 0x90
      let isBeyondUnicode = lead == 0xF4 && second >= 0x90
      return isOverlong || isBeyondUnicode ? nil : 4
    default: return nil
    }
  }
}
