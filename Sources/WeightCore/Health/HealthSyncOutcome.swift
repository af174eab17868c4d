/// What became of an export.
package enum HealthSyncOutcome: Hashable, Sendable {
  /// The log is in step with it, as far as the report says.
  case done(HealthSyncReport)
  /// Nothing was changed, for these have to be asked about; never empty.
  case refused([HealthSyncRefusal])
}
