import Diagnostics

/// The rules that a configuration leaves on, by what they look at.
struct ActiveRules: Sendable {
  let projectRules: [Active<any ProjectRule>]
  let catalogRules: [Active<any CatalogRule>]
  let entryRules: [Active<any EntryRule>]
  let localizationRules: [Active<any LocalizationRule>]
  let proseRules: [Active<any ProseRule>]

  /// A rule that is switched on.
  ///
  /// It is a reference because it is taken up for each text.
  final class Active<Rule: Sendable>: Sendable {
    let rule: Rule
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity

    init(rule: Rule, id: Diagnostic.ID, severity: Diagnostic.Severity) {
      self.rule = rule
      self.id = id
      self.severity = severity
    }
  }

  init(_ configuration: ValidationConfiguration) {
    projectRules = Self.active(configuration) { $0 as? any ProjectRule }
    catalogRules = Self.active(configuration) { $0 as? any CatalogRule }
    entryRules = Self.active(configuration) { $0 as? any EntryRule }
    localizationRules = Self.active(configuration) { $0 as? any LocalizationRule }
    proseRules = Self.active(configuration) { $0 as? any ProseRule }
  }

  private static func active<Rule>(
    _ configuration: ValidationConfiguration,
    _ cast: (any ValidationRule) -> Rule?
  ) -> [Active<Rule>] {
    ValidationRules.all.compactMap { rule in
      let type = type(of: rule)
      guard let severity = configuration.severity(of: type), let rule = cast(rule) else {
        return nil
      }
      return Active(rule: rule, id: type.id, severity: severity)
    }
  }
}
