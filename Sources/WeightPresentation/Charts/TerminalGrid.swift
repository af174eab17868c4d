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

/// A raster of dots, two across and four down in each cell of a terminal, as Braille has them.
///
/// The letters of Braille are narrow in every font, and fine enough to draw a line.
struct DotRaster {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Sets a dot and those below it; those outside of the raster are left out.
  private mutating func set(_ x: Int, _ top: Int, _ thickness: Int) {
    for y in top..<top + thickness {
      guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { continue }
      cells[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
    }
  }

  /// Draws a line through dots.
  ///
  /// - Parameters:
  ///   - points: The places of the dots.
  ///   - distance: How many columns of dots it is to the next one that is set.
  ///   - thickness: How many dots are set below each other.
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

  /// The letter of a cell, or `nil` if none of its dots is set.
  func character(column: Int, row: Int) -> Character? {
    let bits = cells[row * columns + column]
    guard bits > 0, let scalar = Unicode.Scalar(0x2800 + UInt32(bits)) else { return nil }
    return Character(scalar)
  }

  /// The nearest dot; a number that is none, or far outside, is a dot outside of the raster.
  private func dot(_ value: Double) -> Int {
    value.isFinite ? Int(max(min(value.rounded(), 1e6), -1e6)) : -1_000_000
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

/// A line of a terminal, in pieces that each have an ink.
package struct TerminalLine: Hashable, Sendable {
  /// Some text of one ink.
  package struct Piece: Hashable, Sendable {
    /// The text.
    package var text: String
    /// What it stands for, or `nil` for plain text.
    package let ink: Ink?

    /// Creates a piece.
    package init(_ text: String, _ ink: Ink? = nil) {
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

  /// Adds a text at the end.
  mutating func append(_ text: String, _ ink: Ink?) {
    if let last = pieces.last, last.ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text, ink))
    }
  }

  /// Takes away the spaces at the end, which nobody sees.
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
