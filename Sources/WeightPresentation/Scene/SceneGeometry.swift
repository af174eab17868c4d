/// A point in a scene.
///
/// *x* increases to the right, and *y* increases downwards.
package struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  package var x: Double
  /// The distance from the upper edge.
  package var y: Double

  /// Creates a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// The size of a scene, in points.
package struct Size: Hashable, Sendable {
  /// The width.
  package let width: Double
  /// The height.
  package let height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in a scene.
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

  /// The distance from the left edge to the right edge.
  package var width: Double { right - left }

  /// The distance from the upper edge to the lower edge.
  package var height: Double { bottom - top }
}
