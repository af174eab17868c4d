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
