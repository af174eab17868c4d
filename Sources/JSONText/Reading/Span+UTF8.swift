/// UTF-8 beyond ASCII, as the Unicode Standard has it in table 3-7.
extension Span<UInt8> {
  /// Returns the offset behind the well-formed scalars of two to four bytes that follow each other
  /// from `start` on; `start` itself if there is none.
  func endOfMultibyteScalars(from start: Int) -> Int {
    var offset = start
    while byte(at: offset) >= 0x80, let length = multibyteLength(at: offset) { offset += length }
    return offset
  }

  /// Returns the length of the well-formed scalar of two to four bytes at an offset, else `nil`.
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
