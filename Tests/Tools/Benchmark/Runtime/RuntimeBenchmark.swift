import Foundation

/// Measures the runtime, and its alternatives in C, in Foundation and in the standard library.
enum RuntimeBenchmark {
  /// Prints the nanoseconds of each job.
  static func times(catalog: String) throws {
    try withTemporaryFolder { folder in
      let messages = try Messages(folder: folder)
      let files = try Files(catalog: catalog, folder: folder)
      try messages.time()
      try Formats().time()
      try files.time()
    }
  }

  /// Prints the allocations of each job.
  static func allocations() throws {
    try withTemporaryFolder { folder in
      try Messages(folder: folder).countAllocations()
      Formats().countAllocations()
    }
  }

  private static func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
