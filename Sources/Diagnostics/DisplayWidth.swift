/// Columns of a terminal: how wide strings are, and how they are padded and truncated.

extension String {
  /// The number of terminal columns that the string takes: 0 for combining characters, 2 for wide
  /// letters and emoji, otherwise 1.
  package var displayWidth: Int {
    // Most strings are ASCII, one byte a column.
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether the string contains only letters, digits, punctuation and spaces of ASCII.
  package var isPrintableASCII: Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Returns the string with spaces at its end, at least `width` columns wide.
  package func paddedAtEnd(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the string with spaces at its start, at least `width` columns wide.
  package func paddedAtStart(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// Returns the string truncated to `width` columns, with an ellipsis at its end if it was longer.
  package func truncated(to width: Int) -> String {
    // A character may have any number of combining marks, which take no columns.
    let start = prefix(bytes: 16 * width)
    guard start.endIndex < endIndex || displayWidth > width else { return self }
    var result = ""
    var used = 1
    for character in start {
      used += character.displayWidth
      guard used <= width else { break }
      result.append(character)
    }
    return width > 0 ? result + "…" : ""
  }
}

extension Character {
  /// The number of terminal columns that the character takes.
  fileprivate var displayWidth: Int {
    // The variation selector for emoji presentation makes any character as wide as an emoji.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { max($0, $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: properties.isEmojiPresentation || Self.isWide(value) ? 2 : 1
    }
  }

  /// Whether a scalar is in a block with the East Asian width Wide or Fullwidth (UAX #11), emoji
  /// excluded.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
