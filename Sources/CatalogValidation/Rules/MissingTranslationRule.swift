package import Diagnostics
import OrderedCollections
import StringCatalog

/// A rule that reports missing translations.
///
/// Without a translation, users see the source language, or the key itself. Fallback languages
/// count: if Spanish has a translation, Mexican Spanish needs none. A text without letters, such as
/// `%lld / %lld`, may be the same in all languages, so it is ignored, and so are the name and the
/// copyright of the app if no language translates them. Names and abbreviations are a note. Usage
/// descriptions have a separate rule.
///
/// A language that the project does not list, and that has less than a tenth of the texts, is
/// reported once.
package struct MissingTranslationRule: LocalizationRule, CatalogRule {
  package static let id: Diagnostic.ID = "missing-translation"
  package static let title = "Every key has a translation in every language."
  package static let reason = """
    Without a translation, users see the source language, or even the key. A related language \
    counts: if there is a Spanish translation, none is missing for Mexican Spanish. A text \
    without letters may be the same in all languages, so it is ignored; names and abbreviations, \
    such as 'km', are only a note. A language that the project does not list, and that has less \
    than a tenth of the texts, is reported once.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    // The source text comes first, and another rule reports it.
    guard localization.isMissing, !entry.lacksSourceText, entry.hasWords,
      !entry.isUsageDescription, !entry.isUntranslatedName,
      !entry.isUnusedForm(in: localization.language.plurals)
    else { return }
    emit(
      localization.finding(
        Self.message(in: localization.language.tag, entry.key),
        isMinor: localization.isSourceTextProbablyShared
      )
    )
  }

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    for language in catalog.begunLanguages {
      let message = Self.message(
        about: language.tag,
        withTexts: language.translated,
        of: language.needed
      )
      emit(nil, Finding(message, at: language.location, path: []))
    }
  }
}

extension LocalizationSubject {
  /// Whether neither the language nor a fallback of it has a text.
  var isMissing: Bool {
    guard !language.isSource, leaves.isEmpty else { return false }
    let lenders = language.fallbacks
    return !lenders.contains(entry.catalog.sourceLanguage)
      && !lenders.contains { entry.entry.localizations[$0] != nil }
  }
}

extension MissingTranslationRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "\(key: key) has no translation in \(quoted: language)")
  }

  /// Returns the message about a language that the project does not list.
  package static func message(
    about language: String,
    withTexts count: Int,
    of total: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "language",
      "\(quoted: language) has \(count) of \(total) texts, and the project does not list it; translate the others, or remove the language from the catalog"
    )
  }

  package static let triggering = [
    RuleExample(#"↓"Save" : {}"#),
    RuleExample(
      """
      ↓"Save" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } } }
      """
    ),
    RuleExample(languages: ["zh-Hant"], #"↓"Save" : { "localizations" : {} }"#),
    RuleExample(#""Save" : { "localizations" : { "es" : ↓{} } }"#),
  ]

  package static let nonTriggering = [
    .pluralKeys,
    RuleExample(#""Acme" : { "shouldTranslate" : false }"#),
    RuleExample(#""%lld / %lld" : {}"#),
    RuleExample(languages: ["en", "en-GB"], #""Save" : {}"#),
    RuleExample(
      languages: ["es-MX"],
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
    RuleExample(
      kind: .informationPropertyList,
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } } } }
      """
    ),
  ]
}
