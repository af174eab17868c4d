package import Diagnostics
import StringCatalog

/// No finished translation is empty where the source is not.
///
/// An empty text is taken for a text, not for a missing one: people see a button without a name.
/// Empty texts in state `new` are those that nobody has begun, and `translation-unfinished` has
/// them.
///
/// - Arguments: the language, the key.
package struct TranslationIsNotEmpty: LocalizationRule {
  package static let id: Diagnostic.ID = "translation-empty"
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let entry = localization.entry
    let source = localization.language.isSource ? [entry.key] : entry.sourceTexts
    guard !source.allSatisfy(\.isBlank) else { return }
    for leaf in localization.leaves where leaf.state != .new && leaf.value.isBlank {
      emit(localization.finding(at: leaf.path))
    }
  }
}

extension String {
  fileprivate var isBlank: Bool {
    allSatisfy(\.isWhitespace)
  }
}

extension TranslationIsNotEmpty {
  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"" } } } }
      """
    ),
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓" " } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      " " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
      """
    )
  ]
}
