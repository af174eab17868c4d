import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Shows the files of the translation memory, with the number of their translations.
struct MemoryStatsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stats",
      abstract: String(
        localized: "Show how many translations the memory has, by language and file.",
        comment: "Help of xcstrings memory stats"
      )
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("l"), .long],
    help: ArgumentHelp(
      .memoryExportLanguage,
      valueName: .sourceLanguageValue
    )
  )
  var language: [LanguageList] = []

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(in: project)
    let named = language.flatMap(\.tags)
    let languages = named.isEmpty ? files.targetLanguages(and: project) : named
    let memories = try languages.map {
      try ProjectMemory(language: $0, catalogs: files, project: project)
    }
    DiagnosticPrinter().print(memories.first?.diagnostics ?? [], to: console)
    if global.json {
      try console.print(json: MemoryStatsReport(memories))
    } else {
      let rows = memories.flatMap { memory in
        memory.sources.filter { $0.count > 0 }
          .map { [memory.language, $0.path, "\($0.count)"] }
      }
      if console.isOutputTerminal {
        for line in rows.alignedLines(leadingColumns: 2) { console.print(line) }
      } else {
        console.print(lines: rows.map { OutputLine(fields: $0.map(KeyQuotation.escape)) })
      }
    }
    let hasErrors = memories.contains { $0.diagnostics.contains { $0.severity == .error } }
    if hasErrors { throw ExitStatus.data }
  }
}

/// The output of `memory stats --json`.
struct MemoryStatsReport: Encodable {
  /// The translations into a language.
  struct Language: Encodable {
    var language: String
    var translations: Int
    var sources: [Source]
  }

  /// The translations of a file.
  struct Source: Encodable {
    var file: String
    var translations: Int
    var penalty: Int
  }

  var languages: [Language]

  init(_ memories: [ProjectMemory]) {
    languages = memories.map { memory in
      Language(
        language: memory.language,
        translations: memory.sources.reduce(0) { $0 + $1.count },
        sources: memory.sources.map {
          Source(file: $0.path, translations: $0.count, penalty: $0.penalty)
        }
      )
    }
  }
}
