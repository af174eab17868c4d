package import CatalogExchange
import CatalogValidation
package import Diagnostics
import FileFormats
package import FileSystem
import OrderedCollections
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// The migration of the files of one table to a catalog.
package struct CatalogMigration {
  /// The files that were read.
  package let sources: [FileContent]
  /// The catalog before the migration.
  package let catalog: CatalogFile
  /// The result of the migration.
  package let outcome: MigrationOutcome
  /// The diagnostics of the files, including content that the catalog cannot represent.
  package let diagnostics: [Diagnostic]

  /// The change to the file of the catalog.
  package var change: FileChange {
    let bytes = outcome.textCounts.isEmpty ? catalog.content.bytes : nil
    return FileChange(catalog.content, to: bytes ?? outcome.catalog.printed())
  }

  /// Whether a file is invalid.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether the catalog lacks content of the files.
  package var leavesOut: Bool { diagnostics.contains { $0.severity == .warning } }

  /// Reads the files of a table, and the catalog if it exists, and merges them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder of the catalog.
  ///   - sourceLanguage: The source language, for a new catalog.
  ///   - migration: The options of the migration.
  /// - Returns: The migration. No file is written.
  /// - Throws: An error if a file cannot be read, or if the catalog is invalid.
  package static func prepare(
    _ files: LegacyFiles,
    into folder: String,
    sourceLanguage: String,
    _ migration: Migration
  ) throws -> CatalogMigration {
    let first = files.files.first?.path ?? folder
    let path = FileSystem.join(folder, try PathComponent(catalogOf: files.table, in: first))
    let catalog = try CatalogFile(at: path, creatingFor: sourceLanguage)
    var tables: [String: LprojTable] = [:]
    var diagnostics: [Diagnostic] = []
    var sources: [FileContent] = []
    for file in files.files {
      _ = try PathComponent("\(file.folder).lproj", from: file.folder, in: file.path)
      let language = LegacyLanguage.tag(
        ofFolder: file.folder,
        sourceLanguage: catalog.catalog.sourceLanguage
      )
      let bytes = try FileSystem.read(file.path, as: .translation)
      sources.append(FileContent(path: file.path, bytes: bytes))
      diagnostics += tables[language, default: LprojTable(language: language)]
        .add(bytes, of: file)
    }
    var migration = migration
    migration.hasSourceFile =
      files.isOfInterface || CatalogKind(ofCatalogAt: path) == .informationPropertyList
    let outcome = migration.apply(
      tables.values.sorted { $0.language < $1.language },
      to: catalog.catalog
    )
    if let merged = merged(catalog, outcome, elsewhereThan: files.catalogFolder, folder) {
      diagnostics.append(merged)
    }
    if let missing = missingDocument(of: files, tables) { diagnostics.append(missing) }
    diagnostics += outcome.diagnostics
    // A diagnostic without a location is about the entire catalog.
    for index in diagnostics.indices where diagnostics[index].location == nil {
      diagnostics[index].location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    }
    return CatalogMigration(
      sources: sources,
      catalog: catalog,
      outcome: outcome,
      diagnostics: diagnostics
    )
  }

  /// Returns a note if the strings are those of a storyboard or XIB that is not there.
  private static func missingDocument(
    of files: LegacyFiles,
    _ tables: [String: LprojTable]
  ) -> Diagnostic? {
    let entries = tables.values.flatMap(\.strings.entries)
    guard !files.isOfInterface, !entries.isEmpty,
      entries.allSatisfy({ $0.key.interfaceObjectID != nil })
    else { return nil }
    return Diagnostic(.migrationNoDocument(files.table), .note)
  }

  /// Returns a note if a catalog in another folder contains other keys.
  ///
  /// The table may then belong to another part of the project.
  private static func merged(
    _ catalog: CatalogFile,
    _ outcome: MigrationOutcome,
    elsewhereThan expected: String,
    _ folder: String
  ) -> Diagnostic? {
    let others = outcome.catalog.keys.count - outcome.keyCount
    guard !catalog.isNew, others > 0,
      FileSystem.absolutePath(of: folder) != FileSystem.absolutePath(of: expected)
    else { return nil }
    return Diagnostic(.migrationMerged(others), .note)
  }
}

extension Diagnostic.Message {
  /// A catalog in another folder contains other keys, which are kept: a note.
  static func migrationMerged(_ count: Int) -> Self {
    Self(
      "migration-merged",
      "the catalog already exists; its other \(count) keys are kept",
      one: "the catalog already exists; its other \(count) key is kept"
    )
  }
}

extension Diagnostic.Message {
  /// No storyboard or XIB has the strings of a table, although its keys are those of objects: a note.
  fileprivate static func migrationNoDocument(_ table: String) -> Self {
    Self(
      "migration-no-document",
      "the keys are those of a storyboard or XIB, but there is no 'Base.lproj/\(table).storyboard' or .xib next to the files; without it, the strings are never shown"
    )
  }
}

extension LprojTable {
  /// Adds the strings of a file, and returns its diagnostics.
  fileprivate mutating func add(_ bytes: [UInt8], of file: LegacyFiles.File) -> [Diagnostic] {
    if file.isDictionary {
      let parsed = StringsDictionary.parse(bytes, file: file.path)
      let entries = parsed.value?.entries ?? []
      let replaced = replaced(
        dictionary.entries.map { ($0.key, $0.rule, $0.location) },
        by: entries.map { ($0.key, $0.rule) }
      )
      dictionary.entries += entries
      return parsed.diagnostics + replaced
    }
    let parsed = StringsTable.parse(bytes, file: file.path)
    let entries = parsed.value?.entries ?? []
    let replaced = replaced(
      strings.entries.map { ($0.key, $0.value, $0.location) },
      by: entries.map { ($0.key, $0.value) }
    )
    strings.entries += entries
    return parsed.diagnostics + replaced
  }

  /// Returns warnings for strings of another folder that strings of a file replace.
  private func replaced<Value: Equatable>(
    _ present: [(key: String, value: Value, location: Location?)],
    by added: [(key: String, value: Value)]
  ) -> [Diagnostic] {
    guard !present.isEmpty else { return [] }
    let values = Dictionary(added.map { (ExactString($0.key), $0.value) }) { $1 }
    return present.compactMap { key, value, location in
      guard let new = values[ExactString(key)], new != value else { return nil }
      return Diagnostic(.migrationReplaced(key, in: language), .warning, at: location)
    }
  }
}

extension CatalogMigration {
  /// Returns the catalogs of migrations that commands without arguments do not find.
  ///
  /// - Parameters:
  ///   - migrations: The migrations.
  ///   - project: The project of the current folder; `nil` if there is no configuration.
  /// - Returns: The paths of the catalogs that neither the configuration nor a target contains.
  /// - Throws: An error if a project or a folder cannot be read.
  package static func unassignedCatalogs(
    of migrations: [CatalogMigration],
    in project: Project?
  ) throws -> [String] {
    let paths = migrations.map(\.catalog.path)
    let found = try DiscoveredTargets.find(in: project?.folder ?? ".", assuming: paths)
    let known = found.feeds.map(\.catalog) + (try project?.catalogs() ?? [])
    let locations = Set(known.map { FileSystem.absolutePath(of: $0) })
    // The files do not exist yet in a preview.
    let folders =
      project?.configuration.catalogs.map { FileSystem.absolutePath(of: project?.path($0) ?? $0) }
      ?? []
    return paths.filter { path in
      let location = FileSystem.absolutePath(of: path)
      return !locations.contains(location)
        && !folders.contains { RelativePath.contains($0, location) }
    }
  }
}
