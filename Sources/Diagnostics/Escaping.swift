// Escaping compares Unicode scalars. A Character is a grapheme cluster: a letter such as U+0D4E joins
// the character after it, a combining mark joins the one before it, and CR LF is one Character.
// Searching for a Character therefore misses delimiters that every parser of the format finds.

extension String {
  /// Returns the string with scalars replaced that have a meaning in a format.
  ///
  /// - Parameter replacement: Returns the replacement of a scalar; `nil` to keep it. It is called for
  ///   ASCII characters other than letters and digits, and for scalars that a terminal may interpret;
  ///   the second argument is whether it does at this position (``interpretedScalars``).
  /// - Returns: The string.
  /// - Complexity: O(*n*). The stretches between replaced scalars are copied as a whole.
  package func escaping(
    _ replacement: (_ scalar: Unicode.Scalar, _ isInterpreted: Bool) -> String?
  ) -> String {
    replacingScalars(where: Self.mayHaveMeaning, replacement)
  }

  /// Returns the string with each occurrence of a sequence of scalars replaced.
  ///
  /// - Parameters:
  ///   - sought: The sequence. It is also found if its ends are parts of other characters.
  ///   - replacement: The replacement.
  /// - Returns: The string.
  /// - Complexity: O(*n* · *m*), where *m* is the length of the sequence.
  package func replacingScalars(_ sought: String, with replacement: String) -> String {
    let sought = Array(sought.utf8)
    guard let first = sought.first, utf8.contains(first) else { return self }
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let start = rest.firstIndex(of: first) {
      result += rest[..<start]
      rest = rest[start...]
      if rest.starts(with: sought) {
        result += replacement.utf8
        rest = rest.dropFirst(sought.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// The scalars that a terminal or a log would interpret, or that are invisible where they are, in
  /// the order of the string.
  ///
  /// These are the scalars with ``Swift/Unicode/Scalar/isInterpreted``, and joiners, variation
  /// selectors and tags where no script and no emoji needs them.
  package var interpretedScalars: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    _ = replacingScalars(where: Self.mayStartControl) { scalar, isInterpreted in
      if isInterpreted { found.append(scalar) }
      return nil
    }
    return found
  }

  /// Returns the string with scalars replaced whose first byte satisfies a condition.
  func replacingScalars(
    where isCandidate: (UInt8) -> Bool,
    _ replacement: (_ scalar: Unicode.Scalar, _ isInterpreted: Bool) -> String?
  ) -> String {
    var source = self
    let replaced = source.withUTF8 { bytes -> [UInt8]? in
      let text = ScalarBytes(bytes: bytes)
      var result: [UInt8]?
      var start = 0
      for offset in bytes.indices where isCandidate(bytes[offset]) {
        guard let scalar = text.scalar(at: offset) else { continue }
        let isInterpreted = scalar.mayBeInterpreted && text.isInterpreted(scalar, at: offset)
        guard let new = replacement(scalar, isInterpreted) else { continue }
        if result == nil {
          result = []
          result?.reserveCapacity(bytes.count + 64)
        }
        result?.append(contentsOf: bytes[start..<offset])
        result?.append(contentsOf: new.utf8)
        start = offset + UTF8.width(scalar)
      }
      result?.append(contentsOf: bytes[start...])
      return result
    }
    return replaced.map { String(decoding: $0, as: UTF8.self) } ?? self
  }

  /// Returns whether a byte is a control character, or starts a scalar that may be interpreted.
  package static func mayStartControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
    default: false
    }
  }

  /// Returns whether a byte starts a scalar that formats may escape.
  private static func mayHaveMeaning(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      false
    default: byte < 0x80 || mayStartControl(byte)
    }
  }
}

extension Unicode.Scalar {
  /// Whether terminals or logs interpret the scalar, or it is invisible wherever it is.
  ///
  /// These are the control characters, the line and paragraph separators, the bidirectional controls
  /// (UAX #9), the marks of annotations, and the characters with the property
  /// Default_Ignorable_Code_Point of Unicode: spaces of no width, soft hyphens, fillers and others.
  /// Joiners, variation selectors and tags are not among them, because some scripts and emoji need
  /// them (``Swift/String/interpretedScalars``). Neither are non-breaking spaces, which numbers contain.
  package var isInterpreted: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E,
      0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE001F,
      0xE0080...0xE00FF, 0xE01F0...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether the scalar is interpreted or invisible in some strings.
  package var mayBeInterpreted: Bool { isInterpreted || dependsOnNeighbors }

  /// Whether the scalar is invisible unless a script or an emoji needs it: a joiner, a variation
  /// selector or a tag.
  fileprivate var dependsOnNeighbors: Bool {
    switch value {
    case 0x180B...0x180D, 0x180F, 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether the scalar is of a script in which letters join, or form clusters.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x600...0x109F, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0x10800...0x11FFF, 0x1E800...0x1EEFF:
      !mayBeInterpreted
    default: false
    }
  }

  fileprivate var isEmoji: Bool { value > 0x7F && properties.isEmoji }

  /// Whether a variation selector may follow the scalar.
  fileprivate var hasVariants: Bool {
    switch value {
    case 0x23, 0x2A, 0x30...0x39: true
    case 0..<0xA1: false
    default: !mayBeInterpreted && !properties.isWhitespace
    }
  }

  /// Whether the scalar is a tag that the code of a region contains: a letter or a digit.
  fileprivate var isRegionTag: Bool {
    (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
  }
}

/// Valid UTF-8, in which a scalar has neighbors.
private struct ScalarBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Returns the scalar that begins at an offset; `nil` at the end, and in the middle of a scalar.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard bytes.indices.contains(offset) else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    guard first >= 0xC0 else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(next & 0x3F) }
    return Unicode.Scalar(value)
  }

  /// Returns the scalar before an offset.
  private func scalar(before offset: Int) -> Unicode.Scalar? {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }

  /// Returns whether a scalar at an offset is interpreted or invisible there.
  func isInterpreted(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    if scalar.isInterpreted { return true }
    let previous = self.scalar(before: offset) ?? "\0"
    switch scalar.value {
    case 0x180B...0x180F:
      return !(0x1800...0x18AF).contains(previous.value) || previous.mayBeInterpreted
    case 0x200C...0x200D:
      let next = self.scalar(at: offset + UTF8.width(scalar)) ?? "\0"
      if previous.isOfJoiningScript || next.isOfJoiningScript && !previous.mayBeInterpreted {
        return false
      }
      let isAfterEmoji = previous.isEmoji || previous == "\u{FE0F}"
      return scalar == "\u{200C}" || !isAfterEmoji || !next.isEmoji
    case 0xFE00...0xFE0F: return !previous.hasVariants
    case 0xE0100...0xE01EF: return !previous.properties.isIdeographic
    default: return !isInFlag(offset)
    }
  }

  /// Returns whether a tag is part of the emoji of a region's flag (UTS #51, 1.4.6): a black flag, the
  /// code of the region in three to six tags, and the end tag.
  private func isInFlag(_ offset: Int) -> Bool {
    let width = 4
    var start = offset
    while start > offset - 7 * width, let tag = scalar(at: start - width), tag.isRegionTag {
      start -= width
    }
    guard scalar(at: start - width) == "\u{1F3F4}" else { return false }
    var end = start
    while end < start + 7 * width, let tag = scalar(at: end), tag.isRegionTag { end += width }
    return (3...6).contains((end - start) / width) && scalar(at: end) == "\u{E007F}"
      && offset <= end
  }
}
