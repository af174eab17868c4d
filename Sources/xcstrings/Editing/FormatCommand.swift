import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Formats catalogs like Xcode.
struct FormatCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "format",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Flag(help: ArgumentHelp(Texts.sort))
  var sort = false

  @Flag(help: ArgumentHelp(Texts.check))
  var check = false

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let project = try Project.find(console)
    let isPreview = check || dryRun.dryRun
    let files = try catalogs.selection(console).files(in: project)
    let results = files.map { file in
      Result(path: file.path, line: file.catalog.firstUnformattedLine(sortingKeys: sort))
    }
    if !isPreview {
      for (file, result) in zip(files, results) where !result.isFormatted {
        try FileSystem.replace(file.content, with: file.catalog.reformatted(sortingKeys: sort))
      }
    }
    if global.json {
      try console.print(json: Report(catalogs: results))
    } else {
      print(results, isPreview: isPreview, console)
    }
    if check, results.contains(where: { !$0.isFormatted }) { throw ExitStatus.findings }
  }

  private func print(_ results: [Result], isPreview: Bool, _ console: Console) {
    for result in results {
      guard let line = result.line else { continue }
      console.print(
        isPreview ? Texts.unformatted(result.path, line: line) : Texts.formatted(result.path)
      )
    }
    if results.allSatisfy(\.isFormatted) { console.printStatus(Texts.nothing(results.count)) }
  }

  /// The result for one catalog.
  private struct Result: Encodable {
    var path: String
    var isFormatted: Bool
    /// The first line that Xcode would write differently.
    var line: Int?

    init(path: String, line: Int?) {
      self.path = path
      self.line = line
      isFormatted = line == nil
    }
  }

  private struct Report: Encodable {
    var catalogs: [Result]
  }
}

extension FormatCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Format catalogs exactly as Xcode does.",
        comment: "Help of xcstrings format"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Only the layout of the file changes, not its content or encoding. The keys keep their \
          order unless you use --sort.

          Examples:
            xcstrings format
            xcstrings format --sort Localizable.xcstrings
            xcstrings format --check
          """,
        comment: "Help of xcstrings format. Do not translate the indented lines"
      )
    }
    static var sort: String {
      String(
        localized: "Sort the keys as Xcode does.",
        comment: "Help of xcstrings format --sort"
      )
    }
    static var check: String {
      String(
        localized:
          "Change nothing: list unformatted catalogs and, if there are any, exit with status 1.",
        comment: "Help of xcstrings format --check"
      )
    }
    static func unformatted(_ path: String, line: Int) -> String {
      String(
        localized: "\(path):\(String(line)): Xcode would write this line differently.",
        comment: "The arguments are the path of a catalog and the number of its first such line"
      )
    }
    static func formatted(_ path: String) -> String {
      String(localized: "Formatted \(path).", comment: "The argument is the path of a catalog")
    }
    static func nothing(_ count: Int) -> String {
      String(
        localized: "\(count) catalogs are already formatted.",
        comment: "Status message of xcstrings format"
      )
    }
  }
}
