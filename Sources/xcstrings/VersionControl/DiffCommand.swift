import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Shows the differences between two catalogs.
struct DiffCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract: .diffAbstract,
      discussion: .diffDiscussion
    )
  }

  @Argument(
    help: ArgumentHelp(.diffFiles, valueName: .syncCatalogValue),
    completion: .catalogs
  )
  var files: [String] = []

  @Option(
    name: [.long, .customLong("language")],
    help: ArgumentHelp(.diffLanguages, valueName: .validateLanguagesValue)
  )
  var languages: LanguageList?

  @Flag(help: ArgumentHelp(.diffExitCode))
  var exitCode = false

  @Flag(help: ArgumentHelp(.diffMarkdown))
  var markdown = false

  @Flag(help: ArgumentHelp(.diffService))
  var service = false

  @Flag(help: ArgumentHelp(.diffAll))
  var all = false

  @Flag(help: ArgumentHelp(.diffDriver, visibility: .hidden))
  var driver = false

  @Flag(help: ArgumentHelp(.diffTextconv, visibility: .hidden))
  var textconv = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    if all, !service { throw ValidationError(String(localized: .diffAllWithoutService)) }
    if markdown, service || global.json {
      throw ValidationError(String(localized: .diffMarkdownAlone))
    }
  }

  func run() throws {
    let console = global.console
    if driver { return try GitDiffDriver(console: console).compare(files) }
    if textconv { return try GitDiffDriver(console: console).convert(files) }
    guard files.count == 2, files != [Self.standardInput, Self.standardInput] else {
      throw CommandFailure(
        String(localized: .diffTwoFiles),
        hint: String(localized: .diffTwoFilesHint),
        status: .usage
      )
    }
    let old = try read(files[0], console)
    let new = try read(files[1], console)
    if service { return try reportService(old, new, console) }
    let difference = new.catalog.difference(from: old.catalog)
    if global.json {
      let report = DiffJSONReport(old: old, new: new, filtered(difference))
      try console.print(json: report)
    } else if markdown {
      let report = DiffTextReport(console: console, languages: languages?.tags)
      let document = DiffMarkdown(difference, title: new.path, like: report).text
      console.print(document: document ?? Markdown.escape(String(localized: .diffSame)))
    } else {
      print(difference, isSameFile: old.content.bytes == new.content.bytes, console)
    }
    if exitCode, !filtered(difference).isEmpty { throw ExitStatus.findings }
  }

  /// Reports what a translation service changed besides the texts.
  private func reportService(
    _ old: CatalogFile,
    _ new: CatalogFile,
    _ console: Console
  ) throws {
    let comparison = ServiceComparison(
      before: old.catalog,
      after: new.catalog.replacing(try Project.languageCodes(console)),
      languages: languages.map { Set($0.tags) }
    )
    let report = ServiceReport(old: old, new: new, comparison: comparison)
    if global.json {
      try console.print(json: ServiceJSONReport(report))
    } else {
      report.print(all: all, to: console)
    }
    if !comparison.changes.isEmpty { throw ExitStatus.findings }
  }

  /// The argument for standard input.
  static let standardInput = "-"

  private func read(_ path: String, _ console: Console) throws -> CatalogFile {
    guard path == Self.standardInput else {
      return try CatalogFile(FileContent.ofCatalog(named: path))
    }
    let bytes = try FileSystem.readStandardInput()
    return try CatalogFile(FileContent(path: path, bytes: bytes))
  }

  /// Returns the differences in the selected languages.
  private func filtered(_ difference: CatalogDifference) -> CatalogDifference {
    guard let tags = languages?.tags else { return difference }
    return CatalogDifference(
      changes: difference.changes.filter { $0.path.language.map(tags.contains) ?? false }
    )
  }

  private func print(_ difference: CatalogDifference, isSameFile: Bool, _ console: Console) {
    let report = DiffTextReport(console: console, languages: languages?.tags)
    if report.print(difference) { return }
    console.printStatus(
      isSameFile || !difference.isEmpty
        ? String(localized: .diffSame) : String(localized: .diffSameContent)
    )
  }
}

// MARK: - Texts

extension DiffCommand {
  enum Texts {
    static func notCatalog(_ path: String) -> String {
      String(
        localized:
          "'\(path)' cannot be compared as a catalog; 'git diff --no-ext-diff' shows its lines.",
        comment: "In the output of git diff, below the reasons. Do not translate the command"
      )
    }
    static func unmerged(_ path: String) -> String {
      String(
        localized: "'\(path)' is not merged yet.",
        comment: "In the output of git diff: a file with a conflict"
      )
    }
  }
}

/// The commands that git runs to show differences.
///
/// Git stops at a file for which the command fails, and does not show the following files.
/// Therefore, the command never fails. For a file that is not a catalog, it prints a line with the
/// error.
struct GitDiffDriver {
  let console: Console

  /// Shows the differences of one file, as `diff.<driver>.command` requires.
  func compare(_ arguments: [String]) throws {
    guard let files = ExternalDiff(arguments) else {
      // For a file with a conflict, git passes only its path.
      guard arguments.count == 1 else {
        throw CommandFailure(
          String(localized: .diffTwoFiles),
          hint: String(localized: .diffTwoFilesHint),
          status: .usage
        )
      }
      return console.print(DiffCommand.Texts.unmerged(arguments[0]))
    }
    console.print(console.styled(files.title, .bold))
    let report = DiffTextReport(console: console, languages: nil)
    switch try? files.catalogs() {
    case .success(let catalogs)?:
      if !report.print(catalogs.new.difference(from: catalogs.old)) {
        console.print(String(localized: .diffSameContent))
      }
    case .failure(let unreadable)?:
      let printer = DiagnosticPrinter()
      for line in unreadable.diagnostics.flatMap({ printer.lines(of: $0) }) { console.print(line) }
      console.print(DiffCommand.Texts.notCatalog(files.path))
    case nil: console.print(DiffCommand.Texts.notCatalog(files.path))
    }
  }

  /// Prints a catalog as lines for `diff.<driver>.textconv`; other files are printed unchanged.
  func convert(_ arguments: [String]) throws {
    guard arguments.count == 1 else {
      throw CommandFailure(
        String(localized: .diffTwoFiles),
        hint: String(localized: .diffTwoFilesHint),
        status: .usage
      )
    }
    let bytes = try FileSystem.read(arguments[0], as: .catalog)
    let parsed = StringCatalog.parse(bytes, file: arguments[0])
    guard let catalog = parsed.value, !parsed.hasErrors else {
      return console.print(exactly: bytes)
    }
    for line in UnitLines(catalog).lines { console.print(line) }
  }
}
