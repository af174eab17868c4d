import CatalogExchange
import OrderedCollections
package import StringCatalog

/// A string to set in one of the catalogs.
package struct TextAssignment {
  /// The path of the catalog; `nil` for the one that contains the key.
  package var catalog: String?
  /// The key of the entry.
  package var key: String
  /// The language.
  package var language: String
  /// The name of the variant, such as `plural.one`; empty for a string without variants.
  package var variation = ""
  /// The string.
  package var value: String
  /// The state of the translation; `nil` if the user did not specify it.
  package var state: StringCatalog.TranslationState?
  /// An invalid state in a list of strings.
  package var unknownState: String?
  /// The state in a list of strings; `nil` if there is none.
  ///
  /// It applies only if it differs from that of the catalog. Users often print a list, translate it
  /// and read it again, with the original states.
  package var listedState: StringCatalog.TranslationState?
  /// The version of the source text that was translated; `nil` if it is not known.
  package var sourceVersion: TextVersion?
  /// The version of the translation that the string replaces; `nil` if it is not known.
  package var targetVersion: TextVersion?

  /// Creates an assignment.
  package init(
    catalog: String? = nil,
    key: String,
    language: String,
    variation: String = "",
    value: String,
    state: StringCatalog.TranslationState? = nil,
    unknownState: String? = nil,
    listedState: StringCatalog.TranslationState? = nil,
    sourceVersion: TextVersion? = nil,
    targetVersion: TextVersion? = nil
  ) {
    self.catalog = catalog
    self.key = key
    self.language = language
    self.variation = variation
    self.value = value
    self.state = state
    self.unknownState = unknownState
    self.listedState = listedState
    self.sourceVersion = sourceVersion
    self.targetVersion = targetVersion
  }

  /// Returns the edit of a catalog for the assignment.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - isReplacing: Whether variants of another kind are replaced.
  /// - Returns: The edit; `nil` if the catalog already contains the string.
  /// - Throws: `StringCatalog.EditError` if the string cannot be set.
  package func edit(
    in catalog: StringCatalog,
    isReplacing: Bool
  ) throws(StringCatalog.EditError) -> StringCatalog.TextEdit? {
    let localization = catalog[key]?.localizations[language]
    let unit = localization?.unit(named: variation)
    let wanted = state ?? (listedState == unit?.state ? nil : listedState)
    if unit?.value == value, wanted == nil || wanted == unit?.state { return nil }
    if unit == nil, isSourceText(in: catalog) { return nil }
    guard let variant = StringCatalog.Variant(name: variation) else {
      throw StringCatalog.EditError(.isStringSet, key: key, language: language)
    }
    return StringCatalog.TextEdit(
      value,
      forKey: key,
      language: language,
      variant: variant,
      state: wanted ?? .translated,
      replacesVariations: isReplacing
    )
  }

  /// Returns whether the string is the key, which needs no string in the source language.
  private func isSourceText(in catalog: StringCatalog) -> Bool {
    language == catalog.sourceLanguage && value == key && variation.isEmpty && listedState == nil
      && (state ?? .translated) == .translated && catalog[key]?.localizations[language] == nil
  }
}

extension StringCatalog {
  /// Adds the substitutions of the source text that a translation uses and lacks.
  ///
  /// A text with `%#@name@` is often saved before the forms of its substitution, which are untranslated
  /// until then.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - language: The language of the translation.
  package mutating func addMissingSubstitutions(of key: String, in language: String) {
    guard language != sourceLanguage,
      var entry = self[key, inLanguages: [language, sourceLanguage]],
      let source = entry.localizations[sourceLanguage], !source.substitutions.isEmpty,
      var localization = entry.localizations[language]
    else { return }
    localization.copyMissingSubstitutions(of: source, for: language)
    guard localization != entry.localizations[language] else { return }
    entry.localizations[language] = localization
    self[key, inLanguages: [language, sourceLanguage]] = entry
  }
}
