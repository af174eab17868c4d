import TestSupport
import WeightCore

/// Logs with the trends and goals that the module `WeightCore` gives, a line each.
///
/// A line has its fields between tabs: first those of the case, then the weights of its days, then
/// those of the answer of each method.
enum TrendCases {
  /// Prints as many logs as are wanted.
  static func print(_ cases: CaseCount) {
    var generator = SeededGenerator(seed: cases.seed)
    for number in 0..<cases.count {
      let trendCase = TrendCase(number: number, using: &generator)
      let days = trendCase.days.map { "\($0.day.daysSince1970),\($0.kilograms),\($0.entries)" }
      let answers = trendCase.methods.map { TrendAnswer(trendCase, $0).text }
      let fields = [trendCase.text, days.joined(separator: ";")] + answers
      Swift.print(fields.joined(separator: "\t"))
    }
  }
}
