import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows the milestones on the way to the goal, and celebrates each of them once.
struct MilestonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "milestones",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let standing = try session.standing(time)
    guard let goal = session.settings.goal else { return try reportNoGoal(standing, in: session) }
    guard let current = standing.latest?.mass else {
      return try reportNothing(standing, session.invitation(standing), in: session)
    }
    let milestones = session.milestones(goal, first: standing.entries.first?.mass)
    let completed = try session.completedMilestones(of: milestones, by: standing.today)
    let stages = milestones.stages(
      standing.days(since: goal),
      current: current,
      completed: completed
    )
    // An earlier day is looked at, and not lived through again.
    let celebrated =
      time.asOf == nil
      ? try session.celebrate(milestones, at: standing.latest, completed: completed) : nil
    if global.json {
      let report = MilestonesReport(stages, celebrated: celebrated, today: standing.today)
      session.console.print(try JSON.text(of: report))
    } else {
      let table = MilestoneTable(session.notation)
      session.print(table: table.lines(stages, width: session.lineWidth))
      if let celebrated {
        let sentence = MilestoneSentence(session.notation)
        let isGoal = celebrated == goal.target
        session.remark("\n" + sentence.text(of: celebrated, isGoal: isGoal))
      }
    }
  }

  private func reportNoGoal(_ standing: Standing, in session: Session) throws {
    try reportNothing(standing, GoalSentences(session.notation).shown(nil), in: session)
  }

  private func reportNothing(_ standing: Standing, _ reason: String, in session: Session) throws {
    if global.json {
      let report = MilestonesReport([], celebrated: nil, today: standing.today)
      session.console.print(try JSON.text(of: report))
    } else {
      session.remark(reason)
    }
  }
}
