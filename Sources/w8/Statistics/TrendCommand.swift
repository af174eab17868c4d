import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// The command that shows the weights with their trend.
struct TrendCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trend",
      abstract: .trendAbstract,
      discussion: .trendDiscussion
    )
  }

  @Option(help: ArgumentHelp(.trendMethod, valueName: .trendMethodValue))
  var method = TrendChoice.timeAware

  @Option(help: ArgumentHelp(.trendDays, valueName: .sharedLimitValue))
  var days = EntryLimit.fortnight

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let logSummary = try session.logSummary(time)
    let trend = WeightTrend(
      logSummary.days,
      method: method.method(days: session.settings.trendDays)
    )
    if global.json {
      let report = TrendReport(
        trend,
        method: method,
        limit: days.count,
        weight: logSummary.underlyingWeight,
        today: logSummary.today
      )
      try session.console.print(json: report)
    } else if trend.points.isEmpty {
      session.printStatus(session.invitation(logSummary))
    } else {
      let table = TrendTable(session.notation)
      let points = trend.points.suffix(days.count ?? trend.points.count).reversed()
      session.print(table: table.lines(points, width: session.lineWidth))
      session.printStatus("\n" + table.sentence(of: trend))
      if let weight = logSummary.underlyingWeight {
        session.printStatus(table.sentence(of: weight))
        if let energy = table.energySentence(of: weight) { session.printStatus(energy) }
      }
    }
  }
}

extension EntryLimit {
  /// The default number of days: two weeks.
  fileprivate static let fortnight = EntryLimit(count: 14)
}

/// The trend methods as they are typed.
enum TrendChoice: String, CaseIterable, ExpressibleByArgument {
  case timeAware = "time-aware"
  case exponential
  case span
  case holt

  /// Returns the method, with a number of days if it has such a parameter.
  func method(days: Int) -> TrendMethod {
    switch self {
    case .timeAware: .timeAware(timeConstant: Double(days))
    case .exponential: .exponential()
    case .span: .span(days)
    case .holt: .holt
    }
  }
}

/// The JSON output of `w8 trend`.
struct TrendReport: Encodable {
  private let asOf: String
  private let method: String
  private let weeklyRate: Nullable<Double>
  private let estimate: Nullable<Estimate>
  private let points: [Point]

  /// The underlying weight and its pace, with intervals that contain the true value four times out
  /// of five.
  private struct Estimate: Encodable {
    let kilograms: Double
    let low: Double
    let high: Double
    let weeklyRate: Double
    let weeklyRateLow: Double
    let weeklyRateHigh: Double
    let kilocaloriesPerDay: Double

    init(_ weight: UnderlyingWeight) {
      let level = weight.level(confidence: GoalPrediction.confidence)
      let rate = weight.weeklyRate(confidence: GoalPrediction.confidence)
      kilograms = weight.level
      low = level.lowerBound
      high = level.upperBound
      weeklyRate = weight.weeklyRate
      weeklyRateLow = rate.lowerBound
      weeklyRateHigh = rate.upperBound
      kilocaloriesPerDay = weight.energyPerDay.rounded()
    }
  }

  private struct Point: Encodable {
    let date: String
    let kilograms: RoundedNumber
    let trend: RoundedNumber
  }

  init(
    _ trend: WeightTrend,
    method: TrendChoice,
    limit: Int?,
    weight: UnderlyingWeight?,
    today: CalendarDay
  ) {
    estimate = Nullable(weight.map(Estimate.init))
    asOf = today.iso8601
    self.method = method.rawValue
    weeklyRate = Nullable(trend.weeklyRate)
    points = trend.points.suffix(limit ?? trend.points.count)
      .map { point in
        Point(
          date: point.day.iso8601,
          kilograms: RoundedNumber(point.raw),
          trend: RoundedNumber(point.kilograms)
        )
      }
  }
}
