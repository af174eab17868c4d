import GRDB
package import WeightCore

extension StoreMove {
  /// Moves the log.
  ///
  /// - Parameters:
  ///   - isRetry: Whether another try is asked for, after one that has failed.
  ///   - moment: When it is asked for.
  ///   - progress: Is told what was done.
  /// - Returns: What became of it.
  /// - Throws: ``StoreError``, which is noted as the reason why the move has failed. The log is where it
  ///   was then, and as it was.
  package func run(
    isRetry: Bool = false,
    at moment: Moment,
    progress: (StoreMoveProgress) -> Void = { _ in }
  ) throws(StoreError) -> StoreMoveOutcome {
    // Where there is no log, no folder is made for it.
    if case .notNeeded = try state(), try location.current() == location { return .noLog }
    return try whileNobodyElseMoves { () throws(StoreError) in
      switch try state(isRunning: false) {
      case .completed(let moment): return try completed(at: moment)
      case .notNeeded: return try settle(at: moment)
      case .failed(let error, _) where !isRetry: return .refused(.hasFailed(error))
      case .notStarted where isRetry: return .refused(.nothingFailed)
      case .notStarted, .failed, .inProgress:
        try moveNoting(at: moment, progress)
        return .moved
      }
    } ?? .refused(.inProgress)
  }

  /// Returns what would become of a move now.
  ///
  /// Nothing is changed, and no folder made.
  package func trial(isRetry: Bool = false) throws(StoreError) -> StoreMoveOutcome {
    switch try state() {
    case .inProgress: .refused(.inProgress)
    case .completed(let moment): .alreadyMoved(at: moment)
    case .notNeeded:
      try location.current() == location ? .noLog : .alreadyShared(settings: [], leftOut: [])
    case .failed(let error, _) where !isRetry: .refused(.hasFailed(error))
    case .notStarted where isRetry: .refused(.nothingFailed)
    case .notStarted, .failed: .moved
    }
  }

  /// Does something while no other process moves the log.
  ///
  /// - Returns: `nil` if another one does.
  func whileNobodyElseMoves<Value>(
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

  /// Makes up for a note that a move was not given the time for.
  private func completed(at moment: Moment) throws(StoreError) -> StoreMoveOutcome {
    // Whether the log is still there is told now, and not only when it is wanted.
    _ = try location.current()
    if var record = MoveRecord.last(in: location.shared.folder), record.phase != .completed {
      record.phase = .completed
      try record.save(in: location.shared.folder)
    }
    return .alreadyMoved(at: moment)
  }

  /// Moves the log, and notes how far that is and what became of it.
  private func moveNoting(
    at moment: Moment,
    _ progress: (StoreMoveProgress) -> Void
  ) throws(StoreError) {
    let folder = location.shared.folder
    try MoveRecord(.started, at: moment).save(in: folder)
    progress(StoreMoveProgress(.noted))
    do {
      try copyAndPlace(at: moment, progress)
    } catch {
      // What comes next matters less than what went wrong.
      try? removeCopy()
      try? MoveRecord(error, at: moment).save(in: folder)
      throw error
    }
    progress(StoreMoveProgress(.completed))
  }
}

// MARK: - Settling

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
