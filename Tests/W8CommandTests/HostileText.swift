import Testing

/// A text that must not reach a terminal unescaped.
enum HostileText {
  /// A title of the terminal, a color, the clipboard, a new line, and changes of the direction.
  static let all = [
    "\u{1B}]0;PWN\u{7}", "\u{1B}[31m", "\u{9B}31m", "\u{1B}]52;c;UFdO\u{7}", "\r\nFAKE\u{85}FAKE",
    "\u{2028}FAKE\u{2029}", "\u{202E}\u{2066}\u{200F}\u{61C}", "\u{7F}\u{8}",
  ]
  .joined()

  /// Expects that an output has no control characters, and no line that is part of a hostile text.
  static func expectNone(
    in text: String,
    _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let forbidden = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x0A: false
      case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    let code = forbidden.map { String($0.value, radix: 16) }
    #expect(code == nil, "\(comment)", sourceLocation: sourceLocation)
    let isForged = text.split(separator: "\n").contains { $0.hasPrefix("FAKE") }
    #expect(!isForged, "\(comment)", sourceLocation: sourceLocation)
  }
}
