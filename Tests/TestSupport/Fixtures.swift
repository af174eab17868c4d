import FoundationEssentials

/// The folder `Fixtures` next to the calling test file.
package struct Fixtures: Sendable {
  private let folder: String

  /// Creates the fixtures of the calling test file.
  package init(nextTo file: StaticString = #filePath) {
    let path = "\(file)"
    folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) + "/Fixtures"
  }

  /// Creates fixtures that several modules share, from a folder in `Tests/Fixtures`.
  package init(shared name: String) {
    let path = "\(#filePath)"
    folder = Self.parent(of: Self.parent(of: path)) + "/Fixtures/\(name)"
  }

  private static func parent(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// Returns the content of a fixture.
  ///
  /// - Throws: An error if the file does not exist.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(of: name)))
  }

  /// Returns the names of the fixtures that end in `suffix`, sorted.
  ///
  /// - Throws: An error if the folder does not exist.
  package func names(endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(suffix) }
      .sorted()
  }

  private func url(of name: String) -> URL {
    URL(filePath: folder + "/" + name)
  }
}
