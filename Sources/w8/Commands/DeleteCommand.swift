import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Takes entries out of the log.
struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.entries, valueName: Texts.entryValue))
  var entries: [String]

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units, isTrial: changes.dryRun)
    let chosen = try EntrySelection(session: session).entries(named: entries)
    if !changes.dryRun {
      _ = try session.write { store throws(StoreError) in
        try store.delete(chosen.map(\.id), at: session.now)
      }
    }
    if global.json {
      let report = DeleteReport(chosen, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else {
      session.remark(heading(count: chosen.count))
      let table = EntryTable(session.notation).lines(chosen, width: session.lineWidth)
      for line in table.dropFirst() { session.remark(line) }
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
