package import Diagnostics
import StringCatalog

/// A rule that reports words without their accents and tildes.
///
/// *Contrasena* is not a word, and *ano* and *año* are different words. Only words that do not
/// exist without their diacritics are checked, so findings are certain: *esta* and *está* are both
/// valid. Names from the source text and texts that are not translated are ignored.
package struct MissingDiacriticsRule: ProseRule {
  package static let id: Diagnostic.ID = "missing-diacritics"
  package static let deprecatedIDs: [Diagnostic.ID] = ["spelling"]
  package static let title = "Words that always have an accent or a tilde are spelled with it."
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
    guard source != prose.leaf.value else { return }
    let isQuestion =
      prose.leaf.traits.contains(.questionOrExclamation) && prose.leaf.value.contains("?")
    for word in prose.words {
      let isName = !word.startsSentence && word.text.first?.isUppercase ?? false
      guard let spelling = Self.spelling(of: word, conventions, isQuestion: isQuestion),
        !(isName && source?.contains(word.text) ?? false),
        !Self.isTypeName(word.text)
      else { continue }
      // One word is sufficient for a finding in each text.
      return emit(
        localization.finding(
          Self.message(
            in: localization.language.tag,
            String(word.text),
            Self.capitalized(spelling, as: word.text)
          ),
          at: prose.leaf.path
        )
      )
    }
  }

  /// Returns whether a word has capital letters inside, as the name of a type: *URLSession*.
  private static func isTypeName(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
  }

  private static func capitalized(_ spelling: String, as word: Substring) -> String {
    guard let first = spelling.first, word.first?.isUppercase ?? false else { return spelling }
    return first.uppercased() + spelling.dropFirst()
  }

  /// Returns the correct spelling of a word, or `nil` if it is correct.
  private static func spelling(
    of word: Prose.Word,
    _ conventions: LanguageConventions,
    isQuestion: Bool
  ) -> String? {
    if let spelling = conventions.spellings[word.folded] { return spelling }
    for (ending, spelling) in conventions.endings where word.folded.hasSuffix(ending) {
      guard word.folded.count > ending.count else { continue }
      return word.folded.dropLast(ending.count) + spelling
    }
    return isQuestion && word.startsSentence ? conventions.questionWords[word.folded] : nil
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
      "Enter your password" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Introduce tu contrasena" } } } }
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
      "Who comes? Do what they say" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "¿Quién viene? Haz lo que dicen" } } } },
      "How they say" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "translated", "value" : "Como dicen" } } } },
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
      "More at https://example.com/sesion" : { "localizations" : { "es" : {
        "stringUnit" : {
          "state" : "translated", "value" : "Más en https://example.com/sesion" } } } },
      "Open the Apple Vision Extension" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Abre Apple Vision Extension" } } } }
      """
    ),
  ]
}
