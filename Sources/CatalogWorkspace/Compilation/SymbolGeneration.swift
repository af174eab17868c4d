package import CatalogCompiler
import CatalogValidation
package import Diagnostics
import FileSystem

/// Generates the sources with the symbols of catalogs, one per catalog.
package struct SymbolGeneration {
  /// The files, in the order of the catalogs.
  package let files: [File]
  /// The diagnostics of the keys.
  package let diagnostics: [Diagnostic]

  /// A generated source.
  package struct File {
    /// The path of the catalog.
    package let catalog: String
    /// The path of the source.
    package let path: String
    /// The declarations.
    package let symbols: [StringSymbol]
    /// The content of the source.
    package let source: String
  }

  /// Generates the sources.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, whose symbols are for one module.
  ///   - folder: The folder of the sources.
  ///   - options: The options for symbols.
  /// - Throws: ``WorkspaceError/invalidFileNames(_:)`` if the name of a catalog cannot be part of a
  ///   path.
  package init(
    of catalogs: [CatalogFile],
    into folder: String,
    _ options: SymbolOptions
  ) throws(WorkspaceError) {
    let sameTables = Self.repeatedTables(of: catalogs)
    let tables = catalogs.filter { Self.hasSymbols(CatalogKind(ofCatalogAt: $0.path)) }
      .map { CatalogTable($0.table, $0.catalog) }
    let parsed = sameTables.isEmpty ? stringSymbols(of: tables, options) : ParseResult([])
    diagnostics = sameTables + parsed.diagnostics
    files = try catalogs.map { file throws(WorkspaceError) in
      let name = try PathComponent(
        symbolFileName(ofTable: file.table),
        from: file.table,
        in: file.path
      )
      // The prefix of the file name would hide an unsafe beginning of the table's name.
      _ = try PathComponent(catalogOf: file.table, in: file.path)
      let symbols = parsed.value.filter { $0.table == file.table }
      return File(
        catalog: file.path,
        path: FileSystem.join(folder, name),
        symbols: symbols,
        source: symbolFile(symbols, table: file.table, options)
      )
    }
  }

  /// Whether nothing must be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns whether code uses the strings of catalogs of a kind.
  ///
  /// Spoken phrases are not displayed; the system compares speech with them. The strings of a document
  /// belong to its objects, and Xcode generates no symbols for them either.
  private static func hasSymbols(_ kind: CatalogKind) -> Bool {
    kind != .appShortcuts && kind != .interfaceBuilder
  }

  /// Returns an error for each catalog whose source file would replace that of another one.
  private static func repeatedTables(of catalogs: [CatalogFile]) -> [Diagnostic] {
    var paths: [String: String] = [:]
    return catalogs.compactMap { file in
      guard let first = paths.updateValue(file.path, forKey: file.table) else { return nil }
      return Diagnostic(
        .symbolTableRepeated(file.table, other: first),
        .error,
        at: Location(file: file.path, utf8Range: 0..<0, line: 1, column: 1)
      )
    }
  }
}

extension Diagnostic.Message {
  /// Two catalogs belong to the same table.
  fileprivate static func symbolTableRepeated(_ table: String, other: String) -> Self {
    Self(
      "symbol-table-repeated",
      "the table \(quoted: table) already has another catalog: \(quoted: other)"
    )
  }
}
