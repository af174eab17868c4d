import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that turns off the sync with Apple Health.
struct HealthDisableCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "disable",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    let keeper = HealthStateStore(session)
    var state = try keeper.state()
    if !changes.dryRun, state.isEnabled { try keeper.change { $0.isEnabled = false } }
    state.isEnabled = false
    if global.json {
      return try session.console.print(json: HealthStatusReport(state))
    }
    session.printStatus(changes.dryRun ? Texts.wouldBeOff : Texts.isOff)
  }

  private enum Texts {
    static var abstract: String {
      String(localized: "Turn Apple Health off.", comment: "Help of w8 health disable")
    }
    static var discussion: String {
      String(
        localized: """
          Imported entries stay in the log. w8 stores which export it read last; 'w8 health \
          enable' continues from there.

          Example:
            w8 health disable
          """,
        comment: "Help of w8 health disable. Do not translate commands"
      )
    }
    static var isOff: String {
      String(
        localized: "Apple Health is off; imported entries stay in the log.",
        comment: "After 'w8 health disable'"
      )
    }
    static var wouldBeOff: String {
      String(
        localized: "Apple Health would be off; imported entries would stay in the log.",
        comment: "After 'w8 health disable --dry-run'"
      )
    }
  }
}
