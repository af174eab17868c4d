import Foundation

/// The catalog that the benchmarks read.
public enum BenchmarkedCatalog {
  /// The bytes of the file that `XCSTRINGS_BENCHMARK_CATALOG` names, else of the sample.
  public static func bytes() throws -> [UInt8] {
    guard let path = ProcessInfo.processInfo.environment["XCSTRINGS_BENCHMARK_CATALOG"] else {
      return Array(SampleCatalog().text.utf8)
    }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
