// Writes the Swift files of the benchmarks to a folder: write-sources FOLDER.
import Foundation
import SampleCatalog

guard let folder = CommandLine.arguments.dropFirst().first else {
  print("write-sources takes a folder.")
  exit(64)
}
for source in SampleSources().files {
  let url = URL(fileURLWithPath: "\(folder)/\(source.path)")
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(source.text.utf8).write(to: url)
}
