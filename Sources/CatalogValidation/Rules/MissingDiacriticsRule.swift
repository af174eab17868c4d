package import Diagnostics
import StringCatalog

/// A rule that reports words without their accents and tildes.
///
/// *Contrasena* is not a word, and *ano* and *año* are different words. Only words that do not
/// exist without their diacritics are checked, so findings are certain: *esta* and *está* are both
/// valid. Names from the source text and texts that are not translated are ignored.
package struct MissingDiacriticsRule: ProseRule {
  package static let id: Diagnostic.ID = "missing-diacritics"
  package static let title =
    "Words that always have an accent or a tilde are spelled with it, and no other words are."
  package static let reason = """
    Only words that do not exist without their accent are checked, so every finding is a \
    mistake.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    guard !conventions.spellings.isEmpty else { return }
    let source =
      localization.language.isSource ? nil : localization.entry.source(of: prose.leaf)?.value
    let isQuestion =
      prose.leaf.traits.contains(.questionOrExclamation) && prose.leaf.value.contains("?")
    for word in prose.words {
      let isCapitalized = !word.startsSentence && word.text.first?.isUppercase ?? false
      guard let (part, spelling) = Self.spelling(of: word, conventions, isQuestion: isQuestion),
        !(source.map { Self.isName(part, isCapitalized, in: $0) } ?? false), !Self.isTypeName(part),
        !(conventions.omitsMarksOfCapitals && Self.lacksOnlyMarksOfCapitals(part, spelling))
      else { continue }
      // One word is sufficient for a finding in each text.
      return emit(
        localization.finding(
          Self.message(
            in: localization.language.tag,
            String(part),
            Self.capitalized(spelling, as: part)
          ),
          at: prose.leaf.path
        )
      )
    }
  }

  /// Returns whether a word is a name or a quoted term that the source text has, too: *'via'*.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isCapitalized: Whether the word is capitalized, and does not start a sentence.
  ///   - source: The source text.
  /// - Returns: Whether the word keeps its spelling.
  private static func isName(
    _ word: Substring,
    _ isCapitalized: Bool,
    in source: String
  ) -> Bool {
    if isCapitalized { return source.contains(word) }
    return quotationMarks.contains { source.contains("\($0)\(word)\($1)") }
  }

  private static let quotationMarks = [
    ("'", "'"), ("\"", "\""), ("‘", "’"), ("“", "”"), ("`", "`"),
  ]

  /// Returns whether a word has capital letters inside, as the name of a type: *URLSession*.
  private static func isTypeName(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
  }

  private static func capitalized(_ spelling: String, as word: Substring) -> String {
    guard let first = spelling.first, word.first?.isUppercase ?? false else { return spelling }
    let isUppercase = word.count > 1 && !word.contains(where: \.isLowercase)
    guard !isUppercase else { return spelling.uppercased() }
    return first.uppercased() + spelling.dropFirst()
  }

  /// Returns whether only capital letters lack their marks: *Etat*, *PARAMETRES*.
  private static func lacksOnlyMarksOfCapitals(_ word: Substring, _ spelling: String) -> Bool {
    word.count == spelling.count
      && zip(word, spelling).allSatisfy { $0.isUppercase || $0.lowercased() == String($1) }
  }

  /// Returns the misspelled part of a word and its correct spelling, or `nil` if it is correct.
  ///
  /// The part after an apostrophe is a word, too: *l'ecran*, *piu'*.
  static func spelling(
    of word: Prose.Word,
    _ conventions: LanguageConventions,
    isQuestion: Bool
  ) -> (part: Substring, spelling: String)? {
    var part = word.text
    var folded = word.folded
    if let spelling = conventions.spellings[folded] { return (part, spelling) }
    if isQuestion, word.startsSentence, let spelling = conventions.questionWords[folded],
      asks(from: word)
    {
      return (part, spelling)
    }
    if part.contains(where: isApostrophe) {
      part = part.split(whereSeparator: isApostrophe).last ?? part
      folded = part.lowercased()
      if let spelling = conventions.spellings[folded] { return (part, spelling) }
    }
    guard !conventions.endings.isEmpty else { return nil }
    let count = folded.count
    for length in endingLengths where length < count {
      if let spelling = conventions.endings[String(folded.suffix(length))] {
        return (part, folded.dropLast(length) + spelling)
      }
    }
    return nil
  }

  /// Returns whether the sentence that a word begins is a question.
  ///
  /// A text may have a question as its heading. A placeholder may hide the end of the sentence.
  private static func asks(from word: Prose.Word) -> Bool {
    let text = word.text.base[word.text.startIndex...]
    let end = zip(text, text.dropFirst())
      .first { previous, mark in
        // In code, such as `(?d)`, the mark is no punctuation.
        ".!?\n".contains(mark) && (mark != "?" || !"([`/&".contains(previous))
      }
    return end?.1 ?? "?" == "?"
  }

  private static let endingLengths = 3...9

  private static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "’"
  }
}

extension MissingDiacriticsRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ word: String,
    _ spelling: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "\(quoted: word) in the \(quoted: language) text should be spelled \(quoted: spelling)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Send your opinion" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Envíar tu opinión" } } } }
      """
    ),
    RuleExample(
      """
      "Enter your password" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Introduce tu contrasena" } } } }
      """
    ),
    RuleExample(
      languages: ["fr"],
      """
      "The screen in %@" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"L’ecran dans %@" } } } }
      """
    ),
    RuleExample(
      """
      "Your session" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Tu Sesion" } } } }
      """
    ),
    RuleExample(
      """
      "Which one?" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"¿Cual?" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Why? When you save, it goes." : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "¿Por qué? Cuando guardas, desaparece." } } } }
      """
    ),
    RuleExample(
      languages: ["pt"],
      """
      "Publishes your notices" : { "localizations" : { "pt" : {
        "stringUnit" : { "state" : "translated", "value" : "Publica os seus avisos" } } } }
      """
    ),
    RuleExample(
      languages: ["fr"],
      """
      "State" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : "Etat" } } } }
      """
    ),
    RuleExample(
      """
      "Who comes? Do what they say" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "¿Quién viene? Haz lo que dicen" } } } },
      "How they say" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Como dicen" } } } },
      "When it is on, use `(?d)`" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Cuando está activado, usa `(?d)`." } } } },
      "Estacion" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Estacion" } } } }
      """
    ),
    RuleExample(
      """
      "This is how it works" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Esta es la sesión como tú la quieres, mañana" } } } }
      """
    ),
    RuleExample(
      """
      "Cannot remove the 'via' way" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "No se puede quitar el tramo 'via'" } } } }
      """
    ),
    RuleExample(
      """
      "More at https://example.com/sesion" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Más en https://example.com/sesion" } } } },
      "Open the Apple Vision Extension" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Abre Apple Vision Extension" } } } }
      """
    ),
  ]
}
