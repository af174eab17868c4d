import FoundationEssentials

/// A temporary folder, which is deleted together with this object.
package final class TemporaryFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Creates an empty folder.
  ///
  /// - Throws: An error if it cannot be created.
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

  /// Writes a file, and creates its parent folders.
  ///
  /// - Returns: The path of the file.
  /// - Throws: An error if it cannot be written.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and creates its parent folders.
  ///
  /// - Returns: The path of the file.
  /// - Throws: An error if it cannot be written.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path(name)
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Creates a symbolic link.
  ///
  /// - Throws: An error if it cannot be created.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: target
    )
  }

  /// Returns the content of a file.
  ///
  /// - Throws: An error if it cannot be read.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// Returns the names in the folder, or in a subfolder, sorted.
  ///
  /// - Throws: An error if the folder cannot be read.
  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// Returns whether there is a file or folder at `name`.
  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Removes a file, or a folder with all its content.
  ///
  /// - Throws: An error if it cannot be removed.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
