import FoundationEssentials

/// A folder of a test's own, which goes away with the value.
package final class TemporaryFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates an empty folder.
  ///
  /// - Throws: What the file system says when it cannot.
  package init() throws {
    let name = "test-\(UInt64.random(in: 0 ... .max))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of `name` in the folder.
  package func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file, and the folders that it needs.
  ///
  /// - Returns: The path of the file.
  /// - Throws: What the file system says when it cannot.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and the folders that it needs.
  ///
  /// - Returns: The path of the file.
  /// - Throws: What the file system says when it cannot.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path(name)
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Returns the text of a file.
  ///
  /// - Throws: What the file system says when it cannot.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// Returns the names in the folder, or in one below it, sorted.
  ///
  /// - Throws: What the file system says when it cannot.
  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Returns whether something stands at `name`.
  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Removes a file, or a folder with all that is in it.
  ///
  /// - Throws: What the file system says when it cannot.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
