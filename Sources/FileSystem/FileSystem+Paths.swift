package import SystemPackage

extension FileSystem {
  /// The absolute path of the folder that relative paths start from in this task; `nil` for the
  /// process's own.
  ///
  /// A process has one current folder for all its threads. Several commands that run in one process
  /// each take theirs from here.
  @TaskLocal package static var workingFolder: String?

  /// The absolute path of the folder that relative paths start from.
  package static var currentFolder: String { workingFolder ?? processFolder }

  /// The current folder of the process, which no command changes.
  private static let processFolder = (try? SystemCalls.currentFolder()) ?? "/"

  /// Returns the path by which the system finds a file: as it is, unless this task has a folder of its
  /// own.
  package static func located(_ path: String) -> String {
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return path.isEmpty ? path : join(workingFolder, path)
  }

  /// Returns the absolute path of a file, which is the same however the user writes it.
  ///
  /// `A.swift`, `./A.swift` and `B/../A.swift` are one file of the current folder. Symbolic links
  /// are not followed, and the file need not exist.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package static func absolutePath(of path: String) -> String {
    absolutePath(of: FilePath(path), in: FilePath(currentFolder)).string
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameters:
  ///   - path: The path, from the folder or from the root.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path without `.`, `..` and double slashes; links are not followed.
  package static func absolutePath(of path: FilePath, in folder: FilePath) -> FilePath {
    // An absolute path that is pushed replaces the folder.
    folder.pushing(path).lexicallyNormalized()
  }

  /// Returns the path from the current folder of an absolute path; `.` for that folder.
  package static func relativePath(of path: String) -> String {
    relativePath(of: FilePath(path), in: FilePath(currentFolder)).string
  }

  /// Returns the path of a file from a folder.
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

  /// Returns `name` as a path below `folder`; the current folder is left out.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the path of what is at `path` without any symbolic link in it; `nil` if nothing is.
  package static func realPath(_ path: String) -> String? {
    try? SystemCalls.realPath(located(path))
  }

  /// Returns the path of the file itself where `path` goes through symbolic links.
  static func resolved(_ path: String) -> String {
    realPath(path) ?? located(path)
  }
}
