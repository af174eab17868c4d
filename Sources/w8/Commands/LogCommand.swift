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

  @Option(help: ArgumentHelp(Texts.bodyFat, valueName: Texts.bodyFatValue))
  var bodyFat: String?

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units, isTrial: changes.dryRun)
    let draft = try draft(in: session)
    let entry = changes.dryRun ? nil : try add(draft, in: session)
    try report(draft, entry, in: session)
  }

  private func draft(in session: Session) throws(CommandFailure) -> WeightEntry.Draft {
    let typed = weight.joined(separator: " ")
    let mass = try session.loggedMass(typed)
    let moment = try date.map { date throws(CommandFailure) in try session.moment(date) }
    return WeightEntry.Draft(
      mass: mass,
      moment: moment ?? session.now,
      bodyFat: try bodyFat.map { text throws(CommandFailure) in try session.bodyFat(text) },
      note: try note.flatMap { text throws(CommandFailure) in try session.note(text) }
    )
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
      session.remark(LogSentence(session.notation.unit).text(draft, entry))
      if !global.quiet { celebrate(entry, in: session) }
    }
  }

  /// Tells of a milestone that was reached.
  ///
  /// The entry is in the log, whatever becomes of that.
  private func celebrate(_ entry: WeightEntry?, in session: Session) {
    guard let entry, let sentence = try? session.celebration(of: entry) else { return }
    session.remark(sentence)
  }
}
