import ArgumentParser
import CommandSupport
import Diagnostics
import Localization
import StringCatalog

/// Shows what differs between two catalogs.
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

  @Flag(help: ArgumentHelp(Texts.driver, visibility: .hidden))
  var driver = false

  @Flag(help: ArgumentHelp(Texts.textconv, visibility: .hidden))
  var textconv = false

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    if driver { return try GitDiffDriver(console: console).compare(files) }
    if textconv { return try GitDiffDriver(console: console).convert(files) }
    guard files.count == 2, files != [Self.standardInput, Self.standardInput] else {
      throw CommandFailure(Texts.twoFiles, hint: Texts.twoFilesHint, status: .usage)
    }
    let old = try read(files[0], console)
    let new = try read(files[1], console)
    let difference = new.catalog.difference(from: old.catalog)
    if global.json {
      let report = DiffJSONReport(old: old, new: new, filtered(difference))
      try console.print(json: report)
    } else {
      print(difference, isSameFile: old.content.bytes == new.content.bytes, console)
    }
    if exitCode, !filtered(difference).isEmpty { throw ExitStatus.findings }
  }

  private static let standardInput = "-"

  private func read(_ path: String, _ console: Console) throws -> CatalogFile {
    guard path == Self.standardInput else { return try CatalogFile(at: path, console) }
    let bytes = try FileSystem.readStandardInput()
    return try CatalogFile(FileContent(path: path, bytes: bytes), console)
  }

  /// Returns the difference as far as the languages are asked for.
  private func filtered(_ difference: CatalogDifference) -> CatalogDifference {
    guard let tags = languages?.tags else { return difference }
    return CatalogDifference(
      changes: difference.changes.filter { $0.path.language.map(tags.contains) ?? false }
    )
  }

  private func print(_ difference: CatalogDifference, isSameFile: Bool, _ console: Console) {
    let report = DiffTextReport(console: console, languages: languages?.tags)
    if report.print(difference) { return }
    console.remark(isSameFile || !difference.isEmpty ? Texts.same : Texts.sameContent)
  }
}
