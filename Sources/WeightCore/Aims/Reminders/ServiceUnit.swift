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
