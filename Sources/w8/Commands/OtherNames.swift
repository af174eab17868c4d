import CommandSupport

// What people type who know other logs of weight and other tools of the command line.

extension LogCommand: OtherwiseNamed {
  static let otherNames = ["add", "new", "record", "weigh", "anotar", "pesar", "peso"]
}

extension ListCommand: OtherwiseNamed {
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
  static let otherNames = ["remind", "notify", "alarm"]
}

extension SettingsCommand: OtherwiseNamed {
  static let otherNames = ["config", "configuration", "options", "preferences", "unit", "ajustes"]
}

extension InitCommand: OtherwiseNamed {
  static let otherNames = ["setup", "start", "begin"]
}

extension HealthCommand: OtherwiseNamed {
  static let otherNames = ["apple", "healthkit", "sync", "salud"]
}

extension ExportCommand: OtherwiseNamed {
  static let otherNames = ["save", "dump", "backup", "csv"]
}

extension StoreCommand: OtherwiseNamed {
  static let otherNames = ["database", "migrate", "move"]
}

extension ForgetCommand: OtherwiseNamed {
  static let otherNames = ["clear", "reset", "erase", "wipe", "purge"]
}
