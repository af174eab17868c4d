import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import FoundationEssentials
import Localization
import StringCatalog

/// Configures git to merge and compare catalogs with this program.
struct InstallGitDriversCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "install-git-drivers",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Flag(name: .customLong("global"), help: ArgumentHelp(Texts.everywhere))
  var everywhere = false

  @Flag(help: ArgumentHelp(Texts.uninstall))
  var uninstall = false

  @Option(help: ArgumentHelp(Texts.prefer, valueName: MergeCommand.Texts.sideValue))
  var prefer: CatalogMerge.Preference?

  @OptionGroup
  var writing: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let environment = CommandContext.current.environment
    let scope = try scope(environment)
    let installation =
      try uninstall
      ? GitDriverInstallation(uninstallingFrom: scope)
      : GitDriverInstallation(
        installing: RunningProgram.shellCommand(
          name: XCStringsCommand.configuration.commandName ?? "",
          searchPath: environment["PATH"] ?? ""
        ),
        preferring: prefer,
        in: scope
      )
    if !writing.dryRun { try installation.perform() }
    let console = global.console
    if global.json {
      try console.print(json: GitDriversJSONReport(installation, isDryRun: writing.dryRun))
    } else {
      print(installation, console)
    }
  }

  private func scope(_ environment: [String: String]) throws -> GitScope {
    guard everywhere else { return .repository(try .current()) }
    let folder = environment["XDG_CONFIG_HOME"]
    return .user(
      home: environment["HOME"] ?? "",
      configurationFolder: folder.flatMap { $0.isEmpty ? nil : $0 }
    )
  }

  private func print(_ installation: GitDriverInstallation, _ console: Console) {
    if installation.isDone {
      return console.printStatus(uninstall ? Texts.notInstalled : Texts.installedAlready)
    }
    if writing.dryRun {
      console.print(Texts.wouldChange)
    } else {
      console.print(uninstall ? Texts.uninstalled : Texts.installed)
    }
    for change in installation.changes {
      let value = change.value.map { " = \($0)" } ?? ""
      console.print("  \(change.value == nil ? "-" : "+") \(change.setting)\(value)")
    }
    if installation.changesAttributes {
      let sign = uninstall ? "-" : "+"
      for line in GitAttributes.installedLines {
        console.print("  \(sign) \(installation.attributesPath): \(line)")
      }
    }
    if !uninstall, !everywhere { console.printStatus(Texts.everyClone) }
  }
}

extension CatalogMerge.Preference: ExpressibleByArgument {}

// MARK: - Texts

extension InstallGitDriversCommand {
  enum Texts {
    static var prefer: String {
      String(
        localized:
          "Merge conflicts as 'xcstrings merge --prefer' does: ours, theirs or finished (default: a person decides).",
        comment: "Help of xcstrings install-git-drivers --prefer. Do not translate the values"
      )
    }
    static var abstract: String {
      String(
        localized: "Configure git to merge and compare catalogs string by string.",
        comment: "Help of xcstrings install-git-drivers"
      )
    }
    static var discussion: String {
      String(
        localized: """
          After that, git merge, git rebase and git cherry-pick combine the keys and translations \
          of both sides, and report a conflict only if both changed the same string. git diff \
          shows the differences by language, and git log -p shows one string per line; \
          --no-ext-diff --no-textconv shows the unprocessed file.

          The command sets the drivers in the configuration of this clone and adds lines to \
          .gitattributes:

            *.xcstrings merge=xcstrings diff=xcstrings
            **/.xcstrings/review.jsonl merge=xcstrings

          The second one is for the records of 'xcstrings review'. Commit that file. Each team member must run the command once in their clone; in other \
          clones, git still merges line by line.

          Examples:
            xcstrings install-git-drivers
            xcstrings install-git-drivers --dry-run
            xcstrings install-git-drivers --uninstall
          """,
        comment: "Help of xcstrings install-git-drivers. Do not translate the indented lines"
      )
    }
    static var everywhere: String {
      String(
        localized:
          "Install the drivers for all your repositories, in your global git configuration and attributes.",
        comment: "Help of xcstrings install-git-drivers --global"
      )
    }
    static var uninstall: String {
      String(
        localized: "Remove the drivers.",
        comment: "Help of xcstrings install-git-drivers --uninstall"
      )
    }
    static var installed: String {
      String(
        localized: "Git now merges and compares catalogs string by string.",
        comment: "Result of xcstrings install-git-drivers, above the settings"
      )
    }
    static var uninstalled: String {
      String(
        localized: "Git merges and compares catalogs line by line again.",
        comment: "Result of xcstrings install-git-drivers --uninstall, above the settings"
      )
    }
    static var wouldChange: String {
      String(
        localized: "These settings would change:",
        comment: "Result of xcstrings install-git-drivers --dry-run, above the settings"
      )
    }
    static var installedAlready: String {
      String(
        localized: "The drivers are already installed.",
        comment: "Result of xcstrings install-git-drivers"
      )
    }
    static var notInstalled: String {
      String(
        localized: "The drivers are not installed.",
        comment: "Result of xcstrings install-git-drivers --uninstall"
      )
    }
    static var everyClone: String {
      String(
        localized:
          "Commit .gitattributes. Each team member must run this command once in their clone.",
        comment: "Below the settings that xcstrings install-git-drivers has changed"
      )
    }
  }
}

/// The output of `install-git-drivers --json`.
struct GitDriversJSONReport: Encodable {
  /// A change of a setting.
  struct Change: Encodable {
    var setting: String
    /// The value; `nil` if the setting is removed.
    var value: String?
  }

  var settings: [Change]
  var attributesFile: String
  var attributesLine: String
  var attributesLines: [String]
  var changesAttributes: Bool
  var isDryRun: Bool

  init(_ installation: GitDriverInstallation, isDryRun: Bool) {
    settings = installation.changes.map { Change(setting: $0.setting, value: $0.value) }
    attributesFile = installation.attributesPath
    attributesLine = GitAttributes.installedLines[0]
    attributesLines = GitAttributes.installedLines
    changesAttributes = installation.changesAttributes
    self.isDryRun = isDryRun
  }
}
