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
    // Without quotation marks the line would be empty, and readers would skip it.
    let isEmpty = row.count == 1 && row[0].isEmpty
    for (position, text) in row.enumerated() {
      if position > 0 { bytes.append(delimiter.byte) }
      if isEmpty || needsQuotes(text) {
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
    if utf8.isEmpty { return false }
    if utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") { return true }
    if utf8.first == 0xEF, utf8.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    return utf8.contains { byte in
      byte == delimiter.byte || byte == UInt8(ascii: "\"") || byte.isLineBreak
    }
  }
}

/// Prevents spreadsheets from evaluating strings as formulas, by a leading apostrophe.
///
/// A string that already begins with an apostrophe gets another one, which makes the escaping
/// reversible. In many countries a semicolon separates the cells of a file, even in quotation
/// marks, so a formula after one gets an apostrophe, too.
package enum FormulaEscaping {
  private static let mark = UInt8(ascii: "'")

  /// Returns a string that no spreadsheet evaluates.
  package static func applied(to text: String) -> String {
    let text = appliedAfterSemicolons(to: text)
    return isNeeded(for: text) ? "'" + text : text
  }

  /// Returns the original string of an escaped one.
  package static func removed(from text: String) -> String {
    removedAfterSemicolons(
      from: text.utf8.first == mark ? String(text.unicodeScalars.dropFirst()) : text
    )
  }

  /// Returns whether a string begins like a formula, or with an apostrophe.
  package static func isNeeded(for text: String) -> Bool {
    text.utf8.first == mark || startsFormula(text.utf8[...])
  }

  /// Returns a string with an apostrophe before each formula that follows a semicolon.
  ///
  /// Apostrophes that are already there are kept.
  package static func appliedAfterSemicolons(to text: String) -> String {
    replacingMarks(in: text) { $0 + 1 }
  }

  /// Returns a string without the apostrophes before formulas that follow a semicolon.
  package static func removedAfterSemicolons(from text: String) -> String {
    replacingMarks(in: text) { max($0 - 1, 0) }
  }

  /// Returns a string with an apostrophe before each formula at its start or after a semicolon, for
  /// the columns of other programs.
  ///
  /// A string that begins with an apostrophe is kept unless a formula follows.
  /// - Parameters:
  ///   - text: The string.
  ///   - isGuarded: `false` to keep formulas, and to add an apostrophe only to those that have one, so
  ///     that ``removedFromFormulas(in:)`` returns the string again.
  /// - Returns: The string.
  package static func appliedToFormulas(in text: String, isGuarded: Bool = true) -> String {
    replacingMarks(in: text, includesStart: true) { isGuarded || $0 > 0 ? $0 + 1 : 0 }
  }

  /// Returns the original string of one with apostrophes before its formulas.
  package static func removedFromFormulas(in text: String) -> String {
    replacingMarks(in: text, includesStart: true) { max($0 - 1, 0) }
  }

  /// Returns a string with other numbers of apostrophes before formulas after a semicolon.
  private static func replacingMarks(
    in text: String,
    includesStart: Bool = false,
    _ newCount: (Int) -> Int
  ) -> String {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    func replaceMarks() {
      let suffix = rest
      rest = suffix.drop { $0 == mark }
      let count = suffix.count - rest.count
      result += Array(repeating: mark, count: startsFormula(rest) ? newCount(count) : count)
    }
    if includesStart { replaceMarks() }
    while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
      result += rest[...semicolon]
      rest = rest[rest.index(after: semicolon)...]
      replaceMarks()
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static func startsFormula(_ utf8: Substring.UTF8View) -> Bool {
    switch utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    case 0xEF: fullWidthSigns.contains { utf8.starts(with: $0.utf8) }
    default: false
    }
  }

  /// The full-width forms of the signs, which East Asian versions of spreadsheets also accept.
  private static let fullWidthSigns = ["＝", "＋", "－", "＠"]
}
