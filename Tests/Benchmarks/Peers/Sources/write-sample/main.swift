// Writes the catalog of the benchmarks to standard output, for the plugin that embeds it and for
// the parsers of other languages.
import Foundation
import SampleCatalog

let isForPeers = CommandLine.arguments.contains("--benchmarked")
let bytes = isForPeers ? try BenchmarkedCatalog.bytes() : Array(SampleCatalog().text.utf8)
FileHandle.standardOutput.write(Data(bytes))
