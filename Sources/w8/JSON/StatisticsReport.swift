import WeightCore

/// What `w8 stats --json` prints.
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
    let kilograms: Double
    let change: Nullable<Double>
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
    lowest = Nullable((statistics?.lowest).map(DayReport.init))
    highest = Nullable((statistics?.highest).map(DayReport.init))
    mean = Nullable(statistics?.mean)
    standardDeviation = Nullable(statistics?.deviation)
    self.weeks = weeks.map { week in
      Week(
        start: week.start.iso8601,
        end: week.end.iso8601,
        kilograms: week.kilograms,
        change: Nullable(week.change),
        lowest: DayReport(week.lowest),
        entries: week.entries
      )
    }
  }
}
