package import Diagnostics

/// What a project says in `.xcstrings.yml` about its catalogs, targets, rules and words.
///
/// Paths are relative to the folder of the file. What the file does not say has the value of an
/// empty file.
///
/// ```yaml
/// sourceLanguage: en
/// languages: [en, es]
/// catalogs: [Localizations]
/// targets:
///   app: {table: App}
/// ```
package struct Configuration: Hashable, Sendable {
  /// The language of the texts in the sources; `nil` if the catalogs themselves say it.
  package var sourceLanguage: String?
  /// The languages that the project is to be complete in; empty for those that the catalogs hold.
  package var languages: [String]
  /// The catalogs, or the folders that hold them.
  package var catalogs: [String]
  /// The targets whose sources feed the catalogs, in the order of the file.
  package var targets: [Target]
  /// Who may use the symbols of catalogs, by target; nobody where nothing is said.
  ///
  /// A target can be named for this alone. Then it feeds no table because of it.
  package var symbols: [String: SymbolAccess]
  /// The files and folders whose declarations are known, but whose strings are not extracted.
  package var declarations: [String]
  /// The files and folders that are not read at all.
  package var exclude: [PathPattern]
  /// The names of the project's own functions that take a key.
  package var routines: [String]
  /// The compilation conditions that are set; `nil` if nothing is said, and then both sides of a
  /// condition count.
  package var conditions: [String]?
  /// Whether strings count that only a build with `DEBUG` compiles.
  package var includesDebug: Bool
  /// The keys that the code puts together at run time.
  package var dynamic: [DynamicKeys]
  /// What `sync` does where nothing else is said on its command line.
  package var synchronization: Synchronization
  /// The levels of rules, in the order of the file.
  package var rules: [RuleSetting]
  /// Which plural forms a text needs.
  package var plurals: PluralForms
  /// How long texts may be, in the order of the file; of several that fit, the last holds.
  package var lengths: [LengthLimit]
  /// The words that translations have to use or to avoid, in the order of the file.
  package var glossary: [GlossaryTerm]

  /// Creates a configuration; without arguments, that of an empty file.
  package init(
    sourceLanguage: String? = nil,
    languages: [String] = [],
    catalogs: [String] = [],
    targets: [Target] = [],
    symbols: [String: SymbolAccess] = [:],
    declarations: [String] = [],
    exclude: [PathPattern] = [],
    routines: [String] = [],
    conditions: [String]? = nil,
    includesDebug: Bool = true,
    dynamic: [DynamicKeys] = [],
    synchronization: Synchronization = Synchronization(),
    rules: [RuleSetting] = [],
    plurals: PluralForms = .usual,
    lengths: [LengthLimit] = [],
    glossary: [GlossaryTerm] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.catalogs = catalogs
    self.targets = targets
    self.symbols = symbols
    self.declarations = declarations
    self.exclude = exclude
    self.routines = routines
    self.conditions = conditions
    self.includesDebug = includesDebug
    self.dynamic = dynamic
    self.synchronization = synchronization
    self.rules = rules
    self.plurals = plurals
    self.lengths = lengths
    self.glossary = glossary
  }
}

// MARK: - Table

extension Configuration {
  /// A table and what feeds it.
  package struct Table: Hashable, Sendable {
    /// The name, which is also that of the catalog's file without its extension.
    package var name: String
    /// The targets whose default table it is, in the order of the configuration.
    package var targets: [Target]

    /// The folders and files of the sources of all its targets, each once.
    package var sources: [String] {
      var seen: Set<String> = []
      return targets.flatMap(\.sources).filter { seen.insert($0).inserted }
    }
  }

  /// The tables of the targets, in the order of the configuration.
  ///
  /// Targets that name the same table are united: a key that only one of them uses is in use.
  package var tables: [Table] {
    var tables: [Table] = []
    for target in targets {
      if let index = tables.firstIndex(where: { $0.name == target.table }) {
        tables[index].targets.append(target)
      } else {
        tables.append(Table(name: target.table, targets: [target]))
      }
    }
    return tables
  }
}

// MARK: - Target

extension Configuration {
  /// A target whose sources feed a table.
  package struct Target: Hashable, Sendable {
    /// The name that the build gives the target.
    package var name: String
    /// The table of the calls that name none.
    package var table: String
    /// The folders and files of its sources.
    package var sources: [String]
    /// Where the file names each of them, or the target where it names none; empty if the target does
    /// not come from a file.
    ///
    /// Two targets are the same wherever they stand.
    package var sourcePlaces: [Place] = []

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - name: The name that the build gives the target.
    ///   - table: The table of the calls that name none; Apple's default is `Localizable`.
    ///   - sources: The folders and files of its sources; `nil` for where SwiftPM looks for them.
    package init(name: String, table: String = "Localizable", sources: [String]? = nil) {
      self.name = name
      self.table = table
      self.sources = sources ?? ["Sources/\(name)"]
    }

    package static func == (left: Target, right: Target) -> Bool {
      left.name == right.name && left.table == right.table && left.sources == right.sources
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(table)
      hasher.combine(sources)
    }
  }
}

// MARK: - Rule setting

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

// MARK: - Dynamic keys

extension Configuration {
  /// Keys that the code puts together at run time, so that no source spells them out.
  package struct DynamicKeys: Hashable, Sendable {
    /// What the keys look like.
    package var pattern: KeyPattern
    /// The table that holds them; `nil` for any.
    package var table: String?

    /// Creates a set of keys.
    package init(_ pattern: KeyPattern, table: String? = nil) {
      self.pattern = pattern
      self.table = table
    }
  }

  /// Returns what the keys look like that the code makes at run time for a table.
  package func dynamicKeys(ofTable table: String) -> [KeyPattern] {
    dynamic.filter { $0.table == nil || $0.table == table }.map(\.pattern)
  }
}

// MARK: - Glossary term

extension Configuration {
  /// A word of the sources, and what translations make of it.
  package struct GlossaryTerm: Hashable, Sendable {
    /// The word or phrase of the source language.
    package var term: String
    /// What it means, for translators; `nil` if that is clear.
    package var definition: String?
    /// Whether it has another name in other languages; a brand has not.
    package var isTranslated: Bool
    /// Whether only the same capitals are the term: `May` is not `may`.
    package var isCaseSensitive: Bool
    /// The translations by language; a text has to use one of those of its language.
    package var translations: [String: [String]]
    /// The words that translations must not use, by language.
    package var forbidden: [String: [String]]

    /// Creates a term.
    package init(
      _ term: String,
      definition: String? = nil,
      isTranslated: Bool = true,
      isCaseSensitive: Bool = false,
      translations: [String: [String]] = [:],
      forbidden: [String: [String]] = [:]
    ) {
      self.term = term
      self.definition = definition
      self.isTranslated = isTranslated
      self.isCaseSensitive = isCaseSensitive
      self.translations = translations
      self.forbidden = forbidden
    }
  }
}

// MARK: - Length limit

extension Configuration {
  /// How long the texts of some keys may be.
  package struct LengthLimit: Hashable, Sendable {
    /// What the keys look like.
    package var pattern: KeyPattern
    /// The table that holds them; `nil` for any.
    package var table: String?
    /// How many characters there is room for, at least 1.
    package var characters: Int

    /// Creates a limit.
    package init(_ pattern: KeyPattern, table: String? = nil, characters: Int) {
      self.pattern = pattern
      self.table = table
      self.characters = characters
    }
  }

  /// Returns how many characters the texts of a key may have; `nil` if nothing is said.
  ///
  /// The last limit that fits holds, so that exceptions stand below what they are exceptions of.
  package func lengthLimit(of key: String, inTable table: String) -> Int? {
    lengths.last { limit in
      (limit.table == nil || limit.table == table) && limit.pattern.matches(key)
    }?
    .characters
  }
}

// MARK: - Plural forms

extension Configuration {
  /// Which plural forms a text needs.
  package enum PluralForms: String, Hashable, Sendable, CaseIterable {
    /// Those that everyday numbers have.
    case usual
    /// Every form that the language has.
    case strict
  }
}

// MARK: - Symbol access

extension Configuration {
  /// Who may use the symbols that stand for the keys of a target's catalogs.
  package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
    /// There are none.
    case off
    /// The target itself.
    case `internal`
    /// Its package.
    case package
    /// Everybody who imports it.
    case `public`
  }
}

// MARK: - Synchronization

extension Configuration {
  /// What `sync` does where nothing else is said on its command line.
  package struct Synchronization: Hashable, Sendable {
    /// What becomes of texts whose default value changed in the code.
    package var sourceChanges: SourceChanges
    /// What becomes of keys that are gone while a similar one is new.
    package var renames: Renames

    /// Creates what holds; without arguments, what an empty file means.
    package init(sourceChanges: SourceChanges = .keep, renames: Renames = .report) {
      self.sourceChanges = sourceChanges
      self.renames = renames
    }

    /// What becomes of texts whose default value changed in the code.
    package enum SourceChanges: String, Hashable, Sendable, CaseIterable {
      /// The text and its translations stay, as with Xcode.
      case keep
      /// The text follows the code, and its translations need review.
      case review
    }

    /// What becomes of keys that are gone while a similar one is new.
    package enum Renames: String, Hashable, Sendable, CaseIterable {
      /// The report offers the pair.
      case report
      /// The new key gets the texts of the one that is gone.
      case apply
      /// Nobody looks for pairs.
      case off
    }
  }
}
