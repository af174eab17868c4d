import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows reminders, and exports them for calendars and systemd.
struct RemindersCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reminders",
      abstract: .remindersAbstract,
      discussion: .remindersDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.remindersTime, valueName: .remindersTimeValue))
  var time: String?

  @Flag(help: ArgumentHelp(.remindersOff))
  var off = false

  @Flag(help: ArgumentHelp(.remindersIcs))
  var ics = false

  @Flag(help: ArgumentHelp(.remindersSystemd))
  var systemd = false

  @Flag(help: ArgumentHelp(.remindersInstall))
  var install = false

  @Flag(help: ArgumentHelp(.remindersUninstall))
  var uninstall = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.remindersOutput, valueName: .sharedPathValue),
    completion: .file()
  )
  var output: String?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var day: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  private func checkOptions() throws {
    guard time == nil || !off else { throw CommandFailure.timeAndOff }
    let choices =
      [("--ics", ics), ("--systemd", systemd), ("--install", install)]
      + [("--uninstall", uninstall)]
    let chosen = choices.filter(\.1).map(\.0)
    guard chosen.count < 2 else {
      throw ValidationError(HealthConsentOptions.contradiction(chosen[0], chosen[1]))
    }
    guard output == nil || ics || systemd else { throw CommandFailure.outputOfReminders }
  }

  func run() throws {
    try checkOptions()
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    var settings = session.settings
    if off { settings.reminder = nil }
    if let time { settings.reminder = try session.timeOfDay(time) }
    if off || time != nil, !changes.dryRun { try session.save(settings, naming: [.reminder]) }
    let logSummary = try session.logSummary(day)
    let plan = ReminderPlan(settings, logSummary, session.notation, person: session.person)
    if ics || systemd { return try export(plan, in: session) }
    let installation = BackgroundInstallation(command: plan.backgroundCommand)
    let wasInstalled = uninstall ? try installation.uninstall(isTrial: changes.dryRun) : false
    let service = try service(installation, isChanged: settings != session.settings)
    if global.json {
      let report = RemindersReport(plan, logSummary, service, isDryRun: changes.dryRun)
      return try session.console.print(json: report)
    }
    if uninstall {
      return session.printStatus(
        wasInstalled
          ? Texts.uninstalled(isTrial: changes.dryRun) : String(localized: .remindersNotInstalled)
      )
    }
    report(plan, service, in: session)
  }

  /// Installs the reminders if that was requested, or if they are installed and their times have
  /// changed.
  ///
  /// - Returns: The service that shows them, or `nil` if they are not installed.
  private func service(
    _ installation: BackgroundInstallation,
    isChanged: Bool
  ) throws -> BackgroundInstallation.Service? {
    guard !uninstall else { return nil }
    if install { return try installation.install(isTrial: changes.dryRun) }
    guard let service = installation.current() else { return nil }
    if isChanged, !changes.dryRun { try installation.install() }
    return service
  }

  private func report(
    _ plan: ReminderPlan,
    _ service: BackgroundInstallation.Service?,
    in session: Session
  ) {
    let sentences = ReminderMessages(session.notation)
    session.print(table: sentences.lines(plan.reminders, width: session.lineWidth))
    if plan.dailyTime == nil { session.printStatus("\n" + Texts.noDaily) }
    if let habit = plan.habit, habit != plan.dailyTime {
      session.printStatus("\n" + sentences.habit(habit))
    }
    let line =
      switch service {
      case nil: Texts.notYetInstalled
      case let service? where install && changes.dryRun: Texts.wouldInstall(service.name)
      case let service?: Texts.installed(service.name)
      }
    session.printStatus("\n" + line)
  }

  private func export(_ plan: ReminderPlan, in session: Session) throws {
    let files =
      ics
      ? [UnitFile(name: "w8.ics", text: CalendarFile(plan.events, made: session.now).text)]
      : plan.backgroundCommand.units
    guard let output else {
      // A calendar file allows no extra lines. The texts of units are preceded by their file names.
      let texts = ics ? files.map(\.text) : files.map { "# \($0.name)\n\($0.text)" }
      session.console.print(exactly: texts.joined(separator: "\n").utf8)
      return
    }
    guard !changes.dryRun else {
      return session.printStatus(WrittenFile.sentence(output, isTrial: true))
    }
    let places = ics ? [output] : files.map { FileSystem.join(output, $0.name) }
    let contents = zip(places, files.map { Array($0.text.utf8) })
    for (path, bytes) in contents where FileSystem.kind(of: path) == .file {
      let former = try FileSystem.read(path)
      // A unit that differs in its times only is the former one.
      guard former != bytes, Self.withoutTimes(former) != Self.withoutTimes(bytes) else { continue }
      try overwriting.check(path, on: session.console, mayAsk: !global.json)
    }
    if systemd { try FileSystem.createFolder(output) }
    for (path, bytes) in contents { try FileSystem.write(bytes, to: path) }
    session.printStatus(Texts.written(output))
  }

  /// Returns the lines of a unit except for its times.
  private static func withoutTimes(_ unit: [UInt8]) -> [ArraySlice<UInt8>] {
    unit.split(separator: UInt8(ascii: "\n")).filter { !$0.starts(with: "OnCalendar=".utf8) }
  }
}

// MARK: - Texts

extension RemindersCommand {
  enum Texts {
    static var notYetInstalled: String {
      String(
        localized:
          "Nothing shows these reminders yet. To get notifications, run: \("w8 reminders --install")",
        comment: "Below the reminders; the argument is a command"
      )
    }
    static func installed(_ service: String) -> String {
      String(
        localized: "\(service) shows these reminders as notifications.",
        comment: "Below the reminders; the argument is 'systemd' or 'cron'"
      )
    }
    static func wouldInstall(_ service: String) -> String {
      String(
        localized: "\(service) would show these reminders as notifications.",
        comment: "After 'w8 reminders --install --dry-run'; the argument is 'systemd' or 'cron'"
      )
    }
    static func uninstalled(isTrial: Bool) -> String {
      isTrial
        ? String(
          localized: "The notifications would be removed.",
          comment: "After 'w8 reminders --uninstall --dry-run'"
        )
        : String(
          localized: "The notifications were removed.",
          comment: "After 'w8 reminders --uninstall'"
        )
    }
    static var noDaily: String {
      String(
        localized: "There is no daily reminder. Set one with: \("w8 reminders 7:30")",
        comment: "Below the reminders; the argument is a command"
      )
    }
    static func written(_ path: String) -> String {
      String(
        localized: "The reminders are in '\(path)'.",
        comment: "After 'w8 reminders --output': the path of a file or a folder"
      )
    }
  }
}

// MARK: - Reminders

extension CommandFailure {
  /// The failure for setting and turning off the daily reminder at the same time.
  static var timeAndOff: CommandFailure {
    CommandFailure(
      String(
        localized: "Use either a time or '--off', not both.",
        comment: "Error: w8 reminders. Do not translate the option"
      ),
      status: .usage
    )
  }

  /// The failure for an output file without a format.
  static var outputOfReminders: CommandFailure {
    CommandFailure(
      String(
        localized: "'--output' requires '--ics' or '--systemd'.",
        comment: "Error: w8 reminders. Do not translate the options"
      ),
      status: .usage
    )
  }

  /// Returns the failure for an invalid time of day.
  static func notATime(_ text: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(text)' is not a time of the day.",
        comment: "Error: the input cannot be read"
      ),
      hint: String(
        localized: "Write it like this: \(["7:30", "19:30"], format: .list(.or))",
        comment: "Hint; the argument is a list of formats, such as '72.5 or 72.5 kg'"
      ),
      status: .data,
      code: "invalid-time"
    )
  }
}
