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
