package import Diagnostics
import StringCatalog

/// No two blanks stand side by side within a line.
///
/// They are left over where words were edited, and make a hole in the line. Blanks that the source text
/// has too are meant, and so are those that start a line.
package struct DoubleSpaceRule: LocalizationRule {
  package static let id: Diagnostic.ID = "double-space"
  package static let deprecatedIDs: [Diagnostic.ID] = ["doubled-blanks"]
  package static let title = "No line has two spaces in a row."
  package static let reason = """
    They are left over after editing, and make a gap in the line. Spaces that the source \
    text has too are intended. --fix can remove them.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves where leaf.isWritten && leaf.traits.contains(.doubleBlank) {
      let text = Self.mended(leaf.value)
      let source = localization.language.isSource ? nil : localization.entry.source(of: leaf)?.value
      guard text != leaf.value, source.map({ Self.mended($0) == $0 }) ?? true else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag),
          at: leaf.path,
          replacement: text
        )
      )
    }
  }

  /// Returns a text with one blank for several between two words.
  private static func mended(_ text: String) -> String {
    var mended = ""
    var blanks = ""
    for character in text {
      if character == " " {
        blanks.append(character)
        continue
      }
      let isBetweenWords =
        !character.isWhitespace && mended.last.map { !$0.isWhitespace } ?? false
      mended += blanks.count > 1 && isBetweenWords ? " " : blanks
      mended.append(character)
      blanks = ""
    }
    return mended + blanks
  }
}

extension DoubleSpaceRule {
  /// Returns what the rule says.
  package static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the text in \(quoted: language) has several spaces in a row")
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
