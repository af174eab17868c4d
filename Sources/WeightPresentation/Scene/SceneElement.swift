/// A thing that is drawn.
package enum SceneElement: Hashable, Sendable {
  /// A rectangle, its corners rounded by a radius.
  case rectangle(Rectangle, corner: Double, Fill)
  /// A line through points.
  case line([Point], Stroke)
  /// A line that bends smoothly from point to point; see ``SmoothCurve``.
  case curve([Point], Stroke)
  /// A part of a circle, from 0 to 1, that begins at the top and goes on clockwise.
  case ring(Point, radius: Double, part: Double, Stroke)
  /// The surface between a smooth line and a height below it.
  case area([Point], bottom: Double, Fill)
  /// A surface with corners.
  case polygon([Point], Fill)
  /// Dots of one radius; an edge of paper keeps dots that touch apart.
  case dots([Point], radius: Double, Fill)
  /// A line of text, whose letters stand on a height.
  case text(String, Point, TextStyle)
  /// A line of text of several parts.
  case runs([TextRun], Point, TextStyle.Anchor)
}

/// How a shape is filled.
package struct Fill: Hashable, Sendable {
  /// The colour.
  package let ink: Ink
  /// How much of the colour there is at the left, from 0 to 1.
  package let opacity: Double
  /// How much of it is left at the right.
  package let opacityAtEnd: Double

  /// Creates a fill that is the same everywhere.
  package init(_ ink: Ink, opacity: Double = 1) {
    self.ink = ink
    self.opacity = opacity
    opacityAtEnd = opacity
  }

  /// Creates a fill that fades from left to right.
  package init(_ ink: Ink, fading opacity: Double, to opacityAtEnd: Double) {
    self.ink = ink
    self.opacity = opacity
    self.opacityAtEnd = opacityAtEnd
  }
}

/// How a line is drawn.
package struct Stroke: Hashable, Sendable {
  /// The colour.
  package let ink: Ink
  /// The thickness in points.
  package let width: Double
  /// The lengths of the dashes and of the gaps between them; a line without any is whole.
  package let dashes: [Double]

  /// Creates a stroke.
  package init(_ ink: Ink, width: Double, dashes: [Double] = []) {
    self.ink = ink
    self.width = width
    self.dashes = dashes
  }

  /// Returns the same line in dashes.
  func dashed(_ dashes: [Double]) -> Stroke { Stroke(ink, width: width, dashes: dashes) }
}
