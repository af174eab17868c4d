import Foundation
import WeightCore

/// What `w8 milestones --json` prints.
struct MilestonesReport: Encodable {
  private let asOf: String
  private let milestones: [Milestone]
  private let celebrated: Nullable<Decimal>

  private struct Milestone: Encodable {
    let kilograms: Decimal
    let isGoal: Bool
    let state: String
    var date = Nullable<String>(nil)
    var remaining = Nullable<Decimal>(nil)
    var fraction = Nullable<Double>(nil)

    init(_ stage: MilestoneStage) {
      kilograms = stage.milestone.target.exactKilograms
      isGoal = stage.milestone.isGoal
      switch stage.state {
      case .reached(let day):
        state = "reached"
        date = Nullable(day?.iso8601)
      case .next(let remaining, let fraction):
        state = "next"
        self.remaining = Nullable(remaining.exactKilograms)
        self.fraction = Nullable(fraction)
      case .ahead: state = "ahead"
      }
    }
  }

  init(_ stages: [MilestoneStage], celebrated: Mass?, today: CalendarDay) {
    asOf = today.iso8601
    milestones = stages.map(Milestone.init)
    self.celebrated = Nullable(celebrated?.exactKilograms)
  }
}
