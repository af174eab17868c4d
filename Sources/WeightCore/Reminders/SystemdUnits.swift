/// A unit of systemd that runs a command once: `systemd.service(5)`.
package struct ServiceUnit: Hashable, Sendable {
  /// What the command does, in words.
  package let description: String
  /// The path of the program and its arguments.
  package let command: [String]
  /// After how many seconds a command that failed is run again; `nil` if it is not.
  package let secondsToRestart: Int?

  /// Creates a unit.
  package init(description: String, command: [String], secondsToRestart: Int? = nil) {
    self.description = description
    self.command = command
    self.secondsToRestart = secondsToRestart
  }

  /// The text of the unit file.
  package var text: String {
    """
    [Unit]
    Description=\(systemdText(description))

    [Service]
    Type=oneshot
    ExecStart=\(command.map(quoted).joined(separator: " "))
    \(restart)
    """
  }

  private var restart: String {
    secondsToRestart.map { "Restart=on-failure\nRestartSec=\($0)\n" } ?? ""
  }

  /// Writes an argument so that systemd reads it as it is: no end, no variable, no specifier.
  private func quoted(_ argument: String) -> String {
    var result = ""
    for scalar in argument.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "$": result += "$$"
      case "%": result += "%%"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }
}

/// Returns text as the value of a setting of systemd: on one line, and without specifiers.
func systemdText(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
    .split(separator: "%", omittingEmptySubsequences: false)
    .joined(separator: "%%")
}

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

/// A unit of systemd that starts a service when something happens in a folder: `systemd.path(5)`.
package struct PathUnit: Hashable, Sendable {
  /// What happens then, in words.
  package let description: String
  /// The folder, from the root on.
  package let folder: String

  /// Creates a unit.
  package init(description: String, folder: String) {
    self.description = description
    self.folder = folder
  }

  /// The text of the unit file; it starts the service of its own name.
  package var text: String {
    """
    [Unit]
    Description=\(systemdText(description))

    [Path]
    PathChanged=\(systemdText(folder))

    [Install]
    WantedBy=paths.target

    """
  }
}
