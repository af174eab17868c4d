extension Scene {
  /// Draws a line of text as large as it is set, or smaller so that it is no wider than a width.
  ///
  /// Below three quarters of its size nobody would read it: there it loses its end.
  mutating func add(_ words: String, at place: Point, _ style: TextStyle, width: Double) {
    let wanted = TextExtent.width(of: words, size: style.size, isBold: style.isBold)
    let size = wanted > width ? style.size * max(width / wanted, 0.75) : style.size
    let shown = TextLines.line(words, size: size, isBold: style.isBold, width: width)
    add(.text(shown, place, style.sized(size)))
  }

  /// Draws lines of text under each other, no more than a number of them.
  ///
  /// - Returns: The height on which the next line would stand.
  @discardableResult
  mutating func add(
    lines words: String,
    at place: Point,
    _ style: TextStyle,
    width: Double,
    most: Int
  ) -> Double {
    let scale = style.isBold ? 1.1 : 1
    let lines = TextLines.balanced(of: words, size: style.size * scale, width: width)
    var shown = Array(lines.prefix(most))
    if lines.count > most { shown[most - 1] = lines[(most - 1)...].joined(separator: " ") }
    let leading = (style.size * 1.3).rounded()
    for (index, line) in shown.enumerated() {
      add(line, at: Point(place.x, place.y + Double(index) * leading), style, width: width)
    }
    return place.y + Double(shown.count) * leading
  }
}
