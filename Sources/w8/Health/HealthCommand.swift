import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightPresentation

/// The command that syncs the log with Apple Health exports.
struct HealthCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "health",
      abstract: .healthAbstract,
      discussion: .healthDiscussion,
      subcommands: [
        HealthEnableCommand.self, HealthSyncCommand.self, HealthTakeCommand.self,
        HealthWatchCommand.self,
        HealthStatusCommand.self, HealthDebugCommand.self, HealthAnchorsCommand.self,
        HealthDisableCommand.self,
      ]
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions
}
