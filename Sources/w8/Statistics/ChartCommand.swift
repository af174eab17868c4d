import ArgumentParser
import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that draws the log and its trend.
struct ChartCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "chart",
      abstract: .chartAbstract,
      discussion: .chartDiscussion
    )
  }

  @Option(help: ArgumentHelp(.chartRange, valueName: .chartRangeValue))
  var range: ChartRange?

  @Option(help: ArgumentHelp(.chartGoal, valueName: .chartGoalValue))
  var goal: ChartGoal = .auto

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.chartOutput, valueName: .sharedOutputValue),
    completion: .file(extensions: ["svg", "png"])
  )
  var output: String?

  @Option(help: ArgumentHelp(.chartWidth, valueName: .sharedLimitValue))
  var width: ChartExtent?

  @Option(help: ArgumentHelp(.chartHeight, valueName: .sharedLimitValue))
  var height: ChartExtent?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var period: PeriodOptions
  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func validate() throws {
    if range != nil, period.from != nil {
      throw ValidationError(HealthConsentOptions.contradiction("--range", "--from"))
    }
  }

  func run() throws {
    let file = try output.map { path in try PictureFile(path) }
    let session = try Session.open(global, units)
    let (first, last) = try period.days(in: session)
    let day = try session.day(time, until: last)
    let range =
      first.map { ChartRange(days: max($0.days(until: day), 0) + 1) }
      ?? range ?? (period.isLimited ? .all : .quarter)
    let logSummary = try session.recentSummary(on: day, days: range.days)
    let chart = WeightChart(
      logSummary,
      goal: session.settings.goal,
      showing: goal,
      pregnancy: session.settings.pregnancy,
      range: range,
      hasForecast: last == nil
    )
    let invitation = invitation(logSummary, range, in: session)
    let words = ChartStrings(
      chart,
      notation: session.notation,
      week: session.weekRule,
      invitation: invitation
    )
    if let file, !changes.dryRun {
      try overwriting.check(file.path, on: session.console, mayAsk: !global.json)
      try file.write(picture(chart, words))
    }
    if global.json {
      try session.console.print(json: ChartReport(chart, range, output: output))
    } else if let file {
      session.printStatus(WrittenFile.sentence(file.path, isTrial: changes.dryRun))
    } else if chart.isEmpty {
      session.printStatus(invitation)
    } else {
      show(chart, words, in: session)
    }
  }

  /// Returns the message that replaces an empty chart.
  private func invitation(
    _ logSummary: LogSummary,
    _ range: ChartRange,
    in session: Session
  ) -> String {
    guard let days = range.days, !logSummary.entries.isEmpty else {
      return session.invitation(logSummary)
    }
    return String(
      localized:
        "There are no weigh-ins in these \(days) days; to show all, run 'w8 chart --range all'.",
      comment: "Instead of a chart; do not translate the command"
    )
  }

  private func picture(_ chart: WeightChart, _ words: ChartStrings) -> Scene {
    let usual = ChartPicture.usualSize
    let size = Size(
      width: width.map { Double($0.count) } ?? usual.width,
      height: height.map { Double($0.count) } ?? usual.height
    )
    return ChartPicture(chart, labels: words, size: size).scene
  }

  private func show(_ chart: WeightChart, _ words: ChartStrings, in session: Session) {
    let console = session.console
    let terminal = console.terminalSize
    let columns = width?.count ?? terminal.columns
    let summary = words.summary.keepingUnits.wrapped(to: columns)
      .replacingScalars("\u{A0}", with: " ")
    let below = summary.split(separator: "\n").count + 1
    let usualRows = min(terminal.rows - 1, max(Self.usualRows, columns / 3)) - below
    let drawing = TerminalChart(
      chart,
      labels: words,
      columns: columns,
      rows: height?.count ?? usualRows
    )
    for line in drawing.lines { console.print(console.styled(line)) }
    console.print(paragraphs: "\n" + summary)
  }

  /// The default number of rows.
  ///
  /// In a chart that is much higher than wide, small changes look large.
  private static let usualRows = 24
}

extension String {
  /// The text, with non-breaking spaces between numbers and units.
  fileprivate var keepingUnits: String {
    replacing(/(\d) (kg|lb|st)/) { "\($0.1)\u{A0}\($0.2)" }
  }
}

/// The width or height of a chart.
struct ChartExtent: Hashable, ExpressibleByArgument {
  /// The number of terminal columns or rows, or of points in a picture.
  let count: Int

  private static let all = 1...4_000

  /// Parses an integer.
  init?(argument: String) {
    guard let count = Int(argument), Self.all.contains(count) else { return nil }
    self.count = count
  }
}

// MARK: - Argument

extension ChartRange: ExpressibleByArgument {
  /// Parses a range such as "90D", or "all" in any language of the program.
  public init?(argument: String) {
    if EntryLimit.isAll(argument) { self = .all } else { self.init(argument) }
  }
}

extension ChartGoal: ExpressibleByArgument {}

// MARK: - Lines

extension Console {
  /// Returns a line in the colors of its inks, if standard output supports colors.
  func styled(_ line: TerminalLine) -> String {
    line.pieces
      .map { piece in
        piece.ink.flatMap(TerminalStyle.init).map { styled(piece.text, $0) } ?? piece.text
      }
      .joined()
  }
}

extension TerminalStyle {
  /// Creates the style of an ink, or returns `nil` for plain text.
  fileprivate init?(_ ink: ColorRole) {
    switch ink {
    case .text: self = .bold
    case .quiet, .grid: self = .dim
    case .trend: self = .cyan
    case .goal: self = .magenta
    case .band: self = .blue
    case .weighIn, .background: return nil
    }
  }
}

/// The JSON output of `w8 chart`, which does not depend on language and unit.
struct ChartReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case range, from, to, weighIns, trend, forecast, goal, goalReached, recommended, summary, output
  }

  /// The notation of the summary: no language, kilograms, and ISO 8601 dates.
  private static let notation = MassNotation(locale: UserLocale("C"), preference: .kilograms)

  private let chart: WeightChart
  private let range: ChartRange
  private let summary: String
  private let output: String?

  init(_ chart: WeightChart, _ range: ChartRange, output: String?) {
    self.chart = chart
    self.range = range
    summary =
      ChartStrings(
        chart,
        notation: Self.notation,
        week: WeekDefinition(first: .monday),
        invitation: ""
      )
      .summary
    self.output = output
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.text, forKey: .range)
    try container.encode(Self.date(chart.isEmpty ? nil : chart.days.lowerBound), forKey: .from)
    try container.encode(Self.date(chart.isEmpty ? nil : chart.days.upperBound), forKey: .to)
    try container.encode(chart.weighIns.map(Point.init), forKey: .weighIns)
    try container.encode(chart.trend.map(Point.init), forKey: .trend)
    try container.encode(chart.forecast.map(Interval.init), forKey: .forecast)
    try container.encode(chart.goal.flatMap(Self.rounded), forKey: .goal)
    try container.encode(chart.goal.map { _ in chart.hasReachedGoal }, forKey: .goalReached)
    try container.encode(chart.band.map(Interval.init), forKey: .recommended)
    try container.encode(summary, forKey: .summary)
    try container.encode(output, forKey: .output)
  }

  private struct Point: Encodable {
    let date: String?
    let kilograms: Decimal?

    init(_ point: ChartPoint) {
      date = ChartReport.date(Int(point.day))
      kilograms = ChartReport.rounded(point.kilograms)
    }
  }

  private struct Interval: Encodable {
    let date: String?
    let low: Decimal?
    let high: Decimal?

    init(_ interval: ChartInterval) {
      date = ChartReport.date(interval.day)
      low = ChartReport.rounded(interval.low)
      high = ChartReport.rounded(interval.high)
    }
  }

  private static func date(_ day: Int?) -> String? {
    day.flatMap(CalendarDay.init(daysSince1970:))?.iso8601
  }

  /// Returns the kilograms as a decimal number, rounded to the milligram.
  ///
  /// A binary number would have extra digits.
  private static func rounded(_ kilograms: Double) -> Decimal? {
    Mass((kilograms * 1e6).rounded() / 1e6, .kilogram).flatMap { Decimal(string: $0.kilogramText) }
  }
}
