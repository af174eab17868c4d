import GRDB
import WeightCore

extension StoreMove {
  /// Leaves a log at the shared place that was not moved there as it is, and gives it the settings of
  /// the former one that it does not have: once.
  func settle(at moment: Moment) throws(StoreError) -> StoreMoveOutcome {
    let folder = location.shared.folder
    guard try location.current() == location.shared else { return .noLog }
    let hasFormer = try StoreFolder.hasFile(location.database)
    guard hasFormer, MoveRecord.last(in: folder) == nil else {
      return .alreadyShared(settings: [], leftOut: [])
    }
    var leftOut: [SettingRefusal] = []
    let former = Settings(try formerSettings(), refusals: &leftOut)
    let store = try WeightStore.open(at: location, patience: patience)
    let present = try store.settings()
    var settings = present
    for name in SettingName.allCases where present.values[name.rawValue] == nil {
      if let text = former.values[name.rawValue] { try? settings.set(name, to: text) }
    }
    let taken = try store.save(settings, changedFrom: present, at: moment)
    try MoveRecord(.settled, at: moment).save(in: folder)
    return .alreadyShared(settings: taken, leftOut: leftOut)
  }

  /// Reads the settings of the former log, which is not changed.
  private func formerSettings() throws(StoreError) -> [String: String] {
    let queue = try OpeningLock.hold(folder: location.folder, patience: patience) {
      () throws(StoreError) in
      try StoreConnection.open(location, patience: patience)
    }
    do {
      return try queue.read { try SettingRows(database: $0).values() }
    } catch {
      throw StoreError(error, path: location.database)
    }
  }
}
