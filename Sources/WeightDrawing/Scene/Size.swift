/// How wide and how high a scene is, in points.
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
