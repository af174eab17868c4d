package import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// The languages of a catalog are named as BCP 47 names them.
///
/// A reader of Spanish is looked for under `es`. What stands under `spanish` is never shown, and a source
/// language of that name makes another language of the texts in the code. Languages without a code of two
/// letters are taken as they are: there are thousands of them.
///
/// Each language is found once, where it stands first. Nothing of an entry switches off what is found of
/// the source language.
///
/// - Arguments: the language, the key (empty for the source language), the code that was probably meant
///   (empty if that is not clear).
package struct LanguagesAreKnown: CatalogRule {
  package static let id: Diagnostic.ID = "languages-known"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ catalog: CatalogSubject, emit: (EntrySubject?, Finding) -> Void) {
    let source = catalog.catalog.sourceLanguage
    if !LocaleData.isLanguageTag(source) {
      emit(nil, finding(of: source, at: catalog.catalog.sourceLanguagePlace))
    }
    var seen: Set<String> = [source]
    for entry in catalog.entries {
      for tag in entry.entry.localizations.keys where seen.insert(tag).inserted {
        guard !LocaleData.isLanguageTag(tag) else { continue }
        let place = catalog.catalog.place(of: entry.key, path: ["localizations", tag])
        emit(entry, finding(of: tag, in: entry.key, at: place ?? entry.place))
      }
    }
  }

  private func finding(of tag: String, in key: String? = nil, at place: Place?) -> Finding {
    Finding(
      at: place,
      path: key.map { [$0, tag] } ?? [],
      arguments: [
        .text(tag), .text(key ?? ""), .text(LocaleData.languageTag(nearTo: tag) ?? ""),
      ]
    )
  }
}

extension LanguagesAreKnown {
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
