/// The exponentially weighted moving average with the same step for every value.
///
/// John Walker's *The Hacker's Diet* (1991) introduced it as the trend of body weight, with a
/// smoothing factor of 0.1. It ignores the time between the values; ``TimeAwareSmoothing`` includes
/// it.
package enum ExponentialSmoothing {
  /// The weight of the newest value in *The Hacker's Diet*.
  package static let hackersDietWeight = 0.1

  /// Returns the average after each value.
  ///
  /// The first average is the first value.
  ///
  /// `weight` is the smoothing factor, from 0 to 1. With 1, the averages are the values themselves.
  ///
  /// - Complexity: O(*n*).
  package static func values(_ values: [Double], weight: Double) -> [Double] {
    var average = values.first ?? 0
    return values.map { value in
      average = weight == 1 ? value : average + weight * (value - average)
      return average
    }
  }

  /// Returns the averages over a span, with a smoothing factor of 2 / (span + 1).
  package static func values(_ values: [Double], span: Int) -> [Double] {
    Self.values(values, weight: 2 / (Double(max(span, 1)) + 1))
  }
}

/// The exponential average in which a value has more weight the longer the gap before it.
///
/// Each step is trend += (1 − e^(−Δt/τ)) · (value − trend), as in the app Libra. After a gap, the
/// trend follows the new values quickly. Days without a value change nothing.
package struct TimeAwareSmoothing: Hashable, Sendable {
  /// The number of days after which a change has been adopted except for a fraction of 1/e.
  package let timeConstant: Double

  /// The default time constant: a week.
  package static let usualTimeConstant = 7.0

  /// Creates a smoothing.
  ///
  /// A time constant that is not positive leaves the values unchanged.
  package init(timeConstant: Double = usualTimeConstant) {
    self.timeConstant = timeConstant
  }

  /// Returns the trend at each point.
  ///
  /// The points must be sorted by day.
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

/// Double exponential smoothing: a level, and a trend per step.
///
/// C. C. Holt, *Forecasting seasonals and trends by exponentially weighted moving averages* (1957).
/// The first level is the first value, and the first trend is the first difference. The second
/// value is then used again for both.
package struct HoltSmoothing: Hashable, Sendable {
  /// The state of the smoothing after a value.
  package struct State: Hashable, Sendable {
    /// The smoothed value.
    package let level: Double
    /// The change of the level from one value to the next, regardless of the days between them.
    package let trend: Double

    /// Creates a state.
    package init(level: Double, trend: Double) {
      self.level = level
      self.trend = trend
    }

    /// Returns the expected level after a number of further values.
    package func forecast(_ steps: Double) -> Double {
      level + steps * trend
    }
  }

  /// The smoothing factor of the level, from 0 to 1.
  package let level: Double
  /// The smoothing factor of the trend, from 0 to 1.
  package let trend: Double

  /// Creates a smoothing.
  package init(level: Double = 0.3, trend: Double = 0.1) {
    self.level = level
    self.trend = trend
  }

  /// Returns the state after each value except the first; empty for fewer than two values.
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
