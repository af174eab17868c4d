import CommandSupport
import ProjectModel

/// The files of some folders, by their paths from the root of the file system, without its slash.
///
/// So a project can name what lies beside the folder that is looked at, and a file has one path,
/// whoever names it.
struct SourceTree {
  /// The files.
  private(set) var files = FileTree([])
  /// The folders whose files are known.
  private var roots: [String] = []

  /// The folders in which dependencies and products lie.
  static let foreignFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

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
    let found = try FileSystem.tree(of: name(of: folder), skipping: Self.foreignFolders)
    let prefix = folder.isEmpty ? "" : folder + "/"
    files = FileTree(Set(files.paths).union(found.map { prefix + $0 }))
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
          .allSatisfy { !$0.hasPrefix(".") && !Self.foreignFolders.contains(String($0)) }
    }
  }
}
