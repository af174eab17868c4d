/// The cells of a part of a terminal, each with a character of one column and its ink.
struct TerminalGrid {
  let columns: Int
  let rows: Int
  private var cells: [(character: Character, ink: Ink?)]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: (" ", nil), count: columns * rows)
  }

  /// Puts a character in a cell; one outside of the grid is left out.
  mutating func put(_ character: Character, _ ink: Ink, column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = (character, ink)
  }

  /// Puts the letters of a raster of the same size over what is there.
  mutating func put(_ dots: DotRaster, _ ink: Ink) {
    for row in 0..<rows {
      for column in 0..<columns {
        guard let character = dots.character(column: column, row: row) else { continue }
        put(character, ink, column: column, row: row)
      }
    }
  }

  /// Returns the cells of a row as pieces of text.
  func line(_ row: Int) -> TerminalLine {
    var line = TerminalLine()
    for cell in cells[row * columns..<(row + 1) * columns] {
      line.append(String(cell.character), cell.ink)
    }
    return line
  }
}
