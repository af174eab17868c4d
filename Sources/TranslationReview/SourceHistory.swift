import OrderedCollections
package import StringCatalog

/// What is known about the translations of a catalog after one of its versions: the source text for
/// which each of them was made.
///
/// A translation was made for the source text of the version in which its text changed last, or in
/// which it was finished last: if it was unfinished before, a user has approved it.
///
/// ```swift
/// var history = SourceHistory()
/// for catalog in versions { history = SourceHistory(of: catalog, after: [history]) }
/// let outdated = history.outdatedTranslations(in: catalog)
/// ```
package struct SourceHistory: Sendable {
  private var keys: [ExactString: KeyHistory] = [:]

  /// Creates the history of a file that does not exist yet.
  package init() {}

  /// The history of a key.
  fileprivate struct KeyHistory {
    /// The digest of the entry.
    let digest: Int?
    /// The source texts in this version.
    let source: SourceVariants
    /// The translations by language.
    var translations: [String: TranslationHistory] = [:]
  }

  /// The history of a translation.
  fileprivate struct TranslationHistory {
    /// The digest of its texts, without their states.
    let digest: Int
    let isFinished: Bool
    let isWaiting: Bool
    /// The source texts for which it was made.
    var source: SourceVariants
  }

  /// Creates the history after a version.
  ///
  /// - Parameters:
  ///   - catalog: The catalog in this version.
  ///   - parents: The histories after the preceding versions; several for a merge.
  /// - Complexity: O(*n*) in the size of the file; only entries that have changed are decoded.
  package init(of catalog: StringCatalog, after parents: [SourceHistory]) {
    keys.reserveCapacity(catalog.count)
    for (key, digest) in catalog.entryDigests {
      let exact = ExactString(key)
      let former = parents.compactMap { $0.keys[exact] }
      if let digest, let same = former.first(where: { $0.digest == digest }) {
        keys[exact] = same
      } else if let entry = catalog[key] {
        keys[exact] = KeyHistory(entry, of: key, in: catalog, digest: digest, after: former)
      }
    }
  }

  /// Sets the source texts for which all translations of a version were made.
  ///
  /// - Parameter recorded: Returns the recorded texts of a key; `nil` if there are none. The key's
  ///   translations were then made for the text of this version.
  package mutating func trust(_ recorded: (_ key: String) -> SourceVariants?) {
    for key in keys.keys {
      guard let texts = recorded(key.string), var history = keys[key] else { continue }
      for language in history.translations.keys {
        history.translations[language]?.source = texts
      }
      keys[key] = history
    }
  }

  /// Returns the translations of a catalog that are older than their source text, and are finished
  /// or wait for review.
  ///
  /// - Parameter catalog: The catalog in the last version.
  /// - Returns: The translations, in the order of the catalog.
  package func outdatedTranslations(in catalog: StringCatalog) -> [OutdatedTranslation] {
    var outdated: [OutdatedTranslation] = []
    for key in catalog.keys {
      guard let history = keys[ExactString(key)] else { continue }
      let languages = history.translations
        .filter { _, translation in
          (translation.isFinished || translation.isWaiting)
            && !translation.source.isIdentical(to: history.source)
        }
      guard !languages.isEmpty,
        let entry = catalog[key, inLanguages: Set(languages.keys + [catalog.sourceLanguage])],
        entry.isGuarded
      else { continue }
      outdated += languages.sorted { $0.key < $1.key }
        .map { language, translation in
          OutdatedTranslation(
            key: key,
            language: language,
            former: translation.source,
            current: history.source,
            isFinished: translation.isFinished,
            isTrivial: SourceChange(from: translation.source, to: history.source)
              .isTrivial(for: entry.localizations[language], in: language)
          )
        }
    }
    return outdated
  }
}

extension SourceHistory.KeyHistory {
  fileprivate init(
    _ entry: StringCatalog.Entry,
    of key: String,
    in catalog: StringCatalog,
    digest: Int?,
    after former: [Self]
  ) {
    self.digest = digest
    source = entry.sourceTexts(key: key, sourceLanguage: catalog.sourceLanguage)
    for (language, localization) in entry.localizations where language != catalog.sourceLanguage {
      let texts = localization.texts
      guard !texts.isEmpty else { continue }
      translations[language] = SourceHistory.TranslationHistory(
        texts,
        isFinished: localization.hasFinishedText,
        isWaiting: localization.isWaitingForReview,
        of: source,
        after: former.compactMap { $0.translations[language] }
      )
    }
  }
}

extension SourceHistory.TranslationHistory {
  fileprivate init(
    _ texts: SourceVariants,
    isFinished: Bool,
    isWaiting: Bool,
    of source: SourceVariants,
    after former: [Self]
  ) {
    let digest = Self.digest(of: texts)
    self.digest = digest
    self.isFinished = isFinished
    self.isWaiting = isWaiting
    let sources = former.filter { $0.digest == digest }
      .map { isFinished && !$0.isFinished ? source : $0.source }
    // After a merge, a translation is up to date if it was in one of the branches.
    self.source =
      sources.first { $0.isIdentical(to: source) }
      ?? sources.first { SourceChange(from: $0, to: source).isTrivial(for: nil, in: "") }
      ?? sources.first ?? source
  }

  /// Returns a digest of texts, which is valid in this process only.
  private static func digest(of texts: SourceVariants) -> Int {
    var hasher = Hasher()
    for (name, text) in texts {
      hasher.combine(ExactString(name))
      hasher.combine(ExactString(text))
    }
    return hasher.finalize()
  }
}
