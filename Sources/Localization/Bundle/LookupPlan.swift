internal import ICU

/// The languages and catalogs in which the messages of a table are looked up for one user.
final class LookupPlan: Sendable {
  // A server has thousands of plans. What each lookup reads is in one cache line.

  /// The column of the first step, in which most messages are found, if it is in an image, and in
  /// the best language of the user.
  ///
  /// It is read without counting references.
  let best: ConstantReference<BinaryCatalogColumn>?
  /// The identity of the user's locale, which the plan retains.
  private let localeIdentity: ObjectIdentifier
  private let generation: Int
  private let isOfDefaultTable: Bool
  /// The user and the table of the plan.
  let purpose: Purpose
  /// The languages in the order of preference; the source language is the last.
  let languages: [String]
  /// The columns to search, in order.
  let steps: [Step]
  /// The language of the source strings.
  let source: MessageLanguage
  /// The language of the first step, or else that of the source strings.
  let bestLanguage: ConstantReference<MessageLanguage>

  /// One table in one language.
  struct Step: Sendable {
    let messages: any MessageColumn
    let language: MessageLanguage
    /// Whether the language is the best one that the catalogs have for the user.
    let isInBestLanguage: Bool
  }

  /// The user and the table of a plan.
  struct Purpose: Sendable {
    let locale: UserLocale
    let table: String
    /// Whether the table is the default one, which calls that name no table use.
    let isOfDefaultTable: Bool
    /// The generation of the catalogs from which the plan was created.
    let generation: Int
  }

  /// Determines the languages from all tables of the catalogs, and finds their columns in one
  /// table.
  ///
  /// All tables therefore resolve to the same language, and languages are never mixed.
  init(_ purpose: Purpose, catalogs: [any MessageCatalog], sourceLanguage: String) {
    self.purpose = purpose
    var available: [String] = []
    for language in catalogs.flatMap(\.languages) where !available.contains(language) {
      available.append(language)
    }
    let negotiation = LanguageNegotiation(available: available, sourceLanguage: sourceLanguage)
    let languages = negotiation.languages(for: purpose.locale)
    self.languages = languages
    let steps = languages.flatMap { tag in
      let language = MessageLanguage(tag: tag, locale: purpose.locale)
      return catalogs.compactMap { catalog in
        catalog.column(ofTable: purpose.table, language: tag)
          .map { Step(messages: $0, language: language, isInBestLanguage: tag == languages[0]) }
      }
    }
    self.steps = steps
    let source = MessageLanguage(tag: sourceLanguage, locale: purpose.locale)
    self.source = source
    bestLanguage = ConstantReference(steps.first?.language ?? source)
    if let first = steps.first, first.isInBestLanguage,
      let column = first.messages as? BinaryCatalogColumn
    {
      best = ConstantReference(column)
    } else {
      best = nil
    }
    localeIdentity = purpose.locale.identity
    generation = purpose.generation
    isOfDefaultTable = purpose.isOfDefaultTable
  }

  /// Returns whether the plan is for a user and a table; `nil` is the default table.
  func serves(_ locale: UserLocale, table: String?, generation: Int) -> Bool {
    guard self.generation == generation,
      localeIdentity == locale.identity || purpose.locale == locale
    else { return false }
    return table.map { $0 == purpose.table } ?? isOfDefaultTable
  }

  /// Returns a hash that takes no time: the locale stores its own.
  static func hash(locale: UserLocale, table: String?, generation: Int) -> Int {
    locale.quickHash &+ (table?.quickHash ?? 0) &+ generation
  }

  /// Whether the source language is the best one that the catalogs have for the user.
  var isSourceBest: Bool { languages[0] == source.tag }
}
