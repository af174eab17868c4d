package import Diagnostics
import StringCatalog

/// A rule that reports texts that need review.
///
/// A text is in state `needs_review` if its source text has changed since, or if the translator was
/// not sure. It is shown to users nevertheless.
package struct NeedsReviewRule: LocalizationRule {
  package static let id: Diagnostic.ID = "needs-review"
  package static let title = "No translation is waiting for review."
  package static let reason = """
    A text needs review if its source text has changed since, or if the translator was not \
    sure about it. Programs show it anyway.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.isTranslated else { return }
    for leaf in localization.leaves
    where leaf.state == .needsReview || leaf.state == .stale {
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, localization.entry.key),
          at: leaf.statePath
        )
      )
    }
  }
}

extension NeedsReviewRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(id, "the translation of \(key: key) in \(quoted: language) needs review")
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : ↓"needs_review", "value" : "Salvar" } } } }
      """
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : ↓"stale", "value" : "Salvar" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    )
  ]
}
