import CatalogValidation
import Diagnostics
import ProjectModel

/// The levels that a project gives to rules, as the rules take them.
enum RuleLevels {
  /// Returns the configuration of the rules, the glossary among it.
  static func validation(of configuration: Configuration?) -> ValidationConfiguration {
    var levels: [Diagnostic.ID: ValidationConfiguration.Level] = [:]
    for setting in configuration?.settings ?? [] {
      levels[setting.rule] = setting.level.severity.map { .severity($0) } ?? .off
    }
    return ValidationConfiguration(
      levels: levels,
      glossary: configuration?.validatedGlossary ?? Glossary()
    )
  }

  /// Returns a diagnostic for each setting of a rule that does not exist.
  static func problems(of configuration: Configuration) -> [Diagnostic] {
    configuration.rules.filter { ValidationRules.rule($0.rule) == nil }
      .map { setting in
        let rules = ValidationRules.all.map { type(of: $0).id.rawValue }.sorted()
        return Diagnostic(
          .configurationUnknownRule,
          .error,
          at: setting.place,
          arguments: [.text(setting.rule.rawValue), .list(rules)]
        )
      }
  }
}

extension Diagnostic.ID {
  /// A rule of the configuration does not exist.
  ///
  /// Arguments: the name, the list of those that do.
  static let configurationUnknownRule: Self = "configuration-unknown-rule"
}
