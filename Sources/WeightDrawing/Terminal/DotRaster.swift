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
