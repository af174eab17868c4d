import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The message about a change that was undone, or would be.
struct UndoMessage {
  private let undone: RevertedStep
  private let isTrial: Bool
  private let unit: WeightUnit

  init(_ undone: RevertedStep, isTrial: Bool, in session: Session) {
    self.undone = undone
    self.isTrial = isTrial
    unit = session.notation.unit
  }

  /// The message.
  ///
  /// A colon at its end introduces the entries or settings that follow.
  var text: String {
    switch undone.step.kind {
    case .log: log
    case .edit: edit
    case .delete: delete
    case .import: imported
    case .health: UndoneSyncMessage(undone, isTrial: isTrial).text
    case .merge: merged
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
        localized:
          "\(undone.entryCount) entries would be back to how they were before the last edit:",
        comment: "After 'w8 undo --dry-run'; the entries follow"
      )
      : String(
        localized: "\(undone.entryCount) entries are back to how they were before the last edit:",
        comment: "After 'w8 undo' of 'w8 edit'; the entries follow"
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

  private var merged: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.entryCount) entries would be back to how they were before the merge (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo --dry-run' of 'w8 merge': the number of entries, and its date"
      )
      : String(
        localized:
          "\(undone.entryCount) entries are back to how they were before the merge (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo' of 'w8 merge': the number of entries, and its date"
      )
  }

  /// An import of an edited export also changes entries.
  private var importedChanges: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.entryCount) entries would be back to how they were before the import (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo --dry-run' of an import that added and changed entries"
      )
      : String(
        localized:
          "\(undone.entryCount) entries are back to how they were before the import (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo' of an import that added and changed entries"
      )
  }

  private var imported: String {
    guard undone.changedCount == 0 else { return importedChanges }
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.entryCount) entries that were added together on \(moment, format: TimestampFormat()) would be removed from the log.",
        comment: "After 'w8 undo --dry-run': the number of entries, and the date of the import"
      )
      : String(
        localized:
          "\(undone.entryCount) entries that were added together on \(moment, format: TimestampFormat()) are no longer in the log.",
        comment: "After 'w8 undo' of an import: the number of entries, and the date of the import"
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
    if let sentence = undone.sentence(ofGoalIn: unit, isTrial: isTrial) { return sentence }
    return isTrial
      ? String(
        localized: "There would no longer be a goal.",
        comment: "After 'w8 undo --dry-run' of 'w8 goal', before which there was none"
      )
      : String(
        localized: "There is no longer a goal.",
        comment: "After 'w8 undo' of 'w8 goal', before which there was none"
      )
  }
}

/// The message about a sync with Apple Health that was undone, or would be.
struct UndoneSyncMessage {
  private let undone: RevertedStep
  private let isTrial: Bool

  init(_ undone: RevertedStep, isTrial: Bool) {
    self.undone = undone
    self.isTrial = isTrial
  }

  /// The sentences, one per line: first about entries, then about measurements without an entry.
  var text: String {
    let lines = [
      undone.entryCount > 0 ? entries : nil,
      undone.addedFatCount > 0 ? addedFat : nil,
      undone.changedFatCount > 0 ? changedFat : nil,
    ]
    .compactMap(\.self)
    return lines.isEmpty ? nothing : lines.joined(separator: "\n")
  }

  private var entries: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.entryCount) entries would be back to how they were before the sync with Apple Health (\(moment, format: TimestampFormat())).",
        comment:
          "After 'w8 undo --dry-run': the number of entries that a sync changed, and its date"
      )
      : String(
        localized:
          "\(undone.entryCount) entries are back to how they were before the sync with Apple Health (\(moment, format: TimestampFormat())).",
        comment:
          "After 'w8 undo' of a sync: the number of entries that it had changed, and its date"
      )
  }

  private var addedFat: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.addedFatCount) measurements waiting for a weight, from the sync with Apple Health on \(moment, format: TimestampFormat()), would be removed from the log.",
        comment:
          "After 'w8 undo --dry-run': values that belong to no entry, and the date of the sync"
      )
      : String(
        localized:
          "\(undone.addedFatCount) measurements waiting for a weight, from the sync with Apple Health on \(moment, format: TimestampFormat()), are no longer in the log.",
        comment:
          "After 'w8 undo' of a sync: values that belonged to no entry, and the date of the sync"
      )
  }

  private var changedFat: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.changedFatCount) measurements would be waiting for a weight again, as before the sync with Apple Health (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo --dry-run': values that belong to no entry"
      )
      : String(
        localized:
          "\(undone.changedFatCount) measurements are waiting for a weight again, as before the sync with Apple Health (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 undo' of a sync: values that belong to no entry"
      )
  }

  private var nothing: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "The sync with Apple Health on \(moment, format: TimestampFormat()) would be undone; it did not change any entries.",
        comment:
          "After 'w8 undo --dry-run' of a sync, such as one that found a new name of a scale"
      )
      : String(
        localized:
          "The sync with Apple Health on \(moment, format: TimestampFormat()) was undone; it had not changed any entries.",
        comment: "After 'w8 undo' of a sync, such as one that found a new name of a scale"
      )
  }
}
