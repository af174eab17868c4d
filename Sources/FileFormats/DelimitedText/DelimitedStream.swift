package import Diagnostics

/// Reads the rows of a delimited file like ``DelimitedReader``, but keeps only a part of the file in
/// memory.
///
/// ```swift
/// var rows = DelimitedStream(file: "log.csv", encoding: .utf8) { file.nextBytes() }
/// while let row = try rows.next() { print(row.texts) }
/// ```
package struct DelimitedStream {
  /// The maximum length of a row in bytes, far more than any row of a table has.
  package static let greatestRowLength = 1 << 20
  /// The number of bytes that are examined to detect the delimiter.
  private static let sampleLength = 1 << 16

  private var reader: DelimitedReader
  private var decoder: TextDecoder
  private var isComplete = false
  private let read: () -> [UInt8]

  /// Creates a reader at the start of a file.
  ///
  /// - Parameters:
  ///   - file: The path for the locations of diagnostics.
  ///   - encoding: The encoding of the file.
  ///   - delimiter: The character between fields; `nil` to detect it.
  ///   - read: Returns the next bytes of the file, or no bytes at its end.
  package init(
    file: String,
    encoding: TextFileEncoding,
    delimiter: Delimiter? = nil,
    reading read: @escaping () -> [UInt8]
  ) {
    self.read = read
    decoder = TextDecoder(encoding)
    reader = DelimitedReader(utf8: [], file: file, delimiter: delimiter)
    var start: [UInt8] = []
    while start.count < Self.sampleLength, let more = nextPart() { start += more }
    reader = DelimitedReader(utf8: start, file: file, delimiter: delimiter)
  }

  /// The character between fields.
  package var delimiter: Delimiter { reader.delimiter }

  /// Returns the next row; `nil` after the last one.
  ///
  /// - Throws: ``DelimitedRowTooLong`` if a row exceeds the maximum length.
  package mutating func next() throws(DelimitedRowTooLong) -> DelimitedRow? {
    while true {
      skipEmptyLines()
      let start = (offset: reader.offset, line: reader.line, lineStart: reader.lineStart)
      let row = reader.next()
      // A row that ends before the end of the bytes is not continued by the next ones.
      guard !isComplete, reader.offset >= reader.bytes.count else { return row }
      (reader.offset, reader.line, reader.lineStart) = start
      guard reader.bytes.count - reader.offset <= Self.greatestRowLength else {
        throw DelimitedRowTooLong(location: reader.currentLocation)
      }
      refill()
    }
  }

  /// Skips the empty lines in memory, except for a last one that may continue.
  private mutating func skipEmptyLines() {
    while reader.isAtLineBreak, isComplete || reader.offset + 1 < reader.bytes.count {
      reader.movePastLineBreak()
    }
  }

  /// Removes the rows that were read, and reads at least as many bytes as remain.
  private mutating func refill() {
    reader.dropPrevious()
    let goal = reader.bytes.count + max(reader.bytes.count, Self.sampleLength)
    while reader.bytes.count < goal, let more = nextPart() { reader.bytes += more }
  }

  /// Returns the next part of the text in UTF-8, or `nil` at its end.
  private mutating func nextPart() -> [UInt8]? {
    guard !isComplete else { return nil }
    let bytes = read()
    isComplete = bytes.isEmpty
    return decoder.utf8(bytes, isLast: isComplete)
  }
}

extension DelimitedReader {
  /// The location of the next byte.
  fileprivate var currentLocation: Location {
    Location(
      file: file,
      utf8Range: base + offset..<base + offset,
      line: line,
      column: offset - lineStart + 1
    )
  }

  /// Removes the bytes before the current offset from memory.
  fileprivate mutating func dropPrevious() {
    bytes.removeSubrange(..<offset)
    base += offset
    lineStart -= offset
    offset = 0
  }
}

/// An error for a row of a delimited file that is too long to be one.
package struct DelimitedRowTooLong: Error, Hashable {
  /// The start of the row.
  package let location: Location
}
