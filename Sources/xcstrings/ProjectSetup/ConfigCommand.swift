import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// Checks `.xcstrings.yml`, and shows the effective settings.
struct ConfigCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config",
      abstract: .configAbstract,
      discussion: .configDiscussion
    )
  }

  /// The output of the command instead of the result of the check.
  enum Subject: String, EnumerableFlag {
    case print
    case path

    static func help(for subject: Subject) -> ArgumentHelp? {
      switch subject {
      case .print: ArgumentHelp(.configPrint)
      case .path: ArgumentHelp(.configPath)
      }
    }
  }

  @Flag(exclusivity: .exclusive)
  var subject: Subject?

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let location = Project.locate()
    var parsed = try location.map { try Project.parse(at: $0.path) } ?? ParseResult(Configuration())
    if let location, !parsed.hasErrors {
      let project = Project(folder: location.folder, configuration: parsed.value)
      parsed.diagnostics += project.pathProblems
    }
    if global.json {
      try console.print(json: ConfigurationJSONReport(path: location?.path, parsed))
    } else {
      DiagnosticPrinter().print(parsed.diagnostics, to: console)
      try show(parsed, at: location?.path, console)
    }
    if parsed.hasErrors { throw ExitStatus.data }
  }

  private func show(
    _ parsed: ParseResult<Configuration>,
    at path: String?,
    _ console: Console
  ) throws(CommandFailure) {
    switch subject {
    case .path:
      guard let path else {
        throw CommandFailure(String(localized: .configNoFile), status: .noInput)
      }
      console.print(path)
    case .print where !parsed.hasErrors:
      if path == nil { console.printStatus(String(localized: .configNoFileButDefaults)) }
      console.print(exactly: parsed.value.effective.printed().utf8)
    case nil where parsed.diagnostics.isEmpty && !console.isQuiet:
      console.print(path.map(Texts.inOrder) ?? String(localized: .configNoFileButDefaults))
    case .print, nil: break
    }
  }
}

// MARK: - Texts

extension ConfigCommand {
  enum Texts {
    static func inOrder(_ path: String) -> String {
      String(
        localized: "\(path) has no problems.",
        comment: "Result of xcstrings config. The argument is the path of .xcstrings.yml"
      )
    }
  }
}

/// The output of `config --json`.
struct ConfigurationJSONReport: Encodable {
  /// The path of the file; `nil` if there is none.
  var path: String?
  /// The effective settings: the values of the file, and the defaults.
  var configuration: Values
  /// The diagnostics of the file.
  var diagnostics: [DiagnosticsJSONReport.Finding]

  init(path: String?, _ parsed: ParseResult<Configuration>) {
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
    var glossaryFile: String?
    var memory: [MemoryFile]
  }

  /// A target whose sources provide strings for a table.
  struct Target: Encodable {
    var name: String
    var table: String
    var sources: [String]
  }

  /// Keys that the code creates at run time.
  struct DynamicKeys: Encodable {
    var keys: String
    var table: String?
  }

  /// A maximum length for the strings of some keys.
  struct LengthLimit: Encodable {
    var keys: String
    var table: String?
    var limit: Int
  }

  /// The default behavior of `sync`.
  struct Synchronization: Encodable {
    var onSourceChange: String
    var renames: String
  }

  /// A file with translations for the translation memory.
  struct MemoryFile: Encodable {
    var file: String
    var penalty: Int
  }

  /// A term of the glossary.
  struct Term: Encodable {
    var term: String
    var definition: String?
    var note: String?
    var translate: Bool
    var caseSensitive: Bool
    var match: String
    var sourceVariants: [String]
    var translations: [String: [String]]
    var variants: [String: [String]]
    var forbidden: [String: [String]]
    var scope: Scope
    var exceptions: [Exception]
  }

  /// The keys to which a term or an exception applies.
  struct Scope: Encodable {
    var keys: [String]
    var tables: [String]
    var screens: [String]
    var roles: [String]
  }

  /// The further translations that some keys may use.
  struct Exception: Encodable {
    var scope: Scope
    var accept: [String]
    var reason: String?
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
    glossaryFile = configuration.glossaryFile?.path
    memory = configuration.memory.map { Report.MemoryFile(file: $0.path, penalty: $0.penalty) }
  }
}

extension ConfigurationJSONReport.Scope {
  fileprivate init(_ scope: Configuration.TermScope) {
    self.init(
      keys: scope.keys.map(\.text),
      tables: scope.tables,
      screens: scope.screens.map(\.text),
      roles: scope.roles.map(\.text)
    )
  }
}

extension ConfigurationJSONReport.Term {
  init(_ term: Configuration.GlossaryTerm) {
    self.init(
      term: term.term,
      definition: term.definition,
      note: term.note,
      translate: term.isTranslated,
      caseSensitive: term.isCaseSensitive,
      match: term.match.rawValue,
      sourceVariants: term.sourceVariants,
      translations: term.translations,
      variants: term.variants,
      forbidden: term.forbidden,
      scope: ConfigurationJSONReport.Scope(term.scope),
      exceptions: term.exceptions.map { exception in
        ConfigurationJSONReport.Exception(
          scope: ConfigurationJSONReport.Scope(exception.scope),
          accept: exception.accepted,
          reason: exception.reason
        )
      }
    )
  }
}
