import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The environment of a command: its user, the time and the log.
struct Session {
  let console: Console
  let notation: MassNotation
  /// The user's settings, or the defaults if there is no log yet.
  let settings: Settings
  let now: Timestamp
  let timeZone: TimeZone
  let location: StoreLocation
  /// The person whose log this is, or `nil` for the user.
  let person: Person?
  /// The log, which is opened when it is needed.
  let log: OpenLog
  /// Whether an option specifies the unit of numbers without one.
  let saysUnit: Bool
  private let isQuiet: Bool
  /// The invalid settings of the log.
  private let settingRefusals: [SettingError]

  /// Opens the log of the user without changing it.
  ///
  /// - Parameters:
  ///   - options: The global options.
  ///   - units: The requested unit.
  ///   - readsSettings: Whether to read the settings from the log. Commands that work on another
  ///     log do not read it.
  /// - Throws: ``CommandFailure`` if there is no location for the log, ``StoreError`` if it cannot
  ///   be read.
  init(
    _ options: LogOptions,
    _ units: UnitOptions? = nil,
    readsSettings: Bool = true
  ) throws {
    let context = CommandContext.current
    let location = try options.location()
    guard let now = Timestamp(context.now(), in: context.timeZone) else {
      throw CommandFailure.noClock
    }
    console = options.console
    isQuiet = options.quiet
    self.now = now
    timeZone = context.timeZone
    self.location = location
    person = try options.chosenPerson()
    log = OpenLog(location)
    (settings, settingRefusals) = readsSettings ? try log.settings() : (Settings(), [])
    notation = MassNotation(locale: .current, preference: units?.unit ?? settings.unit)
    saysUnit = units?.unit.map { $0 != .automatic } ?? false
  }

  /// Opens the log of the user, imports the weigh-ins of other programs, and reports invalid
  /// settings.
  ///
  /// - Parameters:
  ///   - options: The global options.
  ///   - units: The requested unit.
  ///   - isTrial: Whether the log must not be changed.
  /// - Returns: The session.
  /// - Throws: ``CommandFailure`` if there is no location for the log, ``StoreError`` if it cannot
  ///   be read.
  static func open(
    _ options: LogOptions,
    _ units: UnitOptions? = nil,
    isTrial: Bool = false
  ) throws -> Session {
    let session = try Session(options, units)
    if !isTrial { session.importQuickLogs() }
    for refusal in session.settingRefusals { session.console.printStatus(refusal.warning) }
    return session
  }

  /// Imports the weigh-ins of other programs into the log, which is created if there is none.
  func importQuickLogs() {
    let entries = log.importQuickLogs(now: now, timeZone: timeZone, reportingOn: console)
    for entry in entries {
      let doubt = try? DoubtfulWeight(entry.mass, at: entry.moment, besides: entry.id, in: self)
      if let doubt { console.printStatus(doubt.warning(entry.id)) }
    }
    if !entries.isEmpty { publishWidgets() }
  }

  /// Reads from the log.
  ///
  /// - Returns: `nil` if there is no log yet. It is not created.
  func read<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value? {
    guard let store = try log.existing() else { return nil }
    let value = try body(store)
    reportSkippedEntries(of: store)
    return value
  }

  /// Reports the entries that could not be read, once per command.
  private func reportSkippedEntries(of store: WeightStore) {
    let numbers = store.skippedEntries
    guard !numbers.isEmpty, !log.hasReportedDamage else { return }
    log.hasReportedDamage = true
    console.printStatus(DamageMessages.skipped(numbers))
  }

  /// Returns the newest entry of the log up to today; `nil` if there is none.
  func latestEntry() throws -> WeightEntry? {
    try read { try $0.latest(upTo: today, in: logDays) } ?? nil
  }

  /// Returns the entries after today, which a wrong clock has dated.
  func futureEntries() throws -> [WeightEntry] {
    try read { try $0.entries(after: today, in: logDays) } ?? []
  }

  /// Changes the log, which is created if there is none.
  ///
  /// Published widgets are updated, too, because all changes use this function.
  func write<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value {
    let isNew = try person != nil && log.existing() == nil
    let value = try body(log.opened())
    if isNew, let person { printStatus(PersonMessages.created(person)) }
    publishWidgets()
    return value
  }

  /// Changes the log if there is one.
  ///
  /// - Returns: `nil` if there is no log yet. It is not created.
  func writeExisting<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value? {
    guard try read({ _ in true }) != nil else { return nil }
    return try write(body)
  }

  /// Returns whether the log contains an invalid value of one of these settings.
  func hasInvalidSetting(of names: [SettingName]) -> Bool {
    settingRefusals.contains { names.contains($0.name) }
  }

  /// Saves settings that differ from those of the log.
  ///
  /// - Parameters:
  ///   - settings: The new settings.
  ///   - names: The settings that the user named, whose invalid values are replaced.
  ///   - kind: The kind of step in the journal.
  /// - Throws: ``StoreError`` if the log cannot be written.
  func save(
    _ settings: Settings,
    naming names: [SettingName],
    as kind: JournalStep.Kind = .settings
  ) throws {
    guard settings != self.settings || hasInvalidSetting(of: names) else { return }
    _ = try write { store in
      try store.save(settings, changedFrom: self.settings, naming: names, as: kind, at: now)
    }
  }

  /// Prints what was done, unless the user requested quiet output.
  ///
  /// The text is the result of commands that change the log, so it is printed to standard output.
  func printStatus(_ text: String) {
    if !isQuiet { console.print(paragraphs: text) }
  }

  /// Prints a table with bold headings.
  func print(table lines: [String]) {
    guard let headings = lines.first else { return }
    // The headings of a table that is wider than the terminal are on several lines.
    for line in headings.split(separator: "\n") {
      console.print(console.styled(String(line), .bold))
    }
    for line in lines.dropFirst() { console.print(line) }
  }

  /// The maximum line width in columns, or `nil` if the output is not a terminal.
  var lineWidth: Int? {
    console.isOutputTerminal ? console.width : nil
  }

  /// The message for a user whose log is empty.
  var invitation: String {
    String(
      localized: "The log is empty. Start it with: \("w8 log \(notation.example)")",
      comment: "Instead of a list; the argument is a command such as 'w8 log 72.5'"
    )
  }
}

// MARK: - Standing

extension Session {
  /// The user's current day.
  var today: CalendarDay { now.day(startingAt: settings.dayStart) }

  /// The days to which entries belong for the user.
  var logDays: LogDays { LogDays(startingAt: settings.dayStart, until: now) }

  /// The user's definition of a week.
  var weekRule: WeekDefinition { WeekDefinition(settings.weekStart, habitOf: notation.formats) }

  /// Returns the state of the log today, or on the requested day.
  func logSummary(_ options: AsOfOptions) throws -> LogSummary {
    try logSummary(on: day(options))
  }

  /// Returns the state of the log on a day.
  func logSummary(on day: CalendarDay) throws -> LogSummary {
    let log = try read { store in
      let latest = try store.latest(upTo: day, in: logDays)
      return (weighIns: try store.weighIns(), latest: latest)
    }
    return LogSummary(
      log?.weighIns ?? [],
      latest: log?.latest,
      settings: settings,
      today: day,
      now: now
    )
  }

  /// Returns the state of the log on a day, of a long log without the weigh-ins that recent values
  /// do not need.
  ///
  /// The trend, the changes and the prediction are those of the whole log.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - days: The number of days whose weigh-ins are needed, or `nil` for all of them.
  ///   - needsStreak: Whether the streak must be that of the whole log, too.
  /// - Returns: The state.
  /// - Throws: ``StoreError`` if the log cannot be read.
  func recentSummary(
    on day: CalendarDay,
    days: Int? = 0,
    needsStreak: Bool = false
  ) throws -> LogSummary {
    guard let days else { return try logSummary(on: day) }
    // After 40 time constants, a weigh-in changes the trend by less than the precision of a number.
    let needed = max(days, UnderlyingWeight.window) + 40 * settings.trendDays
    let log: LogSummary?? = try read { store in
      guard let latest = try store.latest(upTo: day, in: logDays) else { return nil }
      let end = min(day, logDays.day(of: latest.moment)).daysSince1970
      let start = Int64(end - needed) * 86_400 - Int64(Timestamp.farthestOffset)
      return try store.weighIns(since: start, ofMoreThan: Self.shortLog)
        .map { weighIns in
          LogSummary(
            weighIns,
            first: try store.first()?.weighIn,
            latest: latest,
            settings: settings,
            today: day,
            now: now
          )
        }
    }
    // Changes and streaks may reach back farther than the weigh-ins that were read.
    guard let summary = log ?? nil, summary.days.count > WeightTrend.rateDays * 2,
      !needsStreak || summary.streak.days < summary.days.count
    else { return try logSummary(on: day) }
    return summary
  }

  /// The number of entries of a log that is read at once.
  private static let shortLog = 5_000

  /// Returns the requested day, or today.
  ///
  /// - Parameters:
  ///   - options: The requested day.
  ///   - last: The last day of a requested period, which is today if it is later.
  /// - Returns: The day.
  /// - Throws: ``CommandFailure`` for an invalid day, `ValidationError` for two days.
  func day(_ options: AsOfOptions, until last: CalendarDay? = nil) throws -> CalendarDay {
    guard let last else { return try options.asOf.map { text in try day(text) } ?? today }
    guard options.asOf == nil else {
      throw ValidationError(HealthConsentOptions.contradiction("--as-of", "--to"))
    }
    return min(last, today)
  }

  /// Returns the message for a log that has no entries up to a day.
  func invitation(_ logSummary: LogSummary) -> String {
    logSummary.isBeforeFirst ? noEntries(upTo: logSummary.today) : invitation
  }

  /// Returns the message for a log whose entries are all after a day.
  func noEntries(upTo day: CalendarDay) -> String {
    String(
      localized: "There are no entries up to \(day, format: DayFormat()).",
      comment: "Instead of figures; the argument is the requested day"
    )
  }

  /// Parses a day that is not in the future.
  private func day(_ text: String) throws -> CalendarDay {
    let day = try calendarDay(text)
    let dates = DateNotation(locale: notation.locale)
    guard day <= today else { throw CommandFailure(dates.refusalOfFuture(text)) }
    return day
  }
}
