package import Diagnostics
import FormatString
import StringCatalog

/// A rule that reports a missing colon before a placeholder, and a missing space before a quotation
/// mark.
///
/// "Unexpected error 404" reads as if the number belonged to the words, and `delete"Photos"` was put
/// together carelessly. If the translation has another punctuation mark or another word order, the
/// colon is not missing. Neither is it after a single word, because a value may follow it ("Version
/// %@").
package struct MissingSeparatorRule: LocalizationRule {
  package static let id: Diagnostic.ID = "missing-separator"
  package static let title =
    "A translation keeps the colon before a placeholder and the space before a quotation mark."
  package static let reason = """
    Without them, a value runs into the words before it. If the translation has another word order \
    or another punctuation mark, nothing is reported.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations where translation.leaf.substitution == nil {
      let (leaf, source) = (translation.leaf, translation.source)
      if let message = message(localization.language, leaf, source) {
        emit(localization.finding(message, at: leaf.path))
      }
    }
  }

  private func message(
    _ language: LanguageSubject,
    _ leaf: LocalizationLeaf,
    _ source: LocalizationLeaf
  ) -> Diagnostic.Message? {
    guard !language.spacesUnlikeSource else { return nil }
    if leaf.format != nil, source.format != nil, Self.isAfterColon(source),
      Self.isAfterLetter(leaf)
    {
      return Self.message(in: language.tag)
    }
    if !leaf.traits.isDisjoint(with: [.quotationMark, .wideMark]),
      let word = Self.lastWordBeforeMark(leaf.value), Self.lastWordBeforeMark(source.value) == nil
    {
      return Self.message(in: language.tag, before: String(word))
    }
    return nil
  }

  /// Returns whether a text ends with its only placeholder, after a colon: "Error: %@".
  private static func isAfterColon(_ leaf: LocalizationLeaf) -> Bool {
    guard let text = textBeforeLastPlaceholder(leaf) else { return false }
    return text.hasSuffix(": ") && text.dropLast(2).last?.isLetter ?? false
      && hasSeveralWords(text)
  }

  /// Returns whether a text ends with its only placeholder, after a word: "Error %@".
  ///
  /// A translation with another word order has punctuation elsewhere.
  private static func isAfterLetter(_ leaf: LocalizationLeaf) -> Bool {
    guard let text = textBeforeLastPlaceholder(leaf), text.hasSuffix(" ") else { return false }
    return text.dropLast().last?.isLetter ?? false
      && text.allSatisfy { $0.isLetter || $0.isWhitespace || $0 == "'" || $0 == "’" || $0 == "-" }
      && hasSeveralWords(text)
  }

  private static func hasSeveralWords(_ text: String) -> Bool {
    text.split(separator: " ").count > 1
  }

  private static func textBeforeLastPlaceholder(_ leaf: LocalizationLeaf) -> String? {
    guard let segments = leaf.format?.segments, segments.count == 2,
      case .text(let text) = segments[0], case .specifier = segments[1]
    else { return nil }
    return text
  }

  /// Returns the last letters before an opening quotation mark without a space, or `nil` if there are
  /// none.
  ///
  /// A straight mark opens a quotation if the number of marks before it is even.
  private static func lastWordBeforeMark(_ text: String) -> Substring? {
    let scalars = text.unicodeScalars
    // The mark closes quotations in German, and where the marks are the wrong way round.
    let opensCurly = scalars.first { "„“”".unicodeScalars.contains($0) } == "“"
    var isOpen = false
    for index in scalars.indices {
      let mark = scalars[index]
      let opens =
        mark == "\"" && !isOpen || mark == "“" && opensCurly
        || mark == "«" && scalars[index...].contains("»")
      if mark == "\"" { isOpen.toggle() }
      guard opens, let next = scalars[scalars.index(after: index)...].first,
        next.properties.isAlphabetic || next == "%"
      else { continue }
      // Scripts without cases, such as Japanese, have no spaces there.
      let word = text[..<index].suffix(while: \.isCased)
      if word.count > 1 { return word }
    }
    return nil
  }
}

extension MissingSeparatorRule {
  /// Returns the message for a missing colon.
  package static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      variant: "colon",
      "the \(quoted: language) translation lacks the colon before the placeholder"
    )
  }

  /// Returns the message for a missing space.
  package static func message(in language: String, before word: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "in the \(quoted: language) translation, there is no space between \(quoted: word) and the quotation mark"
    )
  }

  package static let triggering = [
    RuleExample(
      #"""
      "Unexpected error: %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Error inesperado %@" } } } },
      "Delete \"%@\"" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Eliminar\"%@\"" } } } }
      """#
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "Unexpected error: %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Error inesperado (%@)" } } } },
      "Name: %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "%@ es el nombre" } } } },
      "Version: %@" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Versión %@" } } } },
      "The keys are \"name\" and \"url\"" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Las claves son„name“y„url“" } } } },
      "Delete \"%@\" and \"all\"" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Eliminar \"%@\" y \"todo\"" } } } }
      """#
    )
  ]
}
