/// The least-squares regression line of a set of points.
package struct LeastSquares: Hashable, Sendable {
  /// The rise of the line per unit of *x*.
  package let slope: Double
  /// The mean of the *x* values.
  package let meanX: Double
  /// The mean of the *y* values, which is the value of the line at ``meanX``.
  package let meanY: Double
  /// The sum of the squared distances from ``meanX``; always positive.
  package let squaresOfX: Double
  /// The number of points.
  package let count: Int
  /// The standard deviation of the residuals, or `nil` for two points, which are on the line.
  package let residualDeviation: Double?

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

  /// Returns the value of the line at a position.
  package func value(at x: Double) -> Double {
    meanY + slope * (x - meanX)
  }
}

// MARK: - Crossing

extension LeastSquares {
  /// The position at which a line has a value.
  package struct Crossing: Hashable, Sendable {
    /// The *x* at which the line has the value.
    package let x: Double
    /// The lower confidence limit, or `nil` if there is none.
    package let lowest: Double?
    /// The upper confidence limit, or `nil` if there is none.
    package let highest: Double?
  }

  /// Returns the position at which the line has a value, with a confidence interval.
  ///
  /// The interval contains every *x* at which a test would not distinguish the line from the value.
  /// It is the interval of E. C. Fieller, *Some problems in interval estimation* (1954), for the
  /// quotient of the distance to the value and the slope. If the slope does not differ
  /// significantly from zero, the interval is unbounded on the side away from the points.
  ///
  /// - Parameters:
  ///   - y: The value.
  ///   - confidence: The confidence level, such as 0.8.
  /// - Returns: `nil` if the line is flat.
  package func crossing(of y: Double, confidence: Double) -> Crossing? {
    let distance = y - meanY
    let x = meanX + distance / slope
    guard x.isFinite else { return nil }
    guard
      let deviation = residualDeviation,
      let quantile = StudentT.quantile((1 + confidence) / 2, degreesOfFreedom: count - 2)
    else { return Crossing(x: x, lowest: nil, highest: nil) }
    let margin = deviation * quantile
    // The interval consists of the offsets d from the mean x for which (slope·d − distance)² ≤
    // margin²·(1/n + d²/Sxx), that is leading·d² − 2·middle·d + last ≤ 0.
    let leading = slope * slope - margin * margin / squaresOfX
    let middle = slope * distance
    let root = halfWidth(margin: margin, distance: distance, leading: leading)
    let near = (middle - root) / leading
    let far = (middle + root) / leading
    if leading > 0 { return Crossing(x: x, lowest: meanX + near, highest: meanX + far) }
    // The solution is now outside of both roots; the interval is the part that contains the
    // crossing.
    guard leading < 0, root.isFinite else { return Crossing(x: x, lowest: nil, highest: nil) }
    return x >= meanX + near
      ? Crossing(x: x, lowest: meanX + near, highest: nil)
      : Crossing(x: x, lowest: nil, highest: meanX + far)
  }

  /// Returns the square root of the discriminant of Fieller's equation; NaN if it has no roots.
  private func halfWidth(margin: Double, distance: Double, leading: Double) -> Double {
    let inner = distance * distance / squaresOfX + leading / Double(count)
    return margin * inner.squareRoot()
  }
}

/// Student's t-distribution.
package enum StudentT {
  /// Returns the quantile of a probability.
  ///
  /// The cumulative probability has a closed form for the angle θ with tan θ = t / √ν (M.
  /// Abramowitz and I. A. Stegun, *Handbook of Mathematical Functions*, 26.7.3 and 26.7.4). The
  /// angle is bounded, so bisection finds the value to the last digits without an initial guess.
  ///
  /// - Parameters:
  ///   - probability: The probability, between 0 and 1.
  ///   - degreesOfFreedom: The number ν of degrees of freedom.
  /// - Returns: `nil` if the probability is not between 0 and 1, or if there are no degrees of
  ///   freedom.
  /// - Complexity: O(ν).
  package static func quantile(_ probability: Double, degreesOfFreedom: Int) -> Double? {
    guard probability > 0, probability < 1, degreesOfFreedom > 0 else { return nil }
    guard probability != 0.5 else { return 0 }
    let twoSided = (2 * probability - 1).magnitude
    var (low, high) = (0.0, Double.pi / 2)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { break }
      if share(withinAngle: middle, degreesOfFreedom) < twoSided {
        low = middle
      } else {
        high = middle
      }
    }
    let quantile = Double(degreesOfFreedom).squareRoot() * high.tangent
    return probability < 0.5 ? -quantile : quantile
  }

  /// Returns the probability of a value between −t and t, with tan θ = t / √ν.
  private static func share(withinAngle angle: Double, _ degreesOfFreedom: Int) -> Double {
    let (sine, cosine) = (angle.sine, angle.cosine)
    let isOdd = !degreesOfFreedom.isMultiple(of: 2)
    var term = isOdd ? cosine : 1
    var sum = degreesOfFreedom == 1 ? 0 : term
    // Each term is multiplied by the quotient of the next odd and the next even number, or its
    // inverse.
    for factor in stride(from: isOdd ? 2 : 1, to: degreesOfFreedom - 2, by: 2) {
      term *= Double(factor) / Double(factor + 1) * cosine * cosine
      sum += term
    }
    return isOdd ? (angle + sine * sum) * 2 / .pi : sine * sum
  }
}
