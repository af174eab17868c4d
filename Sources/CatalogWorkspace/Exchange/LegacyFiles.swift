import CatalogExchange
import FileSystem
import ProjectDiscovery

/// The `.strings` and `.stringsdict` files of one table, in its `.lproj` folders.
package struct LegacyFiles {
  /// A file.
  package struct File {
    /// The path.
    package let path: String
    /// The name of the `.lproj` folder, without the extension.
    package let folder: String
    /// Whether it contains strings with variants.
    let isDictionary: Bool
  }

  /// The folder that contains the `.lproj` folders.
  package let folder: String
  /// The name of the table.
  package let table: String
  /// The files, beginning with that of `Base`.
  package var files: [File] = []

  /// The folder for the catalog, next to the `.lproj` folders.
  ///
  /// The catalog of a storyboard or similar file has a separate folder, in which Xcode finds it.
  package var catalogFolder: String {
    isOfInterface ? FileSystem.join(folder, InterfaceDocuments.catalogFolder) : folder
  }

  /// Whether the strings are those of a storyboard or XIB next to them.
  package var isOfInterface: Bool {
    files.contains { file in
      InterfaceDocuments.fileExtensions
        .contains { suffix in
          let folders = [file.folder, LegacyLanguage.base]
          return folders.contains { language in
            let path = FileSystem.join(folder, "\(language).lproj/\(table).\(suffix)")
            return FileSystem.kind(of: path) == .file
          }
        }
    }
  }
}

extension LegacyFiles {
  /// Folders with third-party files or build output.
  private static let skippedFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]
  /// The suffixes of bundles; settings bundles cannot contain catalogs.
  private static let bundleSuffixes = [
    ".app", ".bundle", ".framework", ".xcarchive", ".xcframework", ".xcloc",
  ]

  /// Returns the tables at paths, sorted by folder and name.
  ///
  /// - Parameter paths: Folders, which are searched, and single files.
  /// - Returns: The tables.
  /// - Throws: An error if a path does not exist, or if a file is not in an `.lproj` folder.
  package static func find(at paths: [String]) throws -> [LegacyFiles] {
    var tables: [String: LegacyFiles] = [:]
    var seen: Set<String> = []
    let files = try paths.map { path throws in
      try Self.files(at: FileSystem.shortenedPath(path))
    }
    for path in files.joined() where seen.insert(FileSystem.absolutePath(of: path)).inserted {
      guard let (folder, table, file) = parts(of: path) else {
        throw WorkspaceError.noLanguageFolder(path: path)
      }
      let key = FileSystem.absolutePath(of: FileSystem.join(folder, table))
      tables[key, default: LegacyFiles(folder: folder, table: table)].files.append(file)
    }
    return joiningSpellings(tables).sorted { $0.key < $1.key }
      .map { _, table in
        var table = table
        table.files.sort { ($0.isBase ? 0 : 1, $0.path) < ($1.isBase ? 0 : 1, $1.path) }
        return table
      }
  }

  /// Joins tables of a folder whose names differ only in letter case.
  ///
  /// On a disk that ignores case, as most Macs have, `infoPlist.strings` in one language and
  /// `InfoPlist.strings` in the others are files of one table. The most frequent spelling is its
  /// name. If a language has both files, they remain two tables.
  private static func joiningSpellings(_ tables: [String: LegacyFiles]) -> [String: LegacyFiles] {
    let groups = Dictionary(grouping: tables) { $0.key.lowercased() }.values
    return groups.reduce(into: [:]) { joined, group in
      let files = group.flatMap(\.value.files)
      let places = Set(files.map { "\($0.folder) \($0.isDictionary)" })
      let usual = group.max {
        ($0.value.files.count, $1.key) < ($1.value.files.count, $0.key)
      }
      guard group.count > 1, places.count == files.count, let (key, table) = usual else {
        for (key, table) in group { joined[key] = table }
        return
      }
      var whole = table
      whole.files = files
      joined[key] = whole
    }
  }

  private static func files(at path: String) throws(FileError) -> [String] {
    guard FileSystem.kind(of: path) == .folder else {
      // A single file; if it does not exist, reading it throws the error.
      if FileSystem.kind(of: path) == nil { _ = try FileSystem.read(path, as: .translation) }
      return [path]
    }
    let found = try FileSystem.tree(of: path, skipping: skippedFolders)
      .filter { name in
        !name.split(separator: "/").dropLast()
          .contains { folder in bundleSuffixes.contains { folder.hasSuffix($0) } }
      }
      .map { FileSystem.join(path, $0) }
      .filter { parts(of: $0) != nil }
    return FileSystem.readable(found, as: .translation)
  }

  private static func parts(of path: String) -> (folder: String, table: String, file: File)? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, let language = names.dropLast().last,
      language.hasSuffix(".lproj"), let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return nil }
    let suffix = name[dot...]
    guard suffix == ".strings" || suffix == ".stringsdict" else { return nil }
    let folder = names.dropLast(2).joined(separator: "/")
    return (
      folder.isEmpty && path.hasPrefix("/") ? "/" : folder,
      String(name[..<dot]),
      File(
        path: path,
        folder: String(language.dropLast(".lproj".count)),
        isDictionary: suffix == ".stringsdict"
      )
    )
  }
}

extension LegacyFiles.File {
  fileprivate var isBase: Bool { folder == LegacyLanguage.base }
}
