/// An element of a scene.
package enum SceneElement: Hashable, Sendable {
  /// A rectangle with a corner radius.
  case rectangle(Rectangle, corner: Double, Fill)
  /// A line through points.
  case line([Point], Stroke)
  /// A smooth line through points; see ``SmoothCurve``.
  case curve([Point], Stroke)
  /// An arc of a circle, given as a fraction from 0 to 1, clockwise from the top.
  case ring(Point, radius: Double, part: Double, Stroke)
  /// The area between a smooth line and a height below it.
  case area([Point], bottom: Double, Fill)
  /// A polygon.
  case polygon([Point], Fill)
  /// Dots with one radius.
  ///
  /// An outline in the background color separates dots that touch.
  case dots([Point], radius: Double, Fill)
  /// A line of text on a baseline.
  case text(String, Point, TextStyle)
  /// A line of text that consists of several runs.
  case runs([TextRun], Point, TextStyle.Anchor)
}

/// The fill of a shape.
package struct Fill: Hashable, Sendable {
  /// The color.
  package let ink: ColorRole
  /// The opacity at the left edge, from 0 to 1.
  package let opacity: Double
  /// The opacity at the right edge.
  package let opacityAtEnd: Double

  /// Creates a uniform fill.
  package init(_ ink: ColorRole, opacity: Double = 1) {
    self.ink = ink
    self.opacity = opacity
    opacityAtEnd = opacity
  }

  /// Creates a gradient from left to right.
  package init(_ ink: ColorRole, fading opacity: Double, to opacityAtEnd: Double) {
    self.ink = ink
    self.opacity = opacity
    self.opacityAtEnd = opacityAtEnd
  }
}

/// The stroke of a line.
package struct Stroke: Hashable, Sendable {
  /// The color.
  package let ink: ColorRole
  /// The width in points.
  package let width: Double
  /// The lengths of the dashes and gaps; empty for a solid line.
  package let dashes: [Double]

  /// Creates a stroke.
  package init(_ ink: ColorRole, width: Double, dashes: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dashes = dashes
  }

  /// Returns the stroke with dashes.
  func dashed(_ dashes: [Double]) -> Stroke { Stroke(ink, width: width, dashes: dashes) }
}
