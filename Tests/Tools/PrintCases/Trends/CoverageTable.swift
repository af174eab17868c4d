import TestSupport

/// A table of the fractions of intervals that contain the true value, for groups of simulated logs.
///
/// The intervals have a confidence of 80 %.
enum CoverageTable {
  /// Prints the table for a number of logs.
  static func print(_ cases: CaseCount) {
    var generator = SeededGenerator(seed: cases.seed)
    var groups: [String: Coverage] = [:]
    for _ in 0..<cases.count {
      let log = SimulatedLog(using: &generator)
      let names = [
        "all", "noise\t\(log.noise) kg", "pace\t\(log.weeklyRate) kg per week",
        "length\t\(log.length) days", "scenario\t\(log.scenario.rawValue)",
      ]
      for name in names { groups[name, default: Coverage()].add(log) }
    }
    let intervals = Coverage.Interval.allCases
    Swift.print((["group", "logs", "dates"] + intervals.map(\.rawValue)).joined(separator: "\t"))
    for (name, coverage) in groups.sorted(by: { $0.key < $1.key }) {
      let fractions = intervals.map { interval in
        let tenths = Int((coverage[interval].fraction * 1_000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
      }
      let row = [name, "\(coverage.logs)", "\(coverage[.goal].intervals)"] + fractions
      Swift.print(row.joined(separator: "\t"))
    }
  }
}
