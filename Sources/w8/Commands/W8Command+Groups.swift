import ArgumentParser
import Localization

extension W8Command {
  /// The commands as help lists them: what is used every day comes first.
  static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: Texts.log,
        subcommands: [
          LogCommand.self, ListCommand.self, LatestCommand.self, EditCommand.self,
          DeleteCommand.self, UndoCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.standing,
        subcommands: [
          SummaryCommand.self, ChangeCommand.self, StatsCommand.self, TrendCommand.self,
          ChartCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.aims,
        subcommands: [
          GoalCommand.self, MilestonesCommand.self, RemindersCommand.self, PregnancyCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.elsewhere,
        subcommands: [
          HealthCommand.self, ImportCommand.self, ExportCommand.self, ShareCommand.self,
          WidgetCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.settings,
        subcommands: [
          InitCommand.self, DemoCommand.self, SettingsCommand.self, StoreCommand.self,
          ForgetCommand.self,
        ]
      ),
    ]
  }

  private enum Texts {
    static var log: String {
      String(
        localized: "Weigh-ins",
        comment: "Help of w8: heading of the commands that log, show and change weights"
      )
    }
    static var standing: String {
      String(
        localized: "How things stand",
        comment: "Help of w8: heading of the commands that show averages, the trend and charts"
      )
    }
    static var aims: String {
      String(
        localized: "Goals and reminders",
        comment: "Help of w8: heading of the commands about goals, milestones, pregnancy"
      )
    }
    static var elsewhere: String {
      String(
        localized: "Other apps and people",
        comment: "Help of w8: heading of the commands that import, export, share"
      )
    }
    static var settings: String {
      String(
        localized: "Setting up and the log itself",
        comment: "Help of w8: heading of the commands about settings and the files of the log"
      )
    }
  }
}
