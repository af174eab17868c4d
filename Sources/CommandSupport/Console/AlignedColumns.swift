import Diagnostics

extension [[String]] {
  /// Returns the rows as lines whose cells start or end in the same columns of a terminal, two spaces
  /// apart.
  ///
  /// - Parameter leadingColumns: The number of columns that are aligned at their start, such as names.
  ///   The following columns are aligned at their end, as numbers are.
  /// - Returns: A line for each row.
  /// - Precondition: All rows have the same number of cells.
  package func alignedLines(leadingColumns: Int) -> [String] {
    let widths = (first?.indices ?? 0..<0)
      .map { column in
        self.map { $0[column].displayWidth }.max() ?? 0
      }
    return map { row in
      row.indices
        .map { column in
          column < leadingColumns
            ? row[column].paddedAtEnd(to: widths[column])
            : row[column].paddedAtStart(to: widths[column])
        }
        .joined(separator: "  ")
    }
  }
}
