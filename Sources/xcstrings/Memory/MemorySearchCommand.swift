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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.text, valueName: FilterOptions.Texts.textValue))
  var text: String

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(Texts.language, valueName: SourceOptions.Texts.languageValue),
    completion: .languageList
  )
  var language: String

  @Option(help: ArgumentHelp(Texts.key, valueName: KeyOption.Texts.keyValue), completion: .keys)
  var key: String?

  @Option(help: ArgumentHelp(Texts.minScore, valueName: Texts.number))
  var minScore = 75

  @Option(help: ArgumentHelp(Texts.limit, valueName: Texts.number))
  var limit = 5

  @OptionGroup
  var catalogs: CatalogOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    guard (1...101).contains(minScore) else {
      throw ValidationError(EngineOptions.Texts.invalidScore)
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
    static var abstract: String {
      String(
        localized: "Find translations of similar texts.",
        comment: "Help of xcstrings memory search"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The score is 101 for the same text with the same key, 100 for the same text, 99 if only \
          case, spaces or the final punctuation differ, and otherwise the share of common words \
          and characters. Other placeholders, other numbers, negations, opposites and machine \
          translation lower it. If the output is piped, each line has five tab-separated fields: \
          score, translation, source text, key and file.

          Examples:
            xcstrings memory search "Open the door" --language es
            xcstrings memory search "Delete all" --language de --min-score 60 --json
          """,
        comment: "Help of xcstrings memory search. Do not translate the indented lines"
      )
    }
    static var text: String {
      String(
        localized: "The source text.",
        comment: "Help of the argument of xcstrings memory search"
      )
    }
    static var language: String {
      String(
        localized: "The language of the translations.",
        comment: "Help of xcstrings memory search --language"
      )
    }
    static var key: String {
      String(
        localized: "The key of the text; its own translation then comes first.",
        comment: "Help of xcstrings memory search --key"
      )
    }
    static var minScore: String {
      String(
        localized: "The least score of a match, from 1 to 101.",
        comment: "Help of xcstrings memory search --min-score"
      )
    }
    static var limit: String {
      String(
        localized: "The greatest number of matches.",
        comment: "Help of xcstrings memory search --limit"
      )
    }
    static var number: String {
      String(localized: "number", comment: "Help: placeholder for a number, one word")
    }
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
