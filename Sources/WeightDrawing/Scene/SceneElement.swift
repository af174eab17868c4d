/// A thing that is drawn.
package enum SceneElement: Hashable, Sendable {
  /// A rectangle, its corners rounded by a radius.
  case rectangle(Rectangle, corner: Double, Fill)
  /// A line through points.
  case line([Point], Stroke)
  /// A line that bends smoothly from point to point; see ``SmoothCurve``.
  case curve([Point], Stroke)
  /// A surface with corners.
  case polygon([Point], Fill)
  /// Dots of one radius; an edge of paper keeps dots that touch apart.
  case dots([Point], radius: Double, Fill)
  /// A line of text, whose letters stand on a height.
  case text(String, Point, TextStyle)
}
