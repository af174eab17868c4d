package import CatalogExchange
package import Diagnostics
import FileSystem
import StringCatalog

/// What the user asks `import` for.
package struct ImportRequest {
  /// What the files hold.
  package let files: [TranslationFile]
  /// The catalogs, and how they are found.
  package let matching: CatalogMatching
  /// What is taken of the files.
  package let policy: TranslationImport

  /// Creates a request.
  package init(
    files: [TranslationFile],
    matching: CatalogMatching,
    policy: TranslationImport
  ) {
    self.files = files
    self.matching = matching
    self.policy = policy
  }

  /// What came of it.
  package struct Outcome {
    /// What was changed, catalog by catalog; those that no file names are not among them.
    package var catalogs: [EditOutcome<[ImportOutcome]>] = []
    /// What is wrong, and what is left out.
    package var diagnostics: [Diagnostic] = []
    /// How many tables of the files have no catalog.
    var tablesLeftOut = 0

    /// Whether nothing is imported.
    package var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
    /// Whether something is left out of what is imported.
    package var isIncomplete: Bool {
      tablesLeftOut > 0 || catalogs.flatMap(\.report).contains { !$0.ignored.isEmpty }
    }
  }

  /// Takes the files into the catalogs, in memory.
  package func perform(progress: (_ catalog: String) -> Void) -> Outcome {
    var outcome = Outcome(diagnostics: files.flatMap(\.diagnostics))
    var shares: [Int: [IncomingTable]] = [:]
    for file in files {
      for table in file.tables {
        switch matching.match(table, in: file) {
        case .catalog(let index): shares[index, default: []].join(table)
        case .refused(let problem): outcome.diagnostics.append(problem)
        case .leftOut(let problem):
          outcome.diagnostics.append(problem)
          outcome.tablesLeftOut += 1
        }
      }
    }
    for (index, tables) in shares.sorted(by: { $0.key < $1.key }) {
      let file = matching.catalogs[index].file
      progress(file.path)
      let edited = EditOutcome(file) { catalog in apply(tables, to: &catalog) }
      outcome.diagnostics += edited.report.flatMap(\.diagnostics)
      outcome.catalogs.append(edited)
    }
    return outcome
  }

  private func apply(
    _ tables: [IncomingTable],
    to catalog: inout StringCatalog
  ) -> [ImportOutcome] {
    tables.map { table in
      var outcome = policy.apply(table, to: catalog)
      if let note = newLanguage(of: outcome, table, catalog) { outcome.diagnostics.append(note) }
      catalog = outcome.catalog
      return outcome
    }
  }
}

extension ImportRequest {
  /// Tells that a catalog gets its first texts in a language: `es-ES` may be meant for `es`.
  private func newLanguage(
    of outcome: ImportOutcome,
    _ table: IncomingTable,
    _ catalog: StringCatalog
  ) -> Diagnostic? {
    guard let language = outcome.language, !outcome.changes.isEmpty else { return nil }
    let known = catalog.languages
    guard !known.contains(language), !known.isEmpty else { return nil }
    return Diagnostic(
      .importNewLanguage(language, known: known),
      .note,
      at: table.place
    )
  }
}

extension Diagnostic.Message {
  /// The catalog has had no text in the language.
  static func importNewLanguage(_ language: String, known: [String]) -> Self {
    Self(
      "import-new-language",
      "the catalog had no texts in \(quoted: language) before, but in \(quoted: known)"
    )
  }
}

extension [IncomingTable] {
  /// Adds a table, to the one of the same languages if there is one: so it is seen if two files
  /// translate one text.
  fileprivate mutating func join(_ table: IncomingTable) {
    let index = firstIndex {
      $0.targetLanguage == table.targetLanguage && $0.sourceLanguage == table.sourceLanguage
    }
    guard let index else { return append(table) }
    self[index].translations += table.translations
    self[index].optionalCategories.formUnion(table.optionalCategories)
  }
}
