package import Diagnostics
import ICU

/// A text that varies with a number has even the plural forms that hardly any number takes.
///
/// Spanish, French, Italian and Portuguese say "un millón de días" with a form of its own, `many`,
/// for whole millions. Where it is missing, `other` is shown, and few will ever see it. Projects
/// that show such numbers can make the rule a warning.
///
/// - Arguments: the language, the key, the list of missing categories.
package struct PluralRareCategoriesAreComplete: LocalizationRule {
  package static let id: Diagnostic.ID = "plural-rare-categories"
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let required = plurals.required(ofDecimals: localization.isDecimal(forms))
      let missing = plurals.categories.filter {
        !required.contains($0) && !forms.categories.contains($0)
      }
      guard !missing.isEmpty else { continue }
      emit(localization.finding(at: forms.path, .list(missing.map(\.rawValue))))
    }
  }
}

extension PluralRareCategoriesAreComplete {
  package static let triggering = [
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : ↓{
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["cs"],
      """
      "%lld days" : { "localizations" : { "cs" : { "variations" : { "plural" : ↓{
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld den" } },
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dny" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dní" } } } } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["en"],
      """
      "%lld days" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
      """
    )
  ]
}
