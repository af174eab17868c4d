internal import CompiledCatalog
internal import ICU

/// What copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let catalog: (any MessageCatalog)?
  private let plans = PlanCache()
  private let sourceTexts = BoundedCache<String, PreparedMessage>(capacity: 512)

  init(catalog: (any MessageCatalog)?, defaultTable: String) {
    self.catalog = catalog
    self.defaultTable = defaultTable
    sourceLanguage = catalog?.sourceLanguage ?? usualSourceLanguage
  }

  /// Calls `body` with where the messages of a table are looked for, for a user; no table is the
  /// default one.
  @inline(__always)
  func withPlan<Result>(
    for locale: UserLocale,
    table: String?,
    _ body: (LookupPlan) -> Result
  ) -> Result {
    let generation = CatalogOverrides.generation
    let result = plans.withRecentPlan(for: locale, table: table, generation: generation, body)
    return result ?? body(newPlan(for: locale, table: table, generation: generation))
  }

  private func newPlan(for locale: UserLocale, table: String?, generation: Int) -> LookupPlan {
    let purpose = LookupPlan.Purpose(
      locale: locale,
      table: table ?? defaultTable,
      isOfDefaultTable: table == nil,
      generation: generation
    )
    return plans.plan(for: purpose) { purpose in
      let catalogs = catalogs(overridden: purpose.generation > 0)
      return LookupPlan(purpose, catalogs: catalogs, sourceLanguage: sourceLanguage)
    }
  }

  /// Returns a text of the code as a message.
  func message(ofSourceText text: String) -> PreparedMessage {
    sourceTexts.value(for: text) { PreparedMessage(.text(FormattedText(parsing: $0))) }
  }

  private func catalogs(overridden: Bool) -> [any MessageCatalog] {
    var catalogs: [any MessageCatalog] = overridden ? CatalogOverrides.images : []
    if let catalog { catalogs.append(catalog) }
    return catalogs
  }
}

/// The language of the code where no catalog says which it is.
private let usualSourceLanguage = "en"
