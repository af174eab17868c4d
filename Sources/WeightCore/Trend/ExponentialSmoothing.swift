/// The exponentially weighted moving average, in which every value counts for one step.
///
/// John Walker's *The Hacker's Diet* (1991) made it the trend of a body's weight, with the weight
/// 0.1. It knows nothing of the time between the values; ``TimeAwareSmoothing`` does.
package enum ExponentialSmoothing {
  /// The weight of the newest value in *The Hacker's Diet*.
  package static let hackersDietWeight = 0.1

  /// Returns the average after each value; the first is the first value.
  ///
  /// A new value counts by its weight, from 0 to 1; with 1, the averages are the values themselves.
  ///
  /// - Complexity: O(*n*).
  package static func values(_ values: [Double], weight: Double) -> [Double] {
    var average = values.first ?? 0
    return values.map { value in
      average = weight == 1 ? value : average + weight * (value - average)
      return average
    }
  }

  /// Returns the average over a number of values, of which the newest weighs 2 / (span + 1).
  package static func values(_ values: [Double], span: Int) -> [Double] {
    Self.values(values, weight: 2 / (Double(max(span, 1)) + 1))
  }
}
