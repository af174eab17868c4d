package import Diagnostics

/// Reads the rows of a delimited file one at a time, in the variants that spreadsheets write.
///
/// A field may be enclosed in quotation marks. It may then contain delimiters and line breaks; a
/// quotation mark within it is doubled. A row ends with a line feed, a carriage return, or both.
/// Empty lines are skipped. Rows may differ in length. The diagnostics of a row describe its
/// errors, and reading continues to the end of the file.
///
/// SwiftCSV, the available package for this format, does not report the locations of fields, and it
/// drops malformed ones. Users who are notified of a skipped row need to know which one it is.
///
/// ```swift
/// let rows = DelimitedReader(Array("date;note\n30.3.;\"a;b\"\n".utf8), file: "log.csv")
/// rows.map(\.texts)  // [["date", "note"], ["30.3.", "a;b"]]
/// ```
///
/// - Complexity: O(*n*) for all rows together, where *n* is the number of bytes. Only one row is in
///   memory at a time.
package struct DelimitedReader: Sequence, IteratorProtocol, Sendable {
  /// The character between fields.
  package let delimiter: Delimiter

  let file: String
  /// The text, or the part of it that is in memory.
  var bytes: [UInt8]
  /// The offset of the first of the bytes in the whole text.
  var base = 0
  var offset = 0
  var line = 1
  /// The offset of the start of the line, which is negative if the start is not in memory.
  var lineStart = 0

  /// Creates a reader at the start of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - file: The path for the locations of diagnostics.
  ///   - delimiter: The character between fields; `nil` to detect it.
  package init(_ bytes: [UInt8], file: String, delimiter: Delimiter? = nil) {
    self.init(utf8: TextBytes.utf8(bytes), file: file, delimiter: delimiter)
  }

  init(utf8: [UInt8], file: String, delimiter: Delimiter?) {
    self.bytes = utf8
    self.file = file
    self.delimiter = delimiter ?? Delimiter(seemingIn: utf8)
    if utf8.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
  }

  /// Returns the next row; `nil` after the last one.
  package mutating func next() -> DelimitedRow? {
    while isAtLineBreak { movePastLineBreak() }
    guard offset < bytes.count else { return nil }
    var diagnostics = LimitedDiagnostics()
    var fields = [field(&diagnostics)]
    while offset < bytes.count, bytes[offset] == delimiter.byte {
      offset += 1
      fields.append(field(&diagnostics))
    }
    if isAtLineBreak { movePastLineBreak() }
    return DelimitedRow(fields: fields, diagnostics: diagnostics.all)
  }

  /// Reads all rows of a file at once.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    delimiter: Delimiter? = nil
  ) -> ParseResult<[DelimitedRow]> {
    let rows = Array(DelimitedReader(bytes, file: file, delimiter: delimiter))
    var diagnostics = LimitedDiagnostics()
    for row in rows { diagnostics += row.diagnostics }
    return ParseResult(rows, diagnostics: diagnostics.all)
  }
}

// MARK: - Line breaks

extension DelimitedReader {
  var isAtLineBreak: Bool {
    offset < bytes.count && bytes[offset].isLineBreak
  }

  /// Moves past a line feed, a carriage return, or a carriage return with a line feed.
  mutating func movePastLineBreak() {
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

// MARK: - Fields

extension DelimitedReader {
  private static let quote = UInt8(ascii: "\"")

  /// Reads a field, which may be empty, up to the next delimiter or line break.
  mutating func field(_ diagnostics: inout LimitedDiagnostics) -> DelimitedField {
    let start = Start(offset: offset, line: line, column: offset - lineStart + 1)
    if offset < bytes.count, bytes[offset] == Self.quote {
      return quotedField(from: start, &diagnostics)
    }
    moveToEndOfField()
    return field(from: start, text(bytes[start.offset..<offset], start, &diagnostics))
  }

  private mutating func quotedField(
    from start: Start,
    _ diagnostics: inout LimitedDiagnostics
  ) -> DelimitedField {
    offset += 1
    var content: [UInt8] = []
    var pieceStart = offset
    while offset < bytes.count {
      if bytes[offset] == Self.quote {
        content += bytes[pieceStart..<offset]
        guard offset + 1 < bytes.count, bytes[offset + 1] == Self.quote else { break }
        // The second of two quotation marks begins the next piece.
        offset += 2
        pieceStart = offset - 1
      } else if bytes[offset].isLineBreak {
        movePastLineBreak()
      } else {
        offset += 1
      }
    }
    if offset < bytes.count {
      content += rest(afterQuoteOf: start, &diagnostics)
    } else {
      content += bytes[pieceStart...]
      diagnostics.append(Diagnostic(.delimitedTextUnclosed, .error, at: location(from: start)))
    }
    return field(from: start, text(content[...], start, &diagnostics), isQuoted: true)
  }

  /// Moves past the closing quotation mark and returns the bytes between it and the delimiter.
  private mutating func rest(
    afterQuoteOf start: Start,
    _ diagnostics: inout LimitedDiagnostics
  ) -> ArraySlice<UInt8> {
    offset += 1
    let restStart = offset
    moveToEndOfField()
    if offset > restStart {
      diagnostics.append(Diagnostic(.delimitedTextAfterQuote, .warning, at: location(from: start)))
    }
    return bytes[restStart..<offset]
  }

  private mutating func moveToEndOfField() {
    let delimiter = delimiter.byte
    while offset < bytes.count, bytes[offset] != delimiter, !bytes[offset].isLineBreak {
      offset += 1
    }
  }

  private func text(
    _ content: ArraySlice<UInt8>,
    _ start: Start,
    _ diagnostics: inout LimitedDiagnostics
  ) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    diagnostics.append(Diagnostic(.delimitedTextBytes, .error, at: location(from: start)))
    return String(decoding: content, as: UTF8.self)
  }
}

// MARK: - Locations

extension DelimitedReader {
  /// The start of a field.
  private struct Start {
    let offset: Int
    let line: Int
    let column: Int
  }

  private func field(
    from start: Start,
    _ text: String,
    isQuoted: Bool = false
  ) -> DelimitedField {
    DelimitedField(
      text: text,
      utf8Range: base + start.offset..<base + offset,
      line: start.line,
      column: start.column,
      isQuoted: isQuoted
    )
  }

  private func location(from start: Start) -> Location {
    Location(
      file: file,
      utf8Range: base + start.offset..<base + offset,
      line: start.line,
      column: start.column
    )
  }
}

/// One row of a table, with any number of fields, and its diagnostics.
package struct DelimitedRow: Hashable, Sendable {
  /// The fields; at least one.
  package let fields: [DelimitedField]
  /// Errors in the bytes of the row; usually empty.
  package let diagnostics: [Diagnostic]

  /// The content of the fields.
  package var texts: [String] { fields.map(\.text) }

  /// The line on which the row begins, counted from 1.
  package var line: Int { fields[0].line }
}

/// One field of a row, with its location.
package struct DelimitedField: Hashable, Sendable {
  /// The content without the enclosing quotation marks; U+FFFD replaces invalid bytes.
  package let text: String
  /// The range of the field in UTF-8, including its quotation marks.
  package let utf8Range: Range<Int>
  /// The line of its start, counted from 1.
  package let line: Int
  /// The column of its start in UTF-8 code units, counted from 1; a byte order mark is not counted.
  package let column: Int
  /// Whether the field is enclosed in quotation marks.
  package let isQuoted: Bool

  /// Returns the location of the field in a file.
  package func location(in file: String) -> Location {
    Location(file: file, utf8Range: utf8Range, line: line, column: column)
  }
}

// MARK: - Delimited text

/// Diagnostics for delimited text.
///
/// The rows are read in spite of them.
extension Diagnostic.Message {
  /// A field contains bytes that are not valid UTF-8 or UTF-16; an error.
  package static let delimitedTextBytes = Self(
    "delimited-text-bytes",
    "the file is not UTF-8 from here on; save the table as 'CSV UTF-8' or 'Unicode Text'"
  )

  /// The opening quotation mark of a field is never closed; an error.
  ///
  /// The field extends to the end of the file.
  package static let delimitedTextUnclosed = Self(
    "delimited-text-unclosed",
    "the field has no closing quotation mark, so it extends to the end of the table"
  )

  /// There are characters between the closing quotation mark of a field and its end; a warning.
  package static let delimitedTextAfterQuote = Self(
    "delimited-text-after-quote",
    "unexpected text after the closing quotation mark of the field"
  )
}
