import CommandSupport
import FileSystem
import Localization

/// The installation of a background command in systemd, or in cron where there is no systemd.
struct BackgroundInstallation {
  let command: BackgroundCommand

  /// The service that runs installed commands.
  enum Service {
    /// The user's service manager.
    case systemd
    /// The user's crontab.
    case cron
  }

  /// Returns the service in which the command is installed; `nil` if it is not.
  func current() -> Service? {
    if SystemdUser()?.isInstalled(command) ?? false { return .systemd }
    guard Crontab.isAvailable, let table = try? Crontab() else { return nil }
    return table.contains(command) ? .cron : nil
  }

  /// Installs the command, or replaces an installed one.
  ///
  /// - Parameter isTrial: Whether nothing is changed.
  /// - Returns: The service in which it is installed.
  /// - Throws: ``CommandFailure`` if there is no such service, or if it rejects the command.
  @discardableResult
  func install(isTrial: Bool = false) throws -> Service {
    if let text = command.textWithControlCharacter {
      throw CommandFailure.controlCharacter(in: text)
    }
    if let systemd = SystemdUser(), systemd.isRunning {
      if !isTrial { try systemd.install(command) }
      return .systemd
    }
    guard Crontab.isAvailable, !command.cronLines.isEmpty else { throw CommandFailure.noService }
    var table = try Crontab()
    table.set(command)
    if !isTrial { try table.save() }
    return .cron
  }

  /// Removes the command from systemd and from cron.
  ///
  /// - Parameter isTrial: Whether nothing is changed.
  /// - Returns: Whether it was installed.
  /// - Throws: ``CommandFailure`` or ``FileError`` if it cannot be removed.
  func uninstall(isTrial: Bool = false) throws -> Bool {
    var wasInstalled = false
    if let systemd = SystemdUser(), systemd.isInstalled(command) {
      if !isTrial { try systemd.uninstall(command) }
      wasInstalled = true
    }
    guard Crontab.isAvailable, var table = try? Crontab(), table.contains(command) else {
      return wasInstalled
    }
    table.remove(command)
    if !isTrial { try table.save() }
    return true
  }
}

extension BackgroundInstallation.Service {
  /// The name of the service.
  var name: String {
    switch self {
    case .systemd: "systemd"
    case .cron: "cron"
    }
  }
}

extension CommandFailure {
  /// The failure for a command that would be several lines for cron.
  fileprivate static func controlCharacter(in text: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(text)' contains a control character, such as a line break.",
        comment:
          "Error of 'w8 reminders --install'; the argument is a variable with its value, or a path"
      ),
      status: .usage
    )
  }

  /// The failure for a system on which no service can run the command.
  fileprivate static var noService: CommandFailure {
    CommandFailure(
      String(
        localized: "Neither the user's systemd nor cron is available.",
        comment: "Error of 'w8 reminders --install'"
      ),
      hint: String(
        localized: "For reminders from your calendar, run: \("w8 reminders --ics -o w8.ics")",
        comment: "Hint; the argument is a command"
      ),
      status: .inputOutput,
      code: "no-scheduler"
    )
  }
}
