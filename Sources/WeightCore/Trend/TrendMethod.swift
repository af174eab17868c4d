/// A way to find the trend under the weights of the days.
package enum TrendMethod: Hashable, Sendable {
  /// ``TimeAwareSmoothing`` with a time constant in days.
  case timeAware(timeConstant: Double = TimeAwareSmoothing.usualTimeConstant)
  /// ``ExponentialSmoothing`` with the weight of the newest day.
  case exponential(weight: Double = ExponentialSmoothing.hackersDietWeight)
  /// ``ExponentialSmoothing`` over a number of days with weigh-ins.
  case span(Int = 10)
  /// The level of ``HoltSmoothing``.
  case holt

  /// Returns the trend at each point, which are in the order of their days.
  func values(_ points: [(day: Double, value: Double)]) -> [Double] {
    let values = points.map(\.value)
    return switch self {
    case .timeAware(let days): TimeAwareSmoothing(timeConstant: days).values(points)
    case .exponential(let weight): ExponentialSmoothing.values(values, weight: weight)
    case .span(let span): ExponentialSmoothing.values(values, span: span)
    case .holt: values.prefix(1) + HoltSmoothing().states(values).map(\.level)
    }
  }
}
