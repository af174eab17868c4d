package import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

/// A rule that reports substitutions without a definition.
///
/// A name without a definition is shown literally: "%#@days@".
package struct UndefinedSubstitutionRule: LocalizationRule {
  package static let id: Diagnostic.ID = "undefined-substitution"
  package static let title = "Every substitution that a text uses is defined."
  package static let reason = """
    A substitution that is not defined is shown literally.
    """
  package static let defaultSeverity = Diagnostic.Severity.error

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    for leaf in localization.leaves {
      for name in leaf.format?.substitutionNames ?? []
      where localization.substitutions[name] == nil {
        emit(localization.finding(Self.message(in: localization.language.tag, name), at: leaf.path))
      }
    }
  }
}

extension UndefinedSubstitutionRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ name: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the \(quoted: language) text uses the substitution \(quoted: name), which is not defined"
    )
  }

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
