import GRDB
package import WeightCore

extension StoreMigration {
  /// Moves the log.
  ///
  /// - Parameters:
  ///   - isRetry: Whether to try again after a failed move.
  ///   - moment: The time of the move.
  ///   - progress: Receives the progress.
  /// - Returns: The outcome.
  /// - Throws: ``StoreError``, which is also recorded as the reason for the failure. In this case,
  ///   the log is unchanged at its former location.
  package func run(
    isRetry: Bool = false,
    at moment: Timestamp,
    progress: (StoreMigrationProgress) -> Void = { _ in }
  ) throws(StoreError) -> StoreMigrationOutcome {
    // No folder is created if there is no log.
    if case .notNeeded = try state(), try !hasLog { return .noLog }
    return try whileNoOtherProcessMoves { () throws(StoreError) in
      switch try state(isRunning: false) {
      case .completed(let moment): return try completed(at: moment)
      case .notNeeded: return try adoptSettings(at: moment)
      case .failed(let error, _) where !isRetry: return .refused(.hasFailed(error))
      case .notStarted where isRetry: return .refused(.nothingFailed)
      case .notStarted, .failed, .inProgress:
        try moveNoting(at: moment, progress)
        return .moved
      }
    } ?? .refused(.inProgress)
  }

  /// Returns the outcome that a move would have now.
  ///
  /// Nothing is changed, and no folder is created.
  package func trial(isRetry: Bool = false) throws(StoreError) -> StoreMigrationOutcome {
    switch try state() {
    case .inProgress: .refused(.inProgress)
    case .completed(let moment): .alreadyMoved(at: moment)
    case .notNeeded:
      try hasLog ? .alreadyShared(settings: [], leftOut: []) : .noLog
    case .failed(let error, _) where !isRetry: .refused(.hasFailed(error))
    case .notStarted where isRetry: .refused(.nothingFailed)
    case .notStarted, .failed: .moved
    }
  }

  /// Whether there is a log that was moved or begun at the shared location.
  private var hasLog: Bool {
    get throws(StoreError) {
      let place = try location.current()
      guard place == location.shared else { return false }
      return try StoreFolder.hasFile(place.database)
    }
  }

  /// Performs an operation while no other process moves the log.
  ///
  /// - Returns: `nil` if another process is moving the log.
  func whileNoOtherProcessMoves<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value? {
    let folder = location.shared.folder
    try StoreFolder.create(folder)
    var hasBegun = false
    do {
      return try StoreFolder.withLock(of: folder, patience: Self.patienceWithLookers) {
        () throws(StoreError) in
        hasBegun = true
        return try body()
      }
    } catch {
      guard !hasBegun, error.code == .busy else { throw error }
      return nil
    }
  }

  /// Records a completed move that was interrupted before it could be recorded.
  private func completed(at moment: Timestamp) throws(StoreError) -> StoreMigrationOutcome {
    // If the log has disappeared, the error is reported now rather than on the next access.
    _ = try location.current()
    if var record = StoreMigrationRecord.last(in: location.shared.folder),
      record.phase != .completed
    {
      record.phase = .completed
      try record.save(in: location.shared.folder)
    }
    return .alreadyMoved(at: moment)
  }

  /// Moves the log, and records the progress and the outcome.
  private func moveNoting(
    at moment: Timestamp,
    _ progress: (StoreMigrationProgress) -> Void
  ) throws(StoreError) {
    let folder = location.shared.folder
    try StoreMigrationRecord(.started, at: moment).save(in: folder)
    progress(StoreMigrationProgress(.noted))
    do {
      try copyAndPlace(at: moment, progress)
    } catch {
      // The original error is more important than errors of the cleanup.
      try? removeCopy()
      try? StoreMigrationRecord(error, at: moment).save(in: folder)
      throw error
    }
    progress(StoreMigrationProgress(.completed))
  }
}

// MARK: - Existing log

extension StoreMigration {
  /// Keeps an existing log at the shared location, and copies missing settings from the former log
  /// to it once.
  func adoptSettings(at moment: Timestamp) throws(StoreError) -> StoreMigrationOutcome {
    let folder = location.shared.folder
    guard try hasLog else { return .noLog }
    let hasFormer = try StoreFolder.hasFile(location.database)
    guard hasFormer, StoreMigrationRecord.last(in: folder) == nil else {
      return .alreadyShared(settings: [], leftOut: [])
    }
    var leftOut: [SettingError] = []
    let former = Settings(try formerSettings(), refusals: &leftOut)
    let store = try WeightStore.open(at: location, patience: patience)
    let present = try store.settings()
    var settings = present
    for name in SettingName.allCases where present.values[name.rawValue] == nil {
      if let text = former.values[name.rawValue] { try? settings.set(name, to: text) }
    }
    let taken = try store.save(settings, changedFrom: present, at: moment)
    try StoreMigrationRecord(.settled, at: moment).save(in: folder)
    return .alreadyShared(settings: taken, leftOut: leftOut)
  }

  /// Reads the settings of the former log without changing it.
  private func formerSettings() throws(StoreError) -> [String: String] {
    let queue = try StoreFolder.withLock(of: location.folder, patience: patience) {
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
