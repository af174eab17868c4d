package import Diagnostics
package import OrderedCollections
package import StringCatalog

/// A string that is not set, because the catalog has changed since its versions were read.
package struct StaleText: Hashable, Sendable {
  /// What has changed.
  package enum Reason: String, Encodable, Hashable, Sendable {
    /// The source text, so the string may be the translation of another text.
    case source
    /// The translation, which the string would replace.
    case translation
  }

  /// What has changed; the source text if both have.
  package let reason: Reason
  /// The key of the entry.
  package let key: String
  /// The language.
  package let language: String
  /// The name of the variant, such as `plural.one`; empty for a string without variants.
  package let variation: String
  /// The current translation; `nil` if there is none.
  package let current: StringCatalog.StringUnit?
  /// The current source texts by the name of their variant.
  package let sources: OrderedDictionary<String, String>
  /// The version of the current source text.
  package let sourceVersion: TextVersion
  /// The version of the current translation.
  package let targetVersion: TextVersion
  /// The location of the current translation, or else of the key.
  package let location: Location?
}

extension StaleText {
  /// Compares the versions that were read with those of the catalog.
  ///
  /// - Returns: `nil` if nothing has changed, or if the catalog does not have the key.
  package init?(
    key: String,
    language: String,
    variation: String,
    sourceVersion: TextVersion?,
    targetVersion: TextVersion?,
    in catalog: StringCatalog
  ) {
    guard sourceVersion != nil || targetVersion != nil,
      let entry = catalog[key, inLanguages: [language, catalog.sourceLanguage]]
    else { return nil }
    let localization = entry.localizations[language]
    let current = localization?.unit(named: variation)
    let source = entry.sourceVersion(key: key, sourceLanguage: catalog.sourceLanguage)
    let target =
      current.map { TextVersion(translation: $0.value, state: $0.state, name: variation) }
      ?? .noTranslation
    let isSourceStale = sourceVersion.map { $0 != source } ?? false
    guard isSourceStale || targetVersion.map({ $0 != target }) ?? false else { return nil }
    let leaves = entry.localizations[catalog.sourceLanguage]?.leaves ?? []
    let sources = OrderedDictionary(
      leaves.map { ($0.name, $0.unit.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let path = localization?.leaves.first { $0.name == variation }?.path
    self.init(
      reason: isSourceStale ? .source : .translation,
      key: key,
      language: language,
      variation: variation,
      current: current,
      sources: leaves.isEmpty ? ["": key] : sources,
      sourceVersion: source,
      targetVersion: target,
      location: path.flatMap { catalog.location(of: key, path: ["localizations", language] + $0) }
        ?? catalog.location(of: key)
    )
  }
}

extension TextAssignment {
  /// Returns the reason why the string must not be set; `nil` if it may be.
  ///
  /// Without versions, it may always be set. A string whose catalog already has it, or that is as it
  /// was read, changes nothing; such a string is not stale.
  ///
  /// - Parameter catalog: The catalog as it was read, before other strings are set.
  /// - Returns: The current texts.
  package func staleText(in catalog: StringCatalog) -> StaleText? {
    guard !isAsRead else { return nil }
    let stale = staleVersions(in: catalog)
    let isEqual = stale?.current.map { ExactString($0.value) == ExactString(value) } ?? false
    return isEqual ? nil : stale
  }

  /// Returns the reason why the state of the string must not be changed; `nil` if it may be.
  ///
  /// Without versions, it may always be changed.
  ///
  /// - Parameter catalog: The catalog as it was read.
  /// - Returns: The current texts.
  package func staleVersions(in catalog: StringCatalog) -> StaleText? {
    StaleText(
      key: key,
      language: language,
      variation: variation,
      sourceVersion: sourceVersion,
      targetVersion: targetVersion,
      in: catalog
    )
  }

  /// Whether the string and its state have the version that was read with them, so that they were not
  /// edited since.
  package var isAsRead: Bool {
    guard let targetVersion, let listedState else { return false }
    return targetVersion
      == TextVersion(translation: value, state: listedState, name: variation)
  }
}

extension StaleText {
  /// The error that says why the string is not set.
  package var diagnostic: Diagnostic {
    let message: Diagnostic.Message =
      switch (reason, current) {
      case (.source, _): .staleSource(key, language, source: sourceText)
      case (.translation, let current?): .staleTranslation(key, language, current.value)
      case (.translation, nil): .removedTranslation(key, language)
      }
    return Diagnostic(message, .error, at: location, path: [key, language])
  }

  /// The source text of the variant, or another one if it has none.
  private var sourceText: String {
    sources[variation] ?? sources.values.last ?? key
  }
}

extension Diagnostic.Message {
  fileprivate static func staleSource(
    _ key: String,
    _ language: String,
    source: String
  ) -> Self {
    Self(
      "stale-text",
      variant: "source",
      "\(key: key) is not set in \(quoted: language), because its source text has changed to \(key: source)"
    )
  }

  fileprivate static func staleTranslation(
    _ key: String,
    _ language: String,
    _ current: String
  ) -> Self {
    Self(
      "stale-text",
      variant: "translation",
      "\(key: key) is not set in \(quoted: language), because its translation has changed to \(key: current)"
    )
  }

  fileprivate static func removedTranslation(_ key: String, _ language: String) -> Self {
    Self(
      "stale-text",
      variant: "removed",
      "\(key: key) is not set in \(quoted: language), because its translation was removed"
    )
  }
}
