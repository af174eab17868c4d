// Compares an extraction with a bare parse of the same files, each in a separate process.
//
//   extraction-benchmark [--rows] XCSTRINGS PEER FOLDER SCRATCH
//   extraction-benchmark [--rows] --monorepo XCSTRINGS SMALL LARGE SCRATCH
//
// The second form compares the folder of a very large project with that of a usual one. With --rows,
// each result is a line of five fields with tabs between them: the job, its figure, the name and the
// figure of what it is compared with, and the greatest quotient of the figures.
import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
let printsRows = arguments.first == "--rows"
if printsRows { arguments.removeFirst() }
let isMonorepo = arguments.first == "--monorepo"
if isMonorepo { arguments.removeFirst() }
guard arguments.count == 4 else {
  print("extraction-benchmark takes two programs, the folder of the sources, and one to work in;")
  print("with --monorepo a program, a small and a large folder, and one to work in.")
  exit(64)
}
// The extractions run outside of the current project, whose files would otherwise count.
arguments = arguments.map { URL(fileURLWithPath: $0).path }
try FileManager.default.createDirectory(atPath: arguments[3], withIntermediateDirectories: true)
guard FileManager.default.changeCurrentDirectoryPath(arguments[3]) else {
  throw CocoaError(.fileNoSuchFile)
}
if isMonorepo {
  let benchmark = try MonorepoBenchmark(
    xcstrings: arguments[0],
    small: arguments[1],
    large: arguments[2],
    scratch: arguments[3]
  )
  try benchmark.run(printsRows: printsRows)
} else {
  let benchmark = try ExtractionBenchmark(
    xcstrings: arguments[0],
    peer: arguments[1],
    sources: arguments[2],
    scratch: arguments[3]
  )
  try benchmark.run(printsRows: printsRows)
}
