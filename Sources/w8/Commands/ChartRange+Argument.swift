import ArgumentParser
import WeightDrawing

extension ChartRange: ExpressibleByArgument {
  /// Reads a range in letters of either case.
  public init?(argument: String) {
    let range = ChartRange.allCases.first { $0.rawValue.lowercased() == argument.lowercased() }
    guard let range else { return nil }
    self = range
  }
}
