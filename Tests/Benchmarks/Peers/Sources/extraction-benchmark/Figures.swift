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

private func line(_ title: String, _ columns: [String]) -> String {
  let cells = columns.map { String(repeating: " ", count: max(12 - $0.count, 0)) + $0 }
  return title.padding(toLength: 22, withPad: " ", startingAt: 0) + cells.joined()
}

private func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
