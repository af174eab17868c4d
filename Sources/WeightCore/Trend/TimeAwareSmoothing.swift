/// The exponential average in which a value counts for more the longer none came before it.
///
/// Each step is trend += (1 − e^(−Δt/τ)) · (value − trend), as in the app Libra. After a gap the
/// trend follows the new values soon, and days without a value change nothing.
package struct TimeAwareSmoothing: Hashable, Sendable {
  /// The days after which a change has come through to all but 1/e.
  package let timeConstant: Double

  /// The time constant that is usual: a week.
  package static let usualTimeConstant = 7.0

  /// Creates a smoothing; a time constant that is not positive leaves the values as they are.
  package init(timeConstant: Double = usualTimeConstant) {
    self.timeConstant = timeConstant
  }

  /// Returns the trend at each point, which are in the order of their days.
  ///
  /// - Complexity: O(*n*).
  package func values(_ points: [(day: Double, value: Double)]) -> [Double] {
    guard timeConstant > 0, var last = points.first else { return points.map(\.value) }
    return points.map { point in
      let weight = -(-(point.day - last.day) / timeConstant).exponentialLessOne
      last = (point.day, last.value + weight * (point.value - last.value))
      return last.value
    }
  }
}
