/// Writes rows so that ``DelimitedReader``, and any other program that reads RFC 4180, finds the same
/// fields in them.
package struct DelimitedPrinter: Sendable {
  /// What stands between the fields.
  package let delimiter: Delimiter

  /// Creates a printer.
  package init(delimiter: Delimiter = .comma) {
    self.delimiter = delimiter
  }

  /// Writes a row, in quotation marks what needs them, and a line feed behind it.
  ///
  /// - Parameters:
  ///   - row: The texts of the fields; none for an empty line, which readers pass over.
  ///   - bytes: What the row is written behind.
  package func print(_ row: [String], into bytes: inout [UInt8]) {
    for (position, text) in row.enumerated() {
      if position > 0 { bytes.append(delimiter.byte) }
      // A line with nothing on it would be no row.
      if row == [""] || needsQuotes(text) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
          if byte == UInt8(ascii: "\"") { bytes.append(byte) }
          bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
      } else {
        bytes.append(contentsOf: text.utf8)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Some readers drop the blanks around a field, and all take a byte order mark for none of it.
  private func needsQuotes(_ text: String) -> Bool {
    let utf8 = text.utf8
    if utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") { return true }
    if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    return utf8.contains { byte in
      byte == delimiter.byte || byte == UInt8(ascii: "\"") || byte.isLineBreak
    }
  }
}

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
