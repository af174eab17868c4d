/// A number that is readable from a distance, with its smaller unit.
package struct Figure: Hashable, Sendable {
  /// The number: "72,5".
  package let number: String
  /// The unit: "kg"; empty if there is none.
  package let unit: String

  /// Creates a figure.
  package init(number: String, unit: String) {
    self.number = number
    self.unit = unit
  }
}

extension [Figure] {
  /// The font size of a unit next to a number of size 1.
  static var unitSize: Double { 0.42 }

  /// Returns the figures as text runs.
  func runs(size: Double) -> [TextRun] {
    enumerated()
      .flatMap { index, figure in
        let number = TextRun(
          figure.number,
          TextStyle(.text, size: size, isBold: true),
          gap: index > 0 ? 0.2 * size : 0
        )
        let style = TextStyle(.quiet, size: Self.unitSize * size, isBold: true)
        return [number]
          + (figure.unit.isEmpty ? [] : [TextRun(figure.unit, style, gap: 0.09 * size)])
      }
  }

  /// Returns the largest font size at which a line fits into a width.
  func size(largest: Double, width: Double) -> Double {
    let wanted = runs(size: 1).reduce(0) { $0 + $1.width }
    return wanted > 0 ? Swift.min(largest, (2 * width / wanted).rounded(.down) / 2) : largest
  }
}

extension Scene {
  /// Draws figures on a line, as large as possible.
  mutating func add(
    _ figures: [Figure],
    at place: Point,
    _ anchor: TextStyle.Anchor = .start,
    largest: Double,
    width: Double
  ) {
    let size = figures.size(largest: largest, width: width)
    add(.runs(figures.runs(size: size), place, anchor))
  }
}
