package import Diagnostics
import StringCatalog

/// A rule that reports words of the source language in a translation.
///
/// Only very frequent words (*the*, *your*) that are also in the source text are reported, because
/// other shared words may be names. Texts that are equal to the source text are reported by another
/// rule.
package struct UntranslatedWordRule: ProseRule {
  package static let id: Diagnostic.ID = "untranslated-word"
  package static let title = "No word of the source language is left in a translation."
  package static let reason = """
    Only the most common words are checked, and only if the source text also has them: other \
    words that the languages share may be names.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    guard let source = localization.language.sourceConventions,
      source.language != conventions.language,
      let text = localization.entry.source(of: prose.leaf)
    else { return }
    let functionWords = localization.language.foreignFunctionWords
    for (index, word) in prose.words.enumerated()
    where functionWords.contains(word.folded) && word.text.contains(where: \.isLowercase)
      && !conventions.functionWords.contains(word.folded)
      && text.words.contractions.contains(word.folded[...])
      && !Self.isPartOfName(index, of: prose.words, in: text.words.prose)
    {
      return emit(
        localization.finding(
          Self.message(in: localization.language.tag, String(word.text)),
          at: prose.leaf.path
        )
      )
    }
  }
}

extension UntranslatedWordRule {
  /// Returns whether a word belongs to a name that the source text has, too: *Hills of Clay*, *Find
  /// The Singer*.
  ///
  /// - Parameters:
  ///   - index: The position of the word.
  ///   - words: The words of the translation.
  ///   - source: The words of the source text.
  /// - Returns: Whether the adjacent words are capitalized, and the source text has the same words.
  private static func isPartOfName(
    _ index: Int,
    of words: [Prose.Word],
    in source: [Prose.Word]
  ) -> Bool {
    func isCapitalized(_ index: Int) -> Bool {
      words.indices.contains(index) && words[index].text.first?.isUppercase ?? false
    }
    func occurs(_ range: ClosedRange<Int>) -> Bool {
      source.map(\.text).firstRange(of: words[range].map(\.text)) != nil
    }
    let (before, after) = (isCapitalized(index - 1), isCapitalized(index + 1))
    if before, after { return occurs((index - 1)...(index + 1)) }
    guard isCapitalized(index), !words[index].startsSentence else { return false }
    return before && occurs((index - 1)...index) || after && occurs(index...(index + 1))
  }

  /// Returns the message of a finding.
  package static func message(in language: String, _ word: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: word) in the \(quoted: language) translation is not translated"
    )
  }

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
      "Because Hills of Clay is new" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Porque Hills of Clay es nueva" } } } },
      "Play Find The Singer" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Juega a Find The Singer" } } } }
      """
    ),
    RuleExample(
      sourceLanguage: "es",
      """
      "No hay calendarios" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "No calendars" } } } }
      """
    ),
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
