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
