package import Diagnostics
import StringCatalog

/// A rule that reports French and Breton texts without the space before `?`, `!`, `;` and `:`.
///
/// French puts a no-break space before these marks (*Lexique des règles typographiques en usage à
/// l'Imprimerie nationale*), Canadian French only before a colon. Without it, a text looks translated
/// from English. Times (12:30), addresses and emoticons are ignored.
package struct PunctuationSpacingRule: LocalizationRule {
  package static let id: Diagnostic.ID = "missing-punctuation-space"
  package static let title =
    "French and Breton texts have a no-break space before double punctuation marks."
  package static let reason = """
    French separates ? ! ; and : from the word before them with a no-break space, Canadian French \
    only the colon. --fix adds it.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let marks = Self.marks(in: localization.language.tag) else { return }
    for leaf in localization.leaves
    where leaf.isWritten && leaf.traits.contains(.letter)
      && leaf.value.utf8.contains(where: Self.isMark)
      && (localization.language.isSource
        || localization.entry.source(of: leaf)?.value != leaf.value)
    {
      var corrected = leaf.value
      var first: Character?
      for index in leaf.value.indices.reversed()
      where marks.contains(leaf.value[index]) && Self.followsWord(index, in: leaf.value) {
        first = leaf.value[index]
        corrected.insert(first == ":" ? "\u{A0}" : "\u{202F}", at: index)
      }
      guard let first else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, String(first)),
          at: leaf.path,
          replacement: corrected
        )
      )
    }
  }

  /// Returns whether a byte of a text is a mark that needs a space in some language.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Returns the marks that need a space in a language, or `nil` if none do.
  private static func marks(in tag: String) -> Set<Character>? {
    switch tag.languageSubtag {
    case "fr": tag.hasSuffix("CA") ? [":"] : ["?", "!", ";", ":"]
    case "br": ["?", "!", ";", ":"]
    default: nil
    }
  }

  /// Returns whether a mark directly follows a word, and ends a part of the text.
  private static func followsWord(_ index: String.Index, in text: String) -> Bool {
    guard index > text.startIndex else { return false }
    let after = text.index(after: index)
    let next = after < text.endIndex ? text[after] : " "
    guard next.isWhitespace || next == "»" || next == "!" || next == "?" else { return false }
    let word = text[..<index].suffix(while: { !$0.isWhitespace })
    return word.last?.isLetter ?? false && word.count > 1
      && word.allSatisfy { $0.isLetter || "'’-(«“\"".contains($0) }
  }
}

extension PunctuationSpacingRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ mark: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has no space before \(quoted: mark)"
    )
  }

  package static let triggering = [
    RuleExample(
      languages: ["fr"],
      """
      "Delete the app?" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Supprimer l'application?" } } } },
      "Name: %@" : { "localizations" : { "fr" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Nom: %@" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["fr", "fr-CA", "es"],
      """
      "Delete the app?" : { "localizations" : {
        "fr" : { "stringUnit" : {
          "state" : "translated", "value" : "Supprimer l'application ?" } },
        "fr-CA" : { "stringUnit" : {
          "state" : "translated", "value" : "Supprimer l'application?" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "¿Eliminar la app?" } } } },
      "At 12:30, see https://example.com/?a=b" : { "localizations" : {
        "fr" : { "stringUnit" : {
          "state" : "translated", "value" : "À 12:30, voir https://example.com/?a=b" } },
        "fr-CA" : { "stringUnit" : {
          "state" : "translated", "value" : "À 12:30, voir https://example.com/?a=b" } },
        "es" : { "stringUnit" : {
          "state" : "translated", "value" : "A las 12:30, ve https://example.com/?a=b" } } } }
      """
    )
  ]
}
