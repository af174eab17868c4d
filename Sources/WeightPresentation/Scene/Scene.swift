/// A picture that consists of shapes and texts, independent of a file format.
///
/// ```swift
/// var scene = Scene(size: Size(width: 170, height: 170), title: "Peso", description: "72,5 kg")
/// scene.add(.text("72,5 kg", Point(16, 40), TextStyle(.text, size: 24)))
/// scene.svg  // "<svg xmlns=…"
/// ```
package struct Scene: Hashable, Sendable {
  /// The size of the scene.
  package let size: Size
  /// The corner radius of the background.
  package let corner: Double
  /// The accessibility title.
  package let title: String
  /// The accessibility description.
  package let description: String
  /// The elements in drawing order.
  package private(set) var elements: [SceneElement] = []

  /// Creates an empty scene.
  package init(size: Size, corner: Double = 0, title: String, description: String) {
    self.size = size
    self.corner = corner
    self.title = title
    self.description = description
  }

  /// Adds an element on top of the existing ones.
  package mutating func add(_ element: SceneElement) {
    elements.append(element)
  }
}

// MARK: - Fitting

extension Scene {
  /// Draws a line of text, with a smaller font if it exceeds a width.
  ///
  /// If the font would be smaller than three quarters of its size, which is not readable, the text
  /// is truncated.
  mutating func add(_ words: String, at place: Point, _ style: TextStyle, width: Double) {
    let wanted = TextExtent.width(of: words, size: style.size, isBold: style.isBold)
    let size = wanted > width ? style.size * max(width / wanted, 0.75) : style.size
    let shown = TextLines.line(words, size: size, isBold: style.isBold, width: width)
    add(.text(shown, place, style.sized(size)))
  }

  /// Draws several lines of text, up to a number of lines, all with the same font size.
  ///
  /// The font is reduced if the text does not fit.
  ///
  /// - Returns: The baseline of the next line.
  @discardableResult
  mutating func add(
    lines words: String,
    at place: Point,
    _ style: TextStyle,
    width: Double,
    most: Int
  ) -> Double {
    let sizes = stride(from: style.size, through: style.size * 0.75, by: -0.5)
      .map { style.sized($0) }
    let fitting = sizes.first { TextLines.fits(words, $0, width: width, most: most) }
    let shown = fitting ?? sizes.last ?? style
    let lines = TextLines.balanced(of: words, size: shown.extent, width: width).prefix(most)
    let leading = (shown.size * 1.3).rounded()
    for (index, line) in lines.enumerated() {
      add(line, at: Point(place.x, place.y + Double(index) * leading), shown, width: width)
    }
    return place.y + Double(lines.count) * leading
  }
}

extension TextStyle {
  /// The font size of regular letters with the same width.
  fileprivate var extent: Double { isBold ? size * 1.1 : size }
}

extension TextLines {
  /// Returns whether a text fits into a number of lines.
  fileprivate static func fits(
    _ words: String,
    _ style: TextStyle,
    width: Double,
    most: Int
  ) -> Bool {
    let lines = lines(of: words, size: style.extent, width: width)
    return lines.count <= most
      && lines.allSatisfy { TextExtent.width(of: $0, size: style.extent) <= width }
  }
}
