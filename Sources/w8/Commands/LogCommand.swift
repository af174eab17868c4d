import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Adds an entry to the log.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.weight, valueName: Texts.weightValue))
  var weight: [String]

  @Option(help: ArgumentHelp(Texts.date, valueName: Texts.dateValue))
  var date: String?

  @Option(help: ArgumentHelp(Texts.note, valueName: Texts.noteValue))
  var note: String?

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units)
    let draft = try draft(in: session)
    let entry = changes.dryRun ? nil : try add(draft, in: session)
    try report(draft, entry, in: session)
  }

  private func draft(in session: Session) throws(CommandFailure) -> WeightEntry.Draft {
    let typed = weight.joined(separator: " ")
    let mass = try session.mass(typed)
    let moment = try date.map { date throws(CommandFailure) in try session.moment(date) }
    do {
      return WeightEntry.Draft(
        mass: mass,
        moment: moment ?? session.now,
        note: try note.flatMap { note throws(EntryRefusal) in try EntryNote(note) }
      )
    } catch {
      throw CommandFailure(session.notation.refusal(error, of: typed))
    }
  }

  private func add(
    _ draft: WeightEntry.Draft,
    in session: Session
  ) throws(CommandFailure) -> WeightEntry {
    try session.write { store throws(StoreError) in try store.add(draft, at: session.now) }
  }

  private func report(
    _ draft: WeightEntry.Draft,
    _ entry: WeightEntry?,
    in session: Session
  ) throws {
    if global.json {
      session.console.print(try JSON.text(of: LogReport(draft, entry)))
    } else {
      session.remark(sentence(draft, entry, in: session))
    }
  }

  private func sentence(
    _ draft: WeightEntry.Draft,
    _ entry: WeightEntry?,
    in session: Session
  ) -> String {
    let mass = MassFormat(unit: session.notation.unit)
    guard let entry else {
      return String(
        localized:
          "Would log \(draft.mass, format: mass) on \(draft.moment, format: MomentFormat()).",
        comment: "After 'w8 log --dry-run': the weight, then its date and time"
      )
    }
    return String(
      localized:
        "Logged \(entry.mass, format: mass) on \(entry.moment, format: MomentFormat()) (entry \(entry.id.text)).",
      comment: "After 'w8 log': the weight, its date and time, and the number of the entry"
    )
  }
}
