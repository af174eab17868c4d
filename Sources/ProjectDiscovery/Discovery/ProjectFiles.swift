package import FileSystem

/// The files of some folders, by their paths from the root of the file system, without the leading
/// slash.
///
/// A project can therefore reference files next to the searched folder, and each file has only one
/// path. Each folder is read once.
package struct ProjectFiles {
  /// The files, except those of dependencies and build products.
  private(set) var files = FileTree([])
  /// The folders whose files have been listed.
  private var roots: [String] = []
  /// The files of dependencies and build products.
  private var foreignFiles = FileTree([])
  private let includesForeign: Bool

  /// The names of folders with dependencies and build products.
  package static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]
  /// The first bytes of these names, which few other names have.
  private static let foreignInitials = Set(foreignFolders.compactMap(\.utf8.first))

  /// Creates an empty set of files.
  ///
  /// - Parameter includesForeign: Whether to read the folders of dependencies and build products
  ///   too, for their declarations.
  package init(includesForeign: Bool = false) {
    self.includesForeign = includesForeign
  }

  /// Returns the path in a tree for a path that is relative to the current folder.
  static func path(of name: String) -> String {
    String(FileSystem.absolutePath(of: name).dropFirst())
  }

  /// Returns the path relative to the current folder for a path in the tree.
  func name(of path: String) -> String {
    FileSystem.relativePath(of: "/" + path)
  }

  /// Returns the content of a file, or `nil` if it cannot be read.
  func content(of path: String) -> [UInt8]? {
    do throws(FileError) {
      return try FileSystem.read(name(of: path), as: .configuration)
    } catch {
      if error.isRefusal { FileSystem.reportSkipped(error) }
      return nil
    }
  }

  /// Returns whether a file exists, even if its folder has not been listed.
  func hasFile(_ path: String) -> Bool {
    files.contains(path) || FileSystem.kind(of: "/" + path) == .file
  }

  /// Adds the files of a folder and its subfolders.
  ///
  /// Does nothing if the folder does not exist.
  ///
  /// - Returns: Whether the folder had not been listed before.
  /// - Throws: An error if a folder cannot be read.
  mutating func add(_ folder: String) throws(FileError) -> Bool {
    guard !covers(folder), FileSystem.kind(of: "/" + folder) == .folder else { return false }
    let skipped = includesForeign ? [] : Self.foreignFolders
    let found = try FileSystem.tree(of: name(of: folder), skipping: skipped)
    let prefix = folder.isEmpty ? "" : folder + "/"
    var (own, foreign) = (found, [String]())
    if includesForeign, found.contains(where: Self.isForeign) {
      foreign = found.filter(Self.isForeign)
      own.removeAll(where: Self.isForeign)
    }
    files = FileTree(files.paths + own.map { prefix + $0 })
    if !foreign.isEmpty {
      foreignFiles = FileTree(foreignFiles.paths + foreign.map { prefix + $0 })
    }
    roots.append(folder)
    return true
  }

  /// Adds files that do not exist yet.
  mutating func assume(_ paths: [String]) {
    files = FileTree(files.paths + paths)
  }

  /// Returns whether the files of a folder have been listed.
  private func covers(_ folder: String) -> Bool {
    roots.contains { root in
      RelativePath.contains(root, folder)
        && folder.dropFirst(root.count).split(separator: "/")
          .allSatisfy { name in
            !name.hasPrefix(".") && !Self.foreignFolders.contains(String(name))
          }
    }
  }

  /// Returns whether a file is in a folder of dependencies or build products.
  private static func isForeign(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      var start = 0
      for end in path.indices where path[end] == UInt8(ascii: "/") {
        let name = path[start..<end]
        start = end + 1
        guard let first = name.first, foreignInitials.contains(first),
          foreignFolders.contains(String(decoding: name, as: UTF8.self))
        else { continue }
        return true
      }
      return false
    }
  }
}

// MARK: - Sources

extension ProjectFiles {
  /// Returns the sources at several paths and below them, in Swift, C and Objective-C.
  ///
  /// C and Objective-C sources of dependencies are skipped, even in the given folders, because
  /// their keys are in separate tables.
  ///
  /// - Parameter paths: Folders and files. Files are returned regardless of their type.
  /// - Returns: The paths, each starting with the given one, sorted by name.
  /// - Throws: `.notFound` if a path does not exist, or an error if a folder cannot be read.
  package mutating func sources(at paths: [String]) throws(FileError) -> [String] {
    try files(at: paths) { SourceKind(ofFileAt: $0) != nil }
      .filter { source in
        SourceKind(ofFileAt: source.path) != .objectiveC || !Self.isForeign(source.inner)
      }
      .map(\.path)
  }

  /// Returns the files with Swift declarations at several paths and below them: the Swift files, and
  /// the Core Data models.
  ///
  /// See ``sources(at:)``.
  package mutating func declarationFiles(at paths: [String]) throws(FileError) -> [String] {
    try files(at: paths) { SourceKind(ofFileAt: $0) == .swift }.map(\.path) + dataModels(at: paths)
  }

  /// Returns the current version of each Core Data model at several paths and below them, except
  /// those of dependencies.
  package mutating func dataModels(at paths: [String]) throws(FileError) -> [String] {
    let folders = paths.filter { FileSystem.kind(of: $0) == .folder }
    let found = try files(at: folders, where: DataModelVersion.isContent)
      .filter { !Self.isForeign($0.inner) }
    return DataModelVersion.current(among: found.map(\.path))
  }

  /// Returns the String Catalogs in a folder and below it, except those of dependencies.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The paths relative to the current folder, sorted by name.
  /// - Throws: An error if a folder cannot be read.
  package mutating func catalogs(in folder: String) throws(FileError) -> [String] {
    try files(at: [folder]) { $0.hasSuffix(".xcstrings") }
      .filter { !Self.isForeign($0.inner) && !OpaqueFolders.contain($0.inner, below: "") }
      .map(\.path)
  }

  /// A file, with the part of its path after the folder in which it was found.
  private struct FoundFile {
    var path: String
    var inner: String
  }

  private mutating func files(
    at paths: [String],
    where isWanted: (String) -> Bool
  ) throws(FileError) -> [FoundFile] {
    var result: [FoundFile] = []
    for path in paths {
      guard FileSystem.kind(of: path) == .folder else {
        result += try FileSystem.files(at: path, withExtensions: [])
          .map { FoundFile(path: $0, inner: "") }
        continue
      }
      let folder = Self.path(of: path)
      _ = try add(folder)
      let start = folder.isEmpty ? 0 : folder.utf8.count + 1
      // If the user names a folder of dependencies, its files are in both sets.
      let inner = (files.files(below: folder) + foreignFiles.files(below: folder))
        .filter(isWanted)
        .map { String($0.utf8.dropFirst(start)) ?? $0 }
      result += inner.sorted(by: Self.precedesByNames)
        .map { FoundFile(path: FileSystem.join(path, $0), inner: $0) }
    }
    return result
  }

  /// Returns whether a path precedes another if folders and files are sorted by name.
  private static func precedesByNames(_ left: String, _ right: String) -> Bool {
    precedesByASCIINames(left, right)
      ?? left.split(separator: "/").lexicographicallyPrecedes(right.split(separator: "/"))
  }

  /// Returns whether a path precedes another; `nil` unless both are in ASCII, as most are.
  ///
  /// The order of such names is that of their bytes.
  private static func precedesByASCIINames(_ left: String, _ right: String) -> Bool? {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) else { return nil }
        let slash = UInt8(ascii: "/")
        for (first, second) in zip(left, right) where first != second {
          // A name precedes the names that begin with it.
          if first == slash || second == slash { return first == slash }
          return first < second
        }
        return left.count < right.count
      }
    }
  }
}
