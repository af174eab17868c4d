/// A mixture of Student's t-distributions.
struct StudentTMixture {
  /// A distribution of the mixture.
  struct Part {
    /// The share of the distribution in the mixture.
    let probability: Double
    let mean: Double
    /// The scale, which is the standard deviation for many degrees of freedom.
    let deviation: Double
    let degreesOfFreedom: Double

    /// Returns the probability of a value below a number.
    ///
    /// Student's variable is transformed to a normal one. See M. Abramowitz and I. A. Stegun,
    /// *Handbook of Mathematical Functions*, 26.7.8. For four or more degrees of freedom, the error
    /// is below 0.003.
    func probability(below value: Double) -> Double {
      guard deviation > 0 else { return mean < value ? 1 : 0 }
      let distance = (value - mean) / deviation
      let scale = (1 + distance * distance / (2 * degreesOfFreedom)).squareRoot()
      return (distance * (1 - 1 / (4 * degreesOfFreedom)) / scale).normalProbability
    }
  }

  private let parts: [Part]

  /// Creates a mixture of distributions whose probabilities add up to 1.
  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Returns the probability of a value below a number.
  func probability(below value: Double) -> Double {
    parts.reduce(0) { $0 + $1.probability * $1.probability(below: value) }
  }

  /// Returns the interval around the median that has a probability, which is at most 0.98.
  func interval(_ confidence: Double) -> ClosedRange<Double> {
    let low = quantile((1 - confidence) / 2)
    return low...max(low, quantile((1 + confidence) / 2))
  }

  /// Returns the number below which a value is with a probability.
  private func quantile(_ probability: Double) -> Double {
    // The quantile of a mixture is between those of its parts. With four degrees of freedom, 99 %
    // of the values are less than four deviations above the mean.
    var low = parts.map { $0.mean - 4 * $0.deviation }.min() ?? 0
    var high = parts.map { $0.mean + 4 * $0.deviation }.max() ?? 0
    for _ in 0..<30 {
      let middle = low + (high - low) / 2
      if self.probability(below: middle) < probability { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}
