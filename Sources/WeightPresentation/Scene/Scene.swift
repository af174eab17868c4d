/// A picture as shapes and texts, which knows nothing of files and pixels.
///
/// ```swift
/// var scene = Scene(size: Size(width: 170, height: 170), title: "Peso", description: "72,5 kg")
/// scene.add(.text("72,5 kg", Point(16, 40), TextStyle(.text, size: 24)))
/// scene.svg  // "<svg xmlns=…"
/// ```
package struct Scene: Hashable, Sendable {
  /// How wide and how high it is.
  package let size: Size
  /// The radius of the corners of its paper.
  package let corner: Double
  /// Its name, for those who do not see it.
  package let title: String
  /// What it shows, for those who do not see it.
  package let description: String
  /// What is drawn, the lowest first.
  package private(set) var elements: [SceneElement] = []

  /// Creates an empty scene.
  package init(size: Size, corner: Double = 0, title: String, description: String) {
    self.size = size
    self.corner = corner
    self.title = title
    self.description = description
  }

  /// Draws an element above those before it.
  package mutating func add(_ element: SceneElement) {
    elements.append(element)
  }
}

// MARK: - Fitting

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

  /// Draws lines of text under each other, no more than a number of them and all of one size.
  ///
  /// They are as large as they are set, or smaller so that the words have room.
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
  /// The size of plain letters that are as wide.
  fileprivate var extent: Double { isBold ? size * 1.1 : size }
}

extension TextLines {
  /// Returns whether a text has room in so many lines.
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
