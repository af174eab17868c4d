package import WeightCore

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
