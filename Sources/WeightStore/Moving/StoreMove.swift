import FileSystem
package import WeightCore

/// The move of a log from the place where logs begin to the one that is shared with other programs.
///
/// The log is copied while writers wait, compared, and only then given its name. So at each moment
/// the former log is whole, and the new one is whole or not there. The former log stays until it is
/// purged.
///
/// ```swift
/// let move = StoreMove(location)
/// try move.run(at: now)  // .moved
/// try move.state()       // .completed(at: now)
/// try move.purge()       // .purged([location.database])
/// ```
package struct StoreMove: Sendable {
  let location: StoreLocation
  let patience: Duration

  /// Creates a move; nothing is done yet.
  package init(_ location: StoreLocation, patience: Duration = WeightStore.patience) {
    self.location = location
    self.patience = patience
  }

  /// How long to wait for somebody who only looks whether a move goes on.
  static let patienceWithLookers = Duration.milliseconds(200)

  /// The copy, before it has its name.
  var copy: String { location.shared.database + ".moving" }

  /// Returns how far the move is.
  ///
  /// A move whose process is gone has failed. There is one moment at which it has not: when only the
  /// note is missing that it is done.
  ///
  /// - Throws: ``StoreError`` if one of the places cannot be looked at.
  package func state() throws(StoreError) -> StoreMoveState {
    try state(isRunning: isRunning)
  }

  /// Returns how far the move is, if it is known whether a process is at work.
  func state(isRunning: Bool) throws(StoreError) -> StoreMoveState {
    let record = MoveRecord.last(in: location.shared.folder)
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

  /// Whether a process moves the log now.
  private var isRunning: Bool {
    FileLock.isHeld(location.shared.folder)
  }
}

/// How far the move of a log to its shared place is.
package enum StoreMoveState: Hashable, Sendable {
  /// There is nothing to move: no log yet, or one that is at the shared place already.
  case notNeeded
  /// The log is where logs begin, and can be moved.
  case notStarted
  /// A process moves the log now.
  case inProgress(since: Moment)
  /// The log was moved, and found to be the same.
  case completed(at: Moment)
  /// The log is where it was; it is moved when somebody asks for it again.
  case failed(StoreError, at: Moment)

  /// The name of the state, as programs read it.
  package var name: String {
    switch self {
    case .notNeeded: "notNeeded"
    case .notStarted: "notStarted"
    case .inProgress: "inProgress"
    case .completed: "completed"
    case .failed: "failed"
    }
  }

  /// When the state began, where that is known.
  package var since: Moment? {
    switch self {
    case .notNeeded, .notStarted: nil
    case .inProgress(let moment), .completed(let moment), .failed(_, let moment): moment
    }
  }
}

/// How far a move is, as it is told while it goes on.
package struct StoreMoveProgress: Hashable, Sendable {
  /// What is done, one after the other.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    /// It is noted that the move has begun.
    case noted
    /// The log is open, and whoever wants to write has to wait.
    case held
    /// Some pages were copied, maybe all.
    case copying
    /// The copy has all pages.
    case copied
    /// The copy was found to be equal.
    case compared
    /// The copy is on the disk, and would be there after a power cut.
    case synced
    /// It is noted that only the name is missing.
    case verified
    /// The copy is the log.
    case placed
    /// It is noted that the move is done.
    case completed
  }

  /// The last step.
  package let step: Step
  /// How many pages were copied.
  package let copied: Int
  /// How many pages there are.
  package let total: Int

  init(_ step: Step, copied: Int = 0, total: Int = 0) {
    self.step = step
    self.copied = copied
    self.total = total
  }
}

/// What became of a wish to move a log.
package enum StoreMoveOutcome: Hashable, Sendable {
  /// The log was moved.
  case moved
  /// The log was moved before.
  case alreadyMoved(at: Moment)
  /// There is no log to be moved.
  case noLog
  /// There was another log at the shared place, which stays; it has taken the settings that it did not
  /// have. Those of which the values say nothing were left out.
  case alreadyShared(settings: [SettingName], leftOut: [SettingRefusal])
  /// Nothing was done.
  case refused(StoreMoveRefusal)
}

/// Why a log is not moved, or a former one not erased, though nothing went wrong.
package enum StoreMoveRefusal: Hashable, Sendable {
  /// Another process moves the log.
  case inProgress
  /// The last try has failed, and another one has to be asked for.
  case hasFailed(StoreError)
  /// Another try was asked for, and none has failed.
  case nothingFailed
  /// The former log is the only one.
  case notCompleted
  /// The former log has something that the log has not: somebody wrote into it after the move.
  case formerHasChanged(path: String)
  /// The former log is a link to a file somewhere else.
  case formerIsLink(path: String)
}
