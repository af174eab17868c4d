import FileSystem
package import WeightCore

/// The move of a log from its original location to the location that is shared with other programs.
///
/// The log is copied while writers wait. The copy is compared and then given the name of the log.
/// At any time, the former log is complete, and the new log is either complete or does not exist.
/// The former log is kept until it is purged.
///
/// ```swift
/// let move = StoreMigration(location)
/// try move.run(at: now)  // .moved
/// try move.state()       // .completed(at: now)
/// try move.purge()       // .purged([location.database])
/// ```
package struct StoreMigration: Sendable {
  let location: StoreLocation
  let patience: Duration

  /// Creates a move without starting it.
  package init(_ location: StoreLocation, patience: Duration = WeightStore.patience) {
    self.location = location
    self.patience = patience
  }

  /// The maximum time to wait for processes that only check whether a move is in progress.
  static let patienceWithLookers = Duration.milliseconds(200)

  /// The path of the copy before it is renamed.
  var copy: String { location.shared.database + ".moving" }

  /// Returns the state of the move.
  ///
  /// A move whose process no longer exists has failed, unless only the record of its completion is
  /// missing.
  ///
  /// - Throws: ``StoreError`` if one of the locations cannot be examined.
  package func state() throws(StoreError) -> StoreMigrationState {
    try state(isRunning: isRunning)
  }

  /// Returns the state of the move, given whether a process is moving the log.
  func state(isRunning: Bool) throws(StoreError) -> StoreMigrationState {
    let record = StoreMigrationRecord.last(in: location.shared.folder)
    if let record, record.phase == .completed, let moment = record.moment {
      return .completed(at: moment)
    }
    if let moment = record?.moment, isRunning { return .inProgress(since: moment) }
    let isShared = try location.current() == location.shared
    if isShared, let record, record.phase == .verified, let moment = record.moment {
      return .completed(at: moment)
    }
    guard try StoreFolder.hasFile(location.database), !isShared else { return .notNeeded }
    guard let record, let moment = record.moment else { return .notStarted }
    let interruption = StoreError(.interrupted, path: location.shared.database)
    return .failed(record.error ?? interruption, at: moment)
  }

  /// Whether a process is moving the log.
  private var isRunning: Bool {
    FileLock.isHeld(location.shared.folder)
  }
}

/// The state of the move of a log to its shared location.
package enum StoreMigrationState: Hashable, Sendable {
  /// There is nothing to move: there is no log, or it is already at the shared location.
  case notNeeded
  /// The log is at its original location and can be moved.
  case notStarted
  /// A process is moving the log.
  case inProgress(since: Timestamp)
  /// The log was moved and verified.
  case completed(at: Timestamp)
  /// The log is at its original location.
  ///
  /// It is only moved if the user requests it again.
  case failed(StoreError, at: Timestamp)

  /// The name of the state for programs.
  package var name: String {
    switch self {
    case .notNeeded: "notNeeded"
    case .notStarted: "notStarted"
    case .inProgress: "inProgress"
    case .completed: "completed"
    case .failed: "failed"
    }
  }

  /// The time at which the state began, if it is known.
  package var since: Timestamp? {
    switch self {
    case .notNeeded, .notStarted: nil
    case .inProgress(let moment), .completed(let moment), .failed(_, let moment): moment
    }
  }
}

/// The progress of a move.
package struct StoreMigrationProgress: Hashable, Sendable {
  /// The steps of a move, in order.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// The start was recorded.
    case noted
    /// The log is open, and writers have to wait.
    case locked
    /// Some or all pages were copied.
    case copying
    /// All pages were copied.
    case copied
    /// The copy was compared and is equal.
    case compared
    /// The copy is on the disk and survives a power failure.
    case synced
    /// The successful comparison was recorded.
    case verified
    /// The copy was renamed and is the log now.
    case placed
    /// The completion was recorded.
    case completed
  }

  /// The last completed step.
  package let step: Step
  /// The number of copied pages.
  package let copied: Int
  /// The total number of pages.
  package let total: Int

  init(_ step: Step, copied: Int = 0, total: Int = 0) {
    self.step = step
    self.copied = copied
    self.total = total
  }
}

/// The outcome of a requested move.
package enum StoreMigrationOutcome: Hashable, Sendable {
  /// The log was moved.
  case moved
  /// The log had already been moved.
  case alreadyMoved(at: Timestamp)
  /// There is no log to be moved.
  case noLog
  /// There was already a log at the shared location, which was kept.
  ///
  /// It has adopted the settings that it did not have. Invalid settings were skipped.
  case alreadyShared(settings: [SettingName], leftOut: [SettingError])
  /// Nothing was changed.
  case refused(StoreMigrationError)
}

/// A reason, other than an error, why a log is not moved or a former log not erased.
package enum StoreMigrationError: Hashable, Sendable {
  /// Another process is moving the log.
  case inProgress
  /// The last attempt failed, and a retry must be requested.
  case hasFailed(StoreError)
  /// A retry was requested, but no attempt has failed.
  case nothingFailed
  /// The former log is the only one.
  case notCompleted
  /// The former log was changed after the move.
  case formerHasChanged(path: String)
  /// The former log is a symbolic link to another file.
  case formerIsLink(path: String)
}
