package import Diagnostics
import StringCatalog

/// A rule that reports states that Xcode does not know.
///
/// Services write other states, such as *approved*. Xcode treats such a text as unfinished, and
/// its author believes that it is finished.
package struct UnknownStateRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unknown-state"
  package static let title = "Every text has a state that Xcode knows."
  package static let reason = """
    Xcode knows the states new, translated, needs_review, machine_translated and stale. A text with \
    another state does not count as finished.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves
    where !Self.known.contains(leaf.state) && !leaf.state.rawValue.isEmpty {
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, leaf.state.rawValue),
          at: leaf.statePath
        )
      )
    }
  }

  private static let known: Set<StringCatalog.TranslationState> = [
    .machineTranslated, .needsReview, .new, .stale, .translated,
  ]
}

extension UnknownStateRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ state: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "Xcode does not know the state \(quoted: state) of the \(quoted: language) text"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : ↓"approved", "value" : "Guardar" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Save" : { "localizations" : { "es" : { "stringUnit" : {
        "state" : "needs_review", "value" : "Guardar" } } } }
      """
    )
  ]
}
