#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileSystem {
  /// Returns the absolute path of a file, which is the same however the user writes it.
  ///
  /// `A.swift`, `./A.swift` and `B/../A.swift` are one file of the current folder. Symbolic links
  /// are not followed, and nothing need stand there.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package static func absolutePath(of path: String) -> String {
    absolutePath(of: path, in: currentFolder)
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameters:
  ///   - path: The path, from the folder or from the root.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path without `.`, `..` and double slashes; links are not followed.
  static func absolutePath(of path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
    guard !hasNamesAlone(full) else { return full }
    var names: [Substring] = []
    for name in full.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns the path from the current folder of an absolute path; `.` for that folder.
  package static func relativePath(of path: String) -> String {
    relativePath(of: path, in: currentFolder)
  }

  /// Returns the path of a file from a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path, as ``absolutePath(of:in:)`` returns it.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path, which may begin with `..`; `.` for the folder itself.
  static func relativePath(of path: String, in folder: String) -> String {
    if path.hasPrefix(folder), path.dropFirst(folder.count).first == "/" {
      return String(path.dropFirst(folder.count + 1))
    }
    let names = path.split(separator: "/")
    let outer = folder.split(separator: "/")
    let common = zip(names, outer).prefix { $0 == $1 }.count
    let steps = outer.dropFirst(common).map { _ in ".." } + names.dropFirst(common)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether a path consists of names with one slash before each; hidden files may fail.
  private static func hasNamesAlone(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if isAfterSlash, isSlash || byte == UInt8(ascii: ".") { return false }
      isAfterSlash = isSlash
    }
    return !isAfterSlash
  }

  /// The absolute path of the folder that relative paths start from in this task; `nil` for the
  /// process's own.
  ///
  /// A process has one current folder for all its threads. Several commands that run in one process
  /// each take theirs from here.
  @TaskLocal package static var workingFolder: String?

  /// The absolute path of the folder that relative paths start from.
  package static var currentFolder: String { workingFolder ?? processFolder }

  /// The current folder of the process, which no command changes.
  private static let processFolder: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()

  /// Returns the path by which the system finds a file: as it is, unless this task has a folder of its
  /// own.
  package static func located(_ path: String) -> String {
    guard let workingFolder, !path.hasPrefix("/") else { return path }
    return path.isEmpty ? path : join(workingFolder, path)
  }
}
