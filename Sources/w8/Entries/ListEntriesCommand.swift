import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that lists the log.
struct ListEntriesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: Texts.abstract)
  }

  @Option(help: ArgumentHelp(Texts.limit, valueName: Texts.limitValue))
  var limit: EntryLimit = .usual

  @OptionGroup var logbook: LogbookOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session.open(global, units)
    if logbook.needsAllEntries {
      try showRows(session)
    } else {
      try showEntries(session)
    }
  }

  private func showEntries(_ session: Session) throws {
    let log = try session.read { store in
      (entries: try store.entries(limit: limit.count), total: try store.count())
    }
    let (entries, total) = log ?? ([], 0)
    if global.json {
      try session.console.print(json: ListReport(entries, total: total))
    } else if entries.isEmpty {
      session.printStatus(session.invitation)
    } else {
      let lines = LogTable(session.notation).lines(entries, width: session.lineWidth)
      session.print(table: lines)
      session.printStatus("\n" + footer(shown: entries.count, total: total))
    }
  }

  private func showRows(_ session: Session) throws {
    let filter = try logbook.filter(session)
    let entries = try session.read { try $0.allEntries() } ?? []
    let all = LogbookRow.all(
      entries,
      unit: session.notation.unit,
      dayStart: session.settings.dayStart
    )
    let matching = all.filter(filter.includes)
    let rows = limit.count.map { Array(matching.prefix($0)) } ?? matching
    if global.json {
      let report = LogbookReport(rows, total: matching.count, hasDetails: logbook.details)
      try session.console.print(json: report)
    } else if rows.isEmpty {
      session.printStatus(all.isEmpty ? session.invitation : Texts.noneLikeThat)
    } else {
      session.print(table: lines(rows, session))
      session.printStatus("\n" + footer(shown: rows.count, total: matching.count))
    }
  }

  private func lines(_ rows: [LogbookRow], _ session: Session) -> [String] {
    logbook.details
      ? LogbookTable(session.notation).lines(rows, width: session.lineWidth)
      : LogTable(session.notation).lines(rows.map(\.entry), width: session.lineWidth)
  }

  private func footer(shown: Int, total: Int) -> String {
    guard shown < total else {
      return String(localized: "\(total) entries", comment: "Below the list of all entries")
    }
    guard !logbook.needsAllEntries else { return Texts.shownOf(shown, total) }
    return String(
      localized: "\(shown) of \(total) entries; 'w8 list --limit all' shows them all",
      comment: "Below the list. The second number is 2 or more. [validate:off unpluralized]"
    )
  }
}

// MARK: - Texts

extension ListEntriesCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show the log, newest entries first.", comment: "Help of w8 list")
    }
    static var limit: String {
      String(
        localized: "The maximum number of entries; 'all' shows all of them.",
        comment: "Help of w8 list --limit. Do not translate 'all'"
      )
    }
    static var limitValue: String {
      String(localized: "number", comment: "Help: placeholder for a number, one word")
    }
    static var noneLikeThat: String {
      String(
        localized: "No entries match.",
        comment: "Instead of a list: no entry matches the options of w8 list"
      )
    }
    static func shownOf(_ shown: Int, _ total: Int) -> String {
      String(
        localized: "\(shown) of \(total) matching entries; '--limit all' shows them all",
        comment: "Below the list. The second number is 2 or more. [validate:off unpluralized]"
      )
    }
  }
}

/// The options that select the entries to show, and their details.
struct LogbookOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(Texts.details))
  var details = false

  @Flag(help: ArgumentHelp(Texts.notes))
  var notes = false

  @Flag(help: ArgumentHelp(Texts.nearMilestone))
  var nearMilestone = false

  @Option(help: ArgumentHelp(Texts.weekday, valueName: Texts.weekdayValue))
  var weekday: [String] = []

  /// Whether the whole log must be read.
  var needsAllEntries: Bool {
    details || isFilter
  }

  /// Whether the options exclude entries.
  var isFilter: Bool {
    notes || nearMilestone || !weekday.isEmpty
  }

  /// Returns the filter of the options.
  func filter(_ session: Session) throws -> LogbookFilter {
    let dates = DateNotation(locale: session.notation.locale)
    var weekdays: Set<Weekday> = []
    for text in weekday {
      guard let weekday = dates.weekday(parsing: text) else {
        throw CommandFailure(dates.refusalOfWeekday(text))
      }
      weekdays.insert(weekday)
    }
    let interval = session.settings.milestones ?? .usual(in: session.notation.unit)
    return LogbookFilter(hasNote: notes, near: nearMilestone ? interval : nil, on: weekdays)
  }
}

extension LogbookOptions {
  enum Texts {
    static var details: String {
      String(
        localized:
          "Also show the average of the last seven days with entries, and the change in a week.",
        comment: "Help of w8 list --details"
      )
    }
    static var notes: String {
      String(localized: "Only entries with a note.", comment: "Help of w8 list --notes")
    }
    static var nearMilestone: String {
      String(
        localized: "Only weights close to a milestone.",
        comment: "Help of w8 list --near-milestone"
      )
    }
    static var weekday: String {
      String(
        localized: "Only entries on this day of the week; may be repeated.",
        comment: "Help of w8 list --weekday"
      )
    }
    static var weekdayValue: String {
      String(localized: "day", comment: "Help: placeholder for a day of the week, one word")
    }
  }
}

/// The JSON output of `w8 list` with options.
struct LogbookReport: Encodable {
  private let entries: [Row]
  private let total: Int

  init(_ rows: [LogbookRow], total: Int, hasDetails: Bool) {
    entries = rows.map { Row(row: $0, hasDetails: hasDetails) }
    self.total = total
  }

  /// An entry, with the fields of the details if they were requested.
  private struct Row: Encodable {
    private enum CodingKeys: String, CodingKey {
      case average
      case changeInWeek
    }

    let row: LogbookRow
    let hasDetails: Bool

    func encode(to encoder: any Encoder) throws {
      try EntryReport(row.entry).encode(to: encoder)
      guard hasDetails else { return }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(row.average, forKey: .average)
      try container.encode(row.change?.value(in: .kilogram), forKey: .changeInWeek)
    }
  }
}
