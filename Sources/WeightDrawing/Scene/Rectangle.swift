/// A part of a scene with upright edges.
package struct Rectangle: Hashable, Sendable {
  /// The left edge.
  package var left: Double
  /// The upper edge.
  package var top: Double
  /// The right edge.
  package var right: Double
  /// The lower edge.
  package var bottom: Double

  /// Creates a rectangle from its edges.
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The distance from the left edge to the right.
  package var width: Double { right - left }

  /// The distance from the upper edge to the lower.
  package var height: Double { bottom - top }
}
