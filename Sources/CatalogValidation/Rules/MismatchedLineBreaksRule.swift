package import Diagnostics
import StringCatalog

/// A rule that reports line breaks that differ from those of the source text.
///
/// Several lines become one if a translation service or a spreadsheet loses line breaks: a list
/// becomes a sentence, and a title runs into the text below. Line breaks at the ends belong to another
/// rule. A break within a sentence only determines the layout, which may depend on the language, and
/// so may single breaks of several, and those of two or three sentences; these findings are notes.
package struct MismatchedLineBreaksRule: LocalizationRule {
  package static let id: Diagnostic.ID = "mismatched-line-breaks"
  package static let title = "A translation has as many line breaks as the source text."
  package static let reason = """
    Without its line breaks, a list becomes a sentence. If the lines are parts of one sentence or a \
    few sentences, or if only some of the line breaks are missing, the finding is a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for translation in localization.translations
    where translation.leaf.substitution == nil
      && !translation.leaf.traits.union(translation.source.traits).isDisjoint(with: .newline)
    {
      let (wanted, found) = (
        Self.lineCount(translation.source.value), Self.lineCount(translation.leaf.value)
      )
      // An empty text and a line break that is written as "\\n" are findings of other rules.
      guard wanted != found, found > 0,
        !translation.leaf.traits.contains(.backslash)
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, found, insteadOf: wanted),
          at: translation.leaf.path,
          isMinor: found > 1 || !Self.hasParagraphs(translation.source.value)
            || Self.separatesSentences(translation.leaf.value, of: translation.source.value)
        )
      )
    }
  }

  /// Returns whether a text has several paragraphs, not a sentence on several lines.
  private static func hasParagraphs(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.last { !$0.isWhitespace } }
    return lines.count > 2
      || lines.dropLast().contains { $0.map { ".!?:;…。！？：）)".contains($0) } ?? false }
  }

  /// Returns whether a translation on one line separates the two or three lines of the source text by
  /// punctuation marks.
  private static func separatesSentences(_ text: String, of source: String) -> Bool {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace) }
    let isList = lines.contains { $0.isEmpty || $0.first.map { !$0.isLetter && $0 != "%" } ?? true }
    let separators = zip(text, text.dropFirst())
      .count { mark, next in "。！？：".contains(mark) || ".!?:".contains(mark) && next == " " }
    return !isList && 2...3 ~= lines.count && separators >= lines.count - 1
  }

  /// Returns the number of lines with text.
  private static func lineCount(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension MismatchedLineBreaksRule {
  /// Returns the message of a finding.
  package static func message(
    in language: String,
    _ count: Int,
    insteadOf other: Int
  ) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the number of lines of the \(quoted: language) translation (\(count)) differs from the source text (\(other))"
    )
  }

  package static let triggering = [
    RuleExample(
      #"""
      "It is done.\nChoose a day" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Listo. Elige un día" } } } },
      "It is done:\n- One\n- Two" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Listo: - Uno - Dos" } } } },
      "One\nTwo\nThree" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Uno, dos\nTres" } } } }
      """#
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "Choose a day\n\nand an hour" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Elige un día\ny una hora" } } } },
      "Save\n" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Guardar\n" } } } }
      """#
    )
  ]
}
