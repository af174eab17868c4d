package import Diagnostics
import StringCatalog

/// An ellipsis is one character, `…`.
///
/// Three full stops break across lines, are read aloud as three full stops, and stand wider than the
/// ellipsis that the system's own menus have beside them. A translation that writes them where the
/// source text has the character is mended for certain; where the source text writes full stops itself,
/// its authors may want them, so that it is only worth knowing.
package struct EllipsisCharacterRule: LocalizationRule {
  package static let id: Diagnostic.ID = "ellipsis-character"
  package static let title = "An ellipsis is one character, …"
  package static let reason = """
    Three periods can break across lines, and screen readers read them as three periods. \
    If the source text has the character, --fix can put it in; if the source text has \
    periods too, it is only a note.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves where leaf.isWritten && leaf.traits.contains(.fullStop) {
      guard let text = Self.mended(leaf.value) else { continue }
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

  /// Returns a text with its ellipses as characters; `nil` if it has none of full stops.
  private static func mended(_ text: String) -> String? {
    guard text.contains("...") else { return nil }
    // Four are a leader or an ellipsis with a full stop: which of them, nobody can be sure.
    return text.contains("....") ? nil : text.replacing("...", with: "…")
  }
}

extension EllipsisCharacterRule {
  /// Returns what the rule says.
  package static func message(in language: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the text in \(quoted: language) has three periods instead of an ellipsis, …"
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
