/// Runs of bytes in a JSON text.
///
/// A catalog is mostly indentation and plain text, so sixteen bytes are looked at together. Each
/// function takes an offset and returns another one; the caller keeps it in a local variable, and so
/// in a register.
extension Span<UInt8> {
  /// Returns the byte at an offset; 0, which JSON allows nowhere, behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < count ? self[offset] : 0
  }

  /// Returns the offset of the first byte from `start` on that is no blank.
  @inline(__always)
  func endOfBlanks(from start: Int) -> Int {
    // None stands before a comma, one on each side of a colon: two branches that are easy to predict.
    if byte(at: start) > 0x20 { return start }
    if byte(at: start + 1) > 0x20, self[start] == 0x20 { return start + 1 }
    return endOfRun(from: start) { chunk in
      (chunk .!= SIMD16(repeating: 0x20)) .& (chunk .!= SIMD16(repeating: 0x0A))
        .& (chunk .!= SIMD16(repeating: 0x0D)) .& (chunk .!= SIMD16(repeating: 0x09))
    }
  }

  /// Returns the offset of the first byte from `start` on that is no blank, where a line feed and the
  /// indentation of a level are likely.
  ///
  /// Xcode indents by two spaces. A guess that is confirmed costs a branch; to find the end instead,
  /// the processor would wait for the bytes before it could go on.
  @inline(__always)
  func endOfBlanks(from start: Int, indentedAt level: Int) -> Int {
    let spaces: UInt64 = 0x2020_2020_2020_2020
    let end = start + 1 + 2 * level
    // Two words of eight bytes cover the indentation of these levels.
    if 4...8 ~= level, end < count, self[start] == UInt8(ascii: "\n"), self[end] > 0x20,
      bytes.unsafeLoadUnaligned(fromByteOffset: start + 1, as: UInt64.self) == spaces,
      bytes.unsafeLoadUnaligned(fromByteOffset: end - 8, as: UInt64.self) == spaces
    {
      return end
    }
    return endOfBlanks(from: start)
  }

  /// Returns the offset of the first byte from `start` on that is no printable ASCII, or that is a
  /// quotation mark or a backslash.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    // As signed numbers, the bytes of other characters are less than zero.
    endOfRun(from: start) { chunk in
      (chunk .< SIMD16(repeating: 0x20)) .| (chunk .== SIMD16(repeating: 0x22))
        .| (chunk .== SIMD16(repeating: 0x5C))
    }
  }

  /// Returns the offset of the first byte from `start` on at which a run ends, or the count.
  ///
  /// `ends` says of sixteen bytes which ones end the run. Zero must be among them: it stands for what
  /// is behind the end of the text.
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

  /// Returns the sixteen bytes from `offset` on, filled up with zeros behind the end of the text.
  @inline(__always)
  private func chunk(at offset: Int) -> SIMD16<Int8> {
    if offset + 16 <= count {
      return bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<Int8>.self)
    }
    return lastChunk(at: offset)
  }

  /// Returns the eight bytes from an offset on, the first one in the highest place, with zeros for
  /// what is behind the end of the text.
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
  /// Returns a piece of the text, bytes that are no UTF-8 replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The first lane that is set; `nil` if none is.
  @inline(__always)
  fileprivate var firstLane: Int? {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return UInt64(littleEndian: halves[0]).trailingZeroBitCount / 8 }
    if halves[1] != 0 { return 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8 }
    return nil
  }
}
