package import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// A rule that reports invalid language codes, by BCP 47.
///
/// For Spanish, the runtime searches `es`. Translations in `spanish` are never shown, and an
/// invalid source language makes the strings in the code those of another language. Codes with more
/// than two letters are accepted, because there are thousands of them.
///
/// Each language is reported once, at its first location. Comments of entries cannot switch off the
/// finding for the source language.
package struct InvalidLanguageCodeRule: CatalogRule {
  package static let id: Diagnostic.ID = "invalid-language-code"
  package static let title = "Languages have valid language codes."
  package static let reason = """
    Spanish is looked up as 'es': texts under 'spanish' or 'es_ES' may never be shown. \
    Language codes follow BCP 47: 'es', 'pt-BR', 'zh-Hans'. Each language is reported once, in \
    the first entry that has it.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    let source = catalog.catalog.sourceLanguage
    if !LocaleData.isLanguageTag(source) {
      emit(nil, finding(of: source, at: catalog.catalog.sourceLanguagePlace))
    }
    var wrong = catalog.catalog.localizedLanguages.filter { !LocaleData.isLanguageTag($0) }
    wrong.remove(source)
    for entry in catalog.entries where !wrong.isEmpty {
      for tag in entry.completeEntry.localizations.keys where wrong.remove(tag) != nil {
        let location = catalog.catalog.location(of: entry.key, path: ["localizations", tag])
        emit(entry, finding(of: tag, in: entry.key, at: location ?? entry.location))
      }
    }
  }

  private func finding(of tag: String, in key: String? = nil, at location: Location?) -> Finding {
    Finding(
      Self.message(tag, meant: LocaleData.languageTag(nearTo: tag)),
      at: location,
      path: key.map { [$0, tag] } ?? []
    )
  }
}

extension InvalidLanguageCodeRule {
  /// Returns the message for a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag in the catalog.
  ///   - meant: The tag that was probably intended, or `nil` if this is unclear.
  /// - Returns: The message.
  package static func message(_ tag: String, meant: String?) -> Diagnostic.Message {
    if let meant {
      Diagnostic.Message(
        id,
        variant: "similar",
        "\(quoted: tag) is not a language code; write \(quoted: meant)"
      )
    } else {
      Diagnostic.Message(
        id,
        "\(quoted: tag) is not a language code, so its texts are never shown; write 'es', 'pt-BR' or 'zh-Hans', for example"
      )
    }
  }

  package static let triggering = [
    RuleExample(
      languages: ["en"],
      """
      "Back" : { "localizations" : {
        "spanish" : ↓{ "stringUnit" : { "state" : "translated", "value" : "Atrás" } } } },
      "Save" : { "localizations" : {
        "spanish" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    ),
    RuleExample(
      languages: ["en"],
      """
      "Back" : { "localizations" : {
        "es_ES" : ↓{ "stringUnit" : { "state" : "translated", "value" : "Atrás" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en"],
      """
      "Back" : { "localizations" : {
        "es-419" : { "stringUnit" : { "state" : "translated", "value" : "Atrás" } },
        "yua" : { "stringUnit" : { "state" : "translated", "value" : "Paach" } },
        "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "返回" } } } }
      """
    )
  ]
}
