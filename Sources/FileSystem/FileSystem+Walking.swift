#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
  /// - Throws: `.notFound` if nothing stands at `path`, or that it or a folder cannot be read.
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

  /// Returns the paths of all files below a folder, each starting behind the folder.
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

  /// Returns `name` as a path below `folder`; the current folder is left out.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder.isEmpty || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the names of the files and folders in a folder, but for the hidden ones.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(of: folder).map(\.name)
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

  private static func entries(of folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(located(folder)) else { throw .last(.read, path: folder) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let capacity = MemoryLayout.size(ofValue: pointer.pointee)
        return pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { characters in
          String(cString: characters)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      let isFolder =
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): true
        // Not every file system tells the kind with the name.
        case Int(DT_UNKNOWN): isFolder(join(folder, name))
        default: false
        }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    guard lstat(located(path), &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
