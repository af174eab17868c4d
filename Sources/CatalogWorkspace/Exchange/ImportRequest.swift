package import CatalogExchange
package import Diagnostics
import FileSystem
package import StringCatalog

/// A request of the command `import`.
package struct ImportRequest {
  /// The translated files.
  package let files: [TranslationFile]
  /// The catalogs, and the search for them.
  package let matching: CatalogMatching
  /// The options of the import.
  package var policy: TranslationImport
  /// The state of translations that the files mark as finished.
  package var finishedState = StringCatalog.TranslationState.translated
  /// The languages of the project, to which a catalog may be translated first by this import.
  package var projectLanguages: [String] = []
  /// Whether a file may add a language that neither the project nor a catalog has.
  package var permitsNewLanguages = false

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

  /// The result of an import.
  package struct Outcome {
    /// The changes by catalog, without catalogs that no file names.
    package var catalogs: [EditOutcome<[ImportOutcome]>] = []
    /// The diagnostics, including skipped translations.
    package var diagnostics: [Diagnostic] = []
    /// The number of tables without a catalog.
    var skippedTableCount = 0

    /// Whether the import is rejected.
    package var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
    /// Whether parts of the import were skipped.
    package var isIncomplete: Bool {
      skippedTableCount > 0 || catalogs.flatMap(\.report).contains { !$0.ignored.isEmpty }
    }
  }

  /// Imports the files into the catalogs, in memory.
  package func perform(progress: (_ catalog: String) -> Void) -> Outcome {
    var outcome = Outcome(diagnostics: files.flatMap(\.diagnostics))
    var shares: [Int: [ImportedTable]] = [:]
    for file in files {
      for table in file.tables {
        switch matching.match(table, in: file) {
        case .catalog(let index): shares[index, default: []].join(table)
        case .refused(let problem): outcome.diagnostics.append(problem)
        case .skipped(let problem):
          outcome.diagnostics.append(problem)
          outcome.skippedTableCount += 1
        }
      }
    }
    for (index, tables) in shares.sorted(by: { $0.key < $1.key }) {
      let file = matching.catalogs[index].file
      progress(file.path)
      let edited = EditOutcome(file) { catalog in apply(tables, to: &catalog) }
      for diagnostic in edited.report.flatMap(\.diagnostics)
      where !diagnostic.repeatsNewLanguage(of: outcome.diagnostics) {
        outcome.diagnostics.append(diagnostic)
      }
      outcome.catalogs.append(edited)
    }
    return outcome
  }

  private func apply(
    _ tables: [ImportedTable],
    to catalog: inout StringCatalog
  ) -> [ImportOutcome] {
    tables.map { table in
      var outcome = policy.apply(table, to: catalog)
      if let problem = newLanguage(of: outcome, table, catalog) {
        outcome.diagnostics.insert(problem, at: 0)
      }
      outcome.setFinished(to: finishedState)
      catalog = outcome.catalog
      return outcome
    }
  }
}

extension ImportRequest {
  /// Returns a note for a new language of a catalog; an error if the project does not have it either,
  /// because `es-ES` may have been intended as `es`.
  private func newLanguage(
    of outcome: ImportOutcome,
    _ table: ImportedTable,
    _ catalog: StringCatalog
  ) -> Diagnostic? {
    guard let language = outcome.language, !outcome.changes.isEmpty || outcome.isRefused else {
      return nil
    }
    let known = catalog.languages
    guard !known.contains(language), !known.isEmpty else { return nil }
    let all = projectLanguages + matching.catalogs.flatMap(\.file.catalog.languages)
    guard !permitsNewLanguages, !all.contains(language) else {
      return Diagnostic(.importNewLanguage(language, known: known), .note, at: table.location)
    }
    return Diagnostic(
      .importUnknownLanguage(language, variety: all.first { language.isVariety(of: $0) }),
      .error,
      at: table.location
    )
  }
}

extension ImportOutcome {
  /// Gives another state to the strings that became finished.
  fileprivate mutating func setFinished(to state: StringCatalog.TranslationState) {
    guard state != .translated, let language else { return }
    for index in changes.indices where changes[index].newState == .translated {
      let id = changes[index].id
      if id.variant.phrase == nil {
        catalog.mark(id.key, language: language, as: state) { $0.name == id.variant.name }
      } else {
        catalog.mark(id.key, language: language, as: state)
      }
      changes[index].newState = state
    }
    changes.removeAll { $0.oldText == $0.newText && $0.oldState == $0.newState }
  }
}

extension Diagnostic {
  /// Returns whether the diagnostic is about a new language that another catalog of the file has
  /// reported.
  fileprivate func repeatsNewLanguage(of others: [Diagnostic]) -> Bool {
    id == "import-new-language"
      && others.contains { $0.message == message && $0.location?.file == location?.file }
  }
}

extension Diagnostic.Message {
  /// The catalog has no strings in the language yet.
  static func importNewLanguage(_ language: String, known: [String]) -> Self {
    Self(
      "import-new-language",
      "\(quoted: language) is a new language in the catalog; so far it has \(quoted: known)"
    )
  }

  /// Neither the project nor a catalog has the language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - variety: The language of the project that may be intended; `nil` if there is none.
  /// - Returns: The message.
  package static func importUnknownLanguage(_ language: String, variety: String?) -> Self {
    guard let variety else {
      return Self(
        "import-new-language",
        variant: "refused",
        "\(quoted: language) is a new language; pass --new-language to add it"
      )
    }
    return Self(
      "import-new-language",
      variant: "variety",
      "\(quoted: language) is a new language; pass --language to import the file as \(quoted: variety), or --new-language to add it"
    )
  }
}

extension [ImportedTable] {
  /// Adds a table, combined with one of the same languages.
  ///
  /// This detects two files that translate the same string.
  fileprivate mutating func join(_ table: ImportedTable) {
    let index = firstIndex {
      $0.targetLanguage == table.targetLanguage && $0.sourceLanguage == table.sourceLanguage
    }
    guard let index else { return append(table) }
    self[index].translations += table.translations
    self[index].optionalCategories.formUnion(table.optionalCategories)
  }
}
