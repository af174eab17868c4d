/// A grid of terminal cells, each with a character of width one and its ink.
struct TerminalGrid {
  let columns: Int
  let rows: Int
  private var cells: [(character: Character, ink: ColorRole?)]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: (" ", nil), count: columns * rows)
  }

  /// Sets the character of a cell; ignores cells outside of the grid.
  mutating func put(_ character: Character, _ ink: ColorRole, column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row * columns + column] = (character, ink)
  }

  /// Returns the ink of a cell, or `nil` if it is empty or outside of the grid.
  func ink(column: Int, row: Int) -> ColorRole? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    return cells[row * columns + column].ink
  }

  /// Draws the characters of a raster of the same size on top of the existing ones.
  mutating func put(_ dots: DotRaster, _ ink: ColorRole) {
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

/// A raster of Braille dots, two columns and four rows in each terminal cell.
///
/// Braille characters are narrow in every font, and fine enough to draw a line.
struct DotRaster {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets a dot and those below it; ignores dots outside of the raster.
  private mutating func set(_ x: Int, _ top: Int, _ thickness: Int) {
    for y in top..<top + thickness {
      guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { continue }
      cells[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
    }
  }

  /// Draws a line of dots.
  ///
  /// - Parameters:
  ///   - points: The points of the line.
  ///   - distance: The distance, in dot columns, from one dot to the next.
  ///   - thickness: The height of the line in dots.
  mutating func draw(
    _ points: [(x: Double, y: Double)],
    every distance: Int = 1,
    thickness: Int = 1
  ) {
    guard var from = points.first.map({ (x: dot($0.x), y: dot($0.y)) }) else { return }
    if from.x.isMultiple(of: distance) { set(from.x, from.y, thickness) }
    for point in points.dropFirst() {
      let to = (x: dot(point.x), y: dot(point.y))
      let steps = max((to.x - from.x).magnitude, (to.y - from.y).magnitude)
      for step in 0...Int(steps) where steps > 0 {
        let part = Double(step) / Double(steps)
        let x = dot(Double(from.x) + part * Double(to.x - from.x))
        guard x.isMultiple(of: distance) else { continue }
        set(x, dot(Double(from.y) + part * Double(to.y - from.y)), thickness)
      }
      from = to
    }
  }

  /// Returns the character of a cell, or `nil` if none of its dots is set.
  func character(column: Int, row: Int) -> Character? {
    let bits = cells[row * columns + column]
    guard bits > 0, let scalar = Unicode.Scalar(0x2800 + UInt32(bits)) else { return nil }
    return Character(scalar)
  }

  /// Returns the nearest dot.
  ///
  /// Values that are not finite or far outside give a dot outside of the raster.
  private func dot(_ value: Double) -> Int {
    value.isFinite ? Int(max(min(value.rounded(), 1e6), -1e6)) : -1_000_000
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

/// A terminal line, consisting of pieces with an ink each.
package struct TerminalLine: Hashable, Sendable {
  /// A text with one ink.
  package struct Piece: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The role of the text, or `nil` for plain text.
    package let ink: ColorRole?

    /// Creates a piece.
    package init(_ text: String, _ ink: ColorRole? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  /// The pieces from left to right.
  package private(set) var pieces: [Piece] = []

  /// Creates a line from pieces.
  package init(_ pieces: [Piece] = []) {
    for piece in pieces { append(piece.text, piece.ink) }
  }

  /// The text of all pieces.
  package var text: String { pieces.map(\.text).joined() }

  /// Appends a text.
  mutating func append(_ text: String, _ ink: ColorRole?) {
    if let last = pieces.last, last.ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text, ink))
    }
  }

  /// Removes trailing spaces.
  mutating func trimEnd() {
    while let last = pieces.last {
      var text = last.text[...]
      while text.last == " " { text.removeLast() }
      guard text.isEmpty else {
        pieces[pieces.count - 1].text = String(text)
        return
      }
      pieces.removeLast()
    }
  }
}
