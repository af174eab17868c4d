import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The command that shows the change of the weight.
struct ChangeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "change",
      abstract: .changeAbstract,
      discussion: .changeDiscussion
    )
  }

  @Option(help: ArgumentHelp(.changeRange, valueName: .changeRangeValue))
  var range: ChangePeriod?

  @OptionGroup var time: AsOfOptions
  @OptionGroup var units: UnitOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units)
    let logSummary = try session.logSummary(time)
    let changes = changes(logSummary)
    if global.json {
      let report = ChangeReport(changes, today: logSummary.today)
      try session.console.print(json: report)
    } else if logSummary.entries.isEmpty {
      session.printStatus(session.invitation(logSummary))
    } else if changes.isEmpty {
      session.printStatus(reason(logSummary))
    } else {
      let table = ChangeTable(session.notation)
      session.print(
        table: table.lines(changes, width: session.lineWidth)
      )
    }
  }

  /// Returns the reason why there is no change.
  private func reason(_ logSummary: LogSummary) -> String {
    guard let range, let change = logSummary.change(over: range) else {
      return String(localized: .changeNoChange)
    }
    return Texts.noneNear(change.first.day)
  }

  /// Returns the changes over the periods that have a weigh-in near their first day.
  private func changes(_ logSummary: LogSummary) -> [(period: ChangePeriod, change: WeightChange)] {
    (range.map { [$0] } ?? ChangePeriod.allCases)
      .compactMap { period in
        logSummary.change(over: period).flatMap { $0.coversPeriod ? (period, $0) : nil }
      }
  }
}

// MARK: - Texts

extension ChangeCommand {
  enum Texts {
    static func noneNear(_ day: CalendarDay) -> String {
      String(
        localized:
          "There is no entry near the beginning of this period; the nearest is from \(day, format: DayFormat()).",
        comment: "w8 change --range 1w: there is no weight to compare with; the argument is a date"
      )
    }
  }
}

// MARK: - Argument

extension ChangePeriod: ExpressibleByArgument {
  /// Parses a period such as "1W", "1m" or "all".
  public init?(argument: String) {
    guard let period = Self.allCases.first(where: { $0.argument == argument.lowercased() }) else {
      return nil
    }
    self = period
  }

  /// The periods as they are typed.
  public static var allValueStrings: [String] { allCases.map(\.argument) }

  private var argument: String {
    switch self {
    case .week: "1w"
    case .month: "1m"
    case .quarter: "3m"
    case .year: "1y"
    case .all: "all"
    }
  }
}

/// The JSON output of `w8 change`.
struct ChangeReport: Encodable {
  private let asOf: String
  private let changes: [Change]

  private struct Change: Encodable {
    let days: Nullable<Int>
    let from: Point
    let to: Point
    let kilograms: Decimal
  }

  /// A daily weight, and the number of its entry unless it is the mean of several.
  private struct Point: Encodable {
    let date: String
    let kilograms: Decimal
    let id: Nullable<Int64>

    init(_ day: DailyWeight) {
      date = day.day.iso8601
      kilograms = day.mass.exactKilograms
      id = Nullable(day.used?.rawValue)
    }
  }

  init(_ changes: [(period: ChangePeriod, change: WeightChange)], today: CalendarDay) {
    asOf = today.iso8601
    self.changes = changes.map { period, change in
      Change(
        days: Nullable(period.days),
        from: Point(change.first),
        to: Point(change.last),
        kilograms: change.mass.exactKilograms
      )
    }
  }
}
