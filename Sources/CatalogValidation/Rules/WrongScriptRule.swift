package import Diagnostics
import ICU
import OrderedCollections
import StringCatalog

/// A rule that reports translations without letters of the scripts of their language.
///
/// An Arabic text without an Arabic letter is in another language, unless it is a name. Texts that
/// are equal to the source text have a separate rule. A text with letters of its script and at
/// least three frequent words of the source language is half translated. A single Latin word may be
/// a name in any language, but a single word of another script is none in a Latin text, unless
/// another language with Latin letters has it, too: *中文*.
package struct WrongScriptRule: LocalizationRule {
  package static let id: Diagnostic.ID = "wrong-script"
  package static let title = "A translation is written in the script of its language."
  package static let reason = """
    A Russian text without a Cyrillic letter is a text in another language, or only half of it \
    was translated. Names are not reported, nor are Latin texts of one word.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let language = localization.language
    guard let scripts = language.scripts, !language.isVarietyOfSource else { return }
    let isLatin = scripts.contains("a")
    for translation in localization.translations {
      let leaf = translation.leaf
      // Nearly all Latin texts have an ASCII letter.
      guard isLatin != leaf.traits.contains(.letter), leaf.value != translation.source.value else {
        continue
      }
      guard
        let message = Self.message(on: leaf, of: translation.source, language, scripts)
          ?? (isLatin ? Self.message(onWord: translation, of: localization, scripts) : nil)
      else { continue }
      emit(localization.finding(message, at: leaf.path))
    }
  }

  private static func message(
    on leaf: LocalizationLeaf,
    of source: LocalizationLeaf,
    _ language: LanguageSubject,
    _ scripts: LanguageScripts
  ) -> Diagnostic.Message? {
    guard leaf.value.unicodeScalars.contains(where: scripts.contains) else {
      return hasForeignWords(leaf, source) ?? isForeign(Prose(leaf).words, source)
        ? message(in: language.tag) : nil
    }
    let left = Prose(leaf).words.filter { language.foreignFunctionWords.contains($0.folded) }
    // Names of licenses and products may have a few such words.
    let letters = leaf.value.unicodeScalars.count { $0.properties.isAlphabetic }
    let own = leaf.value.unicodeScalars.count(where: scripts.contains)
    guard left.count > 2, (letters - own) * 3 > letters else { return nil }
    return message(in: language.tag, words: Set(left.map(\.folded)).sorted())
  }

  /// Returns the message for a word without Latin letters that translates a Latin text.
  private static func message(
    onWord translation: LocalizationSubject.Translation,
    of localization: LocalizationSubject,
    _ scripts: LanguageScripts
  ) -> Diagnostic.Message? {
    let text = translation.leaf.value
    guard translation.source.traits.contains(.letter), translation.leaf.hasWords,
      text.letterCount > 1, !text.unicodeScalars.contains(where: scripts.contains)
    else { return nil }
    let isShared = localization.entry.completeEntry.localizations.contains { tag, other in
      tag != localization.language.tag && other.stringUnit?.value == text
        && LanguageSubject.scripts(of: tag)?.contains("a") ?? false
    }
    return isShared ? nil : message(in: localization.language.tag)
  }

  /// Returns whether a text has words that its source text does not have, by its letters alone.
  ///
  /// - Returns: `nil` if the words must be compared without accents and hyphens.
  private static func hasForeignWords(
    _ leaf: LocalizationLeaf,
    _ source: LocalizationLeaf
  ) -> Bool? {
    guard let runs = source.words.runs,
      leaf.traits.isDisjoint(with: [.quotationMark, .digit, .addressMark, .emphasisMark])
    else { return nil }
    var count = 0
    var hasForeign = false
    var hasOnlyKnown = true
    let isASCII = LetterRuns.forEachRun(of: leaf.value) { run in
      count += 1
      guard run.count > 2, !runs.contains(run) else { return true }
      hasOnlyKnown = false
      hasForeign = hasForeign || run.first?.isLowercase ?? false && !runs.hasLetters(run)
      return true
    }
    guard isASCII else { return nil }
    if hasOnlyKnown { return false }
    return hasForeign && count > 1 && leaf.format == nil ? true : nil
  }

  /// Returns whether words are neither names nor those of the source text.
  private static func isForeign(_ words: [Prose.Word], _ source: LocalizationLeaf) -> Bool {
    guard words.count > 1 else { return false }
    var foreignCount = 0
    for word in words where word.text.letterCount > 2 {
      let isOriginal =
        source.words.letterRuns.contains(word.folded[...])
        || source.words.letters.contains(SearchText(word.text.filter(\.isLetter)))
      guard !isOriginal else { continue }
      foreignCount += 1
      if foreignCount > 2 || word.text.first?.isLowercase ?? false { return true }
    }
    return false
  }
}

extension WrongScriptRule {
  private static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the \(quoted: language) translation has no letter of its script")
  }

  private static func message(in language: String, words: [String]) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "words",
      "the \(quoted: language) translation still has words of the source language: \(quoted: words)"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["ar", "zh-Hans"],
      """
      "Delete all entries of the log" : { "localizations" : {
        "ar" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"Supprimer toutes les entrées" } },
        "zh-Hans" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"删除 all of the entries from the log" } } } }
      """
    ),
    RuleExample(
      languages: ["es", "fr"],
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Сохранить" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : ↓"保存" } },
        "ru" : { "stringUnit" : { "state" : "translated", "value" : "Сохранить" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["ar", "ja", "sr"],
      """
      "Delete all entries" : { "localizations" : {
        "ar" : { "stringUnit" : { "state" : "translated", "value" : "حذف كل الإدخالات" } },
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "すべてのエントリを削除" } },
        "sr" : { "stringUnit" : { "state" : "translated", "value" : "Obriši sve unose" } } } },
      "Sign in with GitHub Actions" : { "localizations" : {
        "ja" : { "stringUnit" : { "state" : "translated", "value" : "GitHub Actions" } } } }
      """
    ),
    RuleExample(
      languages: ["es", "fr"],
      """
      "Chinese" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "中文" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "中文" } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "中文" } } } },
      "To %@ Ω" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "À %@ Ω" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Ω → %@" } } } }
      """
    ),
  ]
}
