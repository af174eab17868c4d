import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows the log.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: Texts.abstract)

  @Option(help: ArgumentHelp(Texts.limit, valueName: Texts.limitValue))
  var limit: EntryLimit = .usual

  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let log = try session.read { store throws(StoreError) in
      (entries: try store.entries(limit: limit.count), total: try store.count())
    }
    let (entries, total) = log ?? ([], 0)
    if global.json {
      session.console.print(try JSON.text(of: ListReport(entries, total: total)))
    } else if entries.isEmpty {
      session.remark(session.invitation)
    } else {
      let lines = EntryTable(session.notation).lines(entries, width: session.lineWidth)
      session.print(table: lines)
      session.remark("\n" + footer(shown: entries.count, total: total))
    }
  }

  private func footer(shown: Int, total: Int) -> String {
    guard shown < total else {
      return String(localized: "\(total) entries", comment: "Below the list of all entries")
    }
    return String(
      localized: "\(shown) of \(total) entries; 'w8 list --limit all' shows them all",
      comment: "Below the list of the newest entries. The second number is two or more"
    )
  }
}
