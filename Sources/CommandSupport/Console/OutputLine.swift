import Diagnostics

/// A line of output that neither a terminal nor a CI system interprets.
///
/// Names and texts from files are parts of most lines. In a name, a line feed would start another
/// line, an escape sequence would control the terminal, and `::error::` at the start of a line would
/// be a command for GitHub Actions. All of these are shown as escape sequences of Swift.
package struct OutputLine {
  /// The line, without a line feed at its end.
  package let text: String

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsStyles: Whether to keep the escape sequences of ``TerminalStyle``.
  package init(_ text: String, keepsStyles: Bool = false) {
    let isPlain = text.utf8.allSatisfy { $0 != 0x0A && !String.mayStartControl($0) }
    let line = isPlain ? text : Self.escaped(text, keepsStyles: keepsStyles)
    self.text = Self.mayBeCommand(line) ? Self.withoutCommands(line) : line
  }

  private static func escaped(_ text: String, keepsStyles: Bool) -> String {
    var line = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      if keepsStyles, scalar == TerminalStyle.escape, let style = TerminalStyle.prefix(of: rest) {
        line += style
        rest = rest[style.endIndex...]
        continue
      }
      rest.removeFirst()
      if scalar.isInterpreted {
        line += scalar.swiftEscape.unicodeScalars
      } else {
        line.append(scalar)
      }
    }
    return String(line)
  }
}

// MARK: - Commands of CI systems

extension OutputLine {
  /// Returns whether a line contains the start of a command.
  private static func mayBeCommand(_ line: String) -> Bool {
    var previous: UInt8 = 0
    for byte in line.utf8 {
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      previous = byte
    }
    return false
  }

  /// Returns a line whose first character of each command is escaped.
  ///
  /// GitHub Actions interprets `::command::` at the start of a line after spaces, and `##[command]`
  /// anywhere. Azure Pipelines interprets `##vso[command]` and `##[command]`.
  private static func withoutCommands(_ line: String) -> String {
    var line = line
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    if line[start...].hasPrefix("::") { line.replaceSubrange(start...start, with: "\\u{3A}") }
    for command in ["##[", "##vso["] where line.contains(command) {
      line = line.replacing(command, with: "\\u{23}" + command.dropFirst())
    }
    return line
  }
}
