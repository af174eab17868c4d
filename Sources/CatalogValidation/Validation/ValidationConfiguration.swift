package import Diagnostics
package import StringCatalog

/// The rule settings of a project.
package struct ValidationConfiguration: Hashable, Sendable {
  /// The levels of rules that differ from their defaults.
  package var levels: [Diagnostic.ID: Level]
  /// The terms that translations must use or avoid.
  package var glossary: Glossary
  /// The maximum number of characters by key; a limit in a comment takes precedence.
  package var lengthLimits: [String: Int]
  /// The keys of Interface Builder whose object no longer exists, each with the file that lacks it.
  package var keysWithoutObject: [String: String]
  /// The keys of Interface Builder whose object is never shown.
  package var keysOfHiddenObjects: Set<String> = []
  /// The changes of source texts that are newer than finished translations, by key and language.
  package var sourceTextChanges: [ExactString: [String: SourceTextChange]] = [:]
  /// What the project of the catalog says about it.
  package var project = CatalogProject()
  /// What the strings come from; `nil` to judge by the path of the catalog.
  package var kind: CatalogKind?
  /// The least severity of the rules that run.
  package var minimumSeverity = Diagnostic.Severity.note

  /// Creates a configuration; without arguments, every rule has its default severity.
  package init(
    levels: [Diagnostic.ID: Level] = [:],
    glossary: Glossary = Glossary(),
    lengthLimits: [String: Int] = [:],
    keysWithoutObject: [String: String] = [:],
    kind: CatalogKind? = nil
  ) {
    self.levels = levels
    self.glossary = glossary
    self.lengthLimits = lengthLimits
    self.keysWithoutObject = keysWithoutObject
    self.kind = kind
  }

  /// The level of a rule's findings.
  package enum Level: Hashable, Sendable {
    /// The rule does not run.
    case off
    /// Its findings have this severity.
    case severity(Diagnostic.Severity)
  }

  /// Returns the severity of a rule's findings, or `nil` if the rule does not run.
  package func severity(of rule: any ValidationRule.Type) -> Diagnostic.Severity? {
    let severity: Diagnostic.Severity? =
      switch levels[rule.id] {
      case .off: nil
      case .severity(let severity): severity
      case nil: rule.isOptional ? nil : rule.defaultSeverity
      }
    return severity.flatMap { $0 >= minimumSeverity ? $0 : nil }
  }

  /// Returns the configuration in which some rules do not run.
  package func without(_ rules: some Sequence<Diagnostic.ID>) -> Self {
    var configuration = self
    for rule in rules { configuration.levels[rule] = .off }
    return configuration
  }
}

/// What a project says about one of its catalogs.
package struct CatalogProject: Hashable, Sendable {
  /// The names of the project, its targets and products, as ``fold(_:)`` writes them.
  package let names: Set<String>
  /// The languages that the project lists, as in Xcode; empty if they are not known.
  package let languages: Set<String>
  /// Whether a target generates symbols for the keys of the catalog.
  package let generatesSymbols: Bool

  /// Creates a description; without arguments, that of a catalog without a project.
  package init(
    names: some Sequence<String> = [],
    languages: Set<String> = [],
    generatesSymbols: Bool = false
  ) {
    self.names = Set(names.map(Self.fold).filter { !$0.isEmpty })
    self.languages = languages
    self.generatesSymbols = generatesSymbols
  }

  /// Returns whether the project lists its languages, but neither a language nor one to which it
  /// falls back.
  func omits(_ language: LanguageSubject) -> Bool {
    !languages.isEmpty && languages.isDisjoint(with: [language.tag] + language.fallbacks)
  }

  /// Returns a name in lowercase without spaces and punctuation: *FindTheSinger* is *Find The
  /// Singer*.
  package static func fold(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// A change of a source text.
package struct SourceTextChange: Hashable, Sendable {
  /// The text before.
  package var former: String
  /// The text now.
  package var current: String

  /// Creates a change.
  package init(former: String, current: String) {
    self.former = former
    self.current = current
  }
}
