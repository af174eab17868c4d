import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// Shows by how much the weight has changed.
struct ChangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.range, valueName: Texts.rangeValue))
  var range: ChangePeriod?

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let standing = try session.standing(time)
    let changes = changes(standing)
    if global.json {
      let report = ChangeReport(changes, today: standing.today)
      session.console.print(try JSON.text(of: report))
    } else if standing.entries.isEmpty {
      session.remark(session.invitation(standing))
    } else if changes.isEmpty {
      session.remark(Texts.noChange)
    } else {
      let table = ChangeTable(session.notation)
      session.print(
        table: table.lines(changes, dayStart: session.settings.dayStart, width: session.lineWidth)
      )
    }
  }

  /// Returns the changes over the periods that the log reaches back to the beginning of.
  private func changes(_ standing: Standing) -> [(period: ChangePeriod, change: WeightChange)] {
    (range.map { [$0] } ?? ChangePeriod.allCases)
      .compactMap { period in
        standing.change(over: period).flatMap { $0.coversPeriod ? (period, $0) : nil }
      }
  }
}
