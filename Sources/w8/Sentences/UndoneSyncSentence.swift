import Localization
import WeightPresentation
import WeightStore

/// Tells what became of the log when a sync with Apple Health was taken back, or would become of it.
struct UndoneSyncSentence {
  private let undone: UndoneStep
  private let isTrial: Bool

  init(_ undone: UndoneStep, isTrial: Bool) {
    self.undone = undone
    self.isTrial = isTrial
  }

  /// The sentences, a line each: of entries, then of body fat that belongs to none.
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
          "\(undone.entryCount) entries would be back to how they were before the sync with Apple Health on \(moment, format: MomentFormat()).",
        comment: "After 'w8 undo --dry-run': how many entries a sync changed, and when it did"
      )
      : String(
        localized:
          "\(undone.entryCount) entries are back to how they were before the sync with Apple Health on \(moment, format: MomentFormat()).",
        comment: "After 'w8 undo' of a sync: how many entries it had changed, and when"
      )
  }

  private var addedFat: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.addedFatCount) body fat values waiting for a weight, from the sync with Apple Health on \(moment, format: MomentFormat()), would be removed from the log.",
        comment: "After 'w8 undo --dry-run': values that belong to no entry, and when they came"
      )
      : String(
        localized:
          "\(undone.addedFatCount) body fat values waiting for a weight, from the sync with Apple Health on \(moment, format: MomentFormat()), are no longer in the log.",
        comment: "After 'w8 undo' of a sync: values that belonged to no entry, and when they came"
      )
  }

  private var changedFat: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "\(undone.changedFatCount) body fat values would be waiting for a weight again, as before the sync with Apple Health on \(moment, format: MomentFormat()).",
        comment: "After 'w8 undo --dry-run': values that belong to no entry"
      )
      : String(
        localized:
          "\(undone.changedFatCount) body fat values are waiting for a weight again, as before the sync with Apple Health on \(moment, format: MomentFormat()).",
        comment: "After 'w8 undo' of a sync: values that belong to no entry"
      )
  }

  private var nothing: String {
    let moment = undone.step.moment
    return isTrial
      ? String(
        localized:
          "The sync with Apple Health on \(moment, format: MomentFormat()) would be undone; it changed no entry.",
        comment:
          "After 'w8 undo --dry-run' of a sync, such as one that learnt a new name of a scale"
      )
      : String(
        localized:
          "The sync with Apple Health on \(moment, format: MomentFormat()) is undone; it had changed no entry.",
        comment: "After 'w8 undo' of a sync, such as one that learnt a new name of a scale"
      )
  }
}
