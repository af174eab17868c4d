import SystemPackage

extension FileSystem {
  /// Returns the paths of the files with an extension at `path` and below it, sorted.
  ///
  /// Hidden files and folders, such as `.build` and `.git`, are skipped, as are those that are
  /// deleted meanwhile. Links to folders are not followed, so no file is listed twice.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file, which is returned regardless of its extension.
  ///   - fileExtension: The extension without its dot.
  /// - Returns: The paths, each starting with `path` as given.
  /// - Throws: `.notFound` if `path` does not exist, or an error if it or a subfolder cannot be
  ///   read.
  package static func files(
    at path: String,
    withExtension fileExtension: String
  ) throws(FileError) -> [String] {
    try files(at: path, withExtensions: [fileExtension])
  }

  /// Returns the files at a path that have one of some extensions, like `files(at:withExtension:)`.
  package static func files(
    at path: String,
    withExtensions fileExtensions: [String]
  ) throws(FileError) -> [String] {
    switch try existingKind(of: path) {
    case .file, .special: return [path]
    case .folder:
      var files: [String] = []
      let entries = try foundEntries(of: path, isPermitted: false)
      try collect(fileExtensions.map { "." + $0 }, of: entries, in: path, into: &files)
      return files
    }
  }

  /// Returns the paths of all files below a folder, relative to the folder.
  ///
  /// Hidden files and folders are skipped, as are those that are deleted meanwhile. Links to
  /// folders are not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - skipped: The names of folders to skip.
  /// - Returns: The paths, in no particular order.
  /// - Throws: An error if the folder or a subfolder cannot be read.
  package static func tree(
    of folder: String,
    skipping skipped: Set<String> = []
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    var folders = [""]
    while let inner = folders.popLast() {
      let path = inner.isEmpty ? folder : join(folder, inner)
      let entries = inner.isEmpty ? try entries(of: path) : try foundEntries(of: path)
      for entry in entries {
        let path = inner.isEmpty ? entry.name : "\(inner)/\(entry.name)"
        if !entry.isFolder {
          paths.append(path)
        } else if !skipped.contains(entry.name) {
          folders.append(path)
        }
      }
    }
    return paths
  }

  /// Visits a folder and its readable content.
  ///
  /// Files that are deleted meanwhile are skipped.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - skipped: The names of folders to skip.
  ///   - enter: A function that accepts the path of each folder before its content is read.
  ///   - visit: A function that accepts the path of each file.
  static func visit(
    _ root: String,
    skipping skipped: Set<String>,
    folder enter: (String) -> Void,
    file visit: (String) -> Void
  ) {
    var folders = [root]
    while let folder = folders.popLast() {
      enter(folder)
      for entry in (try? entries(of: folder, isPermitted: folder != root)) ?? [] {
        let path = join(folder, entry.name)
        if !entry.isFolder {
          visit(path)
        } else if !skipped.contains(entry.name) {
          folders.append(path)
        }
      }
    }
  }

  private static func collect(
    _ suffixes: [String],
    of entries: [Entry],
    in folder: String,
    into files: inout [String]
  ) throws(FileError) {
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      let path = join(folder, entry.name)
      if entry.isFolder {
        try collect(suffixes, of: try foundEntries(of: path), in: path, into: &files)
      } else if suffixes.contains(where: entry.name.hasSuffix) {
        files.append(path)
      }
    }
  }

  /// Returns the names of the files and folders in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - includesHidden: Whether to include names that begin with a dot.
  /// - Returns: The names, in no particular order.
  /// - Throws: An error if the folder cannot be read.
  package static func names(
    in folder: String,
    includesHidden: Bool = false
  ) throws(FileError) -> [String] {
    try entries(of: folder, includesHidden: includesHidden, isSearch: true).map(\.name)
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  /// Returns the content of a folder that was just listed; empty if another program has deleted it
  /// meanwhile.
  ///
  /// It is no link, so it is permitted like the folder around it.
  private static func foundEntries(
    of folder: String,
    isPermitted: Bool = true
  ) throws(FileError) -> [Entry] {
    do throws(FileError) {
      return try entries(of: folder, isPermitted: isPermitted)
    } catch {
      guard error.code == .notFound else { throw error }
      return []
    }
  }

  /// Returns the content of a folder.
  ///
  /// Resolving the links of each folder would take time that grows with the cube of the depth, so
  /// `isPermitted` states that the folder need not be checked.
  private static func entries(
    of folder: String,
    includesHidden: Bool = false,
    isSearch: Bool = false,
    isPermitted: Bool = false
  ) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    guard isPermitted || mayList(folder, isSearch: isSearch) else { return [] }
    try withFileError(.read, folder) {
      try SystemCalls.readFolder(located(folder)) { name, isFolder in
        guard includesHidden ? name != "." && name != ".." : !name.hasPrefix(".") else { return }
        entries.append(Entry(name: name, isFolder: isFolder ?? Self.isFolder(join(folder, name))))
      }
    }
    return entries
  }

  /// Returns whether the boundary of this task permits listing a folder; reports it otherwise.
  ///
  /// A search for a name may list the folders around the project, which may contain its
  /// configuration.
  private static func mayList(_ folder: String, isSearch: Bool) -> Bool {
    guard let boundary, !boundary.allowsOutside, let path = realPath(folder),
      !boundary.permitsReading(path), !isSearch || !boundary.surroundsProject(path)
    else { return true }
    reportSkipped(FileError(.outsideProject, .read, path: folder))
    return false
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? status(of: path, followsLinks: false))?.type == .directory
  }
}
