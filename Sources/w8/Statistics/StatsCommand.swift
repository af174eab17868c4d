import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// The command that shows statistics of the log.
struct StatsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "stats",
      abstract: .statsAbstract,
      discussion: .statsDiscussion
    )
  }

  @OptionGroup var period: PeriodOptions
  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let (first, last) = try period.days(in: session)
    let logSummary = try session.logSummary(on: session.day(time, until: last))
    let days = first.map { first in logSummary.days.filter { $0.day >= first } } ?? logSummary.days
    let statistics = WeightStatistics(days)
    let weeks = WeeklySummary.recent(
      days,
      rule: session.weekRule,
      unit: session.notation.unit
    )
    if global.json {
      let report = StatisticsReport(statistics, weeks: weeks, today: logSummary.today)
      try session.console.print(json: report)
    } else if let statistics {
      let lines = StatisticsLines(session.notation).lines(statistics, width: session.lineWidth)
      for line in lines { session.console.print(line) }
      session.console.print("")
      session.print(table: WeekTable(session.notation).lines(weeks, width: session.lineWidth))
    } else {
      session.printStatus(
        logSummary.days.isEmpty
          ? session.invitation(logSummary) : String(localized: .listEntriesNoneLikeThat)
      )
    }
  }
}

/// The JSON output of `w8 stats`.
struct StatisticsReport: Encodable {
  private let asOf: String
  private let entries: Int
  private let days: Int
  private let first: Nullable<String>
  private let last: Nullable<String>
  private let entriesPerWeek: Nullable<Double>
  private let lowest: Nullable<DayReport>
  private let highest: Nullable<DayReport>
  private let mean: Nullable<Double>
  private let standardDeviation: Nullable<Double>
  private let weeks: [Week]

  private struct Week: Encodable {
    let start: String
    let end: String
    let kilograms: RoundedNumber
    let change: Nullable<Double>
    let direction: String
    let lowest: DayReport
    let entries: Int
  }

  init(_ statistics: WeightStatistics?, weeks: [WeeklySummary], today: CalendarDay) {
    asOf = today.iso8601
    entries = statistics?.entries ?? 0
    days = statistics?.days ?? 0
    first = Nullable(statistics?.first.iso8601)
    last = Nullable(statistics?.last.iso8601)
    entriesPerWeek = Nullable(statistics?.entriesPerWeek)
    lowest = Nullable(
      (statistics?.lowest).map { DayReport($0.day, kilograms: $0.range.lowerBound) }
    )
    highest = Nullable(
      (statistics?.highest).map { DayReport($0.day, kilograms: $0.range.upperBound) }
    )
    mean = Nullable(statistics?.mean)
    standardDeviation = Nullable(statistics?.deviation)
    self.weeks = weeks.map { week in
      Week(
        start: week.start.iso8601,
        end: week.end.iso8601,
        kilograms: RoundedNumber(week.kilograms),
        change: Nullable(week.change),
        direction: week.direction.rawValue,
        lowest: DayReport(week.lowest.day, kilograms: week.lowest.range.lowerBound),
        entries: week.entries
      )
    }
  }
}

/// The JSON representation of a weight and its day.
struct DayReport: Encodable {
  private let date: String
  private let kilograms: RoundedNumber

  init(_ day: CalendarDay, kilograms: Double) {
    date = day.iso8601
    self.kilograms = RoundedNumber(kilograms)
  }
}
