package import Diagnostics
package import ICU
package import StringCatalog

/// The translations of one catalog in a file, not yet compared with the catalog.
package struct ImportedTable: Hashable, Sendable {
  /// The path or name of the catalog in the file; `nil` if there is none.
  package var path: String?
  /// The source language in the file; `nil` if there is none.
  package var sourceLanguage: String?
  /// The target language in the file; `nil` if there is none.
  package var targetLanguage: String?
  /// The translations, in the order of the file.
  package var translations: [ImportedTranslation]
  /// The plural categories that may be missing in the format.
  ///
  /// Gettext has no number for them, and its programs remove messages that a template lacks.
  package var optionalCategories: Set<PluralCategory>
  /// The start of the translations in the file.
  package var location: Location?

  /// Creates a table.
  package init(
    path: String? = nil,
    sourceLanguage: String? = nil,
    targetLanguage: String? = nil,
    translations: [ImportedTranslation] = [],
    optionalCategories: Set<PluralCategory> = [],
    at location: Location? = nil
  ) {
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.translations = translations
    self.optionalCategories = optionalCategories
    self.location = location
  }
}

/// A translation in a file, not yet compared with the catalog.
package struct ImportedTranslation: Hashable, Sendable {
  /// The identifier in the file, such as `%lld days|==|plural.one`.
  package var id: String
  /// The source string in the file; `nil` if there is none.
  package var source: String?
  /// The translation; `nil` if there is none, as opposed to an empty one.
  package var target: String?
  /// The state of the translation in the file; `nil` if there is none.
  package var state: StringCatalog.TranslationState?
  /// The version of the source texts of the key at the time of the export; `nil` if there is none.
  package var sourceVersion: TextVersion?
  /// The location in the file.
  package var location: Location?

  /// Creates a translation.
  package init(
    id: String,
    source: String? = nil,
    target: String? = nil,
    state: StringCatalog.TranslationState? = nil,
    at location: Location? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.location = location
  }
}
