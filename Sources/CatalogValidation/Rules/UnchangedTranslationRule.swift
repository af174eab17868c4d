package import Diagnostics
import StringCatalog

/// A rule that reports translations that are equal to the source text.
///
/// A text that was copied and marked as translated is the most common reason for English strings in
/// a localized app. Names, units and words that two languages share are legitimately equal, so a
/// finding is a note. If the text contains words that only the source language has (*the*, *your*),
/// it is not translated.
package struct UnchangedTranslationRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unchanged-translation"
  package static let title = "A translation differs from the source text."
  package static let reason = """
    Usually, a text was copied and marked as translated. Names, units and words that both \
    languages share may be the same and are only a note; a text with words that do not exist \
    in the other language is untranslated.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning
  package static let preparations = RulePreparations.prose

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let language = localization.language
    guard !language.isVarietyOfSource, localization.entry.hasWords,
      !localization.entry.isUntranslatedName
    else { return }
    for leaf in localization.untranslated where leaf.state != .needsReview {
      emit(localization.finding(Self.message(inSourceLanguage: language.tag), at: leaf.path))
    }
    for translation in localization.translations
    where translation.leaf.state != .needsReview {
      let leaf = translation.leaf
      guard leaf.value == translation.source.value else {
        if !localization.untranslated.contains(where: { $0 === leaf }),
          Self.isNearlyEqual(leaf.value, translation.source, in: language)
        {
          emit(
            localization.finding(
              Self.message(in: language.tag, similarTo: translation.source.value),
              at: leaf.path
            )
          )
        }
        continue
      }
      let words = translation.source.words.prose
      guard words.contains(where: { $0.text.count > 1 }) else { continue }
      let isSource = words.contains { language.foreignFunctionWords.contains($0.folded) }
      // A text that most languages leave unchanged is probably a name.
      guard isSource || !localization.entry.isMostlyUnchanged,
        !localization.entry.isNameOfProduct
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, leaf.value),
          at: leaf.path,
          isMinor: !isSource
        )
      )
    }
  }
}

extension UnchangedTranslationRule {
  /// Returns whether a translation consists of nearly the same words as the source text.
  ///
  /// Someone corrected the source text, or began to translate it. Two related languages share many
  /// words, but hardly most words of a sentence.
  private static func isNearlyEqual(
    _ text: String,
    _ source: LocalizationLeaf,
    in language: LanguageSubject
  ) -> Bool {
    guard !language.foreignFunctionWords.isEmpty,
      abs(text.utf8.count - source.value.utf8.count) < 12,
      text.utf8.count > 20
    else { return false }
    return sharesWords(text, source.words, in: language)
  }

  /// Returns whether four fifths of the words of a text are those of the source text, and two are
  /// frequent words of its language.
  private static func sharesWords(
    _ text: String,
    _ source: LeafWords,
    in language: LanguageSubject
  ) -> Bool {
    var (count, shared, frequent) = (0, 0, 0)
    if let runs = source.runs {
      let isASCII = LetterRuns.forEachRun(of: text) { run in
        count += 1
        if runs.contains(run) { shared += 1 }
        if frequent < 2, language.foreignFunctionRuns.contains(run) { frequent += 1 }
        return true
      }
      if isASCII { return count >= 4 && shared * 10 >= count * 8 && frequent == 2 }
    }
    let words = text.lowercasedLetterRuns
    count = words.count
    shared = words.count(where: source.letterRuns.contains)
    return count >= 4 && shared * 10 >= count * 8
      && words.count { language.foreignFunctionWords.contains(String($0)) } >= 2
  }

  /// Returns the message of a finding.
  package static func message(in language: String, _ text: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) translation is the same as the source text, \(key: text)"
    )
  }

  /// Returns the message for a text that differs from the source text in few words.
  private static func message(in language: String, similarTo text: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "similar",
      "the \(quoted: language) translation is nearly the same as the source text, \(key: text)"
    )
  }

  /// Returns the message for a text in the source language that differs from the source text.
  private static func message(inSourceLanguage language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "language",
      "the \(quoted: language) translation is in the source language"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Go on?" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"Are you sure you want to continue?" } } } },
      "Extensions:" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"Extension" } } } }
      """
    ),
    RuleExample(
      languages: ["pt-BR"],
      """
      "The maching of the files is done" : { "localizations" : { "pt-BR" : { "stringUnit" : {
        "state" : "translated", "value" : ↓"The matching of the files is done" } } } }
      """
    ),
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
      languages: ["en-GB", "es"],
      """
      "Go on with the day" : { "localizations" : {
        "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Go on with the day" } },
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "Go on with the day" } } } },
      "X" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "X" } } } }
      """
    ),
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
