import CommandSupport
import Diagnostics
import FileSystem
import SystemPackage
import WeightCore
import WeightStore

/// A command of w8 that systemd or cron runs without the user.
struct BackgroundCommand {
  /// When a command runs.
  enum Schedule {
    /// At times of the day or the week.
    case times([ScheduledTime])
    /// From login to logout. It is restarted a number of seconds after a failure.
    case session(secondsToRestart: Int)
  }

  /// The name of the command, for the units of the user's own log.
  private let baseName: String
  /// The description in systemd and cron.
  let title: String
  /// The arguments of w8.
  private let arguments: [String]
  /// The person whose log the command uses, or `nil` for the user.
  private let person: Person?
  /// When the command runs.
  let schedule: Schedule

  init(
    name: String,
    title: String,
    arguments: [String],
    person: Person?,
    schedule: Schedule
  ) {
    baseName = name
    self.title = title
    self.arguments = arguments
    self.person = person
    self.schedule = schedule
  }

  /// The name of the systemd units, without an extension.
  ///
  /// Each person has units with another name. It has only characters that systemd and cron allow.
  var name: String {
    guard let person else { return baseName }
    let escaped = person.name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      return isPlain ? String(scalar) : "_" + String(byte, radix: 16)
    }
    return "\(baseName)-\(escaped.joined())"
  }

  /// The variables that a command needs from the user's environment: the place of the log, the
  /// language and the regional formats.
  private static let variableNames = [
    "W8_HOME", "XDG_DATA_HOME", "LANGUAGE", "LANG", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC",
    "LC_TIME", "LC_MEASUREMENT", "W8_LANG",
  ]

  /// The variables with which the command runs.
  ///
  /// systemd and cron have neither the user's language settings nor the user's current folder.
  var environment: [String: String] {
    var variables = CommandContext.current.environment
      .filter { Self.variableNames.contains($0.key) && !$0.value.isEmpty }
    if let home = variables["W8_HOME"] { variables["W8_HOME"] = FileSystem.absolutePath(of: home) }
    return variables
  }

  /// The program and its arguments.
  var words: [String] {
    let program = RunningProgram.path ?? FileSystem.absolutePath(of: CommandLine.arguments[0])
    return [program] + arguments + (person.map { ["--person", $0.name] } ?? [])
  }

  /// The variables with which cron runs the command.
  private var cronEnvironment: [String: String] {
    environment.merging(SessionBus.variables) { own, _ in own }
  }

  /// The first variable or argument with a line break or another control character; `nil` if there
  /// is none.
  ///
  /// The rest of such a text would be another line of a crontab.
  var textWithControlCharacter: String? {
    let variables = cronEnvironment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (variables + words)
      .first { text in
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
  }

  /// The systemd units: the service, and the timer that starts it if it runs at certain times.
  var units: [UnitFile] {
    let description = "w8: \(title)"
    let service = ServiceUnit(
      description: description,
      command: words,
      environment: environment,
      duration: duration
    )
    let file = UnitFile(name: "\(name).service", text: service.text)
    guard case .times(let times) = schedule else { return [file] }
    let timer = TimerUnit(description: description, times: times)
    return [file, UnitFile(name: "\(name).timer", text: timer.text)]
  }

  /// The name of the unit that the user manager enables.
  var enabledUnit: String {
    if case .times = schedule { "\(name).timer" } else { "\(name).service" }
  }

  private var duration: ServiceUnit.Duration {
    if case .session(let seconds) = schedule { .session(secondsToRestart: seconds) } else { .once }
  }

  /// The lines of a crontab, or an empty array if cron cannot run the command.
  ///
  /// A percent sign would end the command; see `crontab(5)`.
  var cronLines: [String] {
    guard case .times(let times) = schedule else { return [] }
    let variables = cronEnvironment.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(ShellWord.quoted($0.value))" }
    let command = (["/usr/bin/env"] + variables + words.map(ShellWord.quoted))
      .joined(separator: " ").replacingScalars("%", with: "\\%")
    return times.map { "\($0.cronFields) \(command)" }
  }
}

/// A systemd unit file.
struct UnitFile {
  let name: String
  let text: String
}

/// The address of the user's desktop session, which cron does not know.
private enum SessionBus {
  static var variables: [String: String] {
    let names = ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY"]
    return CommandContext.current.environment.filter { names.contains($0.key) && !$0.value.isEmpty }
  }
}
