import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The values that a command works with: its user, the clock and the log.
struct Session {
  let console: Console
  let notation: MassNotation
  /// What the user chose, or what is usual if there is no log yet.
  let settings: Settings
  let now: Moment
  let timeZone: TimeZone
  let location: StoreLocation
  /// The log, opened when it is needed.
  let log: OpenLog
  /// Whether an option said which unit a number without one is in.
  let saysUnit: Bool
  private let isQuiet: Bool
  /// The settings of the log that cannot be read.
  private let settingRefusals: [SettingRefusal]

  /// Opens the log of the user as it is; nothing is changed.
  ///
  /// - Parameters:
  ///   - options: The options of every command.
  ///   - units: The unit that the user asks for.
  ///   - readsSettings: Whether the settings come from the log. A command that works elsewhere does not
  ///     look at the log.
  /// - Throws: ``CommandFailure`` if there is no place for the log, ``StoreError`` if it cannot be read.
  init(
    _ options: GlobalOptions,
    _ units: UnitOptions? = nil,
    readsSettings: Bool = true
  ) throws {
    let context = CommandContext.current
    let location = try StoreLocation.ofUser()
    guard let now = Moment(context.now(), in: context.timeZone) else {
      throw CommandFailure.noClock
    }
    console = options.console
    isQuiet = options.quiet
    self.now = now
    timeZone = context.timeZone
    self.location = location
    log = OpenLog(location)
    (settings, settingRefusals) = readsSettings ? try log.settings() : (Settings(), [])
    notation = MassNotation(locale: .current, preference: units?.unit ?? settings.unit)
    saysUnit = units?.unit.map { $0 != .automatic } ?? false
  }

  /// Opens the log of the user, adds what other programs left for it, and reports settings that cannot
  /// be read.
  ///
  /// - Parameters:
  ///   - options: The options of every command.
  ///   - units: The unit that the user asks for.
  ///   - isTrial: Whether the log has to stay as it is.
  /// - Returns: The session.
  /// - Throws: ``CommandFailure`` if there is no place for the log, ``StoreError`` if it cannot be read.
  static func open(
    _ options: GlobalOptions,
    _ units: UnitOptions? = nil,
    isTrial: Bool = false
  ) throws -> Session {
    let session = try Session(options, units)
    if !isTrial { session.takeQuickLogs() }
    for refusal in session.settingRefusals { session.console.remark(refusal.warning) }
    return session
  }

  /// Adds the weigh-ins that other programs left to the log, which is created if there is none.
  func takeQuickLogs() {
    if log.takeQuickLogs(now: now, timeZone: timeZone, reportingOn: console) { publishWidgets() }
  }

  /// Reads from the log.
  ///
  /// - Returns: `nil` if there is no log yet; none is made.
  func read<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value? {
    try log.existing().map(body)
  }

  /// Changes the log, which is made if it is not there.
  ///
  /// The widgets follow, if there are any: every change goes through here.
  func write<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value {
    let value = try body(log.opened())
    publishWidgets()
    return value
  }

  /// Changes the log if there is one.
  ///
  /// - Returns: `nil` if there is no log yet; none is made.
  func writeExisting<Value>(
    _ body: (WeightStore) throws -> Value
  ) throws -> Value? {
    guard try read({ _ in true }) != nil else { return nil }
    return try write(body)
  }

  /// Tells the user what was done, unless silence was asked for.
  ///
  /// That is the answer of the commands that change the log, and so goes where results go.
  func remark(_ text: String) {
    if !isQuiet { console.print(text) }
  }

  /// Prints a table, its headings bold.
  func print(table lines: [String]) {
    guard let headings = lines.first else { return }
    console.print(console.styled(headings, .bold))
    for line in lines.dropFirst() { console.print(line) }
  }

  /// How many columns a line may have; `nil` if no terminal shows it.
  var lineWidth: Int? {
    console.isOutputTerminal ? console.width : nil
  }

  /// What to tell somebody whose log is empty.
  var invitation: String {
    String(
      localized: "The log is empty. Start it with: \("w8 log \(notation.example)")",
      comment: "Instead of a list; the argument is a command such as 'w8 log 72.5'"
    )
  }
}

// MARK: - Standing

extension Session {
  /// The day that the user lives in.
  var today: CalendarDay { now.day(startingAt: settings.dayStart) }

  /// Where the weeks of the user begin.
  var weekRule: WeekRule { WeekRule(settings.weekStart, habitOf: notation.formats) }

  /// Returns how things stand today, or stood on the day that the user asks about.
  func standing(_ options: AsOfOptions) throws -> Standing {
    let day = try day(options)
    let entries = try read { try $0.allEntries() } ?? []
    return Standing(entries, settings: settings, today: day)
  }

  /// Returns the day that the user asks about: today if no other is named.
  func day(_ options: AsOfOptions) throws -> CalendarDay {
    try options.asOf.map { text in try day(text) } ?? today
  }

  /// What to tell somebody who looks at a log that has no entries up to a day.
  func invitation(_ standing: Standing) -> String {
    guard standing.isBeforeFirst else { return invitation }
    return String(
      localized: "There are no entries up to \(standing.today, format: DayFormat()).",
      comment: "Instead of figures; the argument is the day that was asked about"
    )
  }

  /// Reads a day up to today.
  private func day(_ text: String) throws -> CalendarDay {
    let day = try calendarDay(text)
    let dates = DateNotation(locale: notation.locale)
    guard day <= today else { throw CommandFailure(dates.refusalOfFuture(text)) }
    return day
  }
}
