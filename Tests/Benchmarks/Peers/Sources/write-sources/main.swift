// Writes the Swift files of the benchmarks to a folder: write-sources FOLDER [--files COUNT].
//
// With a count, the files are in the folders of modules, as in the repository of a large company.
import Foundation
import SampleCatalog

let usage = "write-sources takes a folder, and --files with the number of files."
var arguments = Array(CommandLine.arguments.dropFirst())
var count: Int?
if let position = arguments.firstIndex(of: "--files") {
  guard arguments.indices.contains(position + 1), let number = Int(arguments[position + 1]),
    number > 0
  else {
    print(usage)
    exit(64)
  }
  count = number
  arguments.removeSubrange(position...(position + 1))
}
guard arguments.count == 1 else {
  print(usage)
  exit(64)
}
let sources = count.map { SampleSources(fileCount: $0, isModular: true) } ?? SampleSources()
for source in sources.files {
  let url = URL(fileURLWithPath: "\(arguments[0])/\(source.path)")
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(source.text.utf8).write(to: url)
}
