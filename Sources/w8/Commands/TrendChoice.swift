import ArgumentParser
import WeightCore

/// The ways to find the trend, as they are typed.
enum TrendChoice: String, CaseIterable, ExpressibleByArgument {
  case timeAware = "time-aware"
  case exponential
  case span
  case holt

  /// Returns the way itself, looking back over a number of days where it takes one.
  func method(days: Int) -> TrendMethod {
    switch self {
    case .timeAware: .timeAware(timeConstant: Double(days))
    case .exponential: .exponential()
    case .span: .span(days)
    case .holt: .holt
    }
  }
}
