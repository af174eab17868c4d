import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows, sets and gives up the goal.
struct GoalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goal",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.weight, valueName: LogCommand.Texts.weightValue))
  var weight: [String] = []

  @Flag(help: ArgumentHelp(Texts.clear))
  var clear = false

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    guard !clear || weight.isEmpty else { throw CommandFailure.goalAndClear }
    let session = try Session(global, units, isTrial: changes.dryRun)
    var settings = session.settings
    var warning: GoalWarning?
    if clear {
      settings.goal = nil
    } else if !weight.isEmpty {
      let typed = try session.notation.typedGoal(weight.joined(separator: " "))
      warning = GoalLimits.warning(for: typed.mass, in: typed.unit)
      settings.goal = try session.newGoal(typed.mass)
    }
    if settings != session.settings, !changes.dryRun {
      _ = try session.write { store throws(StoreError) in
        try store.save(settings, changedFrom: session.settings, as: .goal, at: session.now)
      }
    }
    try report(settings.goal, warning, in: session)
  }

  private func report(_ goal: Goal?, _ warning: GoalWarning?, in session: Session) throws {
    if global.json {
      let prediction = try goal.map { try session.standing(time).prediction(of: $0.target) }
      let report = GoalReport(goal, prediction, warning: warning, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
      return
    }
    let sentences = GoalSentences(session.notation)
    if clear {
      session.remark(sentences.cleared(session.settings.goal, isTrial: changes.dryRun))
    } else if weight.isEmpty {
      session.console.print(sentences.shown(goal))
      if let goal {
        let standing = try session.standing(time)
        let sentence = PredictionSentence(session.notation, today: standing.today)
        session.console.print(sentence.text(of: standing.prediction(of: goal.target).state))
      }
    } else if let goal {
      session.remark(sentences.set(goal, isTrial: changes.dryRun))
      if let warning { session.remark(sentences.care(warning)) }
    }
  }
}
