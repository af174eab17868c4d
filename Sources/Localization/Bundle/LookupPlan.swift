internal import CompiledCatalog

/// Where the messages of a table are looked for, for one user: language after language, and for
/// each the catalogs that have it.
final class LookupPlan: Sendable {
  /// The languages, the best first, that of the source last.
  let languages: [String]
  /// The places to look in, one after the other.
  let steps: [Step]
  /// How the texts in the code are shown.
  let source: MessageLanguage

  /// One table in one language.
  final class Step: Sendable {
    let table: CompiledCatalog.Table
    let column: Int
    let language: MessageLanguage

    init(table: CompiledCatalog.Table, column: Int, language: MessageLanguage) {
      self.table = table
      self.column = column
      self.language = language
    }

    /// Returns the message of a key; nil when there is none.
    func message(forKey key: String) throws(CompiledCatalogError) -> CompiledMessage? {
      try table.entry(forKey: key)?.message(inColumn: column)
    }
  }

  /// Settles the languages once for all tables of the catalogs, so that a user is not spoken to in
  /// two at a time, and finds their columns in the one table.
  init(
    catalogs: [CompiledCatalog],
    table name: String,
    sourceLanguage: String,
    locale: UserLocale
  ) {
    var available: [String] = []
    for language in catalogs.flatMap(\.tables).flatMap(\.languages)
    where !available.contains(language) {
      available.append(language)
    }
    let negotiation = LanguageNegotiation(available: available, sourceLanguage: sourceLanguage)
    languages = negotiation.languages(for: locale)
    let tables = catalogs.compactMap { $0.table(named: name) }
    steps = languages.flatMap { tag in
      let language = MessageLanguage(tag: tag, locale: locale)
      return tables.compactMap { table in
        table.column(ofLanguage: tag).map { Step(table: table, column: $0, language: language) }
      }
    }
    source = MessageLanguage(tag: sourceLanguage, locale: locale)
  }
}
