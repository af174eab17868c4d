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
