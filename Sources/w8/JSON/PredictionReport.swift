import WeightCore

/// What is known of the way to a goal, as `--json` prints it.
struct PredictionReport: Encodable {
  private let state: String
  private var weeklyRate = Nullable<Double>(nil)
  private var date = Nullable<String>(nil)
  private var earliest = Nullable<String>(nil)
  private var latest = Nullable<String>(nil)

  init(_ prediction: GoalPrediction) {
    switch prediction.state {
    case .noData: state = "noData"
    case .insufficientData: state = "insufficientData"
    case .atGoal: state = "atGoal"
    case .wrongDirection(let rate):
      state = "wrongDirection"
      weeklyRate = Nullable(rate)
    case .tooSlow(let rate):
      state = "tooSlow"
      weeklyRate = Nullable(rate)
    case .onTrack(let goal, let rate):
      state = "onTrack"
      weeklyRate = Nullable(rate)
      date = Nullable(goal.day.iso8601)
      earliest = Nullable(goal.earliest?.iso8601)
      latest = Nullable(goal.latest?.iso8601)
    }
  }
}
