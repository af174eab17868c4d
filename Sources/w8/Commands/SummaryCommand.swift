import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// Shows how things stand.
struct SummaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let standing = try session.standing(time)
    let goal = session.settings.goal
    if global.json {
      session.console.print(try JSON.text(of: SummaryReport(standing, goal: goal)))
    } else if standing.entries.isEmpty {
      session.remark(session.invitation(standing))
    } else {
      let summary = SummaryLines(session.notation)
      for line in summary.lines(standing, goal: goal, width: session.lineWidth) {
        session.console.print(line)
      }
    }
  }
}
