import FoundationEssentials
package import Testing

/// A file in the folder `Snapshots` beside a test file, which says what a text should be.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file takes the text that there is, and the test
/// fails, so that a run that records never passes for one that checks.
package struct GoldenFile: Sendable {
  private let path: String

  /// Creates the golden file of the calling test file.
  package init(_ name: String, besides file: StaticString = #filePath) {
    let path = "\(file)"
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    self.path = "\(folder)/Snapshots/\(name)"
  }

  /// Creates a file of the repository that is made by a program, such as a page of `Documentation`.
  ///
  /// - Parameter path: The path from the folder of the repository.
  package init(inRepository path: String) {
    let names = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    self.path = names.joined(separator: "/") + "/\(path)"
  }

  /// Checks that `text` is what the file holds, or records it.
  ///
  /// - Throws: That the file could not be written; one that cannot be read is a failed check.
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
