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
      abstract: .healthDisableAbstract,
      discussion: .healthDisableDiscussion
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
    session.printStatus(
      changes.dryRun
        ? String(localized: .healthDisableWouldBeOff) : String(localized: .healthDisableIsOff)
    )
  }
}
