package import Diagnostics
import ICU

/// A text that varies with a number has every plural form that its language needs.
///
/// The CLDR says which forms a language has. Where one is missing, people read the wrong one:
/// "2 dzień" for "2 dni". Forms that only numbers far from everyday life take are the matter of
/// `plural-rare-categories`.
///
/// - Arguments: the language, the key, the list of missing categories.
package struct PluralCategoriesAreComplete: LocalizationRule {
  package static let id: Diagnostic.ID = "plural-categories"
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let required = plurals.required(ofDecimals: localization.isDecimal(forms))
      let missing = required.filter { !forms.categories.contains($0) }
      guard !missing.isEmpty else { continue }
      emit(
        localization.finding(
          at: forms.path,
          .list(missing.map(\.rawValue)),
          isMinor: localization.isUniformInSource(forms)
        )
      )
    }
  }
}

extension PluralCategoriesAreComplete {
  package static let triggering = [
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : ↓{
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["pl"],
      """
      "%lld days" : { "localizations" : { "pl" : { "variations" : { "plural" : ↓{
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dzień" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dnia" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["en"],
      """
      "%lld days" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "In %#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : ↓{
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } }
          } } } } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["es", "ja"],
      """
      "%lld days" : { "localizations" : {
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } },
        "ja" : { "variations" : { "plural" : {
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld日" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["tlh"],
      """
      "%lld days" : { "localizations" : { "tlh" : { "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "jaj %lld" } } } } } } }
      """
    ),
  ]
}
