import ArgumentParser
import Localization

/// What there is to know and to do about the files of the log.
struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store",
    abstract: String(
      localized: "Show where the log is, and move it to where other programs can find it.",
      comment: "Help of w8 store"
    ),
    subcommands: [StoreStatusCommand.self, StoreMigrateCommand.self]
  )
}
