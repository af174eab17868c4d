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
        HealthEnableCommand.self, HealthSyncCommand.self, HealthTakeCommand.self,
        HealthWatchCommand.self,
        HealthStatusCommand.self, HealthDebugCommand.self, HealthAnchorsCommand.self,
        HealthDisableCommand.self,
      ]
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  enum Texts {
    static var abstract: String {
      String(
        localized: "Import weights from the Health app on your iPhone.",
        comment: "Help of w8 health"
      )
    }
    static var discussion: String {
      String(
        localized: """
          To get your weights from the iPhone, create an export:
            1. Open the Health app on the iPhone and tap your picture at the top.
            2. Tap 'Export All Health Data' at the very bottom. This takes a few minutes.
            3. Send the file export.zip to this computer: by AirDrop, email, cable or a cloud \
          folder.
            4. On this computer, run: w8 health enable export.zip

          Later exports add new values and delete values that you deleted on the iPhone; no value \
          is added twice. Entries that you logged yourself are never changed.

          Examples:
            w8 health enable Downloads/export.zip
            w8 health sync
            w8 health watch Downloads
          """,
        comment:
          "Help of w8 health. The names of buttons are those of Apple's Health app in the language of the text; do not translate commands"
      )
    }
  }
}
