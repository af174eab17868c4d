/// Rows of text whose columns stand under each other on a terminal.
///
/// ```swift
/// var table = TextTable([.init("Date"), .init("Weight", alignment: .trailing)])
/// table.add(["21 nov 2026", "72,5 kg"])
/// table.lines  // ["Date          Weight", "21 nov 2026  72,5 kg"]
/// ```
package struct TextTable: Sendable {
  /// A column.
  package struct Column: Hashable, Sendable {
    let heading: String
    let alignment: Alignment

    /// Creates a column.
    package init(_ heading: String, alignment: Alignment = .leading) {
      self.heading = heading
      self.alignment = alignment
    }
  }

  /// On which side the texts of a column meet.
  package enum Alignment: Hashable, Sendable {
    /// At the start, as words do.
    case leading
    /// At the end, as numbers do.
    case trailing
  }

  private static let gap = "  "

  private let columns: [Column]
  private var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row with a text for each column; where it has fewer, the last columns stay empty.
  package mutating func add(_ row: [String]) {
    rows.append(row.map(\.oneLine))
  }

  /// Returns the lines, the headings first.
  ///
  /// A column without any text is left out, its heading too.
  ///
  /// - Parameter width: How many columns of the terminal the last column has to end in, cut if need
  ///   be; `nil` if a line may have any length.
  /// - Returns: Lines without spaces at their end.
  package func lines(width: Int? = nil) -> [String] {
    let shown = columns.indices.filter { column in
      rows.contains { $0.count > column && !$0[column].isEmpty }
    }
    let cells = ([columns.map(\.heading)] + rows)
      .map { row in shown.map { row.count > $0 ? row[$0] : "" } }
    let widths = shown.indices.map { column in
      cells.reduce(0) { max($0, $1[column].displayWidth) }
    }
    return cells.map { row in
      let padded = row.indices.map { index in
        columns[shown[index]].alignment == .leading
          ? row[index].padded(to: widths[index]) : row[index].paddedBefore(to: widths[index])
      }
      let line = padded.joined(separator: Self.gap).trimmingSpacesAtEnd
      return width.map(line.cut(to:)) ?? line
    }
  }
}

extension String {
  fileprivate var trimmingSpacesAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
