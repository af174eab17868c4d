package import Diagnostics
import ICU

/// A rule that reports missing plural categories.
///
/// CLDR defines the categories of a language. If one is missing, users see an incorrect form: "2
/// dzień" for "2 dni". Categories that only contain unusual numbers are reported by
/// `missing-rare-plural-category`.
///
/// If a Slavic language lacks only `many`, users see `other`, which is meant for fractions.
/// Translators often give it the form for `many`, and then every number has the correct one. The same
/// is true of `one` in languages with the singular after numbers, such as Turkish. Arabic `zero` is a
/// note, because `other` is also correct there.
package struct MissingPluralCategoryRule: LocalizationRule {
  package static let id: Diagnostic.ID = "missing-plural-category"
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
      guard !missing.isEmpty, localization.hasText(forms),
        !(missing == [.one] && localization.language.keepsSingularAfterNumbers),
        !(missing == [.many] && Self.otherReplacesMany(forms, of: localization))
      else { continue }
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, missing),
          at: forms.path,
          isMinor: localization.isUniformInSource(forms) || missing.allSatisfy(plurals.isForNothing)
        )
      )
    }
  }
}

extension MissingPluralCategoryRule {
  /// Returns whether `other` is probably the form for `many`: no whole number uses it, and it differs
  /// from the other forms.
  private static func otherReplacesMany(
    _ forms: PluralForms,
    of localization: LocalizationSubject
  ) -> Bool {
    guard localization.language.plurals?.isForFractions(.other) ?? false else { return false }
    let texts = localization.texts(of: forms)
    return texts[.other] != texts[.few] && texts[.other] != texts[.one]
  }

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
      languages: ["ru"],
      """
      "%lld days" : { "localizations" : { "ru" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld день" } },
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld дня" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld дней" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["tr"],
      """
      "%lld days" : { "localizations" : { "tr" : { "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld gün" } } } } } } }
      """
    ),
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
