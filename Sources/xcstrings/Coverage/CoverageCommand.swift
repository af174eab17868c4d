import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Shows the translation progress of each language.
struct CoverageCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "coverage",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(SyncCommand.Texts.catalogs, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    name: [.customLong("languages"), .customLong("language")],
    help: ArgumentHelp(
      FilterOptions.Texts.language,
      valueName: ValidateCommand.Texts.languagesValue
    )
  )
  var languages: LanguageList?

  @Flag(help: ArgumentHelp(Texts.all))
  var all = false

  @Flag(help: ArgumentHelp(Texts.human))
  var human = false

  @Option(help: ArgumentHelp(Texts.failUnder, valueName: Texts.percentValue))
  var failUnder: CoverageThreshold?

  @Option(help: ArgumentHelp(Texts.report, valueName: SourceOptions.Texts.formatValue))
  var report = CoverageFormat.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(ReportOptions.Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .file()
  )
  var output: String?

  @Option(help: ArgumentHelp(Texts.baseURL, valueName: Texts.addressValue))
  var baseURL: String?

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    if output != nil, !report.isDocument { throw ValidationError(Texts.withoutDocument) }
    if let baseURL, !["https://", "http://"].contains(where: baseURL.hasPrefix) {
      throw ValidationError(Texts.noAddress)
    }
  }

  func run() async throws {
    let console = global.console
    let project = try Project.find(console)
    let paths = try console.selection(of: catalogs).paths(in: project)
    var files = try readableFiles(at: paths, console)
    if project?.configuration.review.guardLevel == .strict,
      let review = try console.reviewGuard(of: project)
    {
      for index in files.indices { files[index] = await review.markingOutdated(in: files[index]) }
    }
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      languages?.tags ?? [],
      known: configured + files.flatMap(\.catalog.languages)
    )
    let coverage = await Coverage(
      of: files,
      in: languages?.tags ?? (configured.isEmpty ? nil : configured),
      countsMachine: !human
    )
    let shortfalls = failUnder.map(coverage.shortfalls) ?? []
    let isUnread = Result { () throws(ExitStatus) in try unreadable.check(console) }
    try print(coverage, of: files, shortfalls, to: console)
    if files.count < paths.count { throw ExitStatus.data }
    try isUnread.get()
    if !shortfalls.isEmpty { throw ExitStatus.findings }
  }

  /// Reads the catalogs, and reports those that are damaged.
  ///
  /// - Throws: `FileError` if a file cannot be read, or the error of the only catalog.
  private func readableFiles(at paths: [String], _ console: Console) throws -> [CatalogFile] {
    var files: [CatalogFile] = []
    var errors: [WorkspaceError] = []
    for path in paths {
      do {
        files.append(try CatalogFile(at: path))
      } catch let error as WorkspaceError {
        errors.append(error)
      }
    }
    if files.isEmpty, let error = errors.popLast() {
      for error in errors { console.report(error) }
      throw error
    }
    for error in errors { console.report(error) }
    return files
  }

  private func print(
    _ coverage: Coverage,
    of files: [CatalogFile],
    _ shortfalls: [Diagnostic],
    to console: Console
  ) throws {
    let form = global.json && output == nil ? CoverageFormat.json : report
    if form == .github {
      let table = CoverageTable(coverage, showsAll: all)
      CoverageTextReport(coverage, showsAll: all, console).print()
      return GitHubReport(findings: shortfalls, headings: [], markup: table.markdown)
        .print(to: console)
    }
    if let document = try document(of: coverage, files, as: form) {
      if let output {
        try FileSystem.replace(
          FileSystem.content(of: output, as: .result),
          with: Array("\(document)\n".utf8)
        )
      } else {
        console.print(document: document)
      }
    }
    if global.json, output != nil {
      try console.print(json: CoverageJSONReport(coverage, failUnder))
    } else if form == .text || output != nil {
      CoverageTextReport(coverage, showsAll: all, console).print()
    }
    DiagnosticPrinter().print(shortfalls, to: console)
  }

  /// Returns the report as a document; `nil` for the text format.
  private func document(
    of coverage: Coverage,
    _ files: [CatalogFile],
    as form: CoverageFormat
  ) throws -> String? {
    let workflow = GitHubWorkflow(filesAddress: baseURL)
    return switch form {
    case .text, .github: nil
    case .json: try String(json: CoverageJSONReport(coverage, failUnder))
    case .markdown: CoverageMarkdown(coverage, showsAll: all, of: files, in: workflow).text
    case .html: CoveragePage(coverage, of: files, in: workflow).text
    }
  }
}

// MARK: - Texts

extension CoverageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show the translation progress of each language.",
        comment: "Help of xcstrings coverage"
      )
    }
    static var discussion: String {
      String(
        localized: """
          A key is translated if all its plural and device variants are translated; an empty \
          translation counts as missing. Keys that need no translation are not counted, and stale \
          keys have a separate column. Machine translations count as translated unless --human is \
          given, and so do keys without letters. If more than 25% of a language's texts are the same as the source text, \
          these do not count as done. Percentages are rounded down.

          Examples:
            xcstrings coverage
            xcstrings coverage Localizable.xcstrings --languages es,fr --json
            xcstrings coverage --human --fail-under 90
            xcstrings coverage --report markdown > coverage.md
            xcstrings coverage --report html --output coverage.html
          """,
        comment: "Help of xcstrings coverage. Do not translate the indented lines"
      )
    }
    static var all: String {
      String(
        localized: "Show the rows of complete catalogs, too.",
        comment: "Help of xcstrings coverage --all"
      )
    }
    static var human: String {
      String(
        localized: "Count only texts that people have finished, no machine translations.",
        comment: "Help of xcstrings coverage --human"
      )
    }
    static var failUnder: String {
      String(
        localized:
          "Exit with status 1 if less than this percentage of a catalog is translated into a language.",
        comment: "Help of xcstrings coverage --fail-under"
      )
    }
    static var percentValue: String {
      String(
        localized: "percent",
        comment: "Help: placeholder for a number from 0 to 100, one word"
      )
    }
    static var report: String {
      String(
        localized:
          "The format of the report; html and markdown also list the keys that are missing in each language.",
        comment: "Help of xcstrings coverage --report"
      )
    }
    static var baseURL: String {
      String(
        localized:
          "The URL of the repository's files, for links to lines; not needed in GitHub workflows.",
        comment: "Help of xcstrings coverage --base-url"
      )
    }
    static var addressValue: String {
      String(
        localized: "url",
        comment:
          "Help: placeholder for a web address, one word. [validate:off unchanged-translation]"
      )
    }
    static var noAddress: String {
      String(
        localized: "--base-url requires a URL that starts with https:// or http://.",
        comment: "Error of xcstrings coverage. Do not translate the option and the URL schemes"
      )
    }
    static var withoutDocument: String {
      String(
        localized: "--output requires --report json, html or markdown.",
        comment: "Error of xcstrings coverage. Do not translate the options and formats"
      )
    }
  }
}

/// The formats of the coverage report.
enum CoverageFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  case markdown
  case html
  case github

  /// Whether the report is a document.
  var isDocument: Bool { self == .markdown || self == .html || self == .json }
}
