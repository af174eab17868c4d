// Measures the runtime beside its peers in C, in Foundation and in the standard library.
//
//   runtime-benchmark times CATALOG    nanoseconds; the catalog is one to load
//   runtime-benchmark allocations      how often memory is allocated
import Foundation

let folder = FileManager.default.temporaryDirectory
  .appending(path: "runtime-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let messages = try Messages(folder: folder)
let formats = Formats()
if CommandLine.arguments.count > 2 {
  let files = try Files(catalog: CommandLine.arguments[2], folder: folder)
  try messages.time()
  try formats.time()
  try files.time()
} else {
  messages.countAllocations()
  formats.countAllocations()
}
