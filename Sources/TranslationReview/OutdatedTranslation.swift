import OrderedCollections
package import StringCatalog

/// A translation that is older than its source text.
package struct OutdatedTranslation: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The language of the translation.
  package var language: String
  /// The source texts for which the translation was made.
  package var former: SourceVariants
  /// The current source texts.
  package var current: SourceVariants
  /// Whether the translation or one of its variants is finished.
  ///
  /// Otherwise, it already waits for review.
  package var isFinished: Bool
  /// Whether the translation is correct although the source text has changed, as after a change of
  /// case.
  package var isTrivial: Bool

  /// Creates the description of a translation.
  package init(
    key: String,
    language: String,
    former: SourceVariants,
    current: SourceVariants,
    isFinished: Bool = true,
    isTrivial: Bool = false
  ) {
    self.key = key
    self.language = language
    self.former = former
    self.current = current
    self.isFinished = isFinished
    self.isTrivial = isTrivial
  }

  /// The former and the current text of the first variant that has changed.
  ///
  /// If the text got variants, or lost them, the former one is compared with the form for other
  /// numbers or devices.
  package var difference: (former: String, current: String) {
    let changed = current.first { name, text in
      former[name].map { !$0.hasSameCodePoints(as: text) } ?? false
    }
    if let (name, text) = changed { return (former[name] ?? key, text) }
    return (former.general ?? key, current.general ?? key)
  }
}

extension SourceVariants {
  /// Whether the source text is the key itself, so a change makes another key.
  func isOnly(_ key: String) -> Bool { isIdentical(to: ["": key]) }
}

extension StringCatalog.Entry {
  /// Whether a change of the source text affects translations: the entry is translated, and its key
  /// is in use.
  var isGuarded: Bool { shouldTranslate && extractionState != .stale }

  /// Returns the languages with translations that are finished or wait for review.
  func reviewableLanguages(except source: String) -> [(tag: String, isFinished: Bool)] {
    localizations.compactMap { tag, localization in
      guard tag != source else { return nil }
      let isFinished = localization.hasFinishedText
      return isFinished || localization.isWaitingForReview ? (tag, isFinished) : nil
    }
  }
}

extension ReviewRecords {
  /// Returns the translations of a catalog that are older than their source text, and are finished
  /// or wait for review.
  ///
  /// The source text of a key that has no line is not known to have changed. If git has the versions
  /// of the catalog, ``SourceHistory`` knows more.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - path: Its path in the project.
  /// - Returns: The translations, in the order of the catalog.
  /// - Complexity: O(*n*) in the number of keys; only entries with another source text are decoded.
  package func outdatedTranslations(
    in catalog: StringCatalog,
    at path: String
  ) -> [OutdatedTranslation] {
    let source = catalog.sourceLanguage
    var outdated: [OutdatedTranslation] = []
    for (key, partial) in catalog.entries(inLanguages: [source]) where partial.isGuarded {
      let current = partial.sourceTexts(key: key, sourceLanguage: source)
      guard let former = self.source(of: key, in: path)?.texts, !former.isIdentical(to: current),
        let entry = catalog[key]
      else { continue }
      let change = SourceChange(from: former, to: current)
      outdated += entry.reviewableLanguages(except: source)
        .map { language in
          OutdatedTranslation(
            key: key,
            language: language.tag,
            former: former,
            current: current,
            isFinished: language.isFinished,
            isTrivial: change.isTrivial(
              for: entry.localizations[language.tag],
              in: language.tag
            )
          )
        }
    }
    return outdated
  }

  /// Returns whether translations of a key may be older than its source text: it differs from the
  /// recorded one, or there is no line although it is not the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - catalog: Its catalog.
  ///   - path: The path of the catalog in the project.
  /// - Returns: Whether ``outdatedTranslations(in:at:)`` or git may know such translations.
  package func mayBeOutdated(_ key: String, in catalog: StringCatalog, at path: String) -> Bool {
    let source = catalog.sourceLanguage
    guard let entry = catalog[key, inLanguages: [source]], entry.isGuarded else { return false }
    let current = entry.sourceTexts(key: key, sourceLanguage: source)
    guard let recorded = self.source(of: key, in: path)?.texts else { return !current.isOnly(key) }
    return !recorded.isIdentical(to: current)
  }

  /// Returns whether the records have no line for a source text with translations, although it is not
  /// its key.
  ///
  /// Its translations may be older than the source text.
  package func lacksSources(of catalog: StringCatalog, at path: String) -> Bool {
    let source = catalog.sourceLanguage
    return catalog.entries(inLanguages: [source])
      .contains { key, partial in
        partial.isGuarded && self.source(of: key, in: path) == nil
          && !partial.sourceTexts(key: key, sourceLanguage: source).isOnly(key)
          && catalog[key]?.reviewableLanguages(except: source).isEmpty == false
      }
  }
}
