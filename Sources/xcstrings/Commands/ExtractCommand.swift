import ArgumentParser
import CatalogSync
import CommandSupport
import Diagnostics
import ExtractedStrings
import Localization
import ProjectModel
import StringCatalog

/// Prints what the sources say, and touches no catalog.
struct ExtractCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "extract",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var sources: SourceOptions

  @OptionGroup
  var declarations: DeclarationOptions

  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(Texts.index, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var indexFolders: [String] = []

  @Option(
    name: .customLong("routine"),
    help: ArgumentHelp(Texts.routine, valueName: Texts.routineValue)
  )
  var routines: [String] = []

  @Option(help: ArgumentHelp(Texts.table, valueName: Texts.tableValue))
  var table: String?

  @Option(help: ArgumentHelp(Texts.sourceLanguage, valueName: SourceOptions.Texts.languageValue))
  var sourceLanguage: String?

  @Option(help: ArgumentHelp(Texts.format, valueName: SourceOptions.Texts.formatValue))
  var format = Format.xcstrings

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.folderValue),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(Texts.sourceRoot, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var sourceRoot: String?

  @OptionGroup
  var conditions: ConditionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.explain, valueName: KeyOption.Texts.keyValue),
    completion: .keys
  )
  var explain: String?

  @Option(
    help: ArgumentHelp(Texts.whyNot, valueName: Texts.whyNotValue),
    completion: .file(extensions: ["swift"])
  )
  var whyNot: SourcePosition?

  @Flag(help: ArgumentHelp(Texts.unlocalized))
  var unlocalized = false

  @Flag(help: ArgumentHelp(Texts.strict))
  var strict = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// How the strings are written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case xcstrings
    case stringsdata
    case json
  }

  mutating func run() async throws {
    guard questionCount < 2 else {
      throw CommandFailure(Texts.severalQuestions, status: .usage)
    }
    let console = global.console
    let project = try Project.find(console)
    let discovery = try discovery(in: project)
    let input = try await input(in: project, discovery, console)
    guard questionCount == 0 else { return try await answer(input, in: project, console) }
    try await Extraction.read(input, console, isMachineRead: global.json) { extraction in
      extraction.reportProblems(to: console)
      if format == .stringsdata {
        try writeStringsData(extraction, of: input.files, in: project, console)
      } else {
        try report(extraction, in: project, language(in: project, discovery), console)
      }
    }
  }

  private func report(
    _ extraction: Extraction,
    in project: Project?,
    _ language: String,
    _ console: Console
  ) throws {
    let tables = TableStrings.group(extraction.strings.occurrences, in: project)
    if format == .json || global.json {
      ExtractionReport(tables.filter { table == nil || $0.table == table }).print(to: console)
    } else if let output {
      try write(tables, to: output, language: language, console)
    } else {
      try print(selected(tables), language: language, console)
    }
  }

  private func language(in project: Project?, _ discovery: ProjectDiscovery?) -> String {
    sourceLanguage ?? project?.configuration.sourceLanguage ?? discovery?.developmentRegion
      ?? Project.defaultSourceLanguage
  }

  /// Returns the strings of the table that is asked for, or of the only one that there is.
  private func selected(_ tables: [TableStrings]) throws(CommandFailure) -> TableStrings {
    if let table {
      return tables.first { $0.table == table } ?? TableStrings(table: table, occurrences: [])
    }
    guard tables.count < 2 else {
      throw CommandFailure(
        Texts.severalTables(Quotation.list(tables.map(\.table))),
        hint: Texts.severalTablesHint,
        status: .usage
      )
    }
    return tables.first ?? TableStrings(table: Project.defaultTable, occurrences: [])
  }

  private func print(_ strings: TableStrings, language: String, _ console: Console) {
    console.print(exactly: bytes(of: strings, language: language))
    console.print("")
  }

  private func write(
    _ tables: [TableStrings],
    to folder: String,
    language: String,
    _ console: Console
  ) throws {
    try FileSystem.createFolder(folder)
    for strings in tables where table == nil || strings.table == table {
      let path = FileSystem.join(folder, strings.table + Project.catalogSuffix)
      let content = try FileSystem.content(of: path)
      try FileSystem.replace(content, with: bytes(of: strings, language: language))
      console.remark(Texts.written(path))
    }
  }

  private func bytes(of strings: TableStrings, language: String) -> [UInt8] {
    catalog(of: strings.occurrences, sourceLanguage: language).catalog.printed()
  }
}
