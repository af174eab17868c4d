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
      abstract: .installGitDriversAbstract,
      discussion: .installGitDriversDiscussion
    )
  }

  @Flag(name: .customLong("global"), help: ArgumentHelp(.installGitDriversEverywhere))
  var everywhere = false

  @Flag(help: ArgumentHelp(.installGitDriversUninstall))
  var uninstall = false

  @Option(help: ArgumentHelp(.installGitDriversPrefer, valueName: .mergeSideValue))
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
      return console.printStatus(
        uninstall
          ? String(localized: .installGitDriversNotInstalled)
          : String(localized: .installGitDriversInstalledAlready)
      )
    }
    if writing.dryRun {
      console.print(String(localized: .installGitDriversWouldChange))
    } else {
      console.print(
        uninstall
          ? String(localized: .installGitDriversUninstalled)
          : String(localized: .installGitDriversInstalled)
      )
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
    if !uninstall, !everywhere {
      console.printStatus(String(localized: .installGitDriversEveryClone))
    }
  }
}

extension CatalogMerge.Preference: ExpressibleByArgument {}

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
