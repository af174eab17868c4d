import Foundation

/// Prints a line for each job: the medians of the rounds, and the medians relative to the bare
/// parse of the same round.
func printFigures(of rounds: [[Job: MeasuredRun]], fileCount: Int) {
  let titles = ["seconds", "of parse", "CPU s", "of parse", "1000 files", "peak MB"]
  print(line("", titles))
  for job in Job.allCases {
    let runs = rounds.compactMap { $0[job] }
    let pairs = rounds.compactMap { round in
      round[job].flatMap { run in round[.parse].map { (run, $0) } }
    }
    let figures = [
      (median(runs.map(\.seconds)), "%.2f"),
      (median(pairs.map { $0.seconds / $1.seconds }), "%.3f"),
      (median(runs.map(\.processorSeconds)), "%.2f"),
      (median(pairs.map { $0.processorSeconds / $1.processorSeconds }), "%.3f"),
      (median(runs.map(\.seconds)) * 1000 / Double(fileCount), "%.2f s"),
      (median(runs.map { Double($0.peakBytes) }) / 1_000_000, "%.0f"),
    ]
    print(line(job.rawValue, figures.map { String(format: $1, $0) }))
  }
}

/// A figure in comparison with another one.
struct Row {
  var job: String
  var figure: Double
  /// What the figure is compared with.
  var peer: String
  var peerFigure: Double
  /// The greatest quotient of the figures.
  var goal: Double

  /// The fields with tabs between them.
  var fields: String {
    [job, Self.text(figure), peer, Self.text(peerFigure), String(format: "%g", goal)]
      .joined(separator: "\t")
  }

  /// The row for people.
  var sentence: String {
    let quotient = String(format: "%.3f", figure / peerFigure)
    return "\(job): \(Self.text(figure)); \(peer): \(Self.text(peerFigure)); "
      + "\(quotient), at most \(String(format: "%g", goal))"
  }

  private static func text(_ figure: Double) -> String { String(format: "%.4g", figure) }
}

/// Prints a row for each job that is compared with the bare parse, with the medians in seconds.
func printRows(of rounds: [[Job: MeasuredRun]]) {
  let parse = median(rounds.compactMap { $0[.parse]?.seconds })
  for job in Job.allCases {
    guard let goal = job.goal else { continue }
    let row = Row(
      job: "Extraction, \(job.rawValue.lowercased()): seconds",
      figure: median(rounds.compactMap { $0[job]?.seconds }),
      peer: Job.parse.rawValue.lowercased(),
      peerFigure: parse,
      goal: goal
    )
    print(row.fields)
  }
}

private func line(_ title: String, _ columns: [String]) -> String {
  let cells = columns.map { String(repeating: " ", count: max(12 - $0.count, 0)) + $0 }
  return title.padding(toLength: 22, withPad: " ", startingAt: 0) + cells.joined()
}

/// Returns the median of an odd number of values.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
