import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The message about a change that was redone, or would be.
struct RedoMessage {
  private let redone: RevertedStep
  private let isTrial: Bool
  private let unit: WeightUnit

  init(_ redone: RevertedStep, isTrial: Bool, in session: Session) {
    self.redone = redone
    self.isTrial = isTrial
    unit = session.notation.unit
  }

  /// The message.
  ///
  /// A colon at its end introduces the entries or settings that follow.
  var text: String {
    switch redone.step.kind {
    case .log: log
    case .edit: edit
    case .delete: delete
    case .import: imported
    case .merge: merged
    case .health: RedoneSyncMessage(redone, isTrial: isTrial).text
    case .settings: settings
    case .goal: goal
    }
  }

  private var log: String {
    isTrial
      ? String(
        localized:
          "This entry would be back in the log:",
        comment: "After 'w8 redo --dry-run'; the entry follows"
      )
      : String(
        localized:
          "This entry is back in the log:",
        comment: "After 'w8 redo' of 'w8 log'; the entry follows"
      )
  }

  private var edit: String {
    isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries would be back to how they were after the edit:",
        comment: "After 'w8 redo --dry-run'; the entries follow"
      )
      : String(
        localized:
          "\(redone.entryCount) entries are back to how they were after the edit:",
        comment: "After 'w8 redo' of 'w8 edit'; the entries follow"
      )
  }

  private var delete: String {
    isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries would be deleted again:",
        comment: "After 'w8 redo --dry-run'; the entries follow"
      )
      : String(
        localized:
          "\(redone.entryCount) entries are deleted again:",
        comment: "After 'w8 redo' of 'w8 delete'; the entries follow"
      )
  }

  private var merged: String {
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries would be back to how they were after the merge (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 redo --dry-run' of 'w8 merge': the number of entries, and its date"
      )
      : String(
        localized:
          "\(redone.entryCount) entries are back to how they were after the merge (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 redo' of 'w8 merge': the number of entries, and its date"
      )
  }

  /// An import of an edited export also changes entries.
  private var importedChanges: String {
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries would be back to how they were after the import (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 redo --dry-run' of an import that added and changed entries"
      )
      : String(
        localized:
          "\(redone.entryCount) entries are back to how they were after the import (\(moment, format: TimestampFormat())).",
        comment: "After 'w8 redo' of an import that added and changed entries"
      )
  }

  private var imported: String {
    guard redone.changedCount == 0 else { return importedChanges }
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries that were added together on \(moment, format: TimestampFormat()) would be back in the log.",
        comment: "After 'w8 redo --dry-run': the number of entries, and the date of the import"
      )
      : String(
        localized:
          "\(redone.entryCount) entries that were added together on \(moment, format: TimestampFormat()) are back in the log.",
        comment: "After 'w8 redo' of an import: the number of entries, and the date of the import"
      )
  }

  private var settings: String {
    isTrial
      ? String(
        localized:
          "These settings would be changed again:",
        comment: "After 'w8 redo --dry-run'; the settings and their values follow"
      )
      : String(
        localized:
          "These settings were changed again:",
        comment: "After 'w8 redo' of 'w8 settings'; the settings and their values follow"
      )
  }

  private var goal: String {
    if let sentence = redone.sentence(ofGoalIn: unit, isTrial: isTrial) { return sentence }
    return isTrial
      ? String(
        localized: "The goal would be removed again.",
        comment: "After 'w8 redo --dry-run' of 'w8 goal --clear'"
      )
      : String(
        localized: "The goal was removed again.",
        comment: "After 'w8 redo' of 'w8 goal --clear'"
      )
  }
}

/// The message about a sync with Apple Health that was redone, or would be.
struct RedoneSyncMessage {
  private let redone: RevertedStep
  private let isTrial: Bool

  init(_ redone: RevertedStep, isTrial: Bool) {
    self.redone = redone
    self.isTrial = isTrial
  }

  /// The sentences, one per line: first about entries, then about measurements without an entry.
  var text: String {
    let fatCount = redone.addedFatCount + redone.changedFatCount
    let lines = [redone.entryCount > 0 ? entries : nil, fatCount > 0 ? fat(fatCount) : nil]
      .compactMap(\.self)
    return lines.isEmpty ? nothing : lines.joined(separator: "\n")
  }

  private var entries: String {
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "\(redone.entryCount) entries would be back to how the sync with Apple Health on \(moment, format: TimestampFormat()) left them.",
        comment:
          "After 'w8 redo --dry-run': the number of entries that a sync changed, and its date"
      )
      : String(
        localized:
          "\(redone.entryCount) entries are back to how the sync with Apple Health on \(moment, format: TimestampFormat()) left them.",
        comment:
          "After 'w8 redo' of a sync: the number of entries that it had changed, and its date"
      )
  }

  private func fat(_ count: Int) -> String {
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "\(count) measurements without a weight would be back to how the sync with Apple Health on \(moment, format: TimestampFormat()) left them.",
        comment:
          "After 'w8 redo --dry-run': values that belong to no entry, and the date of the sync"
      )
      : String(
        localized:
          "\(count) measurements without a weight are back to how the sync with Apple Health on \(moment, format: TimestampFormat()) left them.",
        comment:
          "After 'w8 redo' of a sync: values that belong to no entry, and the date of the sync"
      )
  }

  private var nothing: String {
    let moment = redone.step.moment
    return isTrial
      ? String(
        localized:
          "The sync with Apple Health on \(moment, format: TimestampFormat()) would be made again; it did not change any entries.",
        comment: "After 'w8 redo --dry-run' of a sync, such as one that found a new name of a scale"
      )
      : String(
        localized:
          "The sync with Apple Health on \(moment, format: TimestampFormat()) was made again; it had not changed any entries.",
        comment: "After 'w8 redo' of a sync, such as one that found a new name of a scale"
      )
  }
}
