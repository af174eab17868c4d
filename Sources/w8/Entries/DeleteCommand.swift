import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that deletes entries from the log.
struct DeleteCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "delete",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.entries, valueName: Texts.entryValue))
  var entries: [String]

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let chosen = try EntrySelection(session: session).entries(named: entries)
    if !changes.dryRun {
      _ = try session.write { store in
        try store.delete(chosen.map(\.id), at: session.now)
      }
    }
    if global.json {
      let report = DeleteReport(chosen, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else {
      session.printStatus(heading(count: chosen.count))
      let table = LogTable(session.notation).lines(chosen, width: session.lineWidth)
      for line in table.dropFirst() { session.printStatus(line) }
    }
  }

  private func heading(count: Int) -> String {
    changes.dryRun
      ? String(
        localized: "Would delete \(count) entries:",
        comment: "After 'w8 delete --dry-run'; the entries follow"
      )
      : String(
        localized: "Deleted \(count) entries:",
        comment: "After 'w8 delete'; the entries follow"
      )
  }
}

// MARK: - Texts

extension DeleteCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Delete entries.", comment: "Help of w8 delete")
    }
    static var discussion: String {
      String(
        localized: """
          Deletes all the entries that you specify, or none, without confirmation. To restore \
          them, run 'w8 undo'.

          Examples:
            w8 delete 12
            w8 delete 12 13
            w8 delete 2026-03-30
          """,
        comment: "Help of w8 delete. Do not translate the commands in the indented lines"
      )
    }
    static var entries: String {
      String(
        localized:
          "The number of the entry in 'w8 list', or its date if it is the only one on that day.",
        comment: "Help of the argument of w8 delete, an entry"
      )
    }
    static var entryValue: String {
      String(localized: "entry", comment: "Help: placeholder for an entry of the log, one word")
    }
  }
}
