package import Diagnostics
import StringCatalog

/// A rule that reports three full stops instead of an ellipsis character, `…`.
///
/// Three full stops may break across lines, are read aloud as such, and are wider than the ellipsis
/// in the system's menus. If the source text has the character, the fix is unambiguous. If the
/// source text has full stops too, they may be intended, so the finding is a note.
package struct EllipsisCharacterRule: LocalizationRule {
  package static let id: Diagnostic.ID = "ellipsis-character"
  package static let title = "An ellipsis is a single character (…)."
  package static let reason = """
    Three periods can break across lines, and screen readers read them as three periods. If \
    the source text has the ellipsis character, --fix inserts it; if the source text has \
    periods too, the finding is only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves where leaf.isWritten && leaf.traits.contains(.fullStop) {
      guard let text = Self.withEllipsisCharacters(leaf.value) else { continue }
      let source = localization.language.isSource ? nil : localization.entry.source(of: leaf)
      let isSure = source?.value.contains("…") ?? false
      emit(
        localization.finding(
          Self.message(in: localization.language.tag),
          at: leaf.path,
          isMinor: !isSure,
          replacement: isSure ? text : nil
        )
      )
    }
  }

  /// Returns a text with ellipsis characters instead of full stops, or `nil` if there are none.
  private static func withEllipsisCharacters(_ text: String) -> String? {
    guard text.contains("...") else { return nil }
    // Four full stops are ambiguous: dot leaders, or an ellipsis and a full stop.
    return text.contains("....") ? nil : text.replacing("...", with: "…")
  }
}

extension EllipsisCharacterRule {
  /// Returns the message of a finding.
  package static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text has three periods instead of an ellipsis (…)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Loading…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Cargando..." } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Loading…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Cargando…" } } } }
      """
    ),
    RuleExample(
      """
      "Total ......" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Total ......" } } } },
      "Saving…" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "Guardando..." } } } }
      """
    ),
  ]
}
