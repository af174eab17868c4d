/// A curve through points in which each arc stays between the heights of its ends.
///
/// The tangents are those of Catmull and Rom, flattened where the curve would overshoot (F. N.
/// Fritsch and R. E. Carlson, *Monotone piecewise cubic interpolation*, 1980). A chart must not
/// show a weight that was never reached.
package struct SmoothCurve: Hashable, Sendable {
  /// A cubic arc from the end of the previous one.
  package struct Arc: Hashable, Sendable {
    /// The control point at the start of the arc.
    package let leaving: Point
    /// The control point at the end of the arc.
    package let arriving: Point
    /// The end of the arc.
    package let end: Point
  }

  /// The start of the curve, or `nil` if it has no points.
  package let start: Point?
  /// The arcs, one fewer than the points.
  package let arcs: [Arc]

  /// Creates the curve through points with increasing *x*.
  package init(through points: [Point]) {
    start = points.first
    let slopes = Self.slopes(at: points)
    arcs = points.indices.dropFirst()
      .map { index in
        let (from, to) = (points[index - 1], points[index])
        let third = (to.x - from.x) / 3
        return Arc(
          leaving: Point(from.x + third, from.y + third * slopes[index - 1]),
          arriving: Point(to.x - third, to.y - third * slopes[index]),
          end: to
        )
      }
  }

  private static func slopes(at points: [Point]) -> [Double] {
    let chords = zip(points, points.dropFirst())
      .map { from, to in to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0 }
    return points.indices.map { index in
      guard index > 0, index < points.count - 1 else {
        return chords.isEmpty ? 0 : chords[min(index, chords.count - 1)]
      }
      let (before, after) = (chords[index - 1], chords[index])
      guard before * after > 0 else { return 0 }
      let width = points[index + 1].x - points[index - 1].x
      let slope = (points[index + 1].y - points[index - 1].y) / width
      let steepest = 3 * min(before.magnitude, after.magnitude)
      return slope.magnitude > steepest ? (slope < 0 ? -steepest : steepest) : slope
    }
  }
}
