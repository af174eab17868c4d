package import Diagnostics
import ICU

/// No plural form belongs to a category that its language does not have.
///
/// No number ever takes such a form: what a translator wrote there is never shown, and it may be
/// the only form that is right. `zero` is left alone, because Apple's systems show it for 0 in
/// every language.
///
/// - Arguments: the language, the key, the list of categories that are never used.
package struct PluralCategoriesAreUsed: LocalizationRule {
  package static let id: Diagnostic.ID = "plural-unused-categories"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let unused = forms.categories.filter { $0 != .zero && !plurals.categories.contains($0) }
      guard !unused.isEmpty else { continue }
      emit(localization.finding(at: forms.path, .list(unused.map(\.rawValue))))
    }
  }
}

extension PluralCategoriesAreUsed {
  package static let triggering = [
    RuleExample(
      languages: ["ja"],
      """
      "%lld days" : { "localizations" : { "ja" : { "variations" : { "plural" : ↓{
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } } } } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en"],
      """
      "%lld days" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "zero" : { "stringUnit" : { "state" : "translated", "value" : "Today" } },
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["tlh"],
      """
      "%lld days" : { "localizations" : { "tlh" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "jaj %lld" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "jaj %lld" } } } } } } }
      """
    ),
  ]
}
