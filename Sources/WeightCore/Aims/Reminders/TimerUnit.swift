/// A unit of systemd that starts a service at the times of a reminder: `systemd.timer(5)`.
package struct TimerUnit: Hashable, Sendable {
  /// What the reminder is, in words.
  package let description: String
  /// The time on the clocks of the machine.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence

  /// Creates a unit.
  package init(description: String, time: TimeOfDay, recurrence: Recurrence) {
    self.description = description
    self.time = time
    self.recurrence = recurrence
  }

  /// The text of the unit file; it starts the service of its own name.
  ///
  /// A reminder that the machine slept through is given when it wakes up.
  package var text: String {
    """
    [Unit]
    Description=\(systemdText(description))

    [Timer]
    OnCalendar=\(days)\(clock)
    Persistent=true

    [Install]
    WantedBy=timers.target

    """
  }

  private var days: String {
    switch recurrence {
    case .once(let day): "\(day.iso8601) "
    case .daily: "*-*-* "
    case .weekly(let weekday): "\(weekday.threeLetters) *-*-* "
    }
  }

  private var clock: String {
    [time.hour, time.minute, time.second].map { padded($0, to: 2) }.joined(separator: ":")
  }
}

extension Weekday {
  /// The name of the day for systemd.
  fileprivate var threeLetters: String {
    switch self {
    case .sunday: "Sun"
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    }
  }
}
