import ArgumentParser
import WeightCore

extension ChangePeriod: ExpressibleByArgument {
  /// Reads a period as it is typed: "1W", "1m", "all".
  public init?(argument: String) {
    guard let period = Self.allCases.first(where: { $0.argument == argument.lowercased() }) else {
      return nil
    }
    self = period
  }

  /// The periods as they are typed.
  public static var allValueStrings: [String] { allCases.map(\.argument) }

  private var argument: String {
    switch self {
    case .week: "1w"
    case .month: "1m"
    case .quarter: "3m"
    case .year: "1y"
    case .all: "all"
    }
  }
}
