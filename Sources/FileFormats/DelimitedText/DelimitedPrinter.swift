/// Writes rows of delimited text.
///
/// ``DelimitedReader``, and any other program that reads RFC 4180, reads the same fields back.
package struct DelimitedPrinter: Sendable {
  /// The character between fields.
  package let delimiter: Delimiter

  /// Creates a printer.
  package init(delimiter: Delimiter = .comma) {
    self.delimiter = delimiter
  }

  /// Appends a row and a line feed, with quotation marks around the fields that need them.
  ///
  /// - Parameters:
  ///   - row: The content of the fields. An empty array writes an empty line, which readers skip.
  ///   - bytes: The output to which the row is appended.
  package func print(_ row: [String], into bytes: inout [UInt8]) {
    for (position, text) in row.enumerated() {
      if position > 0 { bytes.append(delimiter.byte) }
      // Without quotation marks the line would be empty, and readers would skip it.
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

  /// Returns whether a field must be enclosed in quotation marks.
  ///
  /// Some readers drop spaces around a field, and all readers interpret a leading byte order mark.
  private func needsQuotes(_ text: String) -> Bool {
    let utf8 = text.utf8
    if utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") { return true }
    if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    return utf8.contains { byte in
      byte == delimiter.byte || byte == UInt8(ascii: "\"") || byte.isLineBreak
    }
  }
}

/// Prevents spreadsheets from evaluating strings as formulas, by a leading apostrophe.
///
/// A string that already begins with an apostrophe gets another one, which makes the escaping
/// reversible.
package enum FormulaEscaping {
  private static let mark = UInt8(ascii: "'")

  /// Returns a string that no spreadsheet evaluates.
  package static func applied(to text: String) -> String {
    guard let first = text.utf8.first, first == mark || startsFormula(first) else { return text }
    return "'" + text
  }

  /// Returns the original string of an escaped one.
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
