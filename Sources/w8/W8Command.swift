import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The root command: a log of body weight for the terminal.
struct W8Command: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "w8",
      abstract: String(
        localized: "Keep a log of your weight, in your language and your units.",
        comment: "Help of w8"
      ),
      discussion: String(
        localized: """
          All data stays on this computer, in files that only you can read: in the folder \
          ~/.local/share/w8, or in the one in W8_HOME.

          New here? Start with 'w8 init', or try sample data with 'w8 demo'. Without a command, \
          w8 shows the state of your log.

          Language, numbers, dates and units depend on LANG, LC_ALL and similar variables; no \
          locale needs to be installed.
          """,
        comment: "Help of w8. Do not translate names of variables and paths"
      ),
      version: Version.text,
      groupedSubcommands: groups
    )
  }

  /// The global options are also allowed before the name of the subcommand.
  @OptionGroup(title: GlobalOptions.title)
  var global: LogOptions

  /// Shows the state of the log and the next commands; without a log, the first commands.
  func run() throws {
    let session = try Session.open(global)
    let goal = session.settings.goal
    if global.json {
      let today = try session.logSummary(on: session.today)
      return try session.console.print(json: SummaryReport(today, goal: goal))
    }
    let today = try session.recentSummary(on: session.today, needsStreak: true)
    guard !today.entries.isEmpty || today.isBeforeFirst else {
      for line in TextTable.facts(firstCommands(session), width: session.lineWidth) {
        session.console.print(line)
      }
      return
    }
    let lines = SummaryLines(session.notation).lines(today, goal: goal, width: session.lineWidth)
    for line in lines { session.console.print(line) }
    let due = session.dueReminders(today.entries, shown: ShownReminders(session.location))
    let messages = ReminderMessages(session.notation)
    for reminder in due {
      session.console.print(messages.text(of: reminder.reminder.occasion))
    }
    let commands = ["w8 log \(session.notation.example)", "w8 chart", "w8 --help"]
    session.printStatus("\n" + Texts.next(commands))
  }
}

// MARK: - Groups

extension W8Command {
  /// The commands that a new user needs, with their meanings.
  private func firstCommands(_ session: Session) -> [TextTable.Fact] {
    [
      ("w8 log \(session.notation.example)", String(localized: .logAbstract)),
      ("w8 init", String(localized: .initializeLogAbstract)),
      ("w8 --help", String(localized: .w8Help)),
    ]
  }

  /// The groups of commands in the help, the most frequently used first.
  static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: String(localized: .w8Log),
        subcommands: [
          LogCommand.self, ListEntriesCommand.self, LatestCommand.self, EditCommand.self,
          DeleteCommand.self, UndoCommand.self, RedoCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .w8LogSummary),
        subcommands: [
          SummaryCommand.self, ChangeCommand.self, StatsCommand.self, TrendCommand.self,
          ChartCommand.self, BodyMassIndexCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .w8Aims),
        subcommands: [
          GoalCommand.self, MilestonesCommand.self, RemindersCommand.self, RemindCommand.self,
          PregnancyCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .w8Elsewhere),
        subcommands: [
          HealthCommand.self, ImportEntriesCommand.self, MergeLogsCommand.self,
          ExportEntriesCommand.self, ShareCommand.self, WidgetCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .w8Settings),
        subcommands: [
          InitializeLogCommand.self, DemoCommand.self, SettingsCommand.self, PeopleCommand.self,
          BackupCommand.self, RestoreCommand.self, StoreCommand.self, ForgetCommand.self,
        ]
      ),
    ]
  }

  private enum Texts {
    static func next(_ commands: [String]) -> String {
      String(
        localized: "What you can run next: \(commands, format: .list())",
        comment: "Below the state of the log, after 'w8' without a command: a list of commands"
      )
    }
  }
}

// Names that users of other weight logs and command-line tools may type.

extension LogCommand: OtherwiseNamed {
  static let otherNames = ["add", "new", "record", "weigh", "anotar", "pesar", "peso"]
}

extension ListEntriesCommand: OtherwiseNamed {
  static let otherNames = ["ls", "show", "history", "entries", "lista", "ver"]
}

extension LatestCommand: OtherwiseNamed {
  static let otherNames = ["last", "current", "now"]
}

extension EditCommand: OtherwiseNamed {
  static let otherNames = ["update", "correct", "fix", "set", "editar"]
}

extension DeleteCommand: OtherwiseNamed {
  static let otherNames = ["rm", "remove", "del", "borrar"]
}

extension UndoCommand: OtherwiseNamed {
  static let otherNames = ["revert", "back", "deshacer"]
}

extension RedoCommand: OtherwiseNamed {
  static let otherNames = ["again", "rehacer"]
}

extension SummaryCommand: OtherwiseNamed {
  static let otherNames = ["status", "progress", "today", "resumen"]
}

extension StatsCommand: OtherwiseNamed {
  static let otherNames = ["statistics", "report", "average"]
}

extension ChartCommand: OtherwiseNamed {
  static let otherNames = ["graph", "plot", "draw"]
}

extension GoalCommand: OtherwiseNamed {
  static let otherNames = ["target", "aim", "objetivo", "meta"]
}

extension RemindersCommand: OtherwiseNamed {
  static let otherNames = ["notify", "notifications", "alarm"]
}

extension SettingsCommand: OtherwiseNamed {
  static let otherNames = ["config", "configuration", "options", "preferences", "unit", "ajustes"]
}

extension InitializeLogCommand: OtherwiseNamed {
  static let otherNames = ["setup", "start", "begin"]
}

extension HealthCommand: OtherwiseNamed {
  static let otherNames = ["apple", "healthkit", "sync", "salud"]
}

extension MergeLogsCommand: OtherwiseNamed {
  static let otherNames = ["combine", "join", "conflicts", "fusionar", "unir"]
}

extension ExportEntriesCommand: OtherwiseNamed {
  static let otherNames = ["save", "dump", "csv"]
}

extension StoreCommand: OtherwiseNamed {
  static let otherNames = ["database", "migrate", "move"]
}

extension ForgetCommand: OtherwiseNamed {
  static let otherNames = ["clear", "reset", "erase", "wipe", "purge"]
}
