import Foundation
import WeightCore

/// What `w8 goal --json` prints: `null` for what there is not.
struct GoalReport: Encodable {
  private let dryRun: Bool
  private let goal: Nullable<Goal>
  private let prediction: Nullable<PredictionReport>
  private let warning: Nullable<String>

  init(
    _ goal: WeightCore.Goal?,
    _ prediction: GoalPrediction?,
    warning: GoalWarning?,
    isDryRun: Bool
  ) {
    dryRun = isDryRun
    self.goal = Nullable(goal.map(Goal.init))
    self.prediction = Nullable(prediction.map(PredictionReport.init))
    let word: String? =
      switch warning {
      case .low: "low"
      case .high: "high"
      case nil: nil
      }
    self.warning = Nullable(word)
  }
}

extension GoalReport {
  /// A goal as `--json` prints it.
  struct Goal: Encodable {
    private let date: String
    private let kilograms: Decimal
    private let startKilograms: Nullable<Decimal>

    init(_ goal: WeightCore.Goal) {
      date = goal.set.iso8601
      kilograms = goal.target.exactKilograms
      startKilograms = Nullable(goal.start?.exactKilograms)
    }
  }
}
