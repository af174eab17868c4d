import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that changes an entry of the log.
struct EditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "edit",
      abstract: String(localized: .editAbstract),
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(.sharedEntries, valueName: .deleteEntryValue))
  var entry: String

  @Argument(help: ArgumentHelp(.editWeight, valueName: .logWeightValue))
  var weight: [String] = []

  @Option(help: ArgumentHelp(.editDate, valueName: .sharedDateValue))
  var date: String?

  @Option(help: ArgumentHelp(.editNote, valueName: .sharedSearchValue))
  var note: String?

  @Option(help: ArgumentHelp(.editBodyFat, valueName: .logBodyFatValue))
  var bodyFat: String?

  @OptionGroup var measurements: MeasurementOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func validate() throws {
    let texts = [date, note, bodyFat, measurements.waist, measurements.leanMass]
    guard weight.isEmpty, texts.allSatisfy({ $0 == nil }) else { return }
    throw ValidationError(String(localized: .editNothingToChange))
  }

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let former = try EntrySelection(session: session).entry(named: entry)
    let draft = try draft(from: former, in: session)
    let doubt =
      draft.mass == former.mass
      ? nil : try DoubtfulWeight(draft.mass, at: draft.moment, besides: former.id, in: session)
    if !changes.dryRun { try doubt?.confirm(on: session.console) }
    let edited = try edit(former, to: draft, in: session)
    if global.json {
      let report = EntryEditReport(former, edited, isDryRun: changes.dryRun)
      try session.console.print(json: report)
    } else {
      session.printStatus(heading(isSame: former.draft == draft))
      let table = LogTable(session.notation).lines([edited], width: session.lineWidth)
      for line in table.dropFirst() { session.printStatus(line) }
    }
    if let doubt { session.warn(of: doubt, edited.id) }
  }

  private func draft(
    from former: WeightEntry,
    in session: Session
  ) throws -> WeightEntry.Draft {
    let moment =
      try date.map { text in try session.moment(text, keepingTimeOf: former.moment) }
      ?? former.moment
    let typed = weight.joined(separator: " ")
    let mass = weight.isEmpty ? former.mass : try session.loggedMass(typed, at: moment)
    let draft = WeightEntry.Draft(
      mass: mass,
      moment: moment,
      bodyFat: try bodyFat.map { text in
        text.isEmpty ? nil : try session.bodyFat(text)
      } ?? former.bodyFat,
      waist: try measurements.waist.map { text in
        text.isEmpty ? nil : try session.waist(text)
      } ?? former.waist,
      leanMass: try measurements.leanMass.map { text in
        text.isEmpty ? nil : try session.leanMass(text, of: mass)
      } ?? former.leanMass,
      note: try note.map { text in try session.note(text) } ?? former.note,
      source: former.source
    )
    do {
      // A lower weight must not be less than the lean mass that it keeps.
      if draft.mass != former.mass { try draft.checkLeanMass() }
    } catch {
      let format = MassFormat(unit: session.notation.unit)
      let lean = draft.leanMass.map { format.format($0, locale: session.notation.formats) }
      throw CommandFailure(session.notation.refusal(error, of: lean ?? ""))
    }
    return draft
  }

  private func edit(
    _ former: WeightEntry,
    to draft: WeightEntry.Draft,
    in session: Session
  ) throws -> WeightEntry {
    guard !changes.dryRun else {
      return WeightEntry(
        id: former.id,
        draft,
        modified: former.modified,
        syncVersion: former.syncVersion
      )
    }
    let edited = try session.write { store in
      try store.update(former.id, to: draft, at: session.now)
    }
    guard let edited else { throw CommandFailure.noEntry(number: former.id.text) }
    return edited
  }

  private func heading(isSame: Bool) -> String {
    if isSame {
      return String(
        localized: "The entry already has these values:",
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

// MARK: - Texts

extension EditCommand {
  enum Texts {
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Values that you omit are not changed. An empty text removes the note, the body fat, the \
          waist or the lean mass.

          Examples:
            w8 edit 12 \(forms[1])
            w8 edit 12 --date 2026-03-29 --note ""
          """,
        comment: "Help of w8 edit. The argument is a weight such as '72.5 kg'"
      )
    }
  }
}
