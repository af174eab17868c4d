/// Keeps spreadsheets from taking a text for a formula: an apostrophe before it.
///
/// A text that begins with an apostrophe of its own gets one as well, so that each can be taken away
/// again.
package enum FormulaGuard {
  private static let mark = UInt8(ascii: "'")

  /// Returns a text that no spreadsheet computes.
  package static func applied(to text: String) -> String {
    guard let first = text.utf8.first, first == mark || startsFormula(first) else { return text }
    return "'" + text
  }

  /// Returns the text that the guard was applied to.
  package static func removed(from text: String) -> String {
    text.utf8.first == mark ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func startsFormula(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}
