package import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// A rule that reports identifiers without a text in the source language.
///
/// For such a key, users of the source language and of all untranslated languages see the identifier
/// itself: `settings.title`. Other rules do not compare its translations with the key.
///
/// A key without any text may be a name that looks like an identifier (*example.com*). It is
/// reported if most keys of the catalog are identifiers. In other catalogs, a key of two words may be
/// a sample of what users enter (*jane_doe*), so the finding is a note.
package struct MissingSourceTextRule: CatalogRule {
  package static let id: Diagnostic.ID = "missing-source-text"
  package static let title = "A key that is an identifier has a text in the source language."
  package static let reason = """
    Without it, users of the source language see the identifier, and so do users of every \
    language without a translation. Keys of Info.plist and of Interface Builder are not \
    reported, because their files have the text.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    let source = catalog.catalog.sourceLanguage
    let plurals = RequiredPluralCategories(languageTag: source)
    let candidates = catalog.entries.filter {
      $0.isTranslated && $0.lacksSourceText && !$0.isUnusedForm(in: plurals)
    }
    guard !candidates.isEmpty else { return }
    let named = catalog.entries.count { entry in
      entry.key.isIdentifier && entry.entry.localizations[source] != nil
    }
    let usesIdentifiers = named > 2 && named * 2 > catalog.entries.count
    for entry in candidates where usesIdentifiers || entry.hasTranslations {
      emit(
        entry,
        Finding(
          Self.message(entry.key, source),
          at: entry.location,
          path: [entry.key],
          isMinor: !usesIdentifiers && !entry.key.hasSeveralSeparators
        )
      )
    }
  }
}

extension String {
  /// Whether an identifier has more than two parts: `upload.error.stalled`.
  fileprivate var hasSeveralSeparators: Bool {
    utf8.count { ".-_".utf8.contains($0) } > 1
  }
}

extension EntrySubject {
  /// Whether the entry has a finished text in any language that users read.
  fileprivate var hasTranslations: Bool {
    completeEntry.localizations.contains { language, localization in
      !LocaleData.isPseudoLanguage(language)
        && LocalizationOutline(localization).leaves.contains(where: \.isWritten)
    }
  }
}

extension MissingSourceTextRule {
  /// Returns the message for a key.
  package static func message(_ key: String, _ language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(key: key) has no text in the source language, \(quoted: language), so users see the key"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      ↓"upload.error.stalled" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "La subida se ha parado." } } } }
      """
    ),
    RuleExample(
      languages: ["en"],
      """
      "login.button" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Log in" } } } },
      ↓"login.hint" : {},
      "login.name" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Name" } } } },
      "login.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    .pluralKeys,
    RuleExample(
      languages: ["en"],
      """
      "export.zip" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "exportación.zip" } } } },
      "Node.framework" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Node.framework" } } } },
      "Save" : {}
      """
    ),
    RuleExample(
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Para las fotos." } } } }
      """
    ),
    RuleExample(
      #"""
      "aB3-cd-eF5.title" : { "comment" : "Class = \"NSMenuItem\"; title = \"Copy\"; ObjectID = \"aB3-cd-eF5\";",
        "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Copiar" } } } }
      """#
    ),
    RuleExample(
      kind: .interfaceBuilder,
      """
      "aB3-cd-eF5.title" : { "extractionState" : "migrated", "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Copiar" } } } }
      """
    ),
  ]
}
