package import Diagnostics

extension Configuration {
  /// The level that a project gives a rule.
  ///
  /// Which rules there are is not known here; the place lets the command that knows them report a
  /// name that no rule has.
  package struct RuleSetting: Hashable, Sendable {
    /// The name of the rule.
    package var rule: Diagnostic.ID
    /// What its findings are.
    package var level: RuleLevel
    /// Where the file names the rule; `nil` if the setting does not come from a file.
    package var place: Place?

    /// Creates a setting.
    package init(rule: Diagnostic.ID, level: RuleLevel, place: Place? = nil) {
      self.rule = rule
      self.level = level
      self.place = place
    }
  }

  /// What the findings of a rule are.
  package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule does not run.
    case off
    /// Worth knowing.
    case note
    /// Probably wrong.
    case warning
    /// Wrong.
    case error

    /// Creates the level of findings with a severity.
    package init(_ severity: Diagnostic.Severity) {
      self =
        switch severity {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    /// The severity of findings; `nil` if the rule does not run.
    package var severity: Diagnostic.Severity? {
      Diagnostic.Severity(rawValue: rawValue)
    }
  }
}
