/// Where the messages of a table are looked for, for one user: language after language, and for
/// each the catalogs that have it.
final class LookupPlan: Sendable {
  /// Whom and what the plan is for.
  let purpose: Purpose
  /// The languages, the best first, that of the source last.
  let languages: [String]
  /// The places to look in, one after the other.
  let steps: [Step]
  /// How the texts in the code are shown.
  let source: MessageLanguage

  /// One table in one language.
  struct Step: Sendable {
    let messages: any MessageColumn
    let language: MessageLanguage
    /// Whether the language is the best one that the catalogs have for the user.
    let isInBestLanguage: Bool
  }

  /// Whom and what a plan is for.
  struct Purpose: Sendable {
    let locale: UserLocale
    let table: String
    /// Whether the table is the one of calls that name none.
    let isOfDefaultTable: Bool
    /// The state of the catalogs that the plan is made from.
    let generation: Int
  }

  /// Settles the languages once for all tables of the catalogs, so that a user is not spoken to in
  /// two at a time, and finds their columns in the one table.
  init(_ purpose: Purpose, catalogs: [any MessageCatalog], sourceLanguage: String) {
    self.purpose = purpose
    var available: [String] = []
    for language in catalogs.flatMap(\.languages) where !available.contains(language) {
      available.append(language)
    }
    let negotiation = LanguageNegotiation(available: available, sourceLanguage: sourceLanguage)
    let languages = negotiation.languages(for: purpose.locale)
    self.languages = languages
    steps = languages.flatMap { tag in
      let language = MessageLanguage(tag: tag, locale: purpose.locale)
      return catalogs.compactMap { catalog in
        catalog.column(ofTable: purpose.table, language: tag)
          .map { Step(messages: $0, language: language, isInBestLanguage: tag == languages[0]) }
      }
    }
    source = MessageLanguage(tag: sourceLanguage, locale: purpose.locale)
  }

  /// Tells whether this is the plan for a user and a table; no table is the default one.
  func serves(_ locale: UserLocale, table: String?, generation: Int) -> Bool {
    guard purpose.generation == generation, purpose.locale == locale else { return false }
    return table.map { $0 == purpose.table } ?? purpose.isOfDefaultTable
  }

  /// A hash that takes no time: the locale has its own at hand.
  static func hash(locale: UserLocale, table: String?, generation: Int) -> Int {
    locale.quickHash &+ (table?.utf8.count ?? 0) &+ generation
  }

  /// Whether the texts in the code are in the best language that the catalogs have for the user.
  var isSourceBest: Bool { languages[0] == source.tag }
}
