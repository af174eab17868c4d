package import CatalogValidation
package import Diagnostics
import OrderedCollections
package import StringCatalog

/// A translation that an edit would finish although its text has errors.
package struct InvalidTranslation: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The language.
  package let language: String
  /// The findings that are errors.
  package let errors: [Diagnostic]
  /// The location of the key before the edit; `nil` if the catalog did not have it.
  package let location: Location?

  /// The error that says why the translation is not saved, with its findings as notes.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .invalidText(key, language),
      .error,
      at: location,
      path: [key, language],
      notes: errors.map { Diagnostic.Note($0.message) }
    )
  }
}

extension StringCatalog {
  /// Restores the translations that an edit finished although their texts have errors.
  ///
  /// Translations that need review may have errors, and so may those that the edit left alone.
  ///
  /// - Parameters:
  ///   - former: The catalog before the edit.
  ///   - configuration: The levels of the rules.
  /// - Returns: The translations, in the order of their keys.
  /// - Complexity: O(*n*) in the number of entries that were edited.
  package mutating func restoreInvalidTranslations(
    from former: StringCatalog,
    _ configuration: ValidationConfiguration
  ) -> [InvalidTranslation] {
    let made = OrderedDictionary(
      grouping: FinishedTextChanges(from: former, to: self).made,
      by: { EditedTranslation(key: $0.key, language: $0.language) }
    )
    var checks: [ExactString: EntryCheck] = [:]
    var invalid: [InvalidTranslation] = []
    for (translation, texts) in made {
      let (key, language) = (translation.key.string, translation.language.string)
      let languages: Set = [language, sourceLanguage]
      guard var entry = self[key, inLanguages: languages] else { continue }
      let check =
        checks[translation.language]
        ?? EntryCheck(of: self, in: language, configuration: configuration)
      checks[translation.language] = check
      let previous = former[key, inLanguages: languages]
      let errors = check.errors(
        ofFinished: texts.map(\.variation),
        in: entry,
        before: previous,
        key: key
      )
      guard !errors.isEmpty else { continue }
      entry.localizations[language] = previous?.localizations[language]
      self[key, inLanguages: languages] = entry
      invalid.append(
        InvalidTranslation(
          key: key,
          language: language,
          errors: errors,
          location: former.location(of: key)
        )
      )
    }
    return invalid
  }
}

/// A translation of which an edit finishes texts.
private struct EditedTranslation: Hashable {
  let key: ExactString
  let language: ExactString
}

extension Diagnostic.Message {
  fileprivate static func invalidText(_ key: String, _ language: String) -> Self {
    Self(
      "invalid-text",
      "\(key: key) is not saved as translated in \(quoted: language), because the text has errors"
    )
  }
}
