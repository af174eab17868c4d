import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the milestones up to the goal, and celebrates each of them once.
struct MilestonesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "milestones",
      abstract: .milestonesAbstract,
      discussion: .milestonesDiscussion
    )
  }

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let logSummary = try session.logSummary(time)
    guard let goal = session.settings.goal else { return try reportNoGoal(logSummary, in: session) }
    guard let current = logSummary.latest?.mass else {
      return try reportNothing(logSummary, session.invitation(logSummary), in: session)
    }
    let milestones = session.milestones(goal, first: logSummary.entries.first?.mass)
    let completed = try session.completedMilestones(of: milestones, by: logSummary.today)
    let stages = milestones.stages(
      logSummary.days(since: goal),
      current: current,
      completed: completed
    )
    // A milestone is not celebrated when the user views an earlier day.
    let celebrated =
      time.asOf == nil
      ? try session.celebrate(milestones, at: logSummary.latest, completed: completed) : nil
    if global.json {
      let report = MilestonesReport(stages, celebrated: celebrated, today: logSummary.today)
      try session.console.print(json: report)
    } else {
      let table = MilestoneTable(session.notation)
      session.print(table: table.lines(stages, width: session.lineWidth))
      if let celebrated {
        let sentence = MilestoneMessage(session.notation)
        let isGoal = celebrated == goal.target
        session.printStatus("\n" + sentence.text(of: celebrated, isGoal: isGoal))
      }
    }
  }

  private func reportNoGoal(_ logSummary: LogSummary, in session: Session) throws {
    try reportNothing(logSummary, GoalMessages(session.notation).shown(nil), in: session)
  }

  private func reportNothing(_ logSummary: LogSummary, _ reason: String, in session: Session) throws
  {
    if global.json {
      let report = MilestonesReport([], celebrated: nil, today: logSummary.today)
      try session.console.print(json: report)
    } else {
      session.printStatus(reason)
    }
  }
}

/// The JSON output of `w8 milestones`.
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
