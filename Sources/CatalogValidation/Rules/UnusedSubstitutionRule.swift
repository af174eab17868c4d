package import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

/// A rule that reports substitutions that are defined but not used by a text.
///
/// Such a substitution is never shown: its plural forms were translated in vain, and the text lacks
/// the number.
package struct UnusedSubstitutionRule: LocalizationRule {
  package static let id: Diagnostic.ID = "unused-substitution"
  package static let title = "Every substitution that is defined is used by its text."
  package static let reason = """
    A substitution that no text uses is never shown: its plural forms were translated for \
    nothing, and its number is missing.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let defined = localization.substitutions
    guard !defined.isEmpty else { return }
    let names = Set(localization.leaves.flatMap { $0.format?.substitutionNames ?? [] })
    for name in defined.keys where !names.contains(name) {
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, name),
          at: LocalizationPath().to("substitutions", name)
        )
      )
    }
  }
}

extension UnusedSubstitutionRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ name: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text does not use the substitution \(quoted: name)"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "In %lld days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Dentro de %lld días" },
        "substitutions" : { "days" : ↓{
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "un día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg días" } }
          } } } } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "In %lld days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : "Dentro de %#@days@" },
        "substitutions" : { "days" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "un día" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%arg de días" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg días" } }
          } } } } } } }
      """
    )
  ]
}
