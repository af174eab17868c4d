/// What became of the samples of a category in a sync.
package struct HealthSampleCount: Hashable, Sendable {
  /// How many are new.
  package var added = 0
  /// How many have another value or time than before.
  package var changed = 0
  /// How many are gone.
  package var removed = 0
  /// How many are as they were.
  package var unchanged = 0
  /// How many of those that are new, changed or gone left an entry as the person had made it.
  package var kept = 0
  /// How many this log had given to Apple Health itself, so that they were passed over.
  package var own = 0
  /// How many body fats of the log wait for a mass of the same source and time.
  package var waiting = 0
  /// How many were passed over because their time has not come yet.
  package var future = 0
  /// How many of those that the log does not know were passed over because they are too long ago.
  package var early = 0

  /// Creates a count of nothing.
  package init() {}

  /// Whether any sample is new, changed or gone.
  package var hasChanges: Bool { added + changed + removed > 0 }
}
