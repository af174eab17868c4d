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

  @OptionGroup var logbook: LogbookOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    if logbook.needsAllEntries {
      try showRows(session)
    } else {
      try showEntries(session)
    }
  }

  private func showEntries(_ session: Session) throws {
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

  private func showRows(_ session: Session) throws {
    let filter = try logbook.filter(session)
    let entries = try session.read { store throws(StoreError) in try store.allEntries() } ?? []
    let all = LogbookRow.all(
      entries,
      unit: session.notation.unit,
      dayStart: session.settings.dayStart
    )
    let matching = all.filter(filter.includes)
    let rows = limit.count.map { Array(matching.prefix($0)) } ?? matching
    if global.json {
      let report = LogbookReport(rows, total: matching.count, hasDetails: logbook.details)
      session.console.print(try JSON.text(of: report))
    } else if rows.isEmpty {
      session.remark(all.isEmpty ? session.invitation : Texts.noneLikeThat)
    } else {
      session.print(table: lines(rows, session))
      session.remark("\n" + footer(shown: rows.count, total: matching.count))
    }
  }

  private func lines(_ rows: [LogbookRow], _ session: Session) -> [String] {
    logbook.details
      ? LogbookTable(session.notation).lines(rows, width: session.lineWidth)
      : EntryTable(session.notation).lines(rows.map(\.entry), width: session.lineWidth)
  }

  private func footer(shown: Int, total: Int) -> String {
    guard shown < total else {
      return String(localized: "\(total) entries", comment: "Below the list of all entries")
    }
    guard !logbook.needsAllEntries else { return Texts.shownOf(shown, total) }
    return String(
      localized: "\(shown) of \(total) entries; 'w8 list --limit all' shows them all",
      comment: "Below the list of the newest entries. The second number is two or more"
    )
  }
}
