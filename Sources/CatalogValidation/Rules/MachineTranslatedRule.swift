package import Diagnostics
import StringCatalog

/// A rule that reports texts that a machine translated and no person has checked.
///
/// Xcode and its agents write the state `machine_translated`, and count such texts as translated.
package struct MachineTranslatedRule: LocalizationRule {
  package static let id: Diagnostic.ID = "machine-translated"
  package static let title = "A person has checked every machine translation."
  package static let reason = """
    A machine translation may say something else than the source text. Xcode counts it as \
    translated, and programs show it.
    """
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard localization.entry.isTranslated else { return }
    for leaf in localization.leaves where leaf.state == .machineTranslated {
      emit(
        localization.finding(
          Self.message(in: localization.language.tag, localization.entry.key),
          at: leaf.statePath
        )
      )
    }
  }
}

extension MachineTranslatedRule {
  /// Returns the message of a finding.
  package static func message(in language: String, _ key: String) -> Diagnostic.Message {
    Diagnostic.Message(
      id,
      "the translation of \(key: key) in \(quoted: language) is by a machine, and no person has checked it"
    )
  }

  package static let triggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : ↓"machine_translated", "value" : "Salvar" } } } }
      """
    )
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }
      """
    )
  ]
}
