import GRDB
package import WeightCore

/// A step that was undone or redone, or would be.
package struct RevertedStep: Hashable, Sendable {
  /// The maximum number of entries that are shown in detail.
  static let detailed = 20

  /// The step.
  package let step: JournalStep
  /// The number of entries that it had added, changed or deleted.
  package let entryCount: Int
  /// The number of entries among them that it had changed or deleted.
  package let changedCount: Int
  /// The first of these entries before the undo or redo; at most twenty.
  package let before: [WeightEntry]
  /// The same entries afterwards; empty if they are deleted.
  package let after: [WeightEntry]
  /// The number of body fat samples without a weight that it had added.
  package let addedFatCount: Int
  /// The number of body fat samples without a weight that it had changed or deleted.
  package let changedFatCount: Int
  /// The settings whose values were restored.
  package let settings: [SettingName]
  /// The values of all settings afterwards.
  package let values: [String: String]
}

extension RevertedStep {
  /// Undoes or redoes a step, and describes the difference.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - journal: The journal.
  ///   - change: The undo or redo.
  /// - Throws: Any error of the database.
  init(_ step: JournalStep, in journal: Journal, by change: () throws -> Void) throws {
    let health = HealthJournal(database: journal.database)
    let (count, before) = try journal.entries(of: step)
    let settings = try journal.settings(of: step)
    // The samples that a step added only exist while it is not undone.
    let formerFat = try health.waitingFat(of: step.id)
    try change()
    let fat = try health.waitingFat(of: step.id)
    self.init(
      step: step,
      entryCount: count,
      changedCount: try journal.changedCount(of: step),
      before: before,
      after: try journal.entries(of: step, areLive: true).detailed,
      addedFatCount: max(formerFat.added, fat.added),
      changedFatCount: fat.changed,
      settings: settings.compactMap(SettingName.init(rawValue:)),
      values: try SettingRows(database: journal.database).values()
    )
  }
}
