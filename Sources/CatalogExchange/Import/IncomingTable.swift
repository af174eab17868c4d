package import Diagnostics
package import ICU
package import StringCatalog

/// The translations of one catalog that a file brings back, not yet held against the catalog.
package struct IncomingTable: Hashable, Sendable {
  /// The path or name of the catalog as the file tells it; `nil` if it does not.
  package var path: String?
  /// The language of the sources as the file tells it; `nil` if it does not.
  package var sourceLanguage: String?
  /// The language of the translations as the file tells it; `nil` if it does not.
  package var targetLanguage: String?
  /// The translations, in the order of the file.
  package var translations: [IncomingTranslation]
  /// The plural categories whose texts the form may lose: gettext has no number for them, and its programs
  /// take away what a template lacks.
  package var optionalCategories: Set<PluralCategory>
  /// Where they begin in the file.
  package var place: Place?

  /// Creates a table.
  package init(
    path: String? = nil,
    sourceLanguage: String? = nil,
    targetLanguage: String? = nil,
    translations: [IncomingTranslation] = [],
    optionalCategories: Set<PluralCategory> = [],
    at place: Place? = nil
  ) {
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.translations = translations
    self.optionalCategories = optionalCategories
    self.place = place
  }
}

/// A translation that a file brings back, not yet held against the catalog.
package struct IncomingTranslation: Hashable, Sendable {
  /// The identifier as the file has it, such as `%lld days|==|plural.one`.
  package var id: String
  /// The text that was translated, as the file tells it; `nil` if it does not.
  package var source: String?
  /// The translation; `nil` if there is none, as opposed to an empty one.
  package var target: String?
  /// How far the file says that the translation has come; `nil` if it does not say.
  package var state: StringCatalog.TranslationState?
  /// Where it stands in the file.
  package var place: Place?

  /// Creates a translation.
  package init(
    id: String,
    source: String? = nil,
    target: String? = nil,
    state: StringCatalog.TranslationState? = nil,
    at place: Place? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.place = place
  }
}
