import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The command that shows a summary of the log.
struct SummaryCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "summary",
      abstract: .summaryAbstract,
      discussion: .summaryDiscussion
    )
  }

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let day = try session.day(time)
    let logSummary =
      try global.json
      ? session.logSummary(on: day) : session.recentSummary(on: day, needsStreak: true)
    let goal = session.settings.goal
    if global.json {
      try session.console.print(json: SummaryReport(logSummary, goal: goal))
    } else if logSummary.entries.isEmpty {
      session.printStatus(session.invitation(logSummary))
    } else {
      let summary = SummaryLines(session.notation)
      for line in summary.lines(logSummary, goal: goal, width: session.lineWidth) {
        session.console.print(line)
      }
    }
  }
}

/// The JSON output of `w8 summary`.
struct SummaryReport: Encodable {
  private let asOf: String
  private let entries: Int
  private let latest: Nullable<EntryReport>
  private let trend: Nullable<Double>
  private let weeklyRate: Nullable<Double>
  private let weeklyRateLow: Nullable<Double>
  private let weeklyRateHigh: Nullable<Double>
  private let changes: Changes
  private let goal: Nullable<GoalReport>
  private let streak: StreakReport

  private struct Changes: Encodable {
    let week: Nullable<Decimal>
    let month: Nullable<Decimal>
    let sinceEarlierDay: Nullable<EarlierDay>
  }

  private struct EarlierDay: Encodable {
    let date: String
    let kilograms: Decimal
  }

  private struct GoalReport: Encodable {
    let kilograms: Decimal
    let remaining: Nullable<Decimal>
    let isReached: Bool
    let prediction: PredictionReport
  }

  private struct StreakReport: Encodable {
    let days: Int
    let includesToday: Bool
  }

  init(_ logSummary: LogSummary, goal: Goal?) {
    asOf = logSummary.today.iso8601
    entries = logSummary.entries.count
    latest = Nullable(logSummary.latest.map(EntryReport.init))
    trend = Nullable(logSummary.trend.current?.kilograms)
    let weight = logSummary.underlyingWeight
    let rates = weight?.weeklyRate(confidence: GoalPrediction.confidence)
    weeklyRate = Nullable(weight?.weeklyRate)
    weeklyRateLow = Nullable(rates?.lowerBound)
    weeklyRateHigh = Nullable(rates?.upperBound)
    changes = Changes(
      week: Self.change(.week, logSummary),
      month: Self.change(.month, logSummary),
      sinceEarlierDay: Nullable(
        logSummary.changeSinceEarlierDay.map { change in
          EarlierDay(date: change.first.day.iso8601, kilograms: change.mass.exactKilograms)
        }
      )
    )
    self.goal = Nullable(goal.map { Self.report($0, logSummary) })
    let streak = logSummary.streak
    self.streak = StreakReport(days: streak.days, includesToday: streak.includesToday)
  }

  private static func change(_ period: ChangePeriod, _ logSummary: LogSummary) -> Nullable<Decimal>
  {
    let change = logSummary.change(over: period)
    return Nullable(change?.coversPeriod == true ? change?.mass.exactKilograms : nil)
  }

  private static func report(_ goal: Goal, _ logSummary: LogSummary) -> GoalReport {
    let progress = logSummary.progress(to: goal)
    return GoalReport(
      kilograms: goal.target.exactKilograms,
      remaining: Nullable(progress?.remaining.exactKilograms),
      isReached: progress?.hasReachedGoal ?? false,
      prediction: PredictionReport(logSummary.prediction(of: goal.target))
    )
  }
}
