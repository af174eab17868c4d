package import Diagnostics
import StringCatalog

/// A rule that reports consecutive spaces within a line.
///
/// They often remain after an edit, and leave a gap in the line. Spaces that the source text also
/// has are intended, and so is indentation.
package struct DoubleSpaceRule: LocalizationRule {
  package static let id: Diagnostic.ID = "double-space"
  package static let title = "No line has two spaces in a row."
  package static let reason = """
    Extra spaces are often left over from editing and leave a gap in the line. Spaces that the \
    source text also has are considered intentional. --fix removes the others.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves
    where leaf.isWritten && leaf.traits.contains(.doubleSpace) && !Self.isTable(leaf.value) {
      let text = Self.withSingleSpaces(leaf.value)
      let source = localization.language.isSource ? nil : localization.entry.source(of: leaf)?.value
      guard text != leaf.value, source.map({ Self.withSingleSpaces($0) == $0 }) ?? true else {
        continue
      }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag),
          at: leaf.path,
          replacement: text
        )
      )
    }
  }

  /// Returns whether spaces align the columns of several lines, as on a terminal.
  private static func isTable(_ text: String) -> Bool {
    guard !text.contains("\u{1B}[") else { return true }
    let gaps = text.split(whereSeparator: \.isNewline).filter { withSingleSpaces($0) != $0 }
    return gaps.count > 1 && gaps.contains { $0.contains("   ") }
  }

  /// Returns a text with single spaces between words.
  private static func withSingleSpaces(_ text: some StringProtocol) -> String {
    var result = ""
    var spaces = ""
    for character in text {
      if character == " " {
        spaces.append(character)
        continue
      }
      let isBetweenWords =
        !character.isWhitespace && result.last.map { !$0.isWhitespace } ?? false
      result += spaces.count > 1 && isBetweenWords ? " " : spaces
      result.append(character)
      spaces = ""
    }
    return result + spaces
  }
}

extension DoubleSpaceRule {
  /// Returns the message of a finding.
  package static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the \(quoted: language) text has several spaces in a row")
  }

  package static let triggering = [
    RuleExample(
      """
      "Save the file" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Guarda  el archivo" } } } }
      """
    ),
    RuleExample(
      """
      "hint" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"Done.  Go on." } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      #"""
      "Name:  %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Nombre:  %@" } } } },
      "List:" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Lista:\n  uno" } } } },
      "Not yet" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "Todavía  no" } } } },
      "  Indented" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "  Sangrado" } } } }
      """#
    )
  ]
}
