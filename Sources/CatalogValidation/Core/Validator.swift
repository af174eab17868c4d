import Diagnostics

/// Runs the rules over entries and collects what they emit.
struct Validator {
  private(set) var diagnostics: [Diagnostic] = []
  private let entryRules: [Active<any EntryRule>]
  private let localizationRules: [Active<any LocalizationRule>]

  /// A rule that is switched on.
  private struct Active<Rule> {
    let rule: Rule
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity
  }

  init(_ configuration: ValidationConfiguration) {
    var entryRules: [Active<any EntryRule>] = []
    var localizationRules: [Active<any LocalizationRule>] = []
    for rule in ValidationRules.all {
      let type = type(of: rule)
      guard let severity = configuration.severity(of: type) else { continue }
      if let rule = rule as? any EntryRule {
        entryRules.append(Active(rule: rule, id: type.id, severity: severity))
      }
      if let rule = rule as? any LocalizationRule {
        localizationRules.append(Active(rule: rule, id: type.id, severity: severity))
      }
    }
    self.entryRules = entryRules
    self.localizationRules = localizationRules
  }

  mutating func check(_ entry: EntrySubject, in languages: [LanguageSubject]) {
    for active in entryRules where !entry.suppression.contains(active.id) {
      active.rule.check(entry) { report($0, active.id, active.severity) }
    }
    guard entry.isTranslated else { return }
    let rules = localizationRules.filter { !entry.suppression.contains($0.id) }
    guard !rules.isEmpty else { return }
    for language in languages {
      let localization = LocalizationSubject(entry, in: language)
      for active in rules {
        active.rule.check(localization) { report($0, active.id, active.severity) }
      }
    }
  }

  private mutating func report(
    _ finding: Finding,
    _ id: Diagnostic.ID,
    _ severity: Diagnostic.Severity
  ) {
    diagnostics.append(
      Diagnostic(
        id,
        finding.isMinor ? .note : severity,
        at: finding.place,
        path: finding.path,
        arguments: finding.arguments
      )
    )
  }
}
