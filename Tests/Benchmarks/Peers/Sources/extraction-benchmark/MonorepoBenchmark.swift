import Foundation

/// The comparison of a very large project with a usual one.
struct MonorepoBenchmark {
  private let xcstrings: String
  private let scratch: String
  private let small: SourceCopy
  private let large: SourceCopy

  /// The number of rounds, which is odd, so that there is a median run.
  private static let roundCount = 3

  /// The figures of a round.
  private struct Round {
    var small: MeasuredRun
    var large: MeasuredRun
    var check: MeasuredRun
  }

  /// Copies the sources to empty folders.
  init(xcstrings: String, small: String, large: String, scratch: String) throws {
    self.xcstrings = xcstrings
    self.scratch = scratch
    self.small = try SourceCopy(of: small, to: "\(scratch)/small")
    self.large = try SourceCopy(of: large, to: "\(scratch)/large")
  }

  /// Runs all jobs, and prints their figures.
  func run(printsRows: Bool) throws {
    let catalog = "\(scratch)/Localizable.xcstrings"
    let sync = [
      "sync", catalog, "--allow-outside", "--file-list", large.list, "--cache", "\(scratch)/cache",
    ]
    try large.change(body: "")
    // Files that were written less than two seconds ago are always read again.
    Thread.sleep(forTimeInterval: 2.5)
    for _ in 1...2 { _ = try MeasuredRun(xcstrings, sync) }
    var rounds: [Round] = []
    for round in 1...Self.roundCount {
      let extract = ["extract", "--format", "json", "--file-list"]
      let extractions = try [small, large].map { try MeasuredRun(xcstrings, extract + [$0.list]) }
      try large.change(body: "print(\(round))")
      let check = try MeasuredRun(xcstrings, sync + ["--check"])
      rounds.append(Round(small: extractions[0], large: extractions[1], check: check))
    }
    let files = "\(large.fileCount) files"
    let rows = [
      Row(
        job: "Extraction of \(files): seconds for 1000",
        figure: median(rounds.map { $0.large.seconds }) * 1000 / Double(large.fileCount),
        peer: "\(small.fileCount) files",
        peerFigure: median(rounds.map { $0.small.seconds }) * 1000 / Double(small.fileCount),
        goal: 1.3
      ),
      Row(
        job: "Extraction of \(files): peak MB",
        figure: median(rounds.map { Double($0.large.peakBytes) }) / 1_000_000,
        peer: "limit",
        peerFigure: 1000,
        goal: 1
      ),
      Row(
        job: "sync --check of \(files), one changed: seconds",
        figure: median(rounds.map { $0.check.seconds }),
        peer: "limit",
        peerFigure: 1,
        goal: 1
      ),
    ]
    for row in rows { print(printsRows ? row.fields : row.sentence) }
  }
}
