import ArgumentParser
import CommandSupport
import FileSystem
import ICU
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that lists the log.
struct ListEntriesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: .listEntriesAbstract,
      discussion: .listEntriesDiscussion
    )
  }

  @Option(help: ArgumentHelp(.listEntriesLimit, valueName: .sharedLimitValue))
  var limit: EntryLimit = .usual

  @OptionGroup var logbook: LogbookOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    if logbook.months {
      try showMonths(session)
    } else if logbook.needsAllEntries {
      try showRows(session)
    } else {
      try showEntries(session)
    }
  }

  private func showEntries(_ session: Session) throws {
    let log = try session.read { store in
      let entries = try store.entries(limit: limit.count)
      // The limit may exclude some of the weigh-ins on the oldest day.
      let last = limit.count == nil ? nil : entries.last
      let oldest = last?.moment.day(startingAt: session.settings.dayStart)
      let nearby = try oldest.flatMap { $0.adding(days: -1) }
        .map { day in
          try [day, day.adding(days: 1), day.adding(days: 2)].compactMap(\.self)
            .flatMap { try store.entries(on: $0) }
        }
      // Fewer entries than the limit are all that can be read.
      let isComplete = entries.count < limit.count ?? .max
      let total = isComplete ? entries.count : try store.count()
      return (entries, total: total, nearby: nearby ?? [], isDamaged: !store.skippedEntries.isEmpty)
    }
    let (entries, total, nearby, isDamaged) = log ?? ([], 0, [], false)
    if global.json {
      let report = ListReport(entries, total: total, future: try session.futureEntries())
      try session.console.print(json: report)
    } else if entries.isEmpty {
      // The warning about entries that cannot be read is enough.
      if !isDamaged { session.printStatus(session.invitation) }
    } else {
      let shown = Set(entries.map(\.id))
      let days = dailyWeights(entries + nearby.filter { !shown.contains($0.id) }, session)
      let lines = LogTable(session.notation, days: days)
        .lines(entries, width: session.lineWidth)
      session.print(table: lines)
      session.printStatus("\n" + footer(shown: entries.count, total: total))
      try warn(of: entries, in: session)
    }
  }

  private func showRows(_ session: Session) throws {
    let filter = try logbook.filter(session)
    let entries = try session.read { try $0.allEntries() } ?? []
    let all = LogbookRow.all(entries, unit: session.notation.unit, in: session.logDays)
    let matching = all.filter { row in
      filter.includes(row) && logbook.matchesNote(of: row.entry)
    }
    let rows = limit.count.map { Array(matching.prefix($0)) } ?? matching
    if global.json {
      let report = LogbookReport(
        rows,
        total: matching.count,
        hasDetails: logbook.details,
        future: try session.futureEntries()
      )
      try session.console.print(json: report)
    } else if rows.isEmpty {
      session.printStatus(
        all.isEmpty ? session.invitation : String(localized: .listEntriesNoneLikeThat)
      )
    } else {
      session.print(table: lines(rows, dailyWeights(entries, session), session))
      session.printStatus("\n" + footer(shown: rows.count, total: matching.count))
      try warn(of: rows.map(\.entry), in: session)
    }
  }

  /// Names the shown entries that are in the future.
  private func warn(of shown: [WeightEntry], in session: Session) throws {
    let ids = Set(shown.map(\.id))
    let future = try session.futureEntries().filter { ids.contains($0.id) }
    if let warning = FutureEntriesMessage(session).text(future) { session.printStatus(warning) }
  }

  private func showMonths(_ session: Session) throws {
    let filter = try logbook.filter(session)
    let days = session.logDays
    let isOfNotes = logbook.notes || logbook.search != nil
    let matching = try session.read { store in
      guard isOfNotes else {
        return try store.weighIns().filter { filter.includes($0.mass, on: days.day(of: $0.moment)) }
      }
      return try store.allEntries()
        .filter { filter.includes($0, on: days.day(of: $0.moment)) && logbook.matchesNote(of: $0) }
        .map(\.weighIn)
    }
    let all = MonthlySummary.all(
      DailyWeights.of(matching ?? [], choice: session.settings.daily, in: days)
    )
    let months = limit.count.map { Array(all.prefix($0)) } ?? all
    if global.json {
      try session.console.print(json: MonthsReport(months, total: all.count))
    } else if months.isEmpty {
      session.printStatus(
        logbook.isFilter ? String(localized: .listEntriesNoneLikeThat) : session.invitation
      )
    } else {
      session.print(table: MonthTable(session.notation).lines(months, width: session.lineWidth))
    }
  }

  private func dailyWeights(_ entries: [WeightEntry], _ session: Session) -> [DailyWeight] {
    DailyWeights.of(entries, choice: session.settings.daily, in: session.logDays)
  }

  private func lines(
    _ rows: [LogbookRow],
    _ days: [DailyWeight],
    _ session: Session
  ) -> [String] {
    logbook.details
      ? LogbookTable(session.notation).lines(rows, width: session.lineWidth)
      : LogTable(session.notation, days: days)
        .lines(rows.map(\.entry), width: session.lineWidth)
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
  @Flag(help: ArgumentHelp(.logbookDetails))
  var details = false

  @Flag(help: ArgumentHelp(.logbookNotes))
  var notes = false

  @Flag(help: ArgumentHelp(.logbookNearMilestone))
  var nearMilestone = false

  @Option(help: ArgumentHelp(.logbookWeekday, valueName: .logbookWeekdayValue))
  var weekday: [String] = []

  @OptionGroup var period: PeriodOptions

  @Option(help: ArgumentHelp(.logbookSearch, valueName: .sharedSearchValue))
  var search: String?

  @Flag(help: ArgumentHelp(.logbookMonths))
  var months = false

  /// Whether the whole log must be read.
  var needsAllEntries: Bool {
    details || isFilter
  }

  /// Whether the options exclude entries.
  var isFilter: Bool {
    notes || nearMilestone || !weekday.isEmpty || period.isLimited || search != nil
  }

  /// Returns whether the note of an entry contains the text of the search, if there is one.
  func matchesNote(of entry: WeightEntry) -> Bool {
    guard let search else { return true }
    return entry.note.map { SearchText($0.text).contains(SearchText(search)) } ?? false
  }

  func validate() throws {
    if months && details {
      throw ValidationError(HealthConsentOptions.contradiction("--months", "--details"))
    }
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
    let (first, last) = try period.days(in: session)
    return LogbookFilter(
      hasNote: notes,
      near: nearMilestone ? interval : nil,
      on: weekdays,
      from: first,
      to: last
    )
  }
}

/// The JSON output of `w8 list` with options.
struct LogbookReport: Encodable {
  private let entries: [Row]
  private let total: Int
  /// The numbers of the entries in the future.
  private let inFuture: [Int64]

  init(_ rows: [LogbookRow], total: Int, hasDetails: Bool, future: [WeightEntry]) {
    entries = rows.map { Row(row: $0, hasDetails: hasDetails) }
    self.total = total
    inFuture = future.map(\.id.rawValue)
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
      try container.encode(RoundedNumber(row.average), forKey: .average)
      try container.encode(row.change?.value(in: .kilogram), forKey: .changeInWeek)
    }
  }
}

/// The JSON output of `w8 list --months`.
struct MonthsReport: Encodable {
  private struct Month: Encodable {
    let month: String
    let entries: Int
    let average: RoundedNumber
    let lowest: RoundedNumber
    let highest: RoundedNumber
    let change: Nullable<Double>
  }

  private let months: [Month]
  private let total: Int

  init(_ summaries: [MonthlySummary], total: Int) {
    self.total = total
    months = summaries.map { summary in
      Month(
        month: String(summary.start.iso8601.dropLast(3)),
        entries: summary.entries,
        average: RoundedNumber(summary.kilograms),
        lowest: RoundedNumber(summary.lowest),
        highest: RoundedNumber(summary.highest),
        change: Nullable(summary.change)
      )
    }
  }
}
