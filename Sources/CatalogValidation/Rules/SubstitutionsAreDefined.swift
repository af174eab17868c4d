package import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

/// Every substitution that a text names is defined beside it.
///
/// A name without a definition is shown as it is written: "%#@days@".
///
/// - Arguments: the language, the key, the name.
package struct SubstitutionsAreDefined: LocalizationRule {
  package static let id: Diagnostic.ID = "substitutions-defined"
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    let defined = localization.localization?.substitutions
    for leaf in localization.leaves {
      for name in leaf.format?.substitutionNames ?? [] where defined?[name] == nil {
        emit(localization.finding(at: leaf.path, .text(name)))
      }
    }
  }
}

extension SubstitutionsAreDefined {
  package static let triggering = [
    RuleExample(
      """
      "In %lld days" : { "localizations" : { "es" : {
        "stringUnit" : { "state" : "translated", "value" : ↓"Dentro de %#@days@" } } } }
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
