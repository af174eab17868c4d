package import CatalogExchange
package import Diagnostics
import FileFormats
package import FileSystem
import OrderedCollections
import StringCatalog

/// What becomes of the files of one table: a catalog that has their texts.
package struct CatalogMigration {
  /// The files that were read.
  package let sources: [FileContent]
  /// The catalog as it is.
  package let catalog: CatalogFile
  /// What becomes of it.
  package let outcome: MigrationOutcome
  /// What is wrong with the files, and what the catalog cannot hold.
  package let diagnostics: [Diagnostic]

  /// What the catalog's file is to hold.
  package var change: FileChange {
    let bytes = outcome.textCounts.isEmpty ? catalog.content.bytes : nil
    return FileChange(catalog.content, to: bytes ?? outcome.catalog.printed())
  }

  /// Whether a file cannot be read as what it should be.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether something of the files is not in the catalog.
  package var leavesOut: Bool { diagnostics.contains { $0.severity == .warning } }

  /// Reads the files of a table, and the catalog if there is one.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder of the catalog.
  ///   - sourceLanguage: The language of the sources, for a new catalog.
  ///   - migration: What becomes of texts that the catalog has already.
  /// - Throws: That a file cannot be read, or that the catalog is none.
  package init(
    of files: LegacyFiles,
    into folder: String,
    sourceLanguage: String,
    _ migration: Migration
  ) throws {
    let path = FileSystem.join(folder, files.table + Project.catalogSuffix)
    catalog = try CatalogFile(at: path, creatingFor: sourceLanguage)
    var tables: [String: BundleTable] = [:]
    var diagnostics: [Diagnostic] = []
    var sources: [FileContent] = []
    for file in files.files {
      let language = LegacyLanguage.tag(
        ofFolder: file.folder,
        sourceLanguage: catalog.catalog.sourceLanguage
      )
      let bytes = try FileSystem.read(file.path)
      sources.append(FileContent(path: file.path, bytes: bytes))
      diagnostics += tables[language, default: BundleTable(language: language)]
        .add(bytes, of: file)
    }
    self.sources = sources
    outcome = migration.apply(
      tables.values.sorted { $0.language < $1.language },
      to: catalog.catalog
    )
    if let merged = Self.merged(catalog, outcome, elsewhereThan: files.catalogFolder, folder) {
      diagnostics.append(merged)
    }
    self.diagnostics =
      (diagnostics + outcome.diagnostics)
      .map { diagnostic in
        var diagnostic = diagnostic
        // Without a place it is about the catalog as a whole.
        if diagnostic.place == nil {
          diagnostic.place = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
        }
        return diagnostic
      }
  }

  /// Returns a note if a catalog that stands elsewhere than beside the files has other keys too: the
  /// table may be that of another part of the project.
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
  /// A catalog that does not stand beside the files has other keys too, which stay: a note.
  static func migrationMerged(_ count: Int) -> Self {
    Self(
      "migration-merged",
      "the catalog already exists; its other \(count) keys stay",
      one: "the catalog already exists; its other \(count) key stays"
    )
  }
}

extension BundleTable {
  /// Adds the texts of a file, and returns what is wrong with it.
  fileprivate mutating func add(_ bytes: [UInt8], of file: LegacyFiles.File) -> [Diagnostic] {
    if file.isDictionary {
      let parsed = StringsDictionary.parse(bytes, file: file.path)
      dictionary.entries += parsed.value?.entries ?? []
      return parsed.diagnostics
    }
    let parsed = StringsTable.parse(bytes, file: file.path)
    strings.entries += parsed.value?.entries ?? []
    return parsed.diagnostics
  }
}
