import TestSupport
import WeightCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes logs with what the module `WeightCore` says of their trends and goals, a line each, for a
/// comparison with other programs: `trend-cases COUNT [SEED]`.
///
/// A line has its fields between tabs: first those of the case, then the weights of its days, then
/// those of the answer of each method.
@main enum TrendCases {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let count = arguments.first.flatMap(Int.init), count > 0 else {
      print("usage: trend-cases COUNT [SEED]")
      exit(64)
    }
    let seed = arguments.dropFirst().first.flatMap(UInt64.init) ?? 1
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let trendCase = TrendCase(number: number, using: &generator)
      let days = trendCase.days.map { "\($0.day.daysSince1970),\($0.kilograms),\($0.entries)" }
      let answers = trendCase.methods.map { TrendAnswer(trendCase, $0).text }
      let fields = [trendCase.text, days.joined(separator: ";")] + answers
      print(fields.joined(separator: "\t"))
    }
  }
}
