import ArgumentParser
import CommandSupport
import FoundationEssentials
import Localization

/// Has git merge and compare catalogs by this program.
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

  @OptionGroup
  var writing: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let scope = try scope(environment)
    let installation =
      try uninstall
      ? GitDriverInstallation(uninstallingFrom: scope)
      : GitDriverInstallation(
        installing: RunningProgram.shellCommand(
          name: XCStringsCommand.configuration.commandName ?? "",
          searchPath: environment["PATH"] ?? ""
        ),
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

  private func scope(_ environment: [String: String]) throws(CommandFailure) -> GitScope {
    guard everywhere else { return .repository(workTree: try Git.workTree()) }
    let folder = environment["XDG_CONFIG_HOME"]
    return .user(
      home: environment["HOME"] ?? "",
      configurationFolder: folder.flatMap { $0.isEmpty ? nil : $0 }
    )
  }

  private func print(_ installation: GitDriverInstallation, _ console: Console) {
    if installation.isDone {
      return console.remark(uninstall ? Texts.notInstalled : Texts.installedAlready)
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
      console.print("  \(sign) \(installation.attributesPath): \(GitAttributes.line)")
    }
    if !uninstall, !everywhere { console.remark(Texts.everyClone) }
  }
}
