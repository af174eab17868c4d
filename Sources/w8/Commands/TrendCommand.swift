import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// Shows the trend beside the weights.
struct TrendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.method, valueName: Texts.methodValue))
  var method = TrendChoice.timeAware

  @Option(help: ArgumentHelp(Texts.days, valueName: ListCommand.Texts.limitValue))
  var days = EntryLimit.fortnight

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let standing = try session.standing(time)
    let trend = WeightTrend(standing.days, method: method.method(days: session.settings.trendDays))
    if global.json {
      let report = TrendReport(trend, method: method, limit: days.count, today: standing.today)
      session.console.print(try JSON.text(of: report))
    } else if trend.points.isEmpty {
      session.remark(session.invitation(standing))
    } else {
      let table = TrendTable(session.notation)
      let points = trend.points.suffix(days.count ?? trend.points.count).reversed()
      session.print(table: table.lines(points, width: session.lineWidth))
      session.remark("\n" + table.sentence(of: trend))
    }
  }
}

extension EntryLimit {
  /// Two weeks.
  fileprivate static let fortnight = EntryLimit(count: 14)
}
