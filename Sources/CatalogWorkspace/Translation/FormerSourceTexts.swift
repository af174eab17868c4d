import MachineTranslation
import StringCatalog
import TranslationReview

/// The source texts for which the translations of a catalog were made, and which have changed.
struct FormerSourceTexts {
  private let catalog: StringCatalog
  /// The review records, with the path of the catalog in the project.
  private let records: (ReviewRecords, path: String)?
  private var outdated: [ExactString: [String: OutdatedTranslation]] = [:]

  /// Collects the texts.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - records: The review records, with the path of the catalog in the project; `nil` if there are
  ///     none.
  ///   - outdated: The translations that are older than their source text.
  init(
    of catalog: StringCatalog,
    _ records: (ReviewRecords, path: String)?,
    _ outdated: [OutdatedTranslation]
  ) {
    self.catalog = catalog
    self.records = records
    for translation in outdated {
      self.outdated[ExactString(translation.key), default: [:]][translation.language] = translation
    }
  }

  /// The keys with a finished translation into a language that is older than its source text.
  func outdatedKeys(in language: String) -> Set<ExactString> {
    Set(outdated.filter { $0.value[language]?.isFinished == true }.keys)
  }

  /// Returns the source texts for which a translation was made; `nil` if they have not changed, or if
  /// its strings are drafts for the current ones.
  func source(of key: String, in language: String) -> FormerSource? {
    let translation = outdated[ExactString(key)]?[language]
    let recorded = records.flatMap { records, path in
      records.formerSource(of: key, in: path, language: language)
    }
    // A translation that waits since an earlier change was made for the recorded texts.
    guard let texts = recorded ?? translation?.former else { return nil }
    if translation?.isFinished != true, hasCurrentDrafts(key, language) { return nil }
    return FormerSource(texts, includesFinished: translation?.isFinished == true)
  }

  private func hasCurrentDrafts(_ key: String, _ language: String) -> Bool {
    guard let (records, path) = records, let entry = catalog[key] else { return false }
    return records.hasCurrentDrafts(
      of: key,
      entry,
      in: language,
      sourceLanguage: catalog.sourceLanguage,
      catalog: path
    )
  }
}
