/// Student's distribution, by which means and slopes of few values are judged.
package enum StudentT {
  /// Returns the value below which a share of the distribution lies.
  ///
  /// The share is known in closed form for the angle θ with tan θ = t / √ν (M. Abramowitz and
  /// I. A. Stegun, *Handbook of Mathematical Functions*, 26.7.3 and 26.7.4). The angle is bounded,
  /// so that halving it finds the value to the last digits without a start to guess.
  ///
  /// - Parameters:
  ///   - probability: The share, between 0 and 1.
  ///   - degreesOfFreedom: The number ν of values that are free.
  /// - Returns: `nil` if the share is not between 0 and 1, or nothing is free.
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

  /// Returns the share of the distribution between −t and t, where tan θ = t / √ν.
  private static func share(withinAngle angle: Double, _ degreesOfFreedom: Int) -> Double {
    let (sine, cosine) = (angle.sine, angle.cosine)
    let isOdd = !degreesOfFreedom.isMultiple(of: 2)
    var term = isOdd ? cosine : 1
    var sum = degreesOfFreedom == 1 ? 0 : term
    // Each term has the next odd number over the next even one, or the other way around.
    for factor in stride(from: isOdd ? 2 : 1, to: degreesOfFreedom - 2, by: 2) {
      term *= Double(factor) / Double(factor + 1) * cosine * cosine
      sum += term
    }
    return isOdd ? (angle + sine * sum) * 2 / .pi : sine * sum
  }
}
