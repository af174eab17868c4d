/// A range of bytes in a file, with the line and column of its start.
public struct Location: Hashable, Sendable {
  /// The path of the file, as the user specified it.
  public var file: String
  /// The range of UTF-8 offsets from the start of the file.
  public var utf8Range: Range<Int>
  /// The line of the range's start, counted from 1.
  public var line: Int
  /// The column of the range's start in UTF-8 code units, counted from 1, as compilers count.
  public var column: Int

  /// Creates a location.
  public init(file: String, utf8Range: Range<Int>, line: Int, column: Int) {
    self.file = file
    self.utf8Range = utf8Range
    self.line = line
    self.column = column
  }
}

extension Location: Comparable {
  /// Returns whether `lhs` precedes `rhs`: by file, then by line and column.
  ///
  /// The order of offsets is the same, but not all locations have one.
  public static func < (lhs: Location, rhs: Location) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

/// The offsets of line starts, which convert an offset to a line and column.
public struct LineIndex: Hashable, Sendable {
  private let lineStarts: [Int]

  /// Creates the index of a file's content.
  ///
  /// A line ends with a line feed. A carriage return before it belongs to the line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ utf8: some Sequence<UInt8>) {
    lineStarts =
      utf8.withContiguousStorageIfAvailable { Self.lineStarts(in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.lineStarts(in: $0) }
  }

  // This function is not generic, so it is fast without specialization in other modules.
  private static func lineStarts(in utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    for (offset, byte) in utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    return starts
  }

  /// Returns the line and column, both counted from 1, of a UTF-8 offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  public func position(of utf8Offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= utf8Offset { low = middle } else { high = middle }
    }
    return (low + 1, utf8Offset - lineStarts[low] + 1)
  }

  /// Returns the location of a range of UTF-8 offsets in `file`.
  public func location(of utf8Range: Range<Int>, in file: String) -> Location {
    let (line, column) = position(of: utf8Range.lowerBound)
    return Location(file: file, utf8Range: utf8Range, line: line, column: column)
  }
}
