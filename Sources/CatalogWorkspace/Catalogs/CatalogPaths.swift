package import FileSystem
import ProjectConfiguration
import ProjectDiscovery

extension FileSystem {
  /// Returns the catalogs that the user named; for a folder, those in it.
  package static func catalogs(at paths: [String]) throws -> [String] {
    var catalogs: [String] = []
    for path in paths.map({ shortenedPath($0) }) {
      if let kind = UnsupportedCatalogFile(rawValue: path.pathExtension),
        FileSystem.kind(of: path) == .file
      {
        throw WorkspaceError.unsupportedFile(path: path, kind)
      }
      var found = try files(at: path, withExtension: "xcstrings")
      if found != [path] { found = readable(found, as: .catalog) }
      if found.isEmpty { throw WorkspaceError.noCatalogsInFolder(path) }
      catalogs += found
    }
    return catalogs.withoutRepeatedFiles
  }
}

extension [String] {
  /// The paths without those that lead to the same file as an earlier one, such as through a link.
  var withoutRepeatedFiles: [String] {
    var seen: Set<String> = []
    return filter { path in
      seen.insert(FileSystem.realPath(path) ?? FileSystem.absolutePath(of: path)).inserted
    }
  }
}

extension Project {
  /// Returns the existing catalogs, in the order of the configuration.
  ///
  /// If the configuration contains only targets, the catalogs are those that the build plugin
  /// finds: in the folder `Localizations` and among the sources of the targets.
  package func catalogs() throws -> [String] {
    guard configuration.catalogs.isEmpty else {
      return try configuration.catalogs.flatMap { try catalogs(at: path($0)) }.withoutRepeatedFiles
    }
    guard !configuration.targets.isEmpty else { return [] }
    let folders = ["Localizations"] + configuration.targets.flatMap(\.sources)
    return try folders.map(path).filter { FileSystem.kind(of: $0) == .folder }
      .flatMap { try catalogs(at: $0) }
      .withoutRepeatedFiles
  }

  /// Returns whether a catalog belongs to the project by its settings, if it exists.
  package func includes(catalogAt path: String) -> Bool {
    let places: [String]
    if !configuration.catalogs.isEmpty {
      places = configuration.catalogs
    } else if !configuration.targets.isEmpty {
      places = ["Localizations"] + configuration.targets.flatMap(\.sources)
    } else {
      return true
    }
    let absolute = FileSystem.absolutePath(of: path)
    return places.map { FileSystem.absolutePath(of: self.path($0)) }
      .contains { absolute == $0 || absolute.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
  }

  private func catalogs(at path: String) throws -> [String] {
    FileSystem.kind(of: path) == nil
      ? []
      : FileSystem.readable(
        try FileSystem.files(at: path, withExtension: "xcstrings"),
        as: .catalog
      )
  }

  /// Returns the tables of the targets, with the existing or future paths of their catalogs.
  func tableCatalogs() throws -> [(table: Configuration.Table, path: String)] {
    try configuration.tables.map { ($0, try catalog(ofTable: $0.name)) }
  }

  /// Returns the path of the catalog of a table, which may not exist yet.
  package func catalog(ofTable table: String) throws -> String {
    if let path = try catalogs().first(where: { CatalogFile.table(ofCatalogAt: $0) == table }) {
      return path
    }
    let name = try PathComponent(
      catalogOf: table,
      in: FileSystem.join(folder, Self.fileName)
    )
    for entry in configuration.catalogs {
      let isFile = entry.hasSuffix(Self.catalogSuffix)
      if isFile, CatalogFile.table(ofCatalogAt: entry) == table { return path(entry) }
      if !isFile { return FileSystem.join(path(entry), name) }
    }
    guard configuration.catalogs.isEmpty, let folder = sourceFolder(ofTable: table) else {
      throw WorkspaceError.noFolderForTable(table)
    }
    return FileSystem.join(folder, name)
  }

  /// Returns the source folder of the first target with a table; `nil` if there is none.
  private func sourceFolder(ofTable table: String) -> String? {
    configuration.targets.filter { $0.table == table }.flatMap(\.sources).map(path)
      .first { FileSystem.kind(of: $0) == .folder }
  }
}
