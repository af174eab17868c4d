import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// Shows what the log comes to.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let standing = try session.standing(time)
    let statistics = WeightStatistics(standing.days)
    let weeks = WeeklySummary.recent(
      standing.days,
      rule: session.weekRule,
      unit: session.notation.unit
    )
    if global.json {
      let report = StatisticsReport(statistics, weeks: weeks, today: standing.today)
      session.console.print(try JSON.text(of: report))
    } else if let statistics {
      let lines = StatisticsLines(session.notation).lines(statistics, width: session.lineWidth)
      for line in lines { session.console.print(line) }
      session.console.print("")
      session.print(table: WeekTable(session.notation).lines(weeks, width: session.lineWidth))
    } else {
      session.remark(session.invitation(standing))
    }
  }
}
