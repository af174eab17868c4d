internal import CompiledCatalog
internal import ICU

/// What copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let image: CatalogImage?
  private let plans = PlanCache()
  private let sourceTexts = BoundedCache<String, PreparedMessage>(capacity: 512)

  init(image: CatalogImage?, defaultTable: String) {
    self.image = image
    self.defaultTable = defaultTable
    sourceLanguage = image?.catalog.sourceLanguage ?? usualSourceLanguage
  }

  /// Returns where the messages of a table are looked for, for a user.
  func plan(for locale: UserLocale, table: String) -> LookupPlan {
    let generation = CatalogOverrides.generation
    return plans.plan(for: locale, table: table, generation: generation) {
      LookupPlan(
        images: images(overridden: generation > 0),
        table: table,
        sourceLanguage: sourceLanguage,
        locale: locale
      )
    }
  }

  /// Returns a text of the code as a message.
  func message(ofSourceText text: String) -> PreparedMessage {
    sourceTexts.value(for: text) { PreparedMessage(FormattedText(parsing: $0)) }
  }

  private func images(overridden: Bool) -> [CatalogImage] {
    let own = [image].compactMap(\.self)
    return overridden ? CatalogOverrides.images + own : own
  }
}

/// The language of the code where no catalog says which it is.
private let usualSourceLanguage = "en"
