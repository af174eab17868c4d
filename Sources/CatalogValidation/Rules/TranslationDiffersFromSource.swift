package import Diagnostics
import StringCatalog

/// A translation says something else than the source text.
///
/// A text that was copied and marked as translated is the commonest way in which English stays in an
/// app. Names, units and words that two languages share are the same with good reason, so that a
/// finding is only worth knowing; where the words of the source language that no other has stand in it
/// (*the*, *your*), it is untranslated.
///
/// - Arguments: the language, the key, the text.
package struct TranslationDiffersFromSource: LocalizationRule {
  package static let id: Diagnostic.ID = "translation-differs"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let sourceLanguage = localization.entry.catalog.sourceLanguage
    guard Self.isOther(localization.language, than: sourceLanguage),
      localization.entry.hasWords
    else { return }
    let functionWords =
      LanguageConventions.conventions(of: [sourceLanguage])?.functionWords ?? []
    for (leaf, source) in localization.translations
    where leaf.value == source && leaf.state != .needsReview {
      let words = Prose(leaf).words
      guard words.contains(where: { $0.text.count > 1 }) else { continue }
      let isSource = words.contains { functionWords.contains($0.text.lowercased()) }
      emit(localization.finding(at: leaf.path, .text(source), isMinor: !isSource))
    }
  }

  /// British and American English share most texts, as do the Spanish of Spain and that of Mexico.
  private static func isOther(_ language: LanguageSubject, than source: String) -> Bool {
    guard !language.isSource else { return false }
    let root = source.prefix { $0 != "-" && $0 != "_" }
    return language.tag.prefix { $0 != "-" && $0 != "_" } != root
  }
}

extension TranslationDiffersFromSource {
  package static let triggering = [
    RuleExample(
      """
      "Delete the entry" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Delete the entry" } } } }
      """
    ),
    RuleExample(
      """
      "Total" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Total" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "%lld kg" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : "%lld kg" } } } },
      "Colour" : { "localizations" : { "en-GB" : {
        "stringUnit" : { "state" : "translated", "value" : "Colour" } } } }
      """
    ),
    RuleExample(
      """
      "Delete the entry" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "needs_review", "value" : "Delete the entry" } } } }
      """
    ),
  ]
}
