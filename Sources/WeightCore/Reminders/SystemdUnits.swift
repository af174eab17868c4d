/// A systemd service unit that runs a command once; see `systemd.service(5)`.
package struct ServiceUnit: Hashable, Sendable {
  /// The description of the command.
  package let description: String
  /// The path of the program and its arguments.
  package let command: [String]
  /// The number of seconds after which a failed command is restarted, or `nil` if it is not.
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

  /// Quotes an argument and escapes the quotation marks, variables and specifiers of systemd.
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

/// Escapes a string as the value of a systemd setting: on one line, without specifiers.
func systemdText(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
    .split(separator: "%", omittingEmptySubsequences: false)
    .joined(separator: "%%")
}

/// A systemd timer unit that starts a service at the times of a reminder; see `systemd.timer(5)`.
package struct TimerUnit: Hashable, Sendable {
  /// The description of the reminder.
  package let description: String
  /// The local time of the machine.
  package let time: TimeOfDay
  /// The days.
  package let recurrence: Recurrence

  /// Creates a unit.
  package init(description: String, time: TimeOfDay, recurrence: Recurrence) {
    self.description = description
    self.time = time
    self.recurrence = recurrence
  }

  /// The text of the unit file.
  ///
  /// The unit starts the service with the same name.
  ///
  /// A reminder that was missed while the machine was asleep is delivered when it wakes up.
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
  /// The systemd abbreviation of the weekday.
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

/// A systemd path unit that starts a service when a folder changes; see `systemd.path(5)`.
package struct PathUnit: Hashable, Sendable {
  /// The description of the service.
  package let description: String
  /// The absolute path of the folder.
  package let folder: String

  /// Creates a unit.
  package init(description: String, folder: String) {
    self.description = description
    self.folder = folder
  }

  /// The text of the unit file.
  ///
  /// The unit starts the service with the same name.
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
