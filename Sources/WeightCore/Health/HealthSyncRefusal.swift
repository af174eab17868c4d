/// What a sync with Apple Health does not do unasked.
package enum HealthSyncRefusal: Hashable, Sendable {
  /// The export was written before the one that the log is in step with.
  case olderExport(exported: Moment, anchor: Moment)
  /// A source seems to have another name than before.
  case renamed(HealthRename)
  /// The export has nothing of a category of which the log has this many samples.
  case emptied(HealthCategory, count: Int)
  /// The export lacks many of the samples that the log has.
  case manyDeletions(HealthCategory, count: Int, of: Int)
}
