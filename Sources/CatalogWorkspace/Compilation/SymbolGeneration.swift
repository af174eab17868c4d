package import CatalogCompiler
package import Diagnostics
import FileSystem

/// The sources that declare the symbols of catalogs, a file for each catalog.
package struct SymbolGeneration {
  /// The files, in the order of the catalogs.
  package let files: [File]
  /// What is wrong with the keys.
  package let diagnostics: [Diagnostic]

  /// A source that is to be written.
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

  /// Makes the sources.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs. Their symbols are meant to stand in one module.
  ///   - folder: The folder of the sources.
  ///   - options: What the symbols are like.
  package init(of catalogs: [CatalogFile], into folder: String, _ options: SymbolOptions) {
    let sameTables = Self.repeatedTables(of: catalogs)
    // Spoken phrases are no texts of a program's own: the system compares speech with them.
    let tables = catalogs.filter { $0.table != Self.phrasesTable }
      .map { CatalogTable($0.table, $0.catalog) }
    let parsed = sameTables.isEmpty ? stringSymbols(of: tables, options) : Parsed([])
    diagnostics = sameTables + parsed.diagnostics
    files = catalogs.map { file in
      let symbols = parsed.value.filter { $0.table == file.table }
      return File(
        catalog: file.path,
        path: FileSystem.join(folder, symbolFileName(ofTable: file.table)),
        symbols: symbols,
        source: symbolFile(symbols, table: file.table, options)
      )
    }
  }

  /// Whether nothing is to be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  private static let phrasesTable = "AppShortcuts"

  /// Returns an error for each catalog whose symbols would take the file of another one.
  private static func repeatedTables(of catalogs: [CatalogFile]) -> [Diagnostic] {
    var paths: [String: String] = [:]
    return catalogs.compactMap { file in
      guard let first = paths.updateValue(file.path, forKey: file.table) else { return nil }
      return Diagnostic(
        .symbolTableRepeated(file.table, other: first),
        .error,
        at: Place(file: file.path, utf8Range: 0..<0, line: 1, column: 1)
      )
    }
  }
}

extension Diagnostic.Message {
  /// Two catalogs are the same table.
  fileprivate static func symbolTableRepeated(_ table: String, other: String) -> Self {
    Self(
      "symbol-table-repeated",
      "the table \(quoted: table) has another catalog already: \(quoted: other)"
    )
  }
}
