import ProjectConfiguration

/// The arithmetic of paths below one folder, without a look at any file.
package enum RelativePath {
  /// Returns a path from a folder, with `.` and `..` resolved; `""` is the outermost folder itself.
  ///
  /// - Returns: The path; `nil` if it leads out of the outermost folder, or is absolute.
  package static func join(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var components: [Substring] = []
    for component in folder.split(separator: "/") + path.split(separator: "/") {
      switch component {
      case ".": break
      case "..":
        guard components.popLast() != nil else { return nil }
      default: components.append(component)
      }
    }
    return components.joined(separator: "/")
  }

  /// Returns the folder that holds a file; `""` is the outermost one.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the path of the manifest of a package in a folder.
  package static func manifest(in folder: String) -> String {
    folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
  }

  /// Returns whether a path is that of a file, or of a folder in which the file lies at any depth.
  package static func contains(_ path: String?, _ file: String) -> Bool {
    guard let path else { return false }
    return path.isEmpty || file == path || file.hasPrefix(path + "/")
  }
}
