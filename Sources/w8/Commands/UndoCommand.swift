import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// Takes back the newest change of the log.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global, units, isTrial: changes.dryRun)
    let undone =
      try session.writeExisting { store throws(StoreError) in
        try store.undo(at: session.now, isTrial: changes.dryRun)
      } ?? nil
    if global.json {
      session.console.print(try JSON.text(of: UndoReport(undone, isDryRun: changes.dryRun)))
    } else if let undone {
      session.remark(UndoSentence(undone, isTrial: changes.dryRun, in: session).text)
      for line in lines(of: undone, in: session) { session.remark(line) }
    } else {
      session.remark(
        String(
          localized: "There is nothing to undo.",
          comment: "After 'w8 undo': nothing was changed, or all of it was taken back already"
        )
      )
    }
  }

  /// Returns the entries and the settings of a step; of an import its number is enough.
  private func lines(of undone: UndoneStep, in session: Session) -> [String] {
    switch undone.step.kind {
    case .import, .health, .goal: return []
    case .settings:
      let settings = Settings(undone.values)
      return SettingsTable(settings, in: session).lines(undone.settings, width: session.lineWidth)
        .dropFirst().map { "  " + $0 }
    case .log, .edit, .delete:
      let told = undone.after.isEmpty ? undone.before : undone.after
      let table = EntryTable(session.notation).lines(told, width: session.lineWidth)
      return Array(table.dropFirst())
    }
  }
}
