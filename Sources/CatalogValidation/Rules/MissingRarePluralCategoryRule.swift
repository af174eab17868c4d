package import Diagnostics
import ICU

/// A rule that reports missing plural categories for unusual numbers.
///
/// In Spanish, French, Italian and Portuguese, whole millions have the category `many`: "un millón
/// de días". If it is missing, `other` is shown, which few users ever see. Projects with such
/// numbers can make the rule a warning.
package struct MissingRarePluralCategoryRule: LocalizationRule {
  package static let id: Diagnostic.ID = "missing-rare-plural-category"
  package static let title = "Texts with plural forms also have the forms for rare numbers."
  package static let reason = """
    Spanish, French, Italian and Portuguese have a form 'many' for whole millions. If it is \
    missing, 'other' is shown, and few users will ever see it. Projects that show such numbers \
    can make the rule a warning.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let isDecimal = localization.isDecimal(forms)
      let required = plurals.required(ofDecimals: isDecimal)
      let missing = plurals.categories.filter {
        !required.contains($0) && !forms.categories.contains($0)
          && (isDecimal || !plurals.isForDecimalsOnly($0))
      }
      guard !missing.isEmpty else { continue }
      emit(
        localization.finding(Self.message(in: localization.language.tag, missing), at: forms.path)
      )
    }
  }
}

extension MissingRarePluralCategoryRule {
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
        "the \(quoted: language) plural has no forms for \(quoted: categories), which only rare numbers need"
      )
      : Diagnostic.Message(
        id,
        "the \(quoted: language) plural has no form for \(quoted: categories), which only rare numbers need"
      )
  }

  package static let triggering = [
    RuleExample(
      """
      "%lld days" : { "localizations" : { "es" : { "variations" : { "plural" : ↓{
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      languages: ["cs"],
      """
      "%lld days" : { "localizations" : { "cs" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld den" } },
        "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld dny" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dní" } } } } } } }
      """
    ),
    RuleExample(
      languages: ["en"],
      """
      "%lld days" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
      """
    ),
  ]
}
