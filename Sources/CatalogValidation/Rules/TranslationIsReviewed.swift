package import Diagnostics
import StringCatalog

/// No text waits for a review.
///
/// A text is in state `needs_review` when its source text has changed since, or when somebody was
/// not sure of it. It is shown to people all the same.
///
/// - Arguments: the language, the key.
package struct TranslationIsReviewed: LocalizationRule {
  package static let id: Diagnostic.ID = "translation-needs-review"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.isTranslated else { return }
    for leaf in localization.leaves
    where leaf.state == .needsReview || leaf.state == .stale {
      emit(localization.finding(at: leaf.statePath))
    }
  }
}

extension TranslationIsReviewed {
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
