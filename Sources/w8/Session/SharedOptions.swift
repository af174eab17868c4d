import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// The option that selects the unit.
struct UnitOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.unitUnit, valueName: .sharedUnitValue))
  var unit: UnitPreference?
}

extension UnitPreference: ExpressibleByArgument {
  /// Parses an abbreviation or the name of a unit: "lbs", "pounds", "libras".
  package init?(argument: String) {
    let notation = MassNotation(locale: .current)
    self.init(rawValue: SettingParser(notation: notation).value(argument, of: .unit))
  }
}

extension WeightUnit: ExpressibleByArgument {
  /// Parses an abbreviation or the name of a unit.
  package init?(argument: String) {
    guard let preference = UnitPreference(argument: argument) else { return nil }
    self.init(rawValue: preference.rawValue)
  }
}

/// The option that shows the log as of an earlier day.
struct AsOfOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.asOf, valueName: String(localized: .sharedDateValue)))
  var asOf: String?

  private enum Texts {
    static var asOf: String {
      let yesterday = DateNotation(locale: .current).exampleOfDay
      return String(
        localized:
          "Show the state on this day, as if it were today: \(yesterday), 2026-03-30. (default: today)",
        comment: "Help of --as-of. The argument is such as 'yesterday'"
      )
    }
  }
}

/// The options that limit a command to a period.
struct PeriodOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.periodFrom, valueName: .sharedDateValue))
  var from: String?

  @Option(help: ArgumentHelp(.periodTo, valueName: .sharedDateValue))
  var to: String?

  /// Whether there are limits.
  var isLimited: Bool { from != nil || to != nil }

  /// Returns the first and the last day, each of which may be missing.
  ///
  /// - Throws: ``HealthFailure`` if the last day is before the first one.
  func days(in session: Session) throws -> (first: CalendarDay?, last: CalendarDay?) {
    let first = try from.map { day in try session.calendarDay(day) }
    let last = try to.map { day in try session.calendarDay(day) }
    if let first, let last, last < first { throw HealthFailure(.invalidDateRange) }
    return (first, last)
  }
}

/// The options of commands that change the log.
struct ChangeOptions: ParsableArguments {
  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(.changeDryRun))
  var dryRun = false
}

/// The maximum number of entries to show.
struct EntryLimit: Hashable, ExpressibleByArgument {
  /// The number, or `nil` for all entries.
  let count: Int?

  /// The default, which fits on most terminals.
  static let usual = EntryLimit(count: 20)

  init(count: Int?) {
    self.count = count
  }

  /// The words for all entries, in any language of the program.
  private static let all = ["all", "todo", "todos", "todas"]

  /// Returns whether an argument means "all" in any language of the program.
  static func isAll(_ argument: String) -> Bool { all.contains(argument.lowercased()) }

  /// Parses "all", in any language of the program, or a positive number.
  init?(argument: String) {
    if Self.isAll(argument) {
      self.init(count: nil)
    } else {
      guard let count = Int(argument), count > 0 else { return nil }
      self.init(count: count)
    }
  }

  var defaultValueDescription: String { count.map { "\($0)" } ?? "all" }
}
