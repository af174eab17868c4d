import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Changes an entry of the log.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Argument(help: ArgumentHelp(Texts.entry, valueName: DeleteCommand.Texts.entryValue))
  var entry: String

  @Argument(help: ArgumentHelp(Texts.weight, valueName: LogCommand.Texts.weightValue))
  var weight: [String] = []

  @Option(help: ArgumentHelp(Texts.date, valueName: LogCommand.Texts.dateValue))
  var date: String?

  @Option(help: ArgumentHelp(Texts.note, valueName: LogCommand.Texts.noteValue))
  var note: String?

  @Option(help: ArgumentHelp(Texts.bodyFat, valueName: LogCommand.Texts.bodyFatValue))
  var bodyFat: String?

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units, isTrial: changes.dryRun)
    let former = try EntrySelection(session: session).entry(named: entry)
    let draft = try draft(from: former, in: session)
    let edited = try edit(former, to: draft, in: session)
    if global.json {
      let report = EditReport(former, edited, isDryRun: changes.dryRun)
      session.console.print(try JSON.text(of: report))
    } else {
      session.remark(heading(isSame: former.draft == draft))
      let table = EntryTable(session.notation).lines([edited], width: session.lineWidth)
      for line in table.dropFirst() { session.remark(line) }
    }
  }

  private func draft(
    from former: WeightEntry,
    in session: Session
  ) throws(CommandFailure) -> WeightEntry.Draft {
    let typed = weight.joined(separator: " ")
    return WeightEntry.Draft(
      mass: weight.isEmpty ? former.mass : try session.loggedMass(typed),
      moment: try date.map { text throws(CommandFailure) in
        try session.moment(text, keepingTimeOf: former.moment)
      } ?? former.moment,
      bodyFat: try bodyFat.map { text throws(CommandFailure) in
        text.isEmpty ? nil : try session.bodyFat(text)
      } ?? former.bodyFat,
      note: try note.map { text throws(CommandFailure) in try session.note(text) } ?? former.note,
      source: former.source
    )
  }

  private func edit(
    _ former: WeightEntry,
    to draft: WeightEntry.Draft,
    in session: Session
  ) throws(CommandFailure) -> WeightEntry {
    guard !changes.dryRun else {
      return WeightEntry(
        id: former.id,
        draft,
        modified: former.modified,
        syncVersion: former.syncVersion
      )
    }
    let edited = try session.write { store throws(StoreError) in
      try store.update(former.id, to: draft, at: session.now)
    }
    guard let edited else { throw .noEntry(number: former.id.text) }
    return edited
  }

  private func heading(isSame: Bool) -> String {
    if isSame {
      return String(
        localized: "The entry is already like this:",
        comment: "After 'w8 edit' that changed nothing; the entry follows"
      )
    }
    return changes.dryRun
      ? String(
        localized: "The entry would be:",
        comment: "After 'w8 edit --dry-run'; the entry follows"
      )
      : String(localized: "The entry is now:", comment: "After 'w8 edit'; the entry follows")
  }
}
