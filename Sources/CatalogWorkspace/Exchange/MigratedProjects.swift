import Diagnostics
import FileFormats
import FileSystem

extension CatalogMigration {
  /// Returns the Xcode projects that list files of migrations.
  ///
  /// A migration does not change projects. If the files are removed, a build fails because they are
  /// missing, and otherwise because their tables also have catalogs. Projects are expected in the folders
  /// around the files.
  ///
  /// - Parameter migrations: The migrations.
  /// - Returns: The paths of the projects, sorted.
  package static func projects(listing migrations: [CatalogMigration]) -> [String] {
    var files: [String: Set<String>] = [:]
    for path in migrations.flatMap(\.sources).map(\.path) {
      guard let file = languageFile(path) else { continue }
      let folders = FileSystem.enclosingFolders(of: FileSystem.absolutePath(of: path)).dropFirst()
      for folder in folders { files[folder, default: []].insert(file) }
    }
    var projects: [String] = []
    for (folder, names) in files where !FileSystem.isOutsideProject(folder) {
      for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasSuffix(".xcodeproj") {
        let path = FileSystem.join(folder, name)
        let contents = FileSystem.join(path, "project.pbxproj")
        guard let bytes = try? FileSystem.read(contents, as: .project),
          !listedFiles(in: bytes, of: contents).isDisjoint(with: names)
        else { continue }
        projects.append(FileSystem.shortenedPath(path))
      }
    }
    return projects.sorted()
  }

  /// Returns the files in language folders that a project lists, such as `es.lproj/Main.strings`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  private static func listedFiles(in bytes: [UInt8], of path: String) -> Set<String> {
    let objects = PropertyList.parse(bytes, file: path).value?["objects"]?.entries ?? []
    return Set(objects.compactMap { $0.value["path"]?.string.flatMap(languageFile) })
  }

  /// Returns the name of a file with that of its language folder; `nil` if it is in none.
  private static func languageFile(_ path: String) -> String? {
    let names = path.split(separator: "/").suffix(2)
    guard names.count == 2, names.first?.hasSuffix(".lproj") ?? false else { return nil }
    return names.joined(separator: "/")
  }
}
