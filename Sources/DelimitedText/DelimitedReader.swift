package import Diagnostics

/// Reads the rows of a table, one after another, as spreadsheets and other programs write them.
///
/// Fields may stand in quotation marks; delimiters and line breaks between these belong to the field,
/// and a quotation mark in it is doubled. A row ends with a line feed, a carriage return, or both.
/// Lines with nothing on them are passed over. Rows may differ in length, and whatever is wrong is
/// told with the row that it is in: nothing ends the reading before the text does.
///
/// SwiftCSV, the package at hand for such texts, tells of no field where it stands, and drops what is
/// malformed; but people who are told that a row was left out want to know which one.
///
/// ```swift
/// let rows = DelimitedReader(Array("date;note\n30.3.;\"a;b\"\n".utf8), file: "log.csv")
/// rows.map(\.texts)  // [["date", "note"], ["30.3.", "a;b"]]
/// ```
///
/// - Complexity: O(*n*) for all rows together, where *n* is the number of bytes. One row is in memory
///   at a time.
package struct DelimitedReader: Sequence, IteratorProtocol, Sendable {
  /// What stands between the fields.
  package let delimiter: Delimiter

  let file: String
  let bytes: [UInt8]
  var offset = 0
  var line = 1
  var lineStart = 0

  /// Creates a reader at the start of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - file: The path that places name.
  ///   - delimiter: What stands between the fields; `nil` for what the text seems to use.
  package init(_ bytes: [UInt8], file: String, delimiter: Delimiter? = nil) {
    self.init(utf8: TextBytes.utf8(bytes), file: file, delimiter: delimiter)
  }

  private init(utf8: [UInt8], file: String, delimiter: Delimiter?) {
    self.bytes = utf8
    self.file = file
    self.delimiter = delimiter ?? Delimiter(seemingIn: utf8)
    if utf8.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// Returns the next row; `nil` behind the last one.
  package mutating func next() -> DelimitedRow? {
    while isAtLineBreak { moveBehindLineBreak() }
    guard offset < bytes.count else { return nil }
    var diagnostics: [Diagnostic] = []
    var fields = [field(&diagnostics)]
    while offset < bytes.count, bytes[offset] == delimiter.byte {
      offset += 1
      fields.append(field(&diagnostics))
    }
    if isAtLineBreak { moveBehindLineBreak() }
    return DelimitedRow(fields: fields, diagnostics: diagnostics)
  }

  /// Reads all rows of a text at once.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    delimiter: Delimiter? = nil
  ) -> Parsed<[DelimitedRow]> {
    let rows = Array(DelimitedReader(bytes, file: file, delimiter: delimiter))
    return Parsed(rows, diagnostics: rows.flatMap(\.diagnostics))
  }
}

// MARK: - Line breaks

extension DelimitedReader {
  var isAtLineBreak: Bool {
    offset < bytes.count && bytes[offset].isLineBreak
  }

  /// Moves behind a line feed, a carriage return, or a carriage return and a line feed.
  mutating func moveBehindLineBreak() {
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
    line += 1
    lineStart = offset
  }
}

extension UInt8 {
  var isLineBreak: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
