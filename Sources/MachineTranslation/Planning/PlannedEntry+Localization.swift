import ICU
import OrderedCollections
package import StringCatalog

extension PlannedEntry {
  /// Returns the localization with translations of all planned texts.
  ///
  /// Finished strings do not change.
  ///
  /// - Parameters:
  ///   - translations: The translations, in the order of ``texts``.
  ///   - state: The state of the translations.
  /// - Returns: The localization, or `nil` if the texts do not fit together.
  package func localization(
    _ translations: [TextTranslation],
    state: StringCatalog.TranslationState
  ) -> StringCatalog.Localization? {
    var localization = start
    var phrases: [Int: String] = [:]
    for (text, translation) in zip(texts, translations) {
      switch (text.place, translation) {
      case (.phrase(let index), .text(let value)):
        phrases[index] = value
      case (.variant(let variant), .text(let value)):
        adoptSubstitution(of: variant, in: &localization)
        guard localization.set(value, state, at: variant) else { return nil }
      case (.variant(let variant), .forms(let forms)):
        adoptSubstitution(of: variant, in: &localization)
        for category in text.writtenCategories(of: forms) {
          guard let value = forms[category] else { return nil }
          var variant = variant
          variant.plural = category
          guard localization.set(value, state, at: variant) else { return nil }
        }
      case (.phrase, .forms): return nil
      }
    }
    if !phrases.isEmpty {
      localization.stringSet = StringCatalog.StringSet(
        state: state,
        values: phrases.sorted { $0.key < $1.key }.map(\.value)
      )
    }
    return localization
  }

  /// Returns the translations that are written, with the names of their variants.
  package func writtenTexts(_ translations: [TextTranslation]) -> [(name: String, text: String)] {
    zip(texts, translations)
      .flatMap { text, translation -> [(name: String, text: String)] in
        switch (text.place, translation) {
        case (_, .text(let value)): return [(text.place.name, value)]
        case (.variant(var variant), .forms(let forms)):
          return text.writtenCategories(of: forms)
            .compactMap { category in
              variant.plural = category
              return forms[category].map { (variant.name, $0) }
            }
        case (.phrase, .forms): return []
        }
      }
  }

  /// The present localization, or an empty one if all its strings are replaced.
  private var start: StringCatalog.Localization {
    guard let present = entry.localizations[language] else { return StringCatalog.Localization() }
    let isWritten = present.leaves.contains { $0.unit.state != .new && !$0.unit.value.isEmpty }
    guard !isWritten else { return present }
    var empty = StringCatalog.Localization()
    empty.unknownFields = present.unknownFields
    return empty
  }

  /// Copies a substitution of the source text without its forms.
  private func adoptSubstitution(
    of variant: StringCatalog.Variant,
    in localization: inout StringCatalog.Localization
  ) {
    guard let name = variant.substitution, localization.substitutions[name] == nil,
      var substitution = entry.localizations[sourceLanguage]?.substitutions[name]
    else { return }
    substitution.variations = StringCatalog.Variations()
    localization.substitutions[name] = substitution
  }
}

extension StringCatalog.Localization {
  /// Sets a string; returns whether that is possible.
  fileprivate mutating func set(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    at variant: StringCatalog.Variant
  ) -> Bool {
    do throws(TextObstacle) {
      try setText(value, state: state, at: variant, isReplacing: false)
      return true
    } catch {
      return false
    }
  }
}
