/// A range of bytes in a file, with the line and column of its start.
public struct Place: Hashable, Sendable {
  /// The path of the file as the user gave it.
  public var file: String
  /// The range of UTF-8 offsets from the start of the file.
  public var utf8Range: Range<Int>
  /// The line of the range's start, counted from 1.
  public var line: Int
  /// The column of the range's start in UTF-8 code units, counted from 1, as compilers count.
  public var column: Int

  /// Creates a place.
  public init(file: String, utf8Range: Range<Int>, line: Int, column: Int) {
    self.file = file
    self.utf8Range = utf8Range
    self.line = line
    self.column = column
  }
}

extension Place: Comparable {
  /// Returns whether `lhs` stands before `rhs`: by file, then by line and column.
  ///
  /// Offsets would say the same, but not everybody who names a place knows them.
  public static func < (lhs: Place, rhs: Place) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
