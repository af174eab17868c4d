package import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

/// Every substitution that is defined beside a text is named by it.
///
/// A substitution that no text names is never shown: its plural forms were translated for nothing, and
/// the number that it counts is missing from the text.
///
/// - Arguments: the language, the key, the name.
package struct SubstitutionsAreUsed: LocalizationRule {
  package static let id: Diagnostic.ID = "substitutions-used"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard let defined = localization.localization?.substitutions, !defined.isEmpty else { return }
    let names = Set(localization.leaves.flatMap { $0.format?.substitutionNames ?? [] })
    for name in defined.keys where !names.contains(name) {
      emit(localization.finding(at: LocalizationPath().to("substitutions", name), .text(name)))
    }
  }
}

extension SubstitutionsAreUsed {
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
