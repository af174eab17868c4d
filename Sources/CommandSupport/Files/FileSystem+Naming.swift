#if canImport(Glibc)
import Glibc
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

  /// The absolute path of the current folder, which no command changes.
  private static let currentFolder: String = {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }()
}
