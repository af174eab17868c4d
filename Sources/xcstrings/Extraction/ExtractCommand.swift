import ArgumentParser
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Prints the strings of the sources, without changing any catalog.
struct ExtractCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "extract",
      abstract: String(localized: .extractAbstract),
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var sources: SourceOptions

  @OptionGroup
  var declarations: DeclarationOptions

  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(.extractIndex, valueName: .sourceFolderValue),
    completion: .directory
  )
  var indexFolders: [String] = []

  @Option(
    name: .customLong("routine"),
    help: ArgumentHelp(.extractRoutine, valueName: .extractRoutineValue)
  )
  var routines: [String] = []

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(.extractCatalog, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var catalogPath: String?

  @Option(help: ArgumentHelp(.extractTable, valueName: .extractTableValue))
  var table: String?

  @Option(help: ArgumentHelp(.extractSourceLanguage, valueName: .sourceLanguageValue))
  var sourceLanguage: String?

  @Option(help: ArgumentHelp(.extractFormat, valueName: .sourceFormatValue))
  var format = Format.xcstrings

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.extractOutput, valueName: .sourceFolderValue),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(.extractSourceRoot, valueName: .sourceFolderValue),
    completion: .directory
  )
  var sourceRoot: String?

  @OptionGroup
  var conditions: ConditionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(.extractExplain, valueName: .keyKeyValue),
    completion: .keys
  )
  var explain: String?

  @Option(
    help: ArgumentHelp(.extractWhyNot, valueName: .extractWhyNotValue),
    completion: .file(extensions: ["swift"])
  )
  var whyNot: SourcePosition?

  @Flag(help: ArgumentHelp(.extractUnlocalized))
  var unlocalized = false

  @Flag(help: ArgumentHelp(.extractStrict))
  var strict = false

  @OptionGroup
  var caching: CacheOptions

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case xcstrings
    case stringsdata
    case json
  }

  mutating func run() async throws {
    guard queryCount < 2 else {
      throw CommandFailure(String(localized: .extractSeveralQuestions), status: .usage)
    }
    let console = global.console
    let project = try Project.find(console)
    if let catalogPath {
      return try await printStrings(ofCatalogAt: catalogPath, in: project, console)
    }
    let discovery = try discovery(in: project, console)
    let input = try await input(in: project, discovery, console)
    guard queryCount == 0 else {
      try await answer(input, in: project, console)
      return try unreadable.check(console)
    }
    let progress = global.json ? nil : console.extractionProgress
    defer { progress?.clear() }
    let printsJSON = format == .json || global.json && format != .stringsdata
    let extraction = try await input.extract(
      decodesStrings: !printsJSON,
      progress: progress?.show
    )
    progress?.clear()
    extraction.diagnostics.reportProblems(to: console)
    DiagnosticPrinter()
      .print(extraction.absenceProblems + extraction.resourceProblems, to: console)
    for error in extraction.unread { console.report(error) }
    var isPrinted = false
    if printsJSON { isPrinted = await printJSON(of: extraction, in: project, console) }
    let unresolved = format == .stringsdata ? await extraction.unresolvedLiterals() : [:]
    let written = Swift.Result {
      guard !isPrinted else { return }
      if format == .stringsdata {
        let resources = input.resources.flatMap(\.files)
        try writeStringsData(
          extraction,
          of: input.files + resources,
          unresolved: unresolved,
          in: project,
          console
        )
      } else {
        try report(extraction, in: project, language(in: project, discovery), console)
      }
    }
    await console.finish(extraction.cacheWriting)
    extraction.diagnostics.reportNotes(to: console)
    try written.get()
    if let error = extraction.unread.first { throw error.status }
    try unreadable.check(console)
  }

  private func report(
    _ extraction: SourceExtraction,
    in project: Project?,
    _ language: String,
    _ console: Console
  ) throws {
    let tables = TableStrings.group(extraction.allStrings, in: project)
    if format == .json || global.json {
      ExtractionReport(tables.filter { table == nil || $0.table == table }).print(to: console)
    } else if let output {
      try write(tables, to: output, language: language, console)
    } else {
      try print(selected(tables), language: language, console)
    }
  }

  private func language(in project: Project?, _ discovery: DiscoveredTargets?) -> String {
    sourceLanguage ?? project?.configuration.sourceLanguage ?? discovery?.developmentRegion
      ?? Project.defaultSourceLanguage
  }

  /// Returns the strings of the requested table, or of the only one.
  private func selected(_ tables: [TableStrings]) throws(CommandFailure) -> TableStrings {
    if let table {
      return tables.first { $0.table == table } ?? TableStrings(table: table, occurrences: [])
    }
    guard tables.count < 2 else {
      throw CommandFailure(
        Texts.severalTables(Quotation.list(tables.map(\.table))),
        hint: String(localized: .extractSeveralTablesHint),
        status: .usage
      )
    }
    return tables.first ?? TableStrings(table: Project.defaultTable, occurrences: [])
  }

  private func print(_ strings: TableStrings, language: String, _ console: Console) {
    let text = String(decoding: bytes(of: strings, language: language), as: UTF8.self)
    console.print(document: text.withControlsEscapedAsInJSON)
  }

  private func write(
    _ tables: [TableStrings],
    to folder: String,
    language: String,
    _ console: Console
  ) throws {
    let outputs = try tables.filter { table == nil || $0.table == table }
      .map { strings in
        let file = strings.occurrences.first?.location.file ?? folder
        let name = try PathComponent(catalogOf: strings.table, in: file)
        return (strings: strings, path: FileSystem.join(folder, name))
      }
    try OutputPaths.check(outputs.map(\.path))
    try FileSystem.createFolder(folder)
    for (strings, path) in outputs {
      let content = try FileSystem.content(of: path, as: .result)
      try FileSystem.replace(content, with: bytes(of: strings, language: language))
      console.printStatus(Texts.written(path))
    }
  }

  private func bytes(of strings: TableStrings, language: String) -> [UInt8] {
    catalog(of: strings.occurrences, sourceLanguage: language).catalog.printed()
  }
}

// MARK: - Texts

extension ExtractCommand {
  enum Texts {
    static var discussion: String {
      String(
        localized: """
          Does not change catalogs; use 'xcstrings sync' to update them. Without paths, the \
          command reads the source files of all targets except tests, as specified in \
          .xcstrings.yml or, without that file, in the Xcode projects and packages in the current \
          folder and its subfolders. It prints a catalog to standard output. With --format \
          stringsdata, it writes one file per source file to the folder of --output, as compilers \
          do, for 'xcstrings sync --stringsdata' on another machine.

          Examples:
            xcstrings extract --output Strings
            xcstrings extract Sources
            xcstrings extract Sources/MyTool --table MyTool > MyTool.xcstrings
            git ls-files '*.swift' | xcstrings extract --file-list - --format json
            xcstrings extract Sources/MyTool --format stringsdata --output Strings
            xcstrings extract --catalog App/InfoPlist.xcstrings
            xcstrings extract Sources --explain "Hello, %@"
            xcstrings extract Sources --why-not Sources/MyTool/Greeting.swift:12
            xcstrings extract Sources --unlocalized
          """,
        comment: "Help of xcstrings extract. Do not translate the indented lines"
      )
    }
    static func stringsDataWritten(_ count: Int, _ folder: String) -> String {
      String(
        localized: "Wrote the strings of \(count) source files to \(folder).",
        comment: "The second argument is the path of a folder"
      )
    }
    static func notASource(_ file: String) -> String {
      String(
        localized: "'\(file)' is not a source file of the project; it is read anyway.",
        comment: "Status message of xcstrings extract --why-not. The argument is a file"
      )
    }
    static func onlySwift(_ file: String) -> String {
      String(
        localized:
          "'\(file)' is not a Swift file; --why-not explains literals in Swift, and texts of storyboards, XIBs and Info.plist files.",
        comment:
          "Error of xcstrings extract --why-not. The argument is a file; do not translate the option"
      )
    }
    static func written(_ path: String) -> String {
      String(localized: "Wrote \(path).", comment: "The argument is the path of a file")
    }
    static func severalTables(_ tables: String) -> String {
      String(
        localized: "The code uses several tables: \(tables).",
        comment: "Error of xcstrings extract. The argument is a list of names"
      )
    }
  }
}
