/// The straight line from which values deviate least, by the sum of their squares.
package struct LeastSquares: Hashable, Sendable {
  /// How much the line rises from one *x* to the next.
  package let slope: Double
  /// The mean of the *x*.
  package let meanX: Double
  /// The mean of the *y*, which the line has at ``meanX``.
  package let meanY: Double
  /// The sum of the squares of the distances from ``meanX``; always positive.
  package let squaresOfX: Double
  /// The number of points.
  package let count: Int
  /// The standard deviation of the points from the line, or `nil` of two points, which lie on it.
  package let residualDeviation: Double?

  /// Fits a line to points.
  ///
  /// Everything is taken relative to the first point and then to the means, so that neither the
  /// distance of the days from the epoch nor equal values cost digits: equal *y* give a slope of 0.
  ///
  /// - Returns: `nil` if the points do not settle a line: fewer than two, all at one *x*, or numbers
  ///   too large to be squared.
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
    let slope = products / squaresOfX
    let squares = centered.reduce(0) { sum, point in
      let residual = point.1 - slope * point.0
      return sum + residual * residual
    }
    self.slope = slope
    self.squaresOfX = squaresOfX
    self.count = points.count
    meanX = first.x + offsetX
    meanY = first.y + offsetY
    residualDeviation = points.count > 2 ? (squares / (count - 2)).squareRoot() : nil
  }

  /// The value of the line at *x* = 0.
  package var intercept: Double { value(at: 0) }

  /// Returns the value of the line at a place.
  package func value(at x: Double) -> Double {
    meanY + slope * (x - meanX)
  }
}
