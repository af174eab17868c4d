import Foundation

/// The comparison of an extraction with a bare parse.
struct ExtractionBenchmark {
  private let xcstrings: String
  private let peer: String
  private let scratch: String
  private let sources: SourceCopy

  /// The number of rounds, which is odd, so that there is a median run.
  private static let roundCount = 5

  /// Copies the sources to an empty folder.
  init(xcstrings: String, peer: String, sources: String, scratch: String) throws {
    self.xcstrings = xcstrings
    self.peer = peer
    self.scratch = scratch
    self.sources = try SourceCopy(of: sources, to: scratch)
  }

  /// Runs all jobs, and prints their figures.
  func run(printsRows: Bool) throws {
    if !printsRows {
      let megabytes = sources.byteCount / 1_000_000
      print("\(sources.fileCount) files, \(megabytes) MB, \(Self.roundCount) rounds")
    }
    var rounds: [[Job: MeasuredRun]] = []
    for round in 1...Self.roundCount {
      var runs: [Job: MeasuredRun] = [:]
      // The jobs alternate in each round, so that changes of the machine's speed affect all of them.
      for job in Job.allCases { runs[job] = try measure(job, round: round) }
      rounds.append(runs)
    }
    if printsRows {
      printRows(of: rounds)
    } else {
      printFigures(of: rounds, fileCount: sources.fileCount)
    }
  }

  private func measure(_ job: Job, round: Int) throws -> MeasuredRun {
    switch job {
    case .parse: return try MeasuredRun(peer, [sources.list])
    case .cold:
      try sources.change(body: "")
      // Files that were written less than two seconds ago are always read again.
      Thread.sleep(forTimeInterval: 2.5)
    case .warm: break
    case .body: try sources.change(body: "print(\(round))")
    case .declaration:
      try sources.change(body: "print(\(round))", declarations: "func added() {}")
    }
    let arguments = ["extract", "--file-list", sources.list, "--format", "json"]
    return try MeasuredRun(xcstrings, arguments + ["--cache", "\(scratch)/cache-\(round)"])
  }
}
