package import Diagnostics

/// The settings of a project in `.xcstrings.yml`: catalogs, targets, rules and terminology.
///
/// Paths are relative to the folder of the file. Missing settings have the values of an empty file.
///
/// ```yaml
/// sourceLanguage: en
/// languages: [en, es]
/// catalogs: [Localizations]
/// targets:
///   app: {table: App}
/// ```
package struct Configuration: Hashable, Sendable {
  /// The language of the strings in the sources, or `nil` if the catalogs specify it.
  package var sourceLanguage: String?
  /// The languages that must be complete; empty for the languages of the catalogs.
  package var languages: [String]
  /// The catalogs, or the folders that contain them.
  package var catalogs: [String]
  /// The targets whose sources provide strings for the catalogs, in file order.
  package var targets: [Target]
  /// The access level of catalog symbols by target.
  ///
  /// Targets without an entry have none.
  ///
  /// A target that is listed only here provides strings for no table.
  package var symbols: [String: SymbolAccess]
  /// The files and folders whose declarations are used, but whose strings are not extracted.
  package var declarations: [String]
  /// The files and folders that are not read at all.
  package var exclude: [PathPattern]
  /// The names of the project's functions that accept a key.
  package var routines: [String]
  /// Further keys of an Info.plist whose texts belong to catalogs, with the names that Xcode shows.
  package var infoPlistKeys: [String: String]
  /// The compilation conditions that are set.
  ///
  /// If it is `nil`, both branches of a condition count.
  package var conditions: [String]?
  /// Whether to include strings that are compiled only with `DEBUG`.
  package var includesDebug: Bool
  /// The keys that the code creates at run time.
  package var dynamic: [DynamicKeys]
  /// The defaults of `sync`, which command-line options override.
  package var synchronization: Synchronization
  /// The levels of rules, in file order.
  package var rules: [RuleSetting]
  /// The plural forms that a string requires.
  package var plurals: PluralForms
  /// The length limits, in file order.
  ///
  /// The last matching one applies.
  package var lengths: [LengthLimit]
  /// The terms that translations must use or avoid, in file order.
  package var glossary: [GlossaryTerm]
  /// The treatment of translations that are older than their source text.
  package var review: Review
  /// The defaults of `translate`.
  package var translation: Translation
  /// The codes of languages in translation files, by language, if they differ.
  package var languageCodes: [String: String]
  /// The file with further terms; `nil` if there is none.
  package var glossaryFile: GlossaryFile?
  /// The files with further translations for the translation memory, in file order.
  package var memory: [MemoryFile]

  /// Creates a configuration.
  ///
  /// Without arguments, this is the configuration of an empty file.
  package init(
    sourceLanguage: String? = nil,
    languages: [String] = [],
    catalogs: [String] = [],
    targets: [Target] = [],
    symbols: [String: SymbolAccess] = [:],
    declarations: [String] = [],
    exclude: [PathPattern] = [],
    routines: [String] = [],
    infoPlistKeys: [String: String] = [:],
    conditions: [String]? = nil,
    includesDebug: Bool = true,
    dynamic: [DynamicKeys] = [],
    synchronization: Synchronization = Synchronization(),
    rules: [RuleSetting] = [],
    plurals: PluralForms = .usual,
    lengths: [LengthLimit] = [],
    glossary: [GlossaryTerm] = [],
    review: Review = Review(),
    translation: Translation = Translation(),
    languageCodes: [String: String] = [:],
    glossaryFile: GlossaryFile? = nil,
    memory: [MemoryFile] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.catalogs = catalogs
    self.targets = targets
    self.symbols = symbols
    self.declarations = declarations
    self.exclude = exclude
    self.routines = routines
    self.infoPlistKeys = infoPlistKeys
    self.conditions = conditions
    self.includesDebug = includesDebug
    self.dynamic = dynamic
    self.synchronization = synchronization
    self.rules = rules
    self.plurals = plurals
    self.lengths = lengths
    self.glossary = glossary
    self.review = review
    self.translation = translation
    self.languageCodes = languageCodes
    self.glossaryFile = glossaryFile
    self.memory = memory
  }
}

// MARK: - Table

extension Configuration {
  /// A table and the targets whose sources provide its strings.
  package struct Table: Hashable, Sendable {
    /// The name, which is that of the catalog file without its extension.
    package var name: String
    /// The targets that use it as their default table, in configuration order.
    package var targets: [Target]

    /// The folders and files with the sources of all its targets, without duplicates.
    package var sources: [String] {
      var seen: Set<String> = []
      return targets.flatMap(\.sources).filter { seen.insert($0).inserted }
    }
  }

  /// The tables of the targets, in configuration order.
  ///
  /// Targets that name the same table are combined: a key is in use if any of them uses it.
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
  /// A target whose sources provide strings for a table.
  package struct Target: Hashable, Sendable {
    /// The name of the target in the build.
    package var name: String
    /// The table for calls that name none.
    package var table: String
    /// The folders and files of its sources.
    package var sources: [String]
    /// The location of each source in the file, or that of the target if it lists none; empty if
    /// the target is not from a file.
    ///
    /// Equality of targets ignores these locations.
    package var sourcePlaces: [Location] = []
    /// The location of the table in the file; `nil` if the file does not name it.
    package var tablePlace: Location?

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - name: The name of the target in the build.
    ///   - table: The table for calls that name none. Apple's default is `Localizable`.
    ///   - sources: The folders and files of its sources; `nil` for SwiftPM's default folders.
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
  /// The level of a rule in a project.
  ///
  /// This module does not know which rules exist. With the location, the command that knows them
  /// can report an unknown name.
  package struct RuleSetting: Hashable, Sendable {
    /// The name of the rule.
    package var rule: Diagnostic.ID
    /// The level of its findings.
    package var level: RuleLevel
    /// The location of the rule's name, or `nil` if the setting is not from a file.
    package var location: Location?

    /// Creates a setting.
    package init(rule: Diagnostic.ID, level: RuleLevel, location: Location? = nil) {
      self.rule = rule
      self.level = level
      self.location = location
    }
  }

  /// The level of a rule's findings.
  package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule does not run.
    case off
    /// The findings are informational.
    case note
    /// The findings are probably errors.
    case warning
    /// The findings are errors.
    case error

    /// Creates the level for a severity.
    package init(_ severity: Diagnostic.Severity) {
      self =
        switch severity {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    /// The severity of findings, or `nil` if the rule does not run.
    package var severity: Diagnostic.Severity? {
      Diagnostic.Severity(rawValue: rawValue)
    }
  }
}

// MARK: - Dynamic keys

extension Configuration {
  /// Keys that the code creates at run time, so they do not occur in the sources.
  package struct DynamicKeys: Hashable, Sendable {
    /// The pattern of the keys.
    package var pattern: KeyPattern
    /// The table of the keys, or `nil` for any.
    package var table: String?

    /// Creates a set of keys.
    package init(_ pattern: KeyPattern, table: String? = nil) {
      self.pattern = pattern
      self.table = table
    }
  }

  /// Returns the patterns of the keys that the code creates at run time for a table.
  package func dynamicKeys(ofTable table: String) -> [KeyPattern] {
    dynamic.filter { $0.table == nil || $0.table == table }.map(\.pattern)
  }
}

// MARK: - Length limit

extension Configuration {
  /// The maximum length of the strings of some keys.
  package struct LengthLimit: Hashable, Sendable {
    /// The pattern of the keys.
    package var pattern: KeyPattern
    /// The table of the keys, or `nil` for any.
    package var table: String?
    /// The maximum number of characters, at least 1.
    package var characters: Int

    /// Creates a limit.
    package init(_ pattern: KeyPattern, table: String? = nil, characters: Int) {
      self.pattern = pattern
      self.table = table
      self.characters = characters
    }
  }

  /// Returns the maximum number of characters for a key, or `nil` if there is no limit.
  ///
  /// The last matching limit applies, so exceptions follow the general limits.
  package func lengthLimit(of key: String, inTable table: String) -> Int? {
    lengths.last { limit in
      (limit.table == nil || limit.table == table) && limit.pattern.matches(key)
    }?
    .characters
  }
}

// MARK: - Plural forms

extension Configuration {
  /// The plural forms that a string requires.
  package enum PluralForms: String, Hashable, Sendable, CaseIterable {
    /// The forms for common numbers.
    case usual
    /// All forms of the language.
    case strict
  }
}

// MARK: - Symbol access

extension Configuration {
  /// The access level of the symbols for the keys of a target's catalogs.
  package enum SymbolAccess: String, Hashable, Sendable, CaseIterable {
    /// No symbols are generated.
    case off
    /// Only the target can use the symbols.
    case `internal`
    /// The package of the target can use the symbols.
    case package
    /// All modules that import the target can use the symbols.
    case `public`
  }
}

// MARK: - Translation

extension Configuration {
  /// The defaults of `translate`.
  package struct Translation: Hashable, Sendable {
    /// The command that starts the translation engine; `nil` if the user must specify one.
    ///
    /// Only the command `translate` starts it.
    package var command: String?
    /// What the engine receives in addition to texts and their context.
    package var send: [Extra]
    /// How the texts of a language are written, such as `address: tú`, by language and by the name of
    /// the property.
    package var style: [String: [String: String]]
    /// The state of drafts.
    package var state: DraftState
    /// The price of a million characters of source texts; `nil` if it is not known.
    package var price: Int?

    /// Creates the defaults.
    package init(
      command: String? = nil,
      send: [Extra] = [],
      style: [String: [String: String]] = [:],
      state: DraftState = .needsReview
    ) {
      self.command = command
      self.send = send
      self.style = style
      self.state = state
    }

    /// The state of a translation that no person has checked.
    package enum DraftState: String, Hashable, Sendable, CaseIterable {
      /// The text needs review.
      case needsReview = "needs_review"
      /// A machine has translated the text, as Xcode 27 writes it.
      case machineTranslated = "machine_translated"
    }

    /// Something that an engine receives only if the project says so.
    package enum Extra: String, Hashable, Sendable, CaseIterable {
      /// The lines of code around the first use of a key.
      case code
    }
  }
}

// MARK: - Synchronization

extension Configuration {
  /// The defaults of `sync`, which command-line options override.
  package struct Synchronization: Hashable, Sendable {
    /// The treatment of strings whose default value changed in the code.
    package var sourceChanges: SourceChanges
    /// The treatment of removed keys that are similar to a new one.
    package var renames: Renames

    /// Creates the defaults.
    ///
    /// Without arguments, these are the defaults of an empty file.
    package init(sourceChanges: SourceChanges = .keep, renames: Renames = .report) {
      self.sourceChanges = sourceChanges
      self.renames = renames
    }

    /// The treatment of strings whose default value changed in the code.
    package enum SourceChanges: String, Hashable, Sendable, CaseIterable {
      /// The string and its translations are kept, as in Xcode.
      case keep
      /// The string is updated from the code, and its translations need review.
      case review
    }

    /// The treatment of removed keys that are similar to a new one.
    package enum Renames: String, Hashable, Sendable, CaseIterable {
      /// The report suggests the pair.
      case report
      /// The new key gets the strings of the removed one.
      case apply
      /// Pairs are not searched for.
      case off
    }
  }
}

// MARK: - Review

extension Configuration {
  /// The treatment of translations that are older than their source text.
  package struct Review: Hashable, Sendable {
    /// What an outdated translation means.
    package var guardLevel: GuardLevel
    /// The treatment of translations after a trivial change of their source text.
    package var trivialChanges: TrivialChanges

    /// Creates the treatment.
    ///
    /// Without arguments, this is that of an empty file.
    package init(guardLevel: GuardLevel = .usual, trivialChanges: TrivialChanges = .keep) {
      self.guardLevel = guardLevel
      self.trivialChanges = trivialChanges
    }

    /// What an outdated translation means.
    package enum GuardLevel: String, Hashable, Sendable, CaseIterable {
      /// It is a warning.
      case usual
      /// It is an error, and does not count as translated.
      case strict
    }

    /// The treatment of translations after a change of their source text that concerns only case,
    /// spaces, quotation marks or final punctuation, or that adds forms the translation already has.
    package enum TrivialChanges: String, Hashable, Sendable, CaseIterable {
      /// They stay finished.
      case keep
      /// They need review.
      case review
    }
  }
}
