package import FileSystem

extension Git {
  /// Returns the object name of a commit in the repository of the current folder.
  ///
  /// - Parameter revision: A name such as `HEAD~2`, `main` or `v1.0`.
  /// - Returns: The object name.
  /// - Throws: ``WorkspaceError/gitFailed(command:reason:)`` if there is no such commit.
  package static func commit(named revision: String) throws(WorkspaceError) -> String {
    let name = "\(revision)^{commit}"
    // Git would read it as an option.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw .gitFailed(command: "git rev-parse", reason: "'\(revision)' is not a revision")
    }
    let child = try run(["rev-parse", "--verify", name])
    guard child.hasSucceeded, !child.line.isEmpty else {
      throw refusal(of: ["rev-parse", "--verify", name], child)
    }
    return child.line
  }

  /// Returns the content of a file in a commit.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the current folder.
  ///   - revision: The name of the commit.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: ``WorkspaceError``, or `FileError` if the file is larger.
  static func content(of path: String, in revision: String, limit: Int64) throws -> [UInt8] {
    let object = "\(try commit(named: revision)):./\(FileSystem.shortenedPath(path))"
    // A partial clone downloads the content of files that are read.
    let partial = GitHistory.line(of: ["config", "--get", "extensions.partialClone"], in: ".")
    guard partial == nil else {
      throw WorkspaceError.gitFailed(
        command: "git cat-file",
        reason: "the repository is a partial clone without earlier versions"
      )
    }
    let size = try run(["cat-file", "-s", object])
    guard size.hasSucceeded, let count = Int64(size.line) else {
      throw refusal(of: ["cat-file", "-s", object], size)
    }
    guard count <= limit else { throw FileError(.tooLarge(maximum: limit), .read, path: object) }
    let arguments = ["-c", "core.fsmonitor=false", "cat-file", "blob", object]
    guard let bytes = try? ChildProcess.output(of: "git", arguments, input: []) else {
      throw WorkspaceError.gitFailed(
        command: "git cat-file blob",
        reason: "'\(object)' is not a file"
      )
    }
    return bytes
  }
}

extension FileContent {
  /// Reads a catalog in the project or in a commit.
  ///
  /// - Parameter name: A path, or `REVISION:PATH` if no file has this path.
  /// - Returns: The content, with the name as its path.
  /// - Throws: `FileError` or ``WorkspaceError`` if it cannot be read.
  package static func ofCatalog(named name: String) throws -> FileContent {
    if FileSystem.kind(of: name) == nil, let colon = name.firstIndex(of: ":") {
      let path = String(name[name.index(after: colon)...])
      if colon != name.startIndex, !path.isEmpty {
        let bytes = try Git.content(
          of: path,
          in: String(name[..<colon]),
          limit: InputKind.catalog.maximumSize
        )
        return FileContent(path: name, bytes: bytes)
      }
    }
    return FileContent(path: name, bytes: try FileSystem.read(name, as: .catalog))
  }
}
