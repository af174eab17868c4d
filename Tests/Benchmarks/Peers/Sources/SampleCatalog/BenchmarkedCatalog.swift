import Foundation

/// The catalog that the benchmarks read.
public enum BenchmarkedCatalog {
  /// Returns the content of the file that `XCSTRINGS_BENCHMARK_CATALOG` names, or of the sample
  /// catalog.
  public static func bytes() throws -> [UInt8] {
    guard let path = ProcessInfo.processInfo.environment["XCSTRINGS_BENCHMARK_CATALOG"] else {
      return Array(SampleCatalog().text.utf8)
    }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
