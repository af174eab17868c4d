import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The sentence that tells what was taken back, or would be.
struct UndoSentence {
  private let undone: UndoneStep
  private let isTrial: Bool
  private let unit: WeightUnit

  init(_ undone: UndoneStep, isTrial: Bool, in session: Session) {
    self.undone = undone
    self.isTrial = isTrial
    unit = session.notation.unit
  }

  /// The sentence; a colon at its end announces the entries or settings that follow.
  var text: String {
    switch undone.step.kind {
    case .log: log
    case .edit: edit
    case .delete: delete
    case .import: imported
    case .health: UndoneSyncSentence(undone, isTrial: isTrial).text
    case .settings: settings
    case .goal: goal
    }
  }

  private var log: String {
    isTrial
      ? String(
        localized: "This entry would be removed from the log:",
        comment: "After 'w8 undo --dry-run'; the entry follows"
      )
      : String(
        localized: "This entry is no longer in the log:",
        comment: "After 'w8 undo' of 'w8 log'; the entry follows"
      )
  }

  private var edit: String {
    isTrial
      ? String(
        localized: "This entry would be back to how it was before its last edit:",
        comment: "After 'w8 undo --dry-run'; the entry follows"
      )
      : String(
        localized: "This entry is back to how it was before its last edit:",
        comment: "After 'w8 undo' of 'w8 edit'; the entry follows"
      )
  }

  private var delete: String {
    isTrial
      ? String(
        localized: "\(undone.entryCount) deleted entries would be back in the log:",
        comment: "After 'w8 undo --dry-run'; the entries follow"
      )
      : String(
        localized: "\(undone.entryCount) deleted entries are back in the log:",
        comment: "After 'w8 undo' of 'w8 delete'; the entries follow"
      )
  }

  private var imported: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.entryCount) entries that were added together on \(moment, format: MomentFormat()) would be removed from the log.",
        comment: "After 'w8 undo --dry-run': how many entries were imported, and when"
      )
      : String(
        localized:
          "\(undone.entryCount) entries that were added together on \(moment, format: MomentFormat()) are no longer in the log.",
        comment: "After 'w8 undo' of an import: how many entries, and when they were imported"
      )
  }

  private var settings: String {
    isTrial
      ? String(
        localized: "These settings would be restored:",
        comment: "After 'w8 undo --dry-run'; the settings and their values follow"
      )
      : String(
        localized: "These settings were restored:",
        comment: "After 'w8 undo' of 'w8 settings'; the settings and their values follow"
      )
  }

  private var goal: String {
    guard let goal = Settings(undone.values).goal else {
      return isTrial
        ? String(
          localized: "There would be no goal any more.",
          comment: "After 'w8 undo --dry-run' of 'w8 goal', before which there was none"
        )
        : String(
          localized: "There is no goal any more.",
          comment: "After 'w8 undo' of 'w8 goal', before which there was none"
        )
    }
    let format = MassFormat(unit: unit)
    return isTrial
      ? String(
        localized: "The goal would be \(goal.target, format: format) again.",
        comment: "After 'w8 undo --dry-run' of 'w8 goal'"
      )
      : String(
        localized: "The goal is \(goal.target, format: format) again.",
        comment: "After 'w8 undo' of 'w8 goal'"
      )
  }
}
