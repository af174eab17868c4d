import Diagnostics

/// A line of output that neither a terminal nor a CI system interprets.
package struct OutputLine: Sendable {
  /// The line, without a line feed at its end.
  package let text: String

  /// Creates a line of fields, separated by tabs, each of which is escaped.
  package init(fields: [String]) {
    text = fields.map(\.asOutputLine).joined(separator: "\t")
  }

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - text: The text, which is escaped like ``Swift/String/asOutputLine``.
  ///   - keepsStyles: Whether to keep the escape sequences of ``TerminalStyle``.
  package init(_ text: String, keepsStyles: Bool = false) {
    guard keepsStyles, text.unicodeScalars.contains(TerminalStyle.escape) else {
      self.text = text.asOutputLine
      return
    }
    var line = ""
    var rest = Substring(text).unicodeScalars
    var part = Substring.UnicodeScalarView()
    while let scalar = rest.first {
      if let style = TerminalStyle.prefix(of: rest) {
        line += String(part).asOutputLine + String(style)
        part = Substring.UnicodeScalarView()
        rest = rest[style.endIndex...]
      } else {
        part.append(scalar)
        rest.removeFirst()
      }
    }
    self.text = line + String(part).asOutputLine
  }
}
