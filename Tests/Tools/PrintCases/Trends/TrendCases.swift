import TestSupport
import WeightCore

/// Logs with the trends and goals of the module `WeightCore`, one a line.
///
/// A line has tab-separated fields: first those of the case, then its daily weights, then the
/// result of each method.
enum TrendCases {
  /// Prints the requested number of logs.
  static func print(_ cases: CaseCount) {
    var generator = SeededGenerator(seed: cases.seed)
    for number in 0..<cases.count {
      let trendCase = TrendCase(number: number, using: &generator)
      let days = trendCase.days.map { "\($0.day.daysSince1970),\($0.kilograms),\($0.entries)" }
      let answers = trendCase.methods.map { TrendResult(trendCase, $0).text }
      let fields = [trendCase.text, days.joined(separator: ";")] + answers
      Swift.print(fields.joined(separator: "\t"))
    }
  }
}
