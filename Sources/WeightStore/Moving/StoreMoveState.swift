package import WeightCore

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
