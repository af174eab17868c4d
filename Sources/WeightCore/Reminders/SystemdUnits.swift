/// A systemd service unit; see `systemd.service(5)`.
package struct ServiceUnit: Hashable, Sendable {
  /// When the service ends.
  package enum Duration: Hashable, Sendable {
    /// It runs a command once, when another unit starts it.
    case once
    /// It runs from login to logout, and is restarted a number of seconds after a failure.
    case session(secondsToRestart: Int)
  }

  /// The description of the command.
  package let description: String
  /// The path of the program and its arguments.
  package let command: [String]
  /// The environment variables of the program, in addition to those of the service manager.
  package let environment: [String: String]
  /// When the service ends.
  package let duration: Duration

  /// Creates a unit.
  package init(
    description: String,
    command: [String],
    environment: [String: String] = [:],
    duration: Duration = .once
  ) {
    self.description = description
    self.command = command
    self.environment = environment
    self.duration = duration
  }

  /// The text of the unit file.
  package var text: String {
    let variables = environment.sorted { $0.key < $1.key }
      .map { "Environment=\(quoted("\($0.key)=\($0.value)", escapesVariables: false))\n" }
    let words = command.map { quoted($0, escapesVariables: true) }
    return """
      [Unit]
      Description=\(systemdText(description))

      [Service]
      Type=\(type)
      \(variables.joined())ExecStart=\(words.joined(separator: " "))
      \(end)
      """
  }

  private var type: String {
    if case .once = duration { "oneshot" } else { "exec" }
  }

  /// The restart after a failure, unless the user has to do something first: the exit statuses for a
  /// question, wrong usage, invalid data and a missing file.
  private var end: String {
    guard case .session(let seconds) = duration else { return "" }
    return """
      Restart=on-failure
      RestartPreventExitStatus=1 64 65 66
      RestartSec=\(seconds)

      [Install]
      WantedBy=default.target

      """
  }

  /// Quotes a word and escapes the quotation marks, variables and specifiers of systemd.
  private func quoted(_ word: String, escapesVariables: Bool) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "$" where escapesVariables: result += "$$"
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
///
/// A backslash at the end of the line would continue it.
func systemdText(_ text: String) -> String {
  let line = text.unicodeScalars.reduce(into: "") { line, scalar in
    switch scalar {
    case "%": line += "%%"
    case _ where scalar.properties.generalCategory == .control: line += " "
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line.utf8.last == UInt8(ascii: "\\") ? line + "." : line
}

/// A systemd timer unit that starts the service with the same name; see `systemd.timer(5)`.
package struct TimerUnit: Hashable, Sendable {
  /// The description of the timer.
  package let description: String
  /// The times, in the local time of the machine.
  package let times: [ScheduledTime]

  /// Creates a unit.
  package init(description: String, times: [ScheduledTime]) {
    self.description = description
    self.times = times
  }

  /// The text of the unit file.
  ///
  /// A time that was missed while the machine was asleep counts when it wakes up.
  package var text: String {
    let lines = times.map { "OnCalendar=\(expression(of: $0))\n" }
    return """
      [Unit]
      Description=\(systemdText(description))

      [Timer]
      \(lines.joined())Persistent=true

      [Install]
      WantedBy=timers.target

      """
  }

  /// Returns a calendar event expression; see `systemd.time(7)`.
  private func expression(of scheduled: ScheduledTime) -> String {
    let time = scheduled.time
    let clock = [time.hour, time.minute, time.second].map { padded($0, to: 2) }
      .joined(separator: ":")
    let day = scheduled.weekday.map { "\($0.threeLetters) " } ?? ""
    return "\(day)*-*-* \(clock)"
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
