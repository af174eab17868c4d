package import Diagnostics
import ICU

/// A rule that reports missing plural categories.
///
/// CLDR defines the categories of a language. If one is missing, users see an incorrect form: "2
/// dzień" for "2 dni". Categories that only contain unusual numbers are reported by
/// `missing-rare-plural-category`.
package struct MissingPluralCategoryRule: LocalizationRule {
  package static let id: Diagnostic.ID = "missing-plural-category"
  package static let deprecatedIDs: [Diagnostic.ID] = ["plural-categories"]
  package static let title = "Texts with plural forms have every form that their language needs."
  package static let reason = """
    Unicode CLDR defines the plural forms of each language. If one is missing, users see the \
    wrong one.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let required = plurals.required(ofDecimals: localization.isDecimal(forms))
      let missing = required.filter { !forms.categories.contains($0) }
      guard !missing.isEmpty else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, missing),
          at: forms.path,
          isMinor: localization.isUniformInSource(forms)
        )
      )
    }
  }
}

extension MissingPluralCategoryRule {
  /// Returns the message for a plural.
  static func message(
    in language: String,
    _ categories: [PluralCategory]
  ) -> Diagnostic.Message {
    let categories = categories.map(\.rawValue)
    return categories.count > 1
      ? Diagnostic.Message(
        id,
        variant: "several",
        "the \(quoted: language) plural has no forms for \(quoted: categories)"
      )
      : Diagnostic.Message(
        id,
        "the \(quoted: language) plural has no form for \(quoted: categories)"
      )
  }

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
