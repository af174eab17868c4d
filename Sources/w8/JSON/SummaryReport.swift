import Foundation
import WeightCore

/// What `w8 summary --json` prints.
struct SummaryReport: Encodable {
  private let asOf: String
  private let entries: Int
  private let latest: Nullable<EntryReport>
  private let trend: Nullable<Double>
  private let weeklyRate: Nullable<Double>
  private let changes: Changes
  private let goal: Nullable<GoalReport>
  private let streak: StreakReport

  private struct Changes: Encodable {
    let week: Nullable<Decimal>
    let month: Nullable<Decimal>
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

  init(_ standing: Standing, goal: Goal?) {
    asOf = standing.today.iso8601
    entries = standing.entries.count
    latest = Nullable(standing.latest.map(EntryReport.init))
    trend = Nullable(standing.trend.current?.kilograms)
    weeklyRate = Nullable(standing.trend.weeklyRate)
    changes = Changes(week: Self.change(.week, standing), month: Self.change(.month, standing))
    self.goal = Nullable(goal.map { Self.report($0, standing) })
    let streak = standing.streak
    self.streak = StreakReport(days: streak.days, includesToday: streak.includesToday)
  }

  private static func change(_ period: ChangePeriod, _ standing: Standing) -> Nullable<Decimal> {
    let change = standing.change(over: period)
    return Nullable(change?.coversPeriod == true ? change?.mass.exactKilograms : nil)
  }

  private static func report(_ goal: Goal, _ standing: Standing) -> GoalReport {
    let progress = standing.progress(to: goal)
    return GoalReport(
      kilograms: goal.target.exactKilograms,
      remaining: Nullable(progress?.remaining.exactKilograms),
      isReached: progress?.hasReachedGoal ?? false,
      prediction: PredictionReport(standing.prediction(of: goal.target))
    )
  }
}
