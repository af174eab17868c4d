extension String {
  /// The width of the string in terminal columns.
  package var displayWidth: Int {
    // Most strings of a log are numbers and dates in ASCII, with one byte per column.
    isPlainASCII ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether the string contains only printable ASCII characters.
  var isPlainASCII: Bool {
    utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Returns the string with trailing spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the string with leading spaces up to a number of columns.
  func paddedBefore(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth)) + self
  }

  /// Returns the string, truncated to a number of columns with an ellipsis.
  func cut(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var result = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      guard used <= width else { break }
      result.append(character)
    }
    return width > 0 ? result + "…" : ""
  }
}

extension Character {
  /// The width of the character in terminal columns.
  fileprivate var displayWidth: Int {
    // The variation selector for emoji presentation makes a character as wide as an emoji.
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

  /// Returns whether a character is as wide as a Chinese one.
  ///
  /// These are the wide and full-width blocks of Unicode's East Asian widths (UAX #11), without
  /// emoji.
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

// MARK: - One line

extension String {
  /// The string as a single line that is safe to print on a terminal.
  ///
  /// A note may come from any source. Line breaks and tabs become spaces. Characters that would
  /// move the cursor, start an escape sequence or change the text direction become the replacement
  /// character.
  package var oneLine: String {
    guard !isPlainASCII else { return self }
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": line += " "
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": line += "\u{FFFD}"
      default:
        line.unicodeScalars.append(
          scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        )
      }
    }
    return line
  }
}
