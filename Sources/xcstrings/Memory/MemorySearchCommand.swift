import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import TranslationMemory

/// Searches translations of similar source texts.
struct MemorySearchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "search",
      abstract: .memorySearchAbstract,
      discussion: .memorySearchDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.memorySearchText, valueName: .filterTextValue))
  var text: String

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(.memorySearchLanguage, valueName: .sourceLanguageValue),
    completion: .languageList
  )
  var language: String

  @Option(help: ArgumentHelp(.memorySearchKey, valueName: .keyKeyValue), completion: .keys)
  var key: String?

  @Option(help: ArgumentHelp(.memorySearchMinScore, valueName: .sharedNumber))
  var minScore = 75

  @Option(help: ArgumentHelp(.memorySearchLimit, valueName: .sharedNumber))
  var limit = 5

  @OptionGroup
  var catalogs: CatalogOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    guard (1...101).contains(minScore) else {
      throw ValidationError(String(localized: .engineInvalidScore))
    }
    guard limit > 0 else {
      throw ValidationError(TranslationLimitOptions.Texts.tooSmall("--limit"))
    }
  }

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.files(in: project, console)
    let memory = try ProjectMemory(language: language, catalogs: files, project: project)
    DiagnosticPrinter().print(memory.diagnostics, to: console)
    let query = MemoryQuery(text, context: key, minimumScore: minScore, limit: limit)
    let matches = memory.memory.matches(for: query)
    if global.json {
      try console.print(json: MemorySearchReport(matches))
    } else {
      for match in matches { show(match, console) }
      if matches.isEmpty { console.printStatus(Texts.nothing(in: language)) }
    }
    if memory.diagnostics.contains(where: { $0.severity == .error }) { throw ExitStatus.data }
  }

  private func show(_ match: MemoryMatch, _ console: Console) {
    let unit = match.unit
    guard console.isOutputTerminal else {
      let fields = [
        "\(match.score)", unit.target, unit.source, unit.context ?? "", unit.origin.file,
      ]
      return console.print(lines: [OutputLine(fields: fields.map(KeyQuotation.escape))])
    }
    console.print("\(match.score)  \(unit.target)")
    if !match.isOfEqualText { console.print("     \(unit.source)") }
    console.print("     \(Texts.origin(unit.origin.file, isMachine: unit.origin.isMachine))")
  }
}

/// The output of `memory search --json`.
struct MemorySearchReport: Encodable {
  /// A translation of a similar text.
  struct Match: Encodable {
    var score: Int
    var source: String
    var target: String
    var key: String?
    var comment: String?
    var file: String
    var isMachineTranslated: Bool
  }

  var matches: [Match]

  init(_ matches: [MemoryMatch]) {
    self.matches = matches.map { match in
      Match(
        score: match.score,
        source: match.unit.source,
        target: match.unit.target,
        key: match.unit.context,
        comment: match.unit.comment,
        file: match.unit.origin.file,
        isMachineTranslated: match.unit.origin.isMachine
      )
    }
  }
}

extension MemorySearchCommand {
  enum Texts {
    static func nothing(in language: String) -> String {
      String(
        localized: "No translation into \(language) has a similar source text.",
        comment: "Status message of xcstrings memory search. The argument is a language"
      )
    }
    static func origin(_ file: String, isMachine: Bool) -> String {
      isMachine
        ? String(
          localized: "\(file), machine-translated",
          comment: "Origin of a translation in the translation memory; the argument is a file"
        ) : file
    }
  }
}
