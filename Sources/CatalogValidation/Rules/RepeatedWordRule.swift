package import Diagnostics
import StringCatalog

/// A rule that reports repeated words.
///
/// "The the" often remains after an edit. Words that may be repeated (*had had*, *no, no*) are
/// ignored, and so is a heading whose last word begins the next line.
package struct RepeatedWordRule: ProseRule {
  package static let id: Diagnostic.ID = "repeated-word"
  package static let title = "No word appears twice in a row."
  package static let reason = """
    Repeated words are often left over from editing. Words that may be repeated are not \
    reported.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    for (first, second) in zip(prose.words, prose.words.dropFirst()) {
      guard second.followsWord, first.folded == second.folded, !second.startsSentence,
        first.text.contains(where: \.isLetter), first.text.dropFirst() == second.text.dropFirst(),
        !Self.startsName(second.text, after: first.text),
        // "De A a Z" names letters.
        first.text.count > 1 || first.text == second.text,
        !conventions.repeatableWords.contains(first.folded),
        !Self.repeatsWords(localization.entry.source(of: prose.leaf), of: localization)
      else { continue }
      return emit(
        localization.finding(
          Self.message(in: localization.language.tag, first.folded),
          at: prose.leaf.path
        )
      )
    }
  }
}

extension RepeatedWordRule {
  /// Returns whether a word starts a name, because only it is capitalized: "your Your Picks list".
  private static func startsName(_ word: Substring, after first: Substring) -> Bool {
    (word.first?.isUppercase ?? false) && (first.first?.isLowercase ?? false)
  }

  /// Returns whether the source text of a translation repeats a word, too, which is not a frequent
  /// one: "Detail detail".
  private static func repeatsWords(
    _ source: LocalizationLeaf?,
    of localization: LocalizationSubject
  ) -> Bool {
    guard let source, !localization.language.isSource else { return false }
    let words = source.words.prose
    let functionWords = localization.language.sourceConventions?.functionWords ?? []
    return zip(words, words.dropFirst())
      .contains { first, second in
        // A comma may separate the words: "far, far away".
        first.folded == second.folded && !functionWords.contains(first.folded)
      }
  }

  /// Returns the message of a finding.
  package static func message(in language: String, _ word: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: word) appears twice in a row in the \(quoted: language) text"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "save.hint" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"Save the the file" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Guarda el el archivo" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["es"],
      """
      "range" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Title (A to Z)" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Título (A a Z)" } } } }
      """
    ),
    RuleExample(
      languages: ["it"],
      """
      "galaxy" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "In a galaxy far, far away" } },
        "it" : { "stringUnit" : { "state" : "translated", "value" : "In una galassia lontana lontana" } } } }
      """
    ),
    RuleExample(
      languages: ["pl"],
      """
      "1 %@ is the same" : { "localizations" : {
        "pl" : { "stringUnit" : { "state" : "translated", "value" : "1 %@ to to samo" } } } }
      """
    ),
    RuleExample(
      """
      "picks.empty" : { "localizations" : {
        "en" : { "stringUnit" : {
          "state" : "translated", "value" : "This empties your Your Picks list" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "Esto vacía tu lista Your Picks" } } } }
      """
    ),
    RuleExample(
      """
      "If you %@ you had had it. It is 10 10" : { "localizations" : {
        "en" : { "stringUnit" : {
          "state" : "translated", "value" : "If you %@ you had had it. It is 10 10" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "Si tú %@ tú lo tuviste, lo dijiste. Son 10 10" } } } }
      """
    ),
    RuleExample(
      #"""
      "help" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "# Your goal\nGoal is a number" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "# Tu meta\nMeta es un número" } }
      } }
      """#
    ),
  ]
}
