extension String {
  /// The text as a line that cannot disturb a terminal.
  ///
  /// A note may come from anywhere. Line breaks and tabs become spaces; signs that would move the
  /// cursor, start a command of the terminal, or turn the direction of the rest of the line become
  /// the sign for what cannot be shown.
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
