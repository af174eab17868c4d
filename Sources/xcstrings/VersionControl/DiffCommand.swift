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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(
    help: ArgumentHelp(Texts.files, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var files: [String] = []

  @Option(
    name: [.long, .customLong("language")],
    help: ArgumentHelp(Texts.languages, valueName: ValidateCommand.Texts.languagesValue)
  )
  var languages: LanguageList?

  @Flag(help: ArgumentHelp(Texts.exitCode))
  var exitCode = false

  @Flag(help: ArgumentHelp(Texts.markdown))
  var markdown = false

  @Flag(help: ArgumentHelp(Texts.service))
  var service = false

  @Flag(help: ArgumentHelp(Texts.all))
  var all = false

  @Flag(help: ArgumentHelp(Texts.driver, visibility: .hidden))
  var driver = false

  @Flag(help: ArgumentHelp(Texts.textconv, visibility: .hidden))
  var textconv = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func validate() throws {
    if all, !service { throw ValidationError(Texts.allWithoutService) }
    if markdown, service || global.json { throw ValidationError(Texts.markdownAlone) }
  }

  func run() throws {
    let console = global.console
    if driver { return try GitDiffDriver(console: console).compare(files) }
    if textconv { return try GitDiffDriver(console: console).convert(files) }
    guard files.count == 2, files != [Self.standardInput, Self.standardInput] else {
      throw CommandFailure(Texts.twoFiles, hint: Texts.twoFilesHint, status: .usage)
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
      console.print(document: document ?? Markdown.escape(Texts.same))
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
    console.printStatus(isSameFile || !difference.isEmpty ? Texts.same : Texts.sameContent)
  }
}

// MARK: - Texts

extension DiffCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized:
          "Show the differences between two catalogs.",
        comment: "Help of xcstrings diff"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Shows keys, fields, and strings by language: + means added, - removed, ~ changed. The \
          layout of the file and the order of fields are ignored. '-' is standard input, and \
          REVISION:PATH is a version in git, such as HEAD~2:Localizable.xcstrings.

          As with git diff, the exit code is 0 even if there are differences; --exit-code changes \
          that. To get this output from git diff itself, see 'xcstrings install-git-drivers'.

          --service compares a catalog with the one that a translation service made of it, and \
          lists what changed besides the texts: lost characters and variants, states, copies of \
          the source text, fields and layout. If there is anything, the exit code is 1. 'xcstrings \
          merge --texts-only' takes the texts without these changes.

          Examples:
            xcstrings diff Old.xcstrings Localizable.xcstrings
            xcstrings diff Old.xcstrings Localizable.xcstrings --languages es --exit-code
            xcstrings diff HEAD~5:Localizable.xcstrings Localizable.xcstrings
            xcstrings diff origin/main:L.xcstrings L.xcstrings --markdown | gh pr comment --body-file -
            xcstrings diff --service Sent.xcstrings Received.xcstrings
          """,
        comment: "Help of xcstrings diff. Do not translate the indented lines"
      )
    }
    static var files: String {
      String(
        localized: "The old catalog and the new one.",
        comment: "Help of the arguments of xcstrings diff"
      )
    }
    static var languages: String {
      String(
        localized: "Show only the strings in these languages, separated by commas.",
        comment: "Help of xcstrings diff --languages"
      )
    }
    static var exitCode: String {
      String(
        localized: "Exit with status 1 if there are differences.",
        comment: "Help of xcstrings diff --exit-code"
      )
    }
    static var markdown: String {
      String(
        localized: "Print a table for each language as Markdown, for a comment of a pull request.",
        comment: "Help of xcstrings diff --markdown"
      )
    }
    static var markdownAlone: String {
      String(
        localized: "--markdown cannot be combined with --service and --json.",
        comment: "Error of xcstrings diff"
      )
    }
    static var service: String {
      String(
        localized: "List what a translation service changed besides the texts.",
        comment: "Help of xcstrings diff --service"
      )
    }
    static var all: String {
      String(
        localized: "List all changes (--service), not only the first ones of each kind.",
        comment: "Help of xcstrings diff --all. Do not translate --service"
      )
    }
    static var allWithoutService: String {
      String(localized: "--all needs --service.", comment: "Error of xcstrings diff")
    }
    static var driver: String {
      String(
        localized: "Accept the arguments that git passes to an external diff program.",
        comment: "Help of xcstrings diff --driver"
      )
    }
    static var textconv: String {
      String(
        localized: "Print a catalog with one string per line, for git log -p.",
        comment: "Help of xcstrings diff --textconv"
      )
    }
    static var twoFiles: String {
      String(
        localized: "Specify two catalogs: the old one and the new one.",
        comment: "Error of xcstrings diff with too few or too many arguments"
      )
    }
    static var twoFilesHint: String {
      String(
        localized: "One of them may be '-', which is standard input.",
        comment: "Below the error that xcstrings diff needs two catalogs"
      )
    }
    static var same: String {
      String(localized: "There are no differences.", comment: "Result of xcstrings diff")
    }
    static var sameContent: String {
      String(
        localized: "Only the layout differs.",
        comment: "Result of xcstrings diff: the files differ, but their content does not"
      )
    }
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
          DiffCommand.Texts.twoFiles,
          hint: DiffCommand.Texts.twoFilesHint,
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
        console.print(DiffCommand.Texts.sameContent)
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
        DiffCommand.Texts.twoFiles,
        hint: DiffCommand.Texts.twoFilesHint,
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
