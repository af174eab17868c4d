import GRDB
package import WeightCore

extension WeightStore {
  /// Takes back the newest change that was not taken back yet.
  ///
  /// - Parameters:
  ///   - moment: When it is taken back.
  ///   - isTrial: Whether nothing is changed, and only told what would be.
  /// - Returns: What was taken back; `nil` if there is nothing left.
  /// - Throws: ``StoreError`` if the database cannot be written.
  package func undo(at moment: Moment, isTrial: Bool = false) throws(StoreError) -> UndoneStep? {
    try write(isTrial: isTrial) { database in
      let journal = Journal(database: database)
      guard let step = try journal.newestStep() else { return nil }
      let (count, before) = try journal.entries(of: step)
      let settings = try journal.settings(of: step)
      let fat = try HealthJournal(database: database).waitingFat(of: step.id)
      try journal.undo(step, at: moment)
      return UndoneStep(
        step: step,
        entryCount: count,
        before: before,
        after: try journal.entries(of: step, areLive: true).told,
        addedFatCount: fat.added,
        changedFatCount: fat.changed,
        settings: settings.compactMap(SettingName.init(rawValue:)),
        values: try SettingRows(database: database).values()
      )
    }
  }
}
