package import FileSystem

/// The files of some folders, by their paths from the root of the file system, without its slash.
///
/// So a project can name what lies beside the folder that is looked at, and a file has one path,
/// whoever names it. Each folder is read once.
package struct ProjectFiles {
  /// The files, without those of dependencies and products.
  private(set) var files = FileTree([])
  /// The folders whose files are known.
  private var roots: [String] = []
  /// The files of dependencies and products.
  private var foreignFiles = FileTree([])
  private let includesForeign: Bool

  /// The folders in which dependencies and products lie.
  package static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Creates the files of no folder.
  ///
  /// - Parameter includesForeign: Whether the folders of dependencies and products are read as well,
  ///   for the declarations in them.
  package init(includesForeign: Bool = false) {
    self.includesForeign = includesForeign
  }

  /// Returns the path in a tree of a path from the current folder.
  static func path(of name: String) -> String {
    String(FileSystem.absolutePath(of: name).dropFirst())
  }

  /// Returns the path from the current folder of a path in the tree.
  func name(of path: String) -> String {
    FileSystem.relativePath(of: "/" + path)
  }

  /// Returns the content of a file; `nil` if it cannot be read.
  func content(of path: String) -> [UInt8]? {
    try? FileSystem.read("/" + path)
  }

  /// Returns whether there is a file, known or not.
  func hasFile(_ path: String) -> Bool {
    files.contains(path) || FileSystem.kind(of: "/" + path) == .file
  }

  /// Adds the files of a folder and of those in it; where there is none, nothing.
  ///
  /// - Returns: Whether they were not known before.
  /// - Throws: That a folder cannot be read.
  mutating func add(_ folder: String) throws(FileError) -> Bool {
    guard !covers(folder), FileSystem.kind(of: "/" + folder) == .folder else { return false }
    let skipped = includesForeign ? [] : Self.foreignFolders
    let found = try FileSystem.tree(of: name(of: folder), skipping: skipped)
    let prefix = folder.isEmpty ? "" : folder + "/"
    let foreign = Set(includesForeign ? found.filter(Self.isForeign) : [])
    let own = found.filter { !foreign.contains($0) }
    files = FileTree(Set(files.paths).union(own.map { prefix + $0 }))
    if !foreign.isEmpty {
      foreignFiles = FileTree(Set(foreignFiles.paths).union(foreign.map { prefix + $0 }))
    }
    roots.append(folder)
    return true
  }

  /// Takes files for known that there are not yet.
  mutating func assume(_ paths: [String]) {
    files = FileTree(Set(files.paths).union(paths))
  }

  /// Returns whether the files of a folder are known.
  private func covers(_ folder: String) -> Bool {
    roots.contains { root in
      RelativePath.contains(root, folder)
        && folder.dropFirst(root.count).split(separator: "/")
          .allSatisfy { name in
            !name.hasPrefix(".") && !Self.foreignFolders.contains(String(name))
          }
    }
  }

  /// Returns whether a file is in a folder of dependencies or products.
  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { foreignFolders.contains(String($0)) }
  }
}

// MARK: - Sources

extension ProjectFiles {
  /// Returns the sources at several paths and below them, in Swift and in C and Objective-C.
  ///
  /// What dependencies have in C and Objective-C is left out, wherever a path leads through them: its
  /// keys are in tables of their own.
  ///
  /// - Parameter paths: Folders, and files, which are returned whatever they are.
  /// - Returns: The paths, each starting with the one that it was found by, in the order of names.
  /// - Throws: `.notFound` if nothing is at a path, or that a folder cannot be read.
  package mutating func sources(at paths: [String]) throws(FileError) -> [String] {
    try files(at: paths) { SourceKind(ofFileAt: $0) != nil }
      .filter { source in
        SourceKind(ofFileAt: source.path) != .objectiveC || !Self.isForeign(source.inner)
      }
      .map(\.path)
  }

  /// Returns the Swift files at several paths and below them, as ``sources(at:)`` does.
  package mutating func swiftFiles(at paths: [String]) throws(FileError) -> [String] {
    try files(at: paths) { SourceKind(ofFileAt: $0) == .swift }.map(\.path)
  }

  /// A file, with the part of its path that follows the folder by which it was found.
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
      // A folder of dependencies that was named itself is known twice.
      let inner = Set(files.files(below: folder)).union(foreignFiles.files(below: folder))
        .filter(isWanted)
        .map { String($0.utf8.dropFirst(start)) ?? $0 }
      result += inner.sorted(by: Self.precedesByNames)
        .map { FoundFile(path: FileSystem.join(path, $0), inner: $0) }
    }
    return result
  }

  /// Returns whether a path comes first where folders and files are sorted by their names.
  private static func precedesByNames(_ left: String, _ right: String) -> Bool {
    left.split(separator: "/").lexicographicallyPrecedes(right.split(separator: "/"))
  }
}
