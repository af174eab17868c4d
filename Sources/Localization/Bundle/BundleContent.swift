internal import CompiledCatalog
internal import ICU

/// What copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let catalog: CompiledCatalog?
  private let plans = BoundedCache<PlanKey, LookupPlan>()

  init(catalog: CompiledCatalog?, defaultTable: String) {
    self.catalog = catalog
    self.defaultTable = defaultTable
    sourceLanguage = catalog?.sourceLanguage ?? usualSourceLanguage
  }

  /// Returns where the messages of a table are looked for, for a user.
  func plan(for locale: UserLocale, table: String) -> LookupPlan {
    let key = PlanKey(locale: locale, table: table, generation: CatalogOverrides.generation)
    return plans.value(for: key) { key in
      LookupPlan(
        catalogs: catalogs(overridden: key.generation > 0),
        table: key.table,
        sourceLanguage: sourceLanguage,
        locale: key.locale
      )
    }
  }

  private func catalogs(overridden: Bool) -> [CompiledCatalog] {
    let own = [catalog].compactMap(\.self)
    return overridden ? CatalogOverrides.catalogs + own : own
  }

  private struct PlanKey: Hashable, Sendable {
    let locale: UserLocale
    let table: String
    let generation: Int
  }
}

/// The language of the code where no catalog says which it is.
private let usualSourceLanguage = "en"
