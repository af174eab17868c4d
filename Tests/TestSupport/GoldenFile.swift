import FoundationEssentials
package import Testing

/// A file in the folder `Snapshots` next to a test file, with the expected content.
///
/// With `RECORD_SNAPSHOTS=1` in the environment, the file is updated and the test fails. A run that
/// updates files therefore never counts as a successful test.
package struct GoldenFile: Sendable {
  private let path: String

  /// Creates the golden file of the calling test file.
  package init(_ name: String, nextTo file: StaticString = #filePath) {
    let path = "\(file)"
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    self.path = "\(folder)/Snapshots/\(name)"
  }

  /// Creates a golden file for a generated file of the repository, such as a page of
  /// `Documentation`.
  ///
  /// - Parameter path: The path, relative to the root of the repository.
  package init(inRepository path: String) {
    self.path = "\(packageFolder)/\(path)"
  }

  /// Checks that `text` is equal to the content of the file, or updates the file.
  ///
  /// - Throws: An error if the file cannot be written. A file that cannot be read is a failed
  ///   check.
  package func expect(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    let golden = FileManager.default.contents(atPath: path)
      .map { String(decoding: $0, as: UTF8.self) }
    #expect(text == golden, "\(path)", sourceLocation: sourceLocation)
  }
}

/// The absolute path of this package.
package let packageFolder =
  "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  .joined(separator: "/")
