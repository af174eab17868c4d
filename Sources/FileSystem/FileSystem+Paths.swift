package import SystemPackage

extension FileSystem {
  /// The absolute path of the folder to which relative paths refer in this task, or `nil` for that
  /// of the process.
  ///
  /// A process has one current folder for all its threads. If several commands run in one process,
  /// each has a separate folder here.
  @TaskLocal package static var workingFolder: String?

  /// The absolute path of the folder to which relative paths refer.
  package static var currentFolder: String { workingFolder ?? processFolder }

  /// The current folder of the process, which no command changes.
  private static let processFolder = (try? SystemCalls.currentFolder()) ?? "/"

  /// Returns the path for system calls: unchanged, unless this task has a separate current folder.
  package static func located(_ path: String) -> String {
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return path.isEmpty ? path : join(workingFolder, path)
  }

  /// Returns the absolute path of a file, which does not depend on how the user writes the path.
  ///
  /// `A.swift`, `./A.swift` and `B/../A.swift` are the same file of the current folder. Symbolic
  /// links are not followed, and the file need not exist.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package static func absolutePath(of path: String) -> String {
    absolutePath(of: FilePath(path), in: FilePath(currentFolder)).string
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder or absolute.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path without `.`, `..` and double slashes. Links are not followed.
  package static func absolutePath(of path: FilePath, in folder: FilePath) -> FilePath {
    // Pushing an absolute path replaces the folder.
    folder.pushing(path).lexicallyNormalized()
  }

  /// Returns a folder and the folders around it, the nearest first, without the root.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Their absolute paths.
  package static func enclosingFolders(of folder: String) -> [String] {
    var folders: [String] = []
    var path = FilePath(absolutePath(of: folder))
    while !path.components.isEmpty {
      folders.append(path.string)
      path.removeLastComponent()
    }
    return folders
  }

  /// Returns an absolute path relative to the current folder; `.` for that folder.
  package static func relativePath(of path: String) -> String {
    relativePath(of: FilePath(path), in: FilePath(currentFolder)).string
  }

  /// Returns the path of a file relative to a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path, as ``absolutePath(of:in:)`` returns it.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path, which may begin with `..`; `.` for the folder itself.
  package static func relativePath(of path: FilePath, in folder: FilePath) -> FilePath {
    let (names, outer) = (path.components, folder.components)
    let common = zip(names, outer).prefix { $0 == $1 }.count
    var relative = FilePath()
    for _ in outer.dropFirst(common) { relative.append("..") }
    relative.append(names.dropFirst(common))
    return relative.isEmpty ? "." : relative
  }

  /// Returns a path relative to a folder if it is inside that folder, and otherwise as it is.
  ///
  /// Build systems pass absolute paths, which differ from one machine or sandbox to the next. Reports
  /// with relative paths can be compared.
  ///
  /// - Parameters:
  ///   - path: A path that a user or a build system passed, absolute or from the current folder.
  ///   - folder: The folder, absolute or from the current folder. It may be named through symbolic
  ///     links.
  /// - Returns: The path from the folder; `path` if it is outside.
  package static func shortenedPath(_ path: String, in folder: String = ".") -> String {
    guard path.hasPrefix("/") || folder != "." else { return path }
    let absolute = FilePath(absolutePath(of: path))
    let root = absolutePath(of: folder)
    // Resolving the links of the folder takes a system call, so it is done only if needed.
    return relativePath(of: absolute, inside: root)
      ?? realPath(root).flatMap { relativePath(of: absolute, inside: $0) } ?? path
  }

  /// Returns an absolute path relative to a folder, or `nil` if it is outside.
  private static func relativePath(of path: FilePath, inside root: String) -> String? {
    var relative = path
    guard relative.removePrefix(FilePath(root)) else { return nil }
    return relative.isEmpty ? "." : relative.string
  }

  /// Returns `name` as a path below `folder`, without a prefix for the current folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns `path` with all symbolic links resolved, or `nil` if it does not exist.
  package static func realPath(_ path: String) -> String? {
    try? SystemCalls.realPath(located(path))
  }

  /// Returns the path of the file itself if `path` contains symbolic links.
  static func resolved(_ path: String) -> String {
    realPath(path) ?? located(path)
  }
}
