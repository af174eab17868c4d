import WeightCore
import WeightStore

/// What widgets need of a log.
struct WidgetLog {
  /// The entries, the oldest first; `nil` if there is no log that could be shown.
  let entries: [WeightEntry]?
  /// What its user chose.
  let settings: Settings
  /// The command that begins the log, or mends what is the matter with it.
  let setup: String

  /// Reads the log at a place; while it is being moved, or if that has failed, there is none to show.
  init(_ location: StoreLocation) throws(StoreError) {
    let state = try StoreMove(location).state()
    setup = state.isUnfinished ? "w8 store status" : "w8 init"
    let store = try WeightStore.openExisting(at: location)
    settings = try store?.settings() ?? Settings()
    entries = state.isUnfinished ? nil : try store?.allEntries()
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
