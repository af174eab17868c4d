package import CatalogValidation
package import Diagnostics
package import ProjectConfiguration
import ProjectDiscovery
package import StringCatalog

/// A request to validate catalogs.
package struct ValidationRequest: Sendable {
  /// The languages to validate, which must be complete; `nil` for those of each catalog.
  package var languages: [String]?
  /// The configuration for rules, terms and lengths; `nil` if there is none.
  package var configuration: Configuration?
  /// The guard against outdated translations; `nil` if the project has no review records.
  package var review: ReviewGuard?
  /// The uses of keys in the code, which terms for screens or roles need; none if they are not
  /// known.
  package var contexts = KeyContexts()
  /// What the projects of the catalogs say about them; nothing unless they were read.
  var projects = CatalogProjects()
  /// The least severity of the rules that run.
  package var minimumSeverity = Diagnostic.Severity.note
  /// Rules that do not run.
  package var ignoredRules: Set<Diagnostic.ID> = []
  /// The keys to validate; `nil` for all.
  package var keys: [String]?
  /// Called in any task with a number of further entries that were checked.
  package var progress: (@Sendable (Int) -> Void)?

  /// Creates a request.
  package init(
    languages: [String]? = nil,
    configuration: Configuration? = nil
  ) {
    self.languages = languages
    self.configuration = configuration
  }

  /// Validates a catalog by itself.
  package func checked(_ catalog: StringCatalog, file: String) async -> CheckedCatalog {
    var rules = RuleLevels.validation(
      of: configuration,
      in: catalog,
      at: file,
      usedIn: contexts
    )
    rules = adjusted(rules)
    rules.project = projects[file]
    if rules.project.generatesSymbols, rules.levels[SymbolConflictRule.id] == nil {
      rules.levels[SymbolConflictRule.id] = .severity(.warning)
    }
    let objects = InterfaceObjects.keys(in: catalog, file: file)
    rules.keysWithoutObject = objects.withoutObject
    rules.keysOfHiddenObjects = objects.hidden
    if let review, rules.severity(of: SourceChangedRule.self) != nil {
      rules.sourceTextChanges = await review.sourceTextChanges(in: catalog, at: file)
    }
    if let keys {
      return CheckedCatalog(catalog, keys: keys, languages: languages, configuration: rules)
    }
    return await CheckedCatalog.checking(
      catalog,
      languages: languages,
      configuration: rules,
      progress: progress ?? { _ in }
    )
  }

  /// Compares catalogs that were validated by themselves.
  package func comparison(of catalogs: [CheckedCatalog]) async -> [Diagnostic] {
    await compare(
      catalogs,
      configuration: adjusted(RuleLevels.validation(of: configuration))
    )
  }

  private func adjusted(_ configuration: ValidationConfiguration) -> ValidationConfiguration {
    var configuration = configuration.without(ignoredRules)
    configuration.minimumSeverity = minimumSeverity
    return configuration
  }
}

extension Configuration {
  /// Returns the maximum lengths of the strings in a catalog, by key.
  func lengthLimits(of catalog: StringCatalog, file: String) -> [String: Int] {
    guard !lengths.isEmpty else { return [:] }
    let table = CatalogFile.table(ofCatalogAt: file)
    return catalog.keys.reduce(into: [:]) { $0[$1] = lengthLimit(of: $1, inTable: table) }
  }
}

/// The levels of rules in a project, in the form that the validation uses.
package enum RuleLevels {
  /// Returns the configuration of the rules, including the glossary.
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

  /// Returns the configuration of the rules for a catalog, with the terms and lengths of its keys.
  ///
  /// - Parameters:
  ///   - configuration: The settings of the project; `nil` if there are none.
  ///   - catalog: The catalog.
  ///   - path: The path of the catalog.
  ///   - contexts: The uses of its keys, which terms for screens and roles need.
  /// - Returns: The configuration.
  package static func validation(
    of configuration: Configuration?,
    in catalog: StringCatalog,
    at path: String,
    usedIn contexts: KeyContexts
  ) -> ValidationConfiguration {
    var rules = validation(of: configuration)
    guard let configuration else { return rules }
    rules.glossary = configuration.validatedGlossary(of: catalog, file: path, usedIn: contexts)
    rules.lengthLimits = configuration.lengthLimits(of: catalog, file: path)
    return rules
  }

  /// Returns a diagnostic for each setting of an unknown rule.
  package static func problems(of configuration: Configuration) -> [Diagnostic] {
    let rules = ValidationRules.all.map { type(of: $0).id.rawValue }.sorted()
    var problems = LimitedDiagnostics()
    for setting in configuration.rules where ValidationRules.rule(setting.rule) == nil {
      problems.append(
        .configurationUnknownRule,
        Diagnostic(
          .configurationUnknownRule(setting.rule.rawValue, known: rules),
          .error,
          at: setting.location
        )
      )
    }
    return problems.all
  }
}

extension Diagnostic.Message {
  /// A rule of the configuration does not exist.
  static func configurationUnknownRule(_ rule: String, known: [String]) -> Self {
    if let similar = rule.closest(of: known) {
      Self(
        "configuration-unknown-rule",
        variant: "similar",
        "unknown rule \(quoted: rule); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-unknown-rule",
        "unknown rule \(quoted: rule); 'xcstrings validate --list-rules' lists all rules"
      )
    }
  }
}

extension Diagnostic.ID {
  /// A rule of the configuration does not exist.
  fileprivate static let configurationUnknownRule: Self = "configuration-unknown-rule"
}
