import ProjectConfiguration

/// Operations on paths below one folder that do not access the file system.
package enum RelativePath {
  /// Returns a path relative to a folder, with `.` and `..` resolved; `""` is the outermost folder.
  ///
  /// - Returns: The path, or `nil` if it is outside of the outermost folder, or is absolute.
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

  /// Returns the folder of a file; `""` is the outermost one.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the table of a catalog: the name of the file without its extension.
  package static func table(ofCatalogAt path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(".xcstrings".count)) : name
  }

  /// Returns the path of a package manifest in a folder.
  package static func manifest(in folder: String) -> String {
    folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
  }

  /// Returns whether a path is that of a file, or of a folder that contains the file at any depth.
  package static func contains(_ path: String?, _ file: String) -> Bool {
    guard let path else { return false }
    return path.isEmpty || file == path || file.hasPrefix(path + "/")
  }
}
