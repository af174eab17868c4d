package import Diagnostics
import ICU

/// A rule that reports plural categories that the language does not have.
///
/// No number has such a category, so the form is never shown, although it may be the only correct
/// one. `zero` is ignored, because Apple's systems show it for 0 in every language.
package struct UnusedPluralCategoryRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unused-plural-category"
  package static let title = "Texts have no plural forms that their language does not use."
  package static let reason = """
    No number uses such a form, so its text is never shown. 'zero' is allowed, because Apple's \
    systems show it for 0 in every language.
    """
  package static let defaultSeverity = Diagnostic.Severity.note

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let plurals = localization.language.plurals else { return }
    for forms in localization.pluralForms {
      let unused = forms.categories.filter { $0 != .zero && !plurals.categories.contains($0) }
      guard !unused.isEmpty else { continue }
      emit(
        localization.finding(Self.message(in: localization.language.tag, unused), at: forms.path)
      )
    }
  }
}

extension UnusedPluralCategoryRule {
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
        "the \(quoted: language) plural has forms for \(quoted: categories), which are never used"
      )
      : Diagnostic.Message(
        id,
        "the \(quoted: language) plural has a form for \(quoted: categories), which is never used"
      )
  }

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
