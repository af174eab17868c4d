import ArgumentParser
import CommandSupport
import FileSystem
import Localization

/// The command that syncs the log with Apple Health exports.
struct HealthCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "health",
      abstract: Texts.abstract,
      discussion: Texts.discussion,
      subcommands: [
        HealthEnableCommand.self, HealthSyncCommand.self, HealthWatchCommand.self,
        HealthStatusCommand.self, HealthDebugCommand.self, HealthAnchorsCommand.self,
        HealthDisableCommand.self,
      ]
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  enum Texts {
    static var abstract: String {
      String(
        localized: "Import the weights of the Health app of your iPhone.",
        comment: "Help of w8 health"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Your weights leave the iPhone in a file, called an export:
            1. Open the Health app on the iPhone and tap your picture at the top.
            2. Tap 'Export All Health Data' at the very bottom. That takes a few minutes.
            3. Send the file export.zip to this computer: by AirDrop, email, cable or a cloud \
          folder.
            4. Tell w8 where it is: w8 health enable export.zip

          Later exports bring what has changed since: what is new is added, what you deleted on \
          the iPhone is deleted here, and nothing is added twice. What you logged yourself is \
          never touched.

          Examples:
            w8 health enable Downloads/export.zip
            w8 health sync
            w8 health watch Downloads
          """,
        comment:
          "Help of w8 health. The names of buttons are those of Apple's Health app in the language of the text; commands stay as they are"
      )
    }
  }
}
