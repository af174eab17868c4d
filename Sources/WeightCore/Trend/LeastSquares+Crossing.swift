extension LeastSquares {
  /// Where a line meets a value.
  package struct Crossing: Hashable, Sendable {
    /// The *x* at which the line has the value.
    package let x: Double
    /// The least *x* at which the true line may have it, or `nil` if there is none.
    package let lowest: Double?
    /// The greatest *x* at which the true line may have it, or `nil` if there is none.
    package let highest: Double?
  }

  /// Returns where the line meets a value, and how sure that is.
  ///
  /// The interval holds every *x* at which a test would not tell the line from the value. It is that
  /// of E. C. Fieller, *Some problems in interval estimation* (1954), for the quotient of the
  /// distance to the value and the slope. If the slope cannot be told from zero, the interval has no
  /// end: then the side away from the points has no bound.
  ///
  /// - Parameters:
  ///   - y: The value.
  ///   - confidence: How often such an interval is to hold the true crossing, such as 0.8.
  /// - Returns: `nil` if the line is level.
  package func crossing(of y: Double, confidence: Double) -> Crossing? {
    let distance = y - meanY
    let x = meanX + distance / slope
    guard x.isFinite else { return nil }
    guard
      let deviation = residualDeviation,
      let quantile = StudentT.quantile((1 + confidence) / 2, degreesOfFreedom: count - 2)
    else { return Crossing(x: x, lowest: nil, highest: nil) }
    let margin = deviation * quantile
    // Of the offsets d from the mean x, those belong to the interval for which
    // (slope·d − distance)² ≤ margin²·(1/n + d²/Sxx), that is leading·d² − 2·middle·d + last ≤ 0.
    let leading = slope * slope - margin * margin / squaresOfX
    let middle = slope * distance
    let root = halfWidth(margin: margin, distance: distance, leading: leading)
    let near = (middle - root) / leading
    let far = (middle + root) / leading
    if leading > 0 { return Crossing(x: x, lowest: meanX + near, highest: meanX + far) }
    // The interval now is what lies outside of both roots, and of that the part with the crossing.
    guard leading < 0, root.isFinite else { return Crossing(x: x, lowest: nil, highest: nil) }
    return x >= meanX + near
      ? Crossing(x: x, lowest: meanX + near, highest: nil)
      : Crossing(x: x, lowest: nil, highest: meanX + far)
  }

  /// The root of the discriminant of Fieller's equation, not a number if it has no roots.
  private func halfWidth(margin: Double, distance: Double, leading: Double) -> Double {
    let inner = distance * distance / squaresOfX + leading / Double(count)
    return margin * inner.squareRoot()
  }
}
