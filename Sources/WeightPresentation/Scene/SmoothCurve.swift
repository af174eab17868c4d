/// A curve through points, none of whose arcs leaves the heights between which it runs.
///
/// The tangents are those of Catmull and Rom, made flatter where the curve would overshoot
/// (F. N. Fritsch and R. E. Carlson, *Monotone piecewise cubic interpolation*, 1980): a chart must
/// not show a weight that nobody had.
package struct SmoothCurve: Hashable, Sendable {
  /// An arc from the end of the one before: two points that it bends towards, and its end.
  package struct Arc: Hashable, Sendable {
    /// The point that the arc leaves towards.
    package let leaving: Point
    /// The point that the arc arrives from.
    package let arriving: Point
    /// Where the arc ends.
    package let end: Point
  }

  /// Where the curve begins, or `nil` if it has no points.
  package let start: Point?
  /// The arcs, one fewer than points.
  package let arcs: [Arc]

  /// Creates the curve through points, whose *x* grow.
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
