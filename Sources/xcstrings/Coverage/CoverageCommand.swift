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
      abstract: String(localized: .coverageAbstract),
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(.syncCatalogs, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var catalogs: [String] = []

  @Option(
    name: [.customLong("languages"), .customLong("language")],
    help: ArgumentHelp(
      .filterLanguage,
      valueName: .validateLanguagesValue
    )
  )
  var languages: LanguageList?

  @Flag(help: ArgumentHelp(.coverageAll))
  var all = false

  @Flag(help: ArgumentHelp(.coverageHuman))
  var human = false

  @Option(help: ArgumentHelp(.coverageFailUnder, valueName: .sharedPercentValue))
  var failUnder: CoverageThreshold?

  @Option(help: ArgumentHelp(.coverageReport, valueName: .sourceFormatValue))
  var report = CoverageFormat.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(.reportOutput, valueName: .sharedFileValue),
    completion: .file()
  )
  var output: String?

  @Option(help: ArgumentHelp(.coverageBaseUrl, valueName: .coverageAddressValue))
  var baseURL: String?

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var access: AccessOptions

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    if output != nil, !report.isDocument {
      throw ValidationError(String(localized: .coverageWithoutDocument))
    }
    if let baseURL, !["https://", "http://"].contains(where: baseURL.hasPrefix) {
      throw ValidationError(String(localized: .coverageNoAddress))
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
