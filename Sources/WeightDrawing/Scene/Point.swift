/// A place in a scene; *x* grows to the right and *y* downwards.
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
