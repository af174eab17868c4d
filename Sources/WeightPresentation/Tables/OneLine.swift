import Diagnostics

extension String {
  /// The string as a single line that is safe to print on a terminal.
  ///
  /// A note may come from any source. Line breaks and tabs become spaces. Characters that would
  /// move the cursor, start an escape sequence or change the text direction become the replacement
  /// character.
  package var oneLine: String {
    guard !isPrintableASCII else { return self }
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
