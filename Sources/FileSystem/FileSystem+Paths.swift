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
    guard let workingFolder, path.utf8.first != UInt8(ascii: "/") else { return path }
    return path.isEmpty ? path : join(workingFolder, path)
  }

  /// Returns the absolute path of a file, which does not depend on how the user writes the path.
  ///
  /// `A.swift`, `./A.swift` and `B/../A.swift` are the same file of the current folder. Symbolic
  /// links are not followed, and the file need not exist.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package static func absolutePath(of path: String) -> String {
    if isNormalized(path) {
      if path.utf8.first == UInt8(ascii: "/") { return path }
      let folder = currentFolder
      if isNormalized(folder), folder != "/" { return "\(folder)/\(path)" }
    }
    // `FilePath` would end the path at a NUL character.
    return normalized(path.utf8.first == UInt8(ascii: "/") ? path : "\(currentFolder)/\(path)")
  }

  /// Returns whether a path has no empty component and no `.` or `..`, so that it need not be parsed.
  ///
  /// Most paths in a list of files are such, and there may be thousands of them.
  private static func isNormalized(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      guard let first = bytes.first, bytes.count > 1 || first != UInt8(ascii: ".") else {
        return false
      }
      var start = first == UInt8(ascii: "/") ? 1 : 0
      guard bytes.count > start else { return true }
      for end in start...bytes.count {
        if end < bytes.count {
          guard bytes[end] != 0 else { return false }
          guard bytes[end] == UInt8(ascii: "/") else { continue }
        }
        guard start < end else { return false }
        let isHidden = bytes[start] == UInt8(ascii: ".")
        let isSpecial =
          end - start == 1 || end - start == 2 && bytes[start + 1] == UInt8(ascii: ".")
        guard !isHidden || !isSpecial else { return false }
        start = end + 1
      }
      return true
    }
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder or absolute.
  ///   - folder: The absolute path of the folder.
  /// - Returns: The path without `.`, `..` and double slashes. Links are not followed.
  package static func absolutePath(of path: FilePath, in folder: FilePath) -> FilePath {
    guard let text = String(validating: path), let base = String(validating: folder) else {
      // Pushing an absolute path replaces the folder.
      return folder.pushing(path).lexicallyNormalized()
    }
    return FilePath(normalized(path.isAbsolute ? text : "\(base)/\(text)"))
  }

  /// Returns a path without empty components, without `.`, and without `..` after a name.
  ///
  /// - Complexity: O(*n*). `FilePath` takes O(*n*²) to add or remove *n* components.
  private static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var names: [Substring] = []
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
      switch name {
      case ".": continue
      case "..":
        if let last = names.last, last != ".." {
          names.removeLast()
        } else if !isAbsolute {
          names.append(name)
        }
      default: names.append(name)
      }
    }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }

  /// Returns the folder of a path without its last component; `.` for a name.
  ///
  /// - Parameter path: The path. Links are not followed.
  /// - Returns: The folder.
  package static func folder(of path: String) -> String {
    let slash = UInt8(ascii: "/")
    var rest = path.utf8[...]
    while rest.count > 1, rest.last == slash { rest.removeLast() }
    while let last = rest.last, last != slash { rest.removeLast() }
    while rest.count > 1, rest.last == slash { rest.removeLast() }
    return rest.isEmpty ? "." : String(Substring(rest))
  }

  /// Returns the folder of a file, or its nearest existing parent folder.
  static func nearestFolder(of path: String) -> String {
    var folder = self.folder(of: path)
    while folder != ".", folder != "/", kind(of: folder) != .folder {
      folder = self.folder(of: folder)
    }
    return folder
  }

  /// Returns a folder and the folders around it, the nearest first, without the root.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Their absolute paths.
  package static func enclosingFolders(of folder: String) -> [String] {
    var folders: [String] = []
    var path = absolutePath(of: folder)[...]
    while path.utf8.count > 1 {
      folders.append(String(path))
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      path = path[..<slash]
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
    var shortening = PathShortening(in: folder)
    return shortening.shortened(path)
  }

  /// The shortening of many paths as by ``shortenedPath(_:in:)``.
  package struct PathShortening {
    private let folder: String
    private lazy var root = FileSystem.absolutePath(of: folder)
    /// The folder without symbolic links.
    ///
    /// Resolving them takes system calls, so it is done only if needed.
    private lazy var realRoot = FileSystem.realPath(root)

    /// Creates the shortening of paths relative to a folder.
    package init(in folder: String = ".") {
      self.folder = folder
    }

    /// Returns the path relative to the folder if it is inside, and otherwise as it is.
    package mutating func shortened(_ path: String) -> String {
      guard path.utf8.first == UInt8(ascii: "/") || folder != "." else { return path }
      let absolute = FileSystem.absolutePath(of: path)
      if let relative = FileSystem.relativePath(of: absolute, inside: root) { return relative }
      return realRoot.flatMap { FileSystem.relativePath(of: absolute, inside: $0) } ?? path
    }
  }

  /// Returns an absolute path relative to a folder, or `nil` if it is outside.
  private static func relativePath(of path: String, inside root: String) -> String? {
    let (names, outer) = (path.utf8, root.utf8)
    guard names.starts(with: outer) else { return nil }
    let rest = names.dropFirst(outer.count)
    guard let next = rest.first else { return "." }
    if outer.last == UInt8(ascii: "/") { return String(rest) }
    guard next == UInt8(ascii: "/") else { return nil }
    return String(rest.dropFirst())
  }

  /// Returns `name` as a path below `folder`, without a prefix for the current folder.
  package static func join(_ folder: String, _ name: String) -> String {
    // A slash with a combining mark after it is a slash for the operating system.
    let slash = UInt8(ascii: "/")
    if folder == "." || folder.isEmpty || name.utf8.first == slash { return name }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// Returns whether a path is that of a folder, or below it.
  ///
  /// The bytes are compared: equal strings may be different files.
  ///
  /// - Parameters:
  ///   - path: The path, absolute and normalized, without symbolic links if the folder has none.
  ///   - folder: The path of the folder in the same form.
  /// - Returns: Whether it is.
  package static func isPath(_ path: String, inside folder: String) -> Bool {
    let (folder, path) = (folder.utf8, path.utf8)
    guard path.starts(with: folder) else { return false }
    return path.count == folder.count || folder.last == UInt8(ascii: "/")
      || path.dropFirst(folder.count).first == UInt8(ascii: "/")
  }

  /// Returns the path without symbolic links at which a file is, or would be created.
  ///
  /// If the file does not exist, the links of its nearest existing folder are resolved, but not a
  /// broken link below that folder.
  package static func realPlace(of path: String) -> String {
    let path = absolutePath(of: path)
    if let real = realPath(path) { return real }
    for folder in enclosingFolders(of: self.folder(of: path)) + ["/"] {
      guard let real = realPath(folder) else { continue }
      let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
      return join(real, String(Substring(rest)))
    }
    return path
  }

  /// Returns `path` with all symbolic links resolved, or `nil` if it does not exist.
  package static func realPath(_ path: String) -> String? {
    try? SystemCalls.realPath(located(path))
  }

  /// Returns whether a path is that of a symbolic link, even if its target does not exist.
  package static func isSymbolicLink(_ path: String) -> Bool {
    (try? status(of: path, followsLinks: false))?.type == .symbolicLink
  }

  /// Returns the path of the file itself if `path` contains symbolic links.
  static func resolved(_ path: String) -> String {
    realPath(path) ?? located(path)
  }
}
