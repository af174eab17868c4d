package import CatalogValidation
package import Diagnostics
package import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog

/// What catalogs are checked for.
package struct ValidationRequest: Sendable {
  /// The languages that have to be right and complete; `nil` for those of each catalog.
  package var languages: [String]?
  /// What the project says about rules, words and lengths; `nil` if it says nothing.
  package var configuration: Configuration?

  /// Creates a request.
  package init(
    languages: [String]? = nil,
    configuration: Configuration? = nil
  ) {
    self.languages = languages
    self.configuration = configuration
  }

  /// Checks a catalog by itself.
  package func checked(_ catalog: StringCatalog, file: String) async -> CheckedCatalog {
    var rules = RuleLevels.validation(of: configuration)
    rules.lengthLimits = configuration?.lengthLimits(of: catalog, file: file) ?? [:]
    return await CheckedCatalog.checking(catalog, languages: languages, configuration: rules)
  }
}

extension Configuration {
  /// How many characters the texts of a catalog may have, by key.
  fileprivate func lengthLimits(of catalog: StringCatalog, file: String) -> [String: Int] {
    guard !lengths.isEmpty else { return [:] }
    let table = CatalogFile.table(ofCatalogAt: file)
    return catalog.keys.reduce(into: [:]) { $0[$1] = lengthLimit(of: $1, inTable: table) }
  }
}

/// The levels that a project gives to rules, as the rules take them.
package enum RuleLevels {
  /// Returns the configuration of the rules, the glossary among it.
  package static func validation(of configuration: Configuration?) -> ValidationConfiguration {
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
  package static func problems(of configuration: Configuration) -> [Diagnostic] {
    configuration.rules.filter { ValidationRules.rule($0.rule) == nil }
      .map { setting in
        let rules = ValidationRules.all.map { type(of: $0).id.rawValue }.sorted()
        return Diagnostic(
          .configurationUnknownRule(setting.rule.rawValue, known: rules),
          .error,
          at: setting.place
        )
      }
  }
}

extension Diagnostic.Message {
  /// A rule of the configuration does not exist.
  static func configurationUnknownRule(_ rule: String, known: [String]) -> Self {
    if let similar = rule.closest(of: known) {
      Self(
        "configuration-unknown-rule",
        variant: "similar",
        "there is no rule \(quoted: rule); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-unknown-rule",
        "there is no rule \(quoted: rule); 'xcstrings validate --list-rules' lists them"
      )
    }
  }
}
