package import Diagnostics

/// What a project wants of the rules.
package struct ValidationConfiguration: Hashable, Sendable {
  /// The levels of rules that differ from their defaults.
  package var levels: [Diagnostic.ID: Level]
  /// The words that translations have to use or to avoid.
  package var glossary: Glossary
  /// How many characters the texts of a key may have, by key; what a comment says comes first.
  package var lengthLimits: [String: Int]

  /// Creates a configuration; without arguments, every rule has its default severity.
  package init(
    levels: [Diagnostic.ID: Level] = [:],
    glossary: Glossary = Glossary(),
    lengthLimits: [String: Int] = [:]
  ) {
    self.levels = levels
    self.glossary = glossary
    self.lengthLimits = lengthLimits
  }

  /// What the findings of a rule are.
  package enum Level: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// Its findings have this severity.
    case severity(Diagnostic.Severity)
  }

  /// Returns the severity of a rule's findings; `nil` if the rule does not run.
  package func severity(of rule: any ValidationRule.Type) -> Diagnostic.Severity? {
    switch levels[rule.id] {
    case .off: nil
    case .severity(let severity): severity
    case nil: rule.isOptional ? nil : rule.defaultSeverity
    }
  }
}
