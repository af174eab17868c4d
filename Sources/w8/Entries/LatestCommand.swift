import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows the latest entry.
struct LatestCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "latest",
      abstract: String(localized: "Show the newest entry.", comment: "Help of w8 latest")
    )
  }

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let today = try session.day(time)
    let entry = try session.read { try $0.latest(upTo: today, in: session.logDays) } ?? nil
    let future = try session.futureEntries()
    if global.json {
      try session.console.print(json: LatestReport(entry, future: future))
      return
    }
    if let entry {
      session.console.print(line(entry, today: today, in: session))
      for line in MeasurementLines(session.notation).lines(entry) { session.console.print(line) }
      if let note = entry.note { session.console.print(note.text.oneLine) }
    } else {
      session.printStatus(try noEntry(upTo: today, in: session))
    }
    if let warning = FutureEntriesMessage(session).text(future) { session.printStatus(warning) }
  }

  private func noEntry(upTo day: CalendarDay, in session: Session) throws -> String {
    let count = try session.read { try $0.count() } ?? 0
    return count > 0 ? session.noEntries(upTo: day) : session.invitation
  }

  private func line(_ entry: WeightEntry, today: CalendarDay, in session: Session) -> String {
    let mass = MassFormat(unit: session.notation.unit)
    let days = today.days(until: session.logDays.day(of: entry.moment))
    return String(
      localized:
        "\(entry.mass, format: mass), \(entry.moment, format: TimestampFormat()) (\(days, format: .relative(.days)))",
      comment: "The newest entry: the weight, its date and time, and such as 'yesterday'"
    )
  }
}
