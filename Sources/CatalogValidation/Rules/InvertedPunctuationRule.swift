package import Diagnostics
import StringCatalog

/// A rule that reports missing inverted punctuation.
///
/// Spanish begins questions and exclamations with ¿ and ¡, anywhere in a sentence. English has no
/// equivalent, so translations often lack them. Either may open what the other closes (¿Qué?!,
/// ¡¿Qué?!). A question mark in parentheses expresses doubt (1990?), and needs none, nor does code.
package struct InvertedPunctuationRule: ProseRule {
  package static let id: Diagnostic.ID = "missing-inverted-punctuation"
  package static let title = "Questions and exclamations also have an opening mark: ¿…? and ¡…!"
  package static let reason = """
    Spanish opens questions and exclamations with ¿ and ¡; English has no such marks, so they \
    are easy to forget.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(
    _ prose: Prose,
    by conventions: LanguageConventions,
    of localization: LocalizationSubject,
    emit: (Finding) -> Void
  ) {
    let leaf = prose.leaf
    guard leaf.traits.contains(.questionOrExclamation), !conventions.openingMarks.isEmpty,
      let (closing, opening) = Self.unopened(
        in: leaf.value,
        conventions.openingMarks,
        names: localization.language.isSource
          ? [] : Self.names(in: localization.entry.source(of: leaf)?.value ?? "")
      )
    else { return }
    emit(
      localization.finding(
        Self.message(
          in: localization.language.tag,
          opening: String(opening),
          closing: String(closing)
        ),
        at: leaf.path,
        replacement: Self.isOneClause(leaf.value, closing) ? "\(opening)\(leaf.value)" : nil
      )
    )
  }

  /// Returns whether a text is a single clause that ends with the punctuation, so that its start is
  /// unambiguous.
  private static func isOneClause(_ text: String, _ closing: Character) -> Bool {
    text.last == closing && text.first?.isLetter ?? false
      && text.dropLast().allSatisfy { !$0.isNewline && !".,;:…?!¿¡–—()[]«»“”\"".contains($0) }
  }

  /// Returns the words of a source text with a punctuation mark that does not end the sentence, as
  /// in "Go Map!! adds data".
  private static func names(in source: String) -> Set<Substring> {
    let words = source.split(whereSeparator: \.isWhitespace)
    return Set(
      zip(words, words.dropFirst())
        .filter { word, next in
          word.last.map { "!?".contains($0) } ?? false
            && (next.first?.isLowercase ?? false || word.hasSuffix("!!"))
        }
        .map(\.0)
    )
  }

  /// Returns the first closing punctuation without an opening one, and the missing one.
  private static func unopened(
    in text: String,
    _ marks: [Character: Character],
    names: Set<Substring>
  ) -> (closing: Character, opening: Character)? {
    let openings = Set(marks.values)
    var isOpen = false
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      defer { previous = character }
      if openings.contains(character) {
        isOpen = true
      } else if let opening = marks[character] {
        // Several closing marks are one ending: "¡¿Qué?!".
        guard !isOpen else {
          isOpen = false
          continue
        }
        let next = text[index...].dropFirst().first
        let word = text[...index].split(whereSeparator: \.isWhitespace).last
        let isInName = word.map { word in names.contains { $0.hasPrefix(word) } } ?? false
        if endsWords(previous, marks), !isInName,
          !(next?.isLetter ?? false || next?.isNumber ?? false)
        {
          return (character, opening)
        }
      }
    }
    return nil
  }

  /// Returns whether a punctuation mark after a character ends words.
  ///
  /// It does not if it is alone, in brackets or after another one.
  private static func endsWords(
    _ previous: Character?,
    _ marks: [Character: Character]
  ) -> Bool {
    guard let previous else { return false }
    return marks[previous] == nil && !previous.isWhitespace && !"([{/#«“‘".contains(previous)
  }
}

extension InvertedPunctuationRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    opening: String,
    closing: String
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has \(quoted: closing) without \(quoted: opening)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Delete it?" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Eliminarlo?" } } } }
      """
    ),
    RuleExample(
      languages: ["es-MX"],
      """
      "Well done, %@! Go on?" : { "localizations" : {
        "es-MX" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"¡Bien hecho, %@! Seguimos?" } } } },
      "Delete %@?" : { "localizations" : {
        "es-MX" : { "stringUnit" : {
          "state" : "translated", "value" : ↓"Eliminar «%@»?" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Yahoo!x is a name, by the way" : { "localizations" : {
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "Yahoo!x es un nombre, por cierto." } } } }
      """
    ),
    RuleExample(
      #"""
      "The `#!` header" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "La cabecera `#!`" } } } },
      "Alert!" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Alert!" } } } }
      """#
    ),
    RuleExample(
      """
      "Really?!" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "¡¿De verdad?!" } },
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Really?!" } } } }
      """
    ),
    RuleExample(
      """
      "https://example.com/?q=%@" : { "localizations" : {
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "https://example.com/?q=%@" } } } }
      """
    ),
  ]
}
