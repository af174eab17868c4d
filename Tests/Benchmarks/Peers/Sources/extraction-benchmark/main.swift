// Compares an extraction with a bare parse of the same files, each in a separate process.
//
//   extraction-benchmark XCSTRINGS PEER FOLDER SCRATCH
import Foundation

/// The number of rounds, which is odd, so that there is a median run.
let roundCount = 5

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 4 else {
  print("extraction-benchmark takes two programs, the folder of the sources, and one to work in.")
  exit(64)
}
let (xcstrings, peer, scratch) = (arguments[0], arguments[1], arguments[3])
let sources = try SourceCopy(of: arguments[2], to: scratch)
print("\(sources.fileCount) files, \(sources.byteCount / 1_000_000) MB, \(roundCount) rounds")

func measure(_ job: Job, round: Int) throws -> MeasuredRun {
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

var rounds: [[Job: MeasuredRun]] = []
for round in 1...roundCount {
  var runs: [Job: MeasuredRun] = [:]
  // The jobs alternate in each round, so that changes of the machine's speed affect all of them.
  for job in Job.allCases { runs[job] = try measure(job, round: round) }
  rounds.append(runs)
}
printFigures(of: rounds, fileCount: sources.fileCount)
