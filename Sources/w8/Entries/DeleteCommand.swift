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
      abstract: .deleteAbstract,
      discussion: .deleteDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.sharedEntries, valueName: .deleteEntryValue))
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
