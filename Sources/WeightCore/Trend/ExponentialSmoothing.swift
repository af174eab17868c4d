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

/// Double exponential smoothing: a level, and a trend for each step.
///
/// C. C. Holt, *Forecasting seasonals and trends by exponentially weighted moving averages* (1957).
/// The first level is the first value and the first trend the first difference; the second value
/// then counts in both once more.
package struct HoltSmoothing: Hashable, Sendable {
  /// Where the smoothing stands after a value.
  package struct State: Hashable, Sendable {
    /// The smoothed value.
    package let level: Double
    /// The change of the level from one value to the next, however many days lie between them.
    package let trend: Double

    /// Creates a state.
    package init(level: Double, trend: Double) {
      self.level = level
      self.trend = trend
    }

    /// Returns the level that is expected so many values later.
    package func forecast(_ steps: Double) -> Double {
      level + steps * trend
    }
  }

  /// How much a new value counts for the level, from 0 to 1.
  package let level: Double
  /// How much a new change counts for the trend, from 0 to 1.
  package let trend: Double

  /// Creates a smoothing.
  package init(level: Double = 0.3, trend: Double = 0.1) {
    self.level = level
    self.trend = trend
  }

  /// Returns the state after each value but the first; none if there are fewer than two values.
  ///
  /// - Complexity: O(*n*).
  package func states(_ values: [Double]) -> [State] {
    guard values.count > 1 else { return [] }
    var state = State(level: values[0], trend: values[1] - values[0])
    return values.dropFirst()
      .map { value in
        let smoothed = level * value + (1 - level) * state.forecast(1)
        let change = trend * (smoothed - state.level) + (1 - trend) * state.trend
        state = State(level: smoothed, trend: change)
        return state
      }
  }
}
