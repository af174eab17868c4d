import Diagnostics
package import StringCatalog

/// Takes the translations of a file into a catalog: all of them, or none.
///
/// ```swift
/// let outcome = TranslationImport().apply(table, to: catalog)
/// if !outcome.isRefused { bytes = outcome.catalog.printed() }
/// ```
package struct TranslationImport: Hashable, Sendable {
  /// What becomes of translations that are not finished.
  package var unfinished: UnfinishedPolicy
  /// Whether the file may lack units that the catalog has.
  package var isPartial: Bool
  /// The language that the translations have to be in; `nil` for the one that the file tells.
  package var language: String?

  /// What becomes of translations that are not finished.
  package enum UnfinishedPolicy: String, Hashable, Sendable, CaseIterable {
    /// They are left out, as Xcode does.
    case skip
    /// They are taken, and so is their state.
    case take
  }

  /// Creates an import; without arguments, it does as Xcode's, but that it wants the file to be whole.
  package init(
    unfinished: UnfinishedPolicy = .skip,
    isPartial: Bool = false,
    language: String? = nil
  ) {
    self.unfinished = unfinished
    self.isPartial = isPartial
    self.language = language
  }

  /// Returns what comes of the translations of a catalog.
  ///
  /// What the file says as the catalog does is not touched: a file that comes back as it was exported
  /// changes nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts of the catalog and the file.
  package func apply(_ table: IncomingTable, to catalog: StringCatalog) -> ImportOutcome {
    var outcome = ImportOutcome(catalog: catalog)
    let languages = TableLanguages(of: table, asked: language, catalog)
    outcome.diagnostics = languages.problems
    guard let language = languages.target, !outcome.isRefused else { return outcome }
    var pass = ImportPass(self, catalog, language: language)
    for translation in table.translations { pass.take(translation) }
    if !isPartial { pass.findMissing(in: table) }
    pass.reportFilesTwice()
    pass.write()
    outcome = pass.outcome
    outcome.language = language
    guard outcome.isRefused else { return outcome }
    outcome.catalog = catalog
    outcome.changes = []
    outcome.reviewed = [:]
    return outcome
  }
}
