import WeightCore
import WeightStore

/// What widgets need of a log.
struct WidgetLog {
  /// The entries, the oldest first; `nil` if there is no log that could be shown.
  let entries: [WeightEntry]?
  /// What its user chose.
  let settings: Settings
  /// Whether it is on its way to another place, or has got stuck there.
  let isBeingMoved: Bool

  /// Reads the log at a place; while it is being moved, or if that has failed, there is none to show.
  init(_ location: StoreLocation) throws(StoreError) {
    isBeingMoved = try StoreMove(location).state().isUnfinished
    let store = try WeightStore.openExisting(at: location)
    settings = try store?.settings() ?? Settings()
    entries = isBeingMoved ? nil : try store?.allEntries()
  }
}

extension StoreMoveState {
  fileprivate var isUnfinished: Bool {
    switch self {
    case .inProgress, .failed: true
    case .notNeeded, .notStarted, .completed: false
    }
  }
}
