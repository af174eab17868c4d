import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Shows the newest entry.
struct LatestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "latest",
    abstract: String(localized: "Show the newest entry.", comment: "Help of w8 latest")
  )

  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let entry = try session.read { store throws(StoreError) in try store.latest() } ?? nil
    if global.json {
      session.console.print(try JSON.text(of: LatestReport(entry)))
    } else if let entry {
      session.console.print(line(entry, in: session))
      if let note = entry.note { session.console.print(note.text.oneLine) }
    } else {
      session.remark(session.invitation)
    }
  }

  private func line(_ entry: WeightEntry, in session: Session) -> String {
    let mass = MassFormat(unit: session.notation.unit)
    let days = entry.moment.day.daysSince1970 - session.now.day.daysSince1970
    return String(
      localized:
        "\(entry.mass, format: mass), \(entry.moment, format: MomentFormat()) (\(days, format: .relative(.days)))",
      comment: "The newest entry: the weight, its date and time, and such as 'yesterday'"
    )
  }
}
