internal import CompiledCatalog
internal import ICU
internal import Synchronization

/// What copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let catalog: CompiledCatalog?
  private let plans = BoundedCache<PlanKey, LookupPlan>()

  /// The plan that was asked for last: most programs have one user and one table in a bundle, and
  /// to compare a key takes a tenth of the time to hash it.
  private let latest = Mutex<Latest?>(nil)
  private let sourceTexts = BoundedCache<String, FormattedText>(capacity: 500)

  init(catalog: CompiledCatalog?, defaultTable: String) {
    self.catalog = catalog
    self.defaultTable = defaultTable
    sourceLanguage = catalog?.sourceLanguage ?? usualSourceLanguage
  }

  /// Returns where the messages of a table are looked for, for a user.
  func plan(for locale: UserLocale, table: String) -> LookupPlan {
    let key = PlanKey(locale: locale, table: table, generation: CatalogOverrides.generation)
    if let latest = latest.withLock({ $0 }), latest.key == key { return latest.plan }
    let plan = plans.value(for: key) { key in
      LookupPlan(
        catalogs: catalogs(overridden: key.generation > 0),
        table: key.table,
        sourceLanguage: sourceLanguage,
        locale: key.locale
      )
    }
    latest.withLock { $0 = Latest(key: key, plan: plan) }
    return plan
  }

  /// Returns a text of the code with its placeholders found.
  func format(ofSourceText text: String) -> FormattedText {
    sourceTexts.value(for: text) { FormattedText(parsing: $0) }
  }

  private func catalogs(overridden: Bool) -> [CompiledCatalog] {
    let own = [catalog].compactMap(\.self)
    return overridden ? CatalogOverrides.catalogs + own : own
  }

  private struct Latest: Sendable {
    let key: PlanKey
    let plan: LookupPlan
  }

  private struct PlanKey: Hashable, Sendable {
    let locale: UserLocale
    let table: String
    let generation: Int
  }
}

/// The language of the code where no catalog says which it is.
private let usualSourceLanguage = "en"
