import CommandSupport
import Localization

/// Prints how far languages are translated, as a table.
struct CoverageTable {
  var rows: [CoverageRow]
  var console: Console

  /// Prints the table.
  func print() {
    let cells = [Self.headings] + rows.map(cells)
    let widths = Self.headings.indices.map { column in
      cells.map { $0[column].count }.max() ?? 0
    }
    for (number, row) in cells.enumerated() {
      let line = line(row, widths)
      console.print(number == 0 ? console.styled(line, .bold) : line)
    }
  }

  private static var headings: [String] {
    [
      String(localized: "Catalog", comment: "Heading of the table of xcstrings coverage"),
      String(localized: "Language", comment: "Heading of the table of xcstrings coverage"),
      String(localized: "Translated", comment: "Heading of the table of xcstrings coverage"),
      String(localized: "Needs review", comment: "Heading of the table of xcstrings coverage"),
      String(localized: "Missing", comment: "Heading of the table of xcstrings coverage"),
      String(localized: "Done", comment: "Heading of the table of xcstrings coverage: percentage"),
    ]
  }

  private func cells(_ row: CoverageRow) -> [String] {
    [
      row.path, row.language, "\(row.translated)/\(row.total)", "\(row.needsReview)",
      "\(row.missing)", percentage(row),
    ]
  }

  /// The percentage is cut, not rounded, so that only a complete language shows 100.
  private func percentage(_ row: CoverageRow) -> String {
    let percent = row.total == 0 ? 100 : row.translated * 100 / row.total
    return "\(percent) %"
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated()
      .map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        // Names stand at the left, numbers at the right.
        return column < 2 ? cell.0 + padding : padding + cell.0
      }
    return padded.joined(separator: "  ")
  }
}
