package import FileSystem

extension GitWorkTree {
  /// Returns the object name of a commit.
  ///
  /// - Parameter revision: A name such as `HEAD~2`, `main` or `v1.0`.
  /// - Returns: The object name.
  /// - Throws: ``WorkspaceError/unknownRevision(_:)`` if there is no such commit.
  package func commit(named revision: String) throws(WorkspaceError) -> String {
    // Git would read it as an option.
    guard revision.utf8.first != UInt8(ascii: "-"), !revision.isEmpty else {
      throw .unknownRevision(revision)
    }
    let arguments = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
    let child = try run(arguments)
    guard child.hasSucceeded, !child.line.isEmpty else {
      // With '--quiet', git says nothing if there is no such object.
      throw child.status == 1 ? .unknownRevision(revision) : Git.refusal(of: arguments, child)
    }
    return child.line
  }

  /// Returns the content of a file in a commit.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which need not exist now.
  ///   - revision: The name of the commit.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: ``WorkspaceError``, or `FileError` if the file is larger.
  func content(of path: String, in revision: String, limit: Int64) throws -> [UInt8] {
    let commit = try commit(named: revision)
    guard let name = name(of: path) else {
      throw FileError(.outsideProject, .read, path: path)
    }
    let object = "\(commit):\(name)"
    let sizeArguments = ["cat-file", "-s", object]
    let size = try run(sizeArguments)
    guard size.hasSucceeded, let count = Int64(size.line) else {
      guard !isPartialClone else {
        throw WorkspaceError.gitFailed(
          command: "git cat-file",
          reason: "the repository is a partial clone without earlier versions"
        )
      }
      throw Git.refusal(of: sizeArguments, size)
    }
    guard count <= limit else { throw FileError(.tooLarge(maximum: limit), .read, path: object) }
    guard let bytes = blob(object) else {
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
        let bytes = try GitWorkTree.current()
          .content(
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
