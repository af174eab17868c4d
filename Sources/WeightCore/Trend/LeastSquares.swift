/// The least-squares regression line of a set of points.
package struct LeastSquares: Hashable, Sendable {
  /// The rise of the line per unit of *x*.
  package let slope: Double
  /// The mean of the *x* values.
  package let meanX: Double
  /// The mean of the *y* values, which is the value of the line at ``meanX``.
  package let meanY: Double

  /// Fits a line to points.
  ///
  /// All values are relative to the first point and then to the means. This avoids a loss of digits
  /// for days far from the epoch. Equal *y* values give a slope of exactly 0.
  ///
  /// - Returns: `nil` if the points do not determine a line: fewer than two, all at one *x*, or
  ///   values whose square overflows.
  /// - Complexity: O(*n*).
  package init?(_ points: [(x: Double, y: Double)]) {
    guard points.count > 1, let first = points.first else { return nil }
    let count = Double(points.count)
    let offsetX = points.reduce(0) { $0 + ($1.x - first.x) } / count
    let offsetY = points.reduce(0) { $0 + ($1.y - first.y) } / count
    let centered = points.map { ($0.x - first.x - offsetX, $0.y - first.y - offsetY) }
    let squaresOfX = centered.reduce(0) { $0 + $1.0 * $1.0 }
    let products = centered.reduce(0) { $0 + $1.0 * $1.1 }
    guard squaresOfX > 0, squaresOfX.isFinite, products.isFinite else { return nil }
    slope = products / squaresOfX
    meanX = first.x + offsetX
    meanY = first.y + offsetY
  }

  /// The value of the line at *x* = 0.
  package var intercept: Double { value(at: 0) }

  /// Returns the value of the line at a position.
  package func value(at x: Double) -> Double {
    meanY + slope * (x - meanX)
  }
}
