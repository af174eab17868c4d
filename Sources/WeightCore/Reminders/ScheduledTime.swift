/// A local time at which a command runs, every day or on one weekday.
package struct ScheduledTime: Hashable, Sendable {
  /// The local time.
  package let time: TimeOfDay
  /// The weekday, or `nil` for every day.
  package let weekday: Weekday?

  /// Creates a time.
  package init(_ time: TimeOfDay, on weekday: Weekday? = nil) {
    self.time = time
    self.weekday = weekday
  }
}

extension ScheduledTime {
  /// Returns the first five fields of a line of a crontab; see `crontab(5)`.
  package var cronFields: String {
    // Both numbers of days begin with Sunday; that of cron is 0.
    "\(time.minute) \(time.hour) * * \(weekday.map { "\($0.rawValue - 1)" } ?? "*")"
  }
}
