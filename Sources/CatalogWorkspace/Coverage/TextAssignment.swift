import OrderedCollections
package import StringCatalog

/// A text that is to stand in one of the catalogs.
package struct TextAssignment {
  /// The path of the catalog; `nil` for the one that has the key.
  package var catalog: String?
  /// The key of the entry.
  package var key: String
  /// The language.
  package var language: String
  /// The name of the variant, such as `plural.one`; empty for a text that does not vary.
  package var variation = ""
  /// The text.
  package var value: String
  /// How far its translation has come; `nil` if the user does not say.
  package var state: StringCatalog.TranslationState?
  /// What a list of texts has in the place of a state, if there is no such state.
  package var unknownState: String?
  /// The state that a list of texts has beside the text; `nil` if there is none.
  ///
  /// It counts where it is not the one that the catalog has: a list is often printed, translated and
  /// read again, with the states that it was printed with.
  package var listedState: StringCatalog.TranslationState?

  /// Creates an assignment.
  package init(
    catalog: String? = nil,
    key: String,
    language: String,
    variation: String = "",
    value: String,
    state: StringCatalog.TranslationState? = nil,
    unknownState: String? = nil,
    listedState: StringCatalog.TranslationState? = nil
  ) {
    self.catalog = catalog
    self.key = key
    self.language = language
    self.variation = variation
    self.value = value
    self.state = state
    self.unknownState = unknownState
    self.listedState = listedState
  }

  /// Works out the edit of a catalog that the assignment asks for.
  ///
  /// - Parameters:
  ///   - catalog: the catalog.
  ///   - isReplacing: whether a text that varies otherwise gives way.
  /// - Returns: The edit; `nil` if all is so already.
  /// - Throws: That there is no such text to be set.
  package func edit(
    in catalog: StringCatalog,
    isReplacing: Bool
  ) throws(StringCatalog.EditError) -> StringCatalog.TextEdit? {
    let localization = catalog[key]?.localizations[language]
    let unit = localization?.leaves.first { $0.name == variation }?.unit
    let wanted = state ?? (listedState == unit?.state ? nil : listedState)
    if unit?.value == value, wanted == nil || wanted == unit?.state { return nil }
    if unit == nil, isSourceText(in: catalog) || isPhrase(of: localization) { return nil }
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

  /// Whether the text is the key, which is what the source language shows without a text of its own.
  private func isSourceText(in catalog: StringCatalog) -> Bool {
    language == catalog.sourceLanguage && value == key && variation.isEmpty && listedState == nil
      && (state ?? .translated) == .translated && catalog[key]?.localizations[language] == nil
  }

  private func isPhrase(of localization: StringCatalog.Localization?) -> Bool {
    guard let set = localization?.stringSet else { return false }
    return set.values.contains(value) && variation.hasPrefix("stringSet.")
  }
}
