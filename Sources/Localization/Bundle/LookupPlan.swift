internal import ICU
internal import Synchronization

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
  struct Purpose: Hashable, Sendable {
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

  /// Whether the texts in the code are in the best language that the catalogs have for the user.
  var isSourceBest: Bool { languages[0] == source.tag }
}

/// The plans that were made for the users of a bundle.
///
/// A user's locale has its hash at hand, so that a plan is found in less time than a key would take to be
/// hashed. What has no place in the row is kept as in any cache.
final class PlanCache: Sendable {
  private let recent = LazySlots<LookupPlan>(count: placeCount)
  private let others = BoundedCache<LookupPlan.Purpose, LookupPlan>()
  /// Plans that lost their places to those of a newer generation; a thread may still read by them.
  private let outdated = Mutex<[LookupPlan]>([])

  /// Calls `body` with a plan that is at hand; returns nil when there is none.
  ///
  /// - Parameters:
  ///   - locale: the user.
  ///   - table: the table; nil is the default one of the bundle.
  ///   - generation: the state of the catalogs that a plan was made from.
  ///   - body: what is to be done by the plan.
  /// - Returns: what `body` returned.
  @inline(__always)
  func withRecentPlan<Result>(
    for locale: UserLocale,
    table: String?,
    generation: Int,
    _ body: (LookupPlan) -> Result
  ) -> Result? {
    recent.search(near: Self.hash(of: locale, table: table), reach: reach) { plan in
      plan.serves(locale, table: table, generation: generation) ? body(plan) : nil
    }
  }

  /// Returns a plan that is not at hand, made by `make` when there is none yet.
  func plan(for purpose: LookupPlan.Purpose, make: (LookupPlan.Purpose) -> LookupPlan) -> LookupPlan
  {
    let plan = others.value(for: purpose, make: make)
    let table = purpose.isOfDefaultTable ? nil : purpose.table
    let hash = Self.hash(of: purpose.locale, table: table)
    for distance in 0..<reach where keep(plan, at: (hash &+ distance) & (placeCount - 1)) { break }
    return plan
  }

  /// Puts a plan into a place that is empty, or has an outdated one; returns whether it did.
  private func keep(_ plan: LookupPlan, at index: Int) -> Bool {
    guard let known = recent.element(at: index) else {
      // What another thread put there meanwhile may be another plan.
      _ = recent.fill(index, with: plan)
      return true
    }
    guard known.purpose.generation < plan.purpose.generation else { return false }
    if let known = recent.replaceElement(at: index, with: plan) {
      outdated.withLock { $0.append(known) }
    }
    return true
  }

  private static func hash(of locale: UserLocale, table: String?) -> Int {
    locale.quickHash &+ (table?.utf8.count ?? 0)
  }
}

/// The number of places, a power of two.
private let placeCount = 64
/// How many places are looked at for one plan.
private let reach = 4
