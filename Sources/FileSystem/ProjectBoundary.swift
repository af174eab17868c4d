import Synchronization
import SystemPackage

/// The folders that a command may read and write.
///
/// The files of a project may name any path: symbolic links, references in Xcode projects, and
/// settings. Without a boundary, a change to the project could cause other files of the user to be
/// read or replaced.
package struct ProjectBoundary: Sendable {
  /// The folder of the project.
  private let root: String
  /// The paths that the user named.
  private let named = NamedPaths()
  /// Whether files outside of the folders are permitted.
  package let allowsOutside: Bool
  /// Receives the error of each file that is skipped.
  fileprivate let report: @Sendable (FileError) -> Void

  /// Creates the boundary of a command in the current folder.
  ///
  /// It contains the git work tree around the current folder; without one, the nearest folder with a
  /// configuration, or else the current folder itself. It also contains the paths that the user
  /// named, with the work trees around them. A link in the project, or in a work tree, may lead out
  /// of it even if the user named it; then its target is not included.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command. Each of them may be a path.
  ///   - configuration: The name of the configuration file.
  ///   - allowsOutside: Whether the user permits all other files.
  ///   - report: Receives the error of each file that is skipped.
  package init(
    arguments: [String],
    configuration: String,
    allowsOutside: Bool,
    report: @escaping @Sendable (FileError) -> Void
  ) {
    let folder = FileSystem.realPath(".") ?? FileSystem.currentFolder
    root = FileSystem.workTree(around: folder) ?? Self.root(around: folder, configuration)
    self.allowsOutside = allowsOutside
    self.report = report
    for word in arguments.flatMap(Self.possiblePaths) {
      named.add(FileSystem.absolutePath(of: word), roots: places(of: word))
    }
  }

  /// Adds paths from a list that the user named.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - isFile: Returns whether the path with this position is known to be a regular file, without
  ///     a link.
  func add(_ paths: [String], isFile: (Int) -> Bool) {
    var folders = ListedFolders(root: root)
    var roots: [String] = []
    for (position, path) in paths.enumerated() {
      guard isFile(position), let places = folders.places(ofFileAt: path) else {
        roots += places(of: path)
        continue
      }
      roots += places
    }
    named.add(nil, roots: roots)
  }

  /// Returns the real paths outside of the project that a word of the user permits.
  private func places(of word: String) -> [String] {
    let path = FileSystem.absolutePath(of: word)
    // A link in the project came with it, and its target is not what the user chose.
    guard !isInside(path) else { return [] }
    let target = FileSystem.realPlace(of: path)
    // So did a link in another work tree.
    let parent = FileSystem.folder(of: path)
    let trees = [parent, FileSystem.realPlace(of: parent)]
      .compactMap { FileSystem.workTree(around: $0).map(Self.real) }
    guard trees.allSatisfy({ Self.contains($0, target) }) else { return [] }
    let folder = FileSystem.kind(of: target) == .folder ? target : FileSystem.folder(of: target)
    return [target] + (FileSystem.workTree(around: folder).map { [$0] } ?? [])
  }

  fileprivate static func real(_ path: String) -> String { FileSystem.realPath(path) ?? path }

  /// Returns whether an absolute path leads into the project, even if a link leads out of it again.
  private func isInside(_ path: String) -> Bool {
    if Self.contains(FileSystem.currentFolder, path) { return true }
    return FileSystem.enclosingFolders(of: path)
      .contains { FileSystem.realPath($0).map { Self.contains(root, $0) } ?? false }
  }

  /// Returns whether the user named a path.
  func names(_ path: String) -> Bool {
    named.contains(FileSystem.absolutePath(of: path))
  }

  /// Returns whether the user named a path that may be a pipe or a device.
  ///
  /// In the project, a shell pattern may have named it. Waiting for the writer of such a pipe could
  /// take forever.
  func namesSpecialFile(_ path: String) -> Bool {
    names(path) && !isInside(FileSystem.absolutePath(of: path))
  }

  /// Returns whether a file with a real path may be read.
  func permitsReading(_ path: String) -> Bool { allowsOutside || includes(path) }

  /// Returns whether a folder with a real path contains the project, or a path that the user named.
  func surroundsProject(_ path: String) -> Bool {
    Self.contains(path, root) || named.isInside(path)
  }

  private func includes(_ path: String) -> Bool {
    Self.contains(root, path) || named.include(path)
  }

  /// Returns whether a file may be written.
  ///
  /// - Parameter place: The path without symbolic links, as `FileSystem.realPlace(of:)` returns it.
  ///   The file need not exist.
  /// - Returns: Whether it is inside of the boundary.
  func permitsWriting(_ place: String) -> Bool { allowsOutside || includes(place) }

  private static func root(around folder: String, _ configuration: String) -> String {
    FileSystem.enclosingFolders(of: folder)
      .first { FileSystem.exists(FileSystem.join($0, configuration)) } ?? folder
  }

  /// Returns the paths that an argument may contain: itself, or the value of an option.
  private static func possiblePaths(in argument: String) -> [String] {
    guard argument.hasPrefix("-") else { return argument.isEmpty ? [] : [argument] }
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return [] }
      let value = String(argument[argument.index(after: equals)...])
      return value.isEmpty ? [] : [value]
    }
    return argument.count > 2 ? [String(argument.dropFirst(2))] : []
  }

  fileprivate static func contains(_ folder: String, _ path: String) -> Bool {
    FileSystem.isPath(path, inside: folder)
  }
}

/// The folders of a list of files.
///
/// Each folder is looked up once, because a list has thousands of files in few folders.
private struct ListedFolders {
  private struct Folder {
    /// The path without symbolic links; `nil` if the folder does not exist.
    var real: String?
    /// Whether the path leads into the project, even if a link leads out of it again.
    var isInside: Bool
  }

  private let root: String
  private let currentFolder = FileSystem.currentFolder
  private var folders: [String: Folder] = [:]
  private var workTrees: [String: String?] = [:]
  /// The last folder, because lists are in the order of folders.
  private var last: (path: Substring, folder: Folder)?

  init(root: String) {
    self.root = root
  }

  /// Returns the real paths outside of the project that a regular file of a list permits, as
  /// `ProjectBoundary.places(of:)` does; `nil` if its folder cannot be looked up.
  mutating func places(ofFileAt path: String) -> [String]? {
    let path = FileSystem.absolutePath(of: path)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return nil
    }
    let folder = folder(at: path[..<slash])
    guard let real = folder.real else { return nil }
    // A link in the project came with it, and its target is not what the user chose.
    guard !folder.isInside else { return [] }
    let target = FileSystem.join(real, String(path[path.utf8.index(after: slash)...]))
    let tree = workTree(around: real)
    // So did a link in another work tree.
    let outer = workTree(around: String(path[..<slash])).map(ProjectBoundary.real)
    guard outer.map({ ProjectBoundary.contains($0, target) }) ?? true else { return [] }
    return [target] + (tree.map { [$0] } ?? [])
  }

  private mutating func folder(at path: Substring) -> Folder {
    if let last, last.path.utf8.elementsEqual(path.utf8) { return last.folder }
    let folder = folder(at: String(path))
    last = (path, folder)
    return folder
  }

  private mutating func folder(at path: String) -> Folder {
    if let known = folders[path] { return known }
    let folder = lookUp(path)
    folders[path] = folder
    return folder
  }

  private mutating func lookUp(_ path: String) -> Folder {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else {
      return Folder(real: FileSystem.realPath(path), isInside: isInside(path, path))
    }
    let outer = folder(at: String(path[..<slash]))
    let name = String(path[path.utf8.index(after: slash)...])
    let real = outer.real.flatMap { realPath(path, named: name, in: $0) }
    return Folder(real: real, isInside: outer.isInside || isInside(path, real))
  }

  private func isInside(_ path: String, _ real: String?) -> Bool {
    ProjectBoundary.contains(currentFolder, path)
      || real.map { ProjectBoundary.contains(root, $0) } ?? false
  }

  private func realPath(_ path: String, named name: String, in outer: String) -> String? {
    guard let status = try? FileSystem.status(of: path, followsLinks: false) else { return nil }
    return status.type == .directory ? FileSystem.join(outer, name) : FileSystem.realPath(path)
  }

  /// Returns the git work tree that contains a folder, or `nil` if there is none.
  private mutating func workTree(around folder: String) -> String? {
    if let known = workTrees[folder] { return known }
    var tree: String?
    if FileSystem.exists(FileSystem.join(folder, ".git")) {
      tree = folder
    } else if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash != folder.startIndex {
      tree = workTree(around: String(folder[..<slash]))
    }
    workTrees[folder] = .some(tree)
    return tree
  }
}

/// The paths that the user named, to which a command may add those of a list.
private final class NamedPaths: Sendable {
  private struct Content {
    var paths: Set<String> = []
    var roots: Set<String> = []
  }

  private let content = Mutex(Content())

  func add(_ path: String?, roots: [String]) {
    content.withLock {
      if let path { $0.paths.insert(path) }
      $0.roots.formUnion(roots)
    }
  }

  /// Returns whether a real path is that of a named file or folder, or below one.
  func include(_ path: String) -> Bool {
    content.withLock { content in
      guard !content.roots.isEmpty else { return false }
      var place = path[...]
      while !content.roots.contains(String(place)) {
        guard place != "/", let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) else {
          return false
        }
        place = slash == place.startIndex ? "/" : place[..<slash]
      }
      return true
    }
  }

  func contains(_ path: String) -> Bool { content.withLock { $0.paths.contains(path) } }

  /// Returns whether a real path is that of a folder around a named path.
  func isInside(_ folder: String) -> Bool {
    let prefix = FileSystem.join(folder, "")
    return content.withLock { $0.roots.contains { $0.hasPrefix(prefix) } }
  }
}

extension FileSystem {
  /// The boundary of this task's command; `nil` if it may read and write all files.
  @TaskLocal package static var boundary: ProjectBoundary?

  /// Runs an operation on files that the user or the environment chose, wherever they are.
  package static func withoutBoundary<Result>(
    _ operation: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    // The task-local value does not preserve the type of the error.
    try $boundary.withValue(nil) { Swift.Result { () throws(FileError) in try operation() } }.get()
  }

  /// Returns the git work tree that contains a folder, or `nil` if there is none.
  package static func workTree(around folder: String) -> String? {
    enclosingFolders(of: folder).first { exists(join($0, ".git")) }
  }

  /// Returns whether a file belongs to a user who must not determine the behavior of commands.
  ///
  /// These are all but the current user and the administrator. In a container, the administrator
  /// often works in a folder of another user, and then trusts that user too.
  package static func isOfUntrustedUser(_ path: String) -> Bool {
    guard let status = try? status(of: path), !SystemCalls.isOfCurrentUser(status),
      status.userID.rawValue != 0
    else { return false }
    guard SystemCalls.isAdministrator, let folder = try? self.status(of: ".") else { return true }
    return status.userID != folder.userID
  }

  /// Returns whether the boundary of this task forbids reading a file or a folder.
  ///
  /// - Parameter path: The path, which need not exist.
  /// - Returns: Whether it is forbidden.
  package static func isOutsideProject(_ path: String) -> Bool {
    guard let boundary, !boundary.allowsOutside else { return false }
    return !boundary.permitsReading(realPath(path) ?? absolutePath(of: path))
  }

  /// Permits files that the user named in a list, like those on the command line.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - isFile: Returns whether the path with this position is known to be a regular file, without
  ///     a link.
  package static func addNamed(_ paths: [String], isFile: (Int) -> Bool = { _ in false }) {
    boundary?.add(paths, isFile: isFile)
  }

  /// Returns whether the user named a path as an argument of this task's command.
  package static func isNamed(_ path: String) -> Bool {
    boundary?.names(path) ?? false
  }

  /// Reports a file that is skipped because it must not be read.
  package static func reportSkipped(_ error: FileError) {
    boundary?.report(error)
  }
}
