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
  struct Step: Sendable {
    let messages: MessageColumn
    let language: MessageLanguage
    /// Whether the language is the best one that the catalogs have for the user.
    let isInBestLanguage: Bool
  }

  /// Settles the languages once for all tables of the catalogs, so that a user is not spoken to in
  /// two at a time, and finds their columns in the one table.
  init(images: [CatalogImage], table: String, sourceLanguage: String, locale: UserLocale) {
    var available: [String] = []
    for language in images.flatMap(\.catalog.tables).flatMap(\.languages)
    where !available.contains(language) {
      available.append(language)
    }
    let negotiation = LanguageNegotiation(available: available, sourceLanguage: sourceLanguage)
    let languages = negotiation.languages(for: locale)
    self.languages = languages
    steps = languages.flatMap { tag in
      let language = MessageLanguage(tag: tag, locale: locale)
      return images.compactMap { image in
        image.column(ofTable: table, language: tag)
          .map { Step(messages: $0, language: language, isInBestLanguage: tag == languages[0]) }
      }
    }
    source = MessageLanguage(tag: sourceLanguage, locale: locale)
  }

  /// Whether the texts in the code are in the best language that the catalogs have for the user.
  var isSourceBest: Bool { languages[0] == source.tag }
}
