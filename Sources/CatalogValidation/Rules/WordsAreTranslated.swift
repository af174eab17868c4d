package import Diagnostics
import StringCatalog

/// No word of the source language is left in a translation.
///
/// Only words are looked for that hardly any sentence can do without (*the*, *your*), where the source
/// text has them too: what else two languages share may be a name. Texts that are the source text as a
/// whole are another rule's.
///
/// - Arguments: the language, the key, the word.
package struct WordsAreTranslated: ProseRule {
  package static let id: Diagnostic.ID = "words-translated"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    guard let source = localization.language.sourceConventions,
      source.language != conventions.language,
      let text = localization.entry.source(of: prose.leaf)?.value, text != prose.leaf.value
    else { return }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    for word in prose.words
    where source.functionWords.contains(word.folded)
      && !conventions.functionWords.contains(word.folded) && words.contains(word.folded[...])
    {
      return emit(localization.finding(at: prose.leaf.path, .text(String(word.text))))
    }
  }
}

extension WordsAreTranslated {
  package static let triggering = [
    RuleExample(
      """
      "Delete the entry" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Eliminar the entry" } } } },
      "Write `%@` in the field" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Escribe `%@` in the campo" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "`for` is a word" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "`for` es una palabra" } } } }
      """
    ),
    RuleExample(
      """
      "You have %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Has %@" } } } },
      "Sign in to iCloud" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Inicia sesión en iCloud" } } } }
      """
    ),
    RuleExample(
      #"""
      "Where #if and `for` are:\n  list of the names" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated",
          "value" : "Dónde están #if y `for`:\n  list of the names" } } } }
      """#
    ),
  ]
}
