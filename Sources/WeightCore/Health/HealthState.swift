/// What the log keeps about its sync with Apple Health, from one command to the next.
package struct HealthState: Hashable, Sendable {
  /// Whether the person turned the sync on.
  package var isEnabled = false
  /// The path of the file or folder that is read; `nil` if none was ever named.
  package var path: String?
  /// The categories that are read.
  package var categories: Set<HealthCategory> = [.bodyMass]
  /// The first day of which samples are added; `nil` if all are.
  package var firstDay: CalendarDay?
  /// How the last sync stands.
  package var status = HealthStatus.idle
  /// When the last one went well; `nil` if none did.
  package var lastSync: Moment?

  /// Creates the state of a log that never heard of Apple Health.
  package init() {}
}
