import FoundationEssentials
import Localization
import Testing
import WeightCore
import WeightPresentation

/// Logs for widgets, all of them on 14 November 2026 at noon in Madrid.
enum WidgetSample: String, CaseIterable {
  case needsSetup
  case moving
  case empty
  case one
  case noGoal
  case goalReached
  case noChart
  case long
  case gain

  /// Returns the widget content of the log.
  func content(unit: WeightUnit) throws -> WidgetContent {
    let now = try #require(Timestamp(secondsSince1970: 1_794_654_000, utcOffset: 3_600))
    var settings = Settings()
    settings.goal = try goal(now)
    return WidgetContent(
      [.needsSetup, .moving].contains(self)
        ? nil : LogSummary(try entries(now), settings: settings, today: now.day),
      settings: settings,
      unit: unit,
      now: now,
      timeZone: try #require(TimeZone(identifier: "Europe/Madrid"))
    )
  }

  private func entries(_ now: Timestamp) throws -> [WeightEntry] {
    try weights.enumerated()
      .map { index, weight in
        let seconds = now.secondsSince1970 - Int64(weight.daysAgo * 86_400 + 17_000)
        let draft = WeightEntry.Draft(
          mass: try #require(Mass(weight.kilograms, .kilogram)),
          moment: try #require(Timestamp(secondsSince1970: seconds, utcOffset: 3_600))
        )
        return WeightEntry(id: WeightEntry.ID(rawValue: Int64(index + 1)), draft)
      }
  }

  private var weights: [(daysAgo: Int, kilograms: Double)] {
    switch self {
    case .needsSetup, .moving, .empty: []
    case .one: [(0, 72.5)]
    case .noGoal, .goalReached:
      [(9, 74.1), (7, 73.8), (6, 73.9), (5, 73.2), (4, 73.4), (3, 72.9), (1, 73), (0, 72.5)]
    case .noChart: [(12, 101.3), (0, 100.9)]
    case .long:
      (0..<400).reversed().filter { $0 % 9 != 4 }
        .map { ($0, 170.4 + Double($0) / 40 + Double($0 * 7 % 10) / 10) }
    case .gain: (0..<30).reversed().map { ($0 * 2, 56.2 - Double($0) * 0.14) }
    }
  }

  private func goal(_ now: Timestamp) throws -> Goal? {
    let way: (Double, Double?)? =
      switch self {
      case .needsSetup, .moving, .empty, .one, .noGoal: nil
      case .goalReached: (74, 80)
      case .noChart: (95, 110.2)
      case .long: (168, nil)
      case .gain: (60, 52)
      }
    return try way.map { target, start in
      Goal(
        target: try #require(Mass(target, .kilogram)),
        set: now,
        start: start.flatMap { Mass($0, .kilogram) }
      )
    }
  }
}

/// A user of widgets with a locale and a unit.
struct WidgetReader: CustomTestStringConvertible {
  let locale: String
  let unit: UnitPreference

  /// A name for files.
  var name: String { "\(locale).\(unit.rawValue)" }
  var testDescription: String { name }

  var notation: MassNotation {
    MassNotation(locale: UserLocale(locale), preference: unit)
  }

  func words(_ sample: WidgetSample) throws -> WidgetStrings {
    let notation = notation
    return WidgetStrings(
      try sample.content(unit: notation.unit),
      notation: notation,
      isBeingMoved: sample == .moving
    )
  }

  static let all = [
    WidgetReader(locale: "es_ES", unit: .automatic),
    WidgetReader(locale: "en_US", unit: .automatic),
    WidgetReader(locale: "en_GB", unit: .automatic),
    WidgetReader(locale: "es_MX", unit: .automatic),
    WidgetReader(locale: "es_ES", unit: .stones),
    WidgetReader(locale: "C", unit: .automatic),
  ]
}
