import OrderedCollections
package import StringCatalog

/// A catalog and the records after outdated translations were marked.
package struct ReviewUpdate: Sendable {
  /// The catalog, in which outdated translations need review.
  package var catalog: StringCatalog
  /// The records, which contain the current source texts.
  package var records: ReviewRecords
}

extension ReviewRecords {
  /// Marks outdated translations as needing review, and records the current source texts.
  ///
  /// - The former source texts of the translations are recorded while they wait for review.
  /// - Lines of keys that no longer exist are removed. So are those of translations that were
  ///   approved or removed, and of drafts that were edited or approved.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - original: The catalog as it was read, before another operation marked translations.
  ///   - path: Its path in the project.
  ///   - outdated: The outdated translations. Those that wait for review are not marked, and keep
  ///     the source text that is recorded for them.
  /// - Returns: The catalog and the records.
  /// - Complexity: O(*n*) in the number of keys and of lines.
  package func updated(
    for catalog: StringCatalog,
    readAs original: StringCatalog,
    at path: String,
    marking outdated: [OutdatedTranslation]
  ) -> ReviewUpdate {
    var update = ReviewUpdate(catalog: catalog, records: self)
    update.records.removeSettledLines(of: original, at: path, keepsRemovedKeys: true)
    for translation in outdated { update.mark(translation, in: path) }
    update.records.record(update.catalog, at: path)
    update.records.removeSettledLines(of: update.catalog, at: path)
    return update
  }

  /// Records the current source texts of keys that have translations.
  ///
  /// Keys that are not in use or not to be translated keep their lines.
  private mutating func record(_ catalog: StringCatalog, at path: String) {
    let source = catalog.sourceLanguage
    for (key, entry) in catalog.entries(inLanguages: [source]) where entry.isGuarded {
      let texts = entry.sourceTexts(key: key, sourceLanguage: source)
      let isTranslated = catalog[key]?.reviewableLanguages(except: source).isEmpty == false
      guard !texts.isOnly(key), isTranslated else {
        self[ReviewRecord.Identity(catalog: path, key: key, kind: .source)] = nil
        continue
      }
      let version = entry.sourceVersion(key: key, sourceLanguage: source)
      insert(ReviewRecord(sourceOf: key, in: path, texts, seen: version))
    }
  }

  /// Removes the lines that no longer apply to a catalog, except those of unknown kinds.
  private mutating func removeSettledLines(
    of catalog: StringCatalog,
    at path: String,
    keepsRemovedKeys: Bool = false
  ) {
    remove(of: path) { record in
      let identity = record.identity
      if case .unknown = record.content { return false }
      guard catalog.contains(identity.key) else { return !keepsRemovedKeys }
      guard let language = identity.language else { return false }
      let localization = catalog[identity.key, inLanguages: [language]]?.localizations[language]
      switch record.content {
      case .former: return localization?.isWaitingForReview != true
      case .draft(_, let value, _):
        return localization?.version(ofVariant: identity.path ?? "") != value
      case .source, .unknown: return false
      }
    }
  }
}

extension ReviewUpdate {
  /// Marks a translation, and records its former source text.
  fileprivate mutating func mark(_ translation: OutdatedTranslation, in path: String) {
    let (key, language) = (translation.key, translation.language)
    guard var entry = catalog[key, inLanguages: [language]],
      var localization = entry.localizations[language]
    else { return }
    // A variant that already waits was made for an older text, which is recorded.
    let isRecorded =
      localization.isWaitingForReview
      && records.formerSource(of: key, in: path, language: language) != nil
    if !isRecorded {
      records.insert(ReviewRecord(waiting: language, of: key, in: path, from: translation.former))
    }
    guard localization.requestReview() else { return }
    entry.localizations[language] = localization
    catalog[key, inLanguages: [language]] = entry
  }
}

extension StringCatalog.Localization {
  /// Whether a string waits for review.
  package var isWaitingForReview: Bool {
    if let state = stringSet?.state, state == .needsReview || state == .stale { return true }
    var isWaiting = false
    forEachUnit { isWaiting = isWaiting || $0.state == .needsReview || $0.state == .stale }
    return isWaiting
  }

  /// The strings and phrases that wait for review, by the names of their variants.
  var waitingTexts: [(name: String, version: TextVersion)] {
    let units = leaves.filter { $0.unit.state == .needsReview || $0.unit.state == .stale }
      .map { leaf in
        (
          leaf.name,
          TextVersion(translation: leaf.unit.value, state: leaf.unit.state, name: leaf.name)
        )
      }
    guard let stringSet, stringSet.state == .needsReview || stringSet.state == .stale else {
      return units
    }
    let phrases = stringSet.values.enumerated()
      .map { index, phrase in
        let name = "stringSet.\(index)"
        return (name, TextVersion(translation: phrase, state: stringSet.state, name: name))
      }
    return units + phrases
  }

  /// Returns the version of a string or a phrase by the name of its variant; `nil` if there is none.
  func version(ofVariant name: String) -> TextVersion? {
    if let leaf = leaves.first(where: { $0.name == name }) {
      return TextVersion(translation: leaf.unit.value, state: leaf.unit.state, name: name)
    }
    guard let stringSet, let number = name.split(separator: ".").last.flatMap({ Int($0) }),
      name == "stringSet.\(number)", stringSet.values.indices.contains(number)
    else { return nil }
    return TextVersion(translation: stringSet.values[number], state: stringSet.state, name: name)
  }
}
