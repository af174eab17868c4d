/// How a piece of text is set off on a terminal.
package enum TerminalStyle: String, Sendable {
  /// Headings and what matters most.
  case bold = "1"
  /// What matters less.
  case dim = "2"
  /// Errors, and what is taken away.
  case red = "31"
  /// What is well, and what is added.
  case green = "32"
  /// Warnings.
  case yellow = "33"
  /// One of several things that are told apart.
  case blue = "34"
  /// Another one of them.
  case magenta = "35"
  /// Remarks.
  case cyan = "36"

  /// Returns `text` between the codes that turn the style on and off.
  func applied(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
