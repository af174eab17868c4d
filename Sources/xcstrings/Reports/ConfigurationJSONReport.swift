import Diagnostics
import ProjectModel

/// What `config --json` prints.
struct ConfigurationJSONReport: Encodable {
  /// The path of the file; `nil` if there is none.
  var path: String?
  /// What holds: the values of the file, and the defaults.
  var configuration: Values
  /// What is wrong with the file.
  var diagnostics: [DiagnosticsJSONReport.Finding]

  init(path: String?, _ parsed: Parsed<Configuration>) {
    self.path = path
    configuration = Values(parsed.value.effective)
    diagnostics = DiagnosticsJSONReport(parsed.diagnostics).diagnostics
  }

  /// The values, by the keys of the file.
  struct Values: Encodable {
    var sourceLanguage: String?
    var languages: [String]
    var catalogs: [String]
    var targets: [Target]
    var symbols: [String: String]
    var declarations: [String]
    var exclude: [String]
    var routines: [String]
    var conditions: [String]?
    var debug: Bool
    var dynamic: [DynamicKeys]
    var sync: Synchronization
    var rules: [String: String]
    var plurals: String
    var lengths: [LengthLimit]
    var glossary: [Term]
  }

  /// A target whose sources feed a table.
  struct Target: Encodable {
    var name: String
    var table: String
    var sources: [String]
  }

  /// Keys that the code makes at run time.
  struct DynamicKeys: Encodable {
    var keys: String
    var table: String?
  }

  /// How long the texts of some keys may be.
  struct LengthLimit: Encodable {
    var keys: String
    var table: String?
    var limit: Int
  }

  /// What `sync` does by default.
  struct Synchronization: Encodable {
    var onSourceChange: String
    var renames: String
  }

  /// A term of the glossary.
  struct Term: Encodable {
    var term: String
    var definition: String?
    var translate: Bool
    var caseSensitive: Bool
    var translations: [String: [String]]
    var forbidden: [String: [String]]
  }
}

extension ConfigurationJSONReport.Values {
  fileprivate init(_ configuration: Configuration) {
    typealias Report = ConfigurationJSONReport
    sourceLanguage = configuration.sourceLanguage
    languages = configuration.languages
    catalogs = configuration.catalogs
    targets = configuration.targets.map {
      Report.Target(name: $0.name, table: $0.table, sources: $0.sources)
    }
    symbols = configuration.symbols.mapValues(\.rawValue)
    declarations = configuration.declarations
    exclude = configuration.exclude.map(\.text)
    routines = configuration.routines
    conditions = configuration.conditions
    debug = configuration.includesDebug
    dynamic = configuration.dynamic.map {
      Report.DynamicKeys(keys: $0.pattern.text, table: $0.table)
    }
    sync = Report.Synchronization(
      onSourceChange: configuration.synchronization.sourceChanges.rawValue,
      renames: configuration.synchronization.renames.rawValue
    )
    rules = configuration.rules.reduce(into: [:]) { $0[$1.rule.rawValue] = $1.level.rawValue }
    plurals = configuration.plurals.rawValue
    lengths = configuration.lengths.map {
      Report.LengthLimit(keys: $0.pattern.text, table: $0.table, limit: $0.characters)
    }
    glossary = configuration.glossary.map { Report.Term($0) }
  }
}

extension ConfigurationJSONReport.Term {
  fileprivate init(_ term: Configuration.GlossaryTerm) {
    self.init(
      term: term.term,
      definition: term.definition,
      translate: term.isTranslated,
      caseSensitive: term.isCaseSensitive,
      translations: term.translations,
      forbidden: term.forbidden
    )
  }
}
