import SystemPackage

extension FileSystem {
  /// Returns the paths of the files with an extension at `path` and below it, sorted.
  ///
  /// Hidden files and folders are left out, `.build` and `.git` among them, and what goes away
  /// meanwhile; links to folders are not followed, so that no file comes twice.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file, which is returned whatever its extension is.
  ///   - fileExtension: The extension without its dot.
  /// - Returns: The paths, each starting with `path` as it was given.
  /// - Throws: `.notFound` if nothing is at `path`, or that it or a folder cannot be read.
  package static func files(
    at path: String,
    withExtension fileExtension: String
  ) throws(FileError) -> [String] {
    try files(at: path, withExtensions: [fileExtension])
  }

  /// Returns the files at a path that have one of some extensions, as `files(at:withExtension:)` does.
  package static func files(
    at path: String,
    withExtensions fileExtensions: [String]
  ) throws(FileError) -> [String] {
    switch try existingKind(of: path) {
    case .file, .special: return [path]
    case .folder:
      var files: [String] = []
      try collect(fileExtensions.map { "." + $0 }, in: path, into: &files)
      return files
    }
  }

  /// Returns the paths of all files below a folder, each from the folder.
  ///
  /// Hidden files and folders are left out, and what goes away meanwhile; links to folders are not
  /// followed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - skipped: The names of folders that are not entered.
  /// - Returns: The paths, in no particular order.
  /// - Throws: That the folder or one in it cannot be read.
  package static func tree(
    of folder: String,
    skipping skipped: Set<String> = []
  ) throws(FileError) -> [String] {
    var paths: [String] = []
    var folders = [""]
    while let inner = folders.popLast() {
      let path = inner.isEmpty ? folder : join(folder, inner)
      let entries = inner.isEmpty ? try entries(of: path) : try entries(ofFound: path)
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

  /// Visits a folder and all below it, as far as they can be read: what goes away meanwhile is left
  /// out.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - skipped: The names of folders that are not entered.
  ///   - enter: Takes the path of each folder, before its content is read.
  ///   - visit: Takes the path of each file.
  static func visit(
    _ root: String,
    skipping skipped: Set<String>,
    folder enter: (String) -> Void,
    file visit: (String) -> Void
  ) {
    var folders = [root]
    while let folder = folders.popLast() {
      enter(folder)
      for entry in (try? entries(of: folder)) ?? [] {
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
    in folder: String,
    into files: inout [String]
  ) throws(FileError) {
    for entry in try entries(ofFound: folder).sorted(by: { $0.name < $1.name }) {
      let path = join(folder, entry.name)
      if entry.isFolder {
        try collect(suffixes, in: path, into: &files)
      } else if suffixes.contains(where: entry.name.hasSuffix) {
        files.append(path)
      }
    }
  }

  /// Returns the names of the files and folders in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - includesHidden: Whether those that begin with a dot are among them.
  /// - Returns: The names, in no particular order.
  /// - Throws: That the folder cannot be read.
  package static func names(
    in folder: String,
    includesHidden: Bool = false
  ) throws(FileError) -> [String] {
    try entries(of: folder, includesHidden: includesHidden).map(\.name)
  }

  private struct Entry {
    var name: String
    var isFolder: Bool
  }

  /// Returns what is in a folder that was there a moment ago; nothing if it went away meanwhile, as
  /// those of other programs' work do.
  private static func entries(ofFound folder: String) throws(FileError) -> [Entry] {
    do throws(FileError) {
      return try entries(of: folder)
    } catch {
      guard error.code == .notFound else { throw error }
      return []
    }
  }

  private static func entries(
    of folder: String,
    includesHidden: Bool = false
  ) throws(FileError) -> [Entry] {
    var entries: [Entry] = []
    try withFileError(.read, folder) {
      try SystemCalls.readFolder(located(folder)) { name, isFolder in
        guard includesHidden ? name != "." && name != ".." : !name.hasPrefix(".") else { return }
        entries.append(Entry(name: name, isFolder: isFolder ?? Self.isFolder(join(folder, name))))
      }
    }
    return entries
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? status(of: path, followsLinks: false))?.type == .directory
  }
}
