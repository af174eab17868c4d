import FoundationEssentials
import Testing

@testable import WeightCore

/// A time zone, and a day on which its clocks are changed, if there is one.
struct Zone: Sendable, CustomTestStringConvertible {
  let identifier: String
  let day: String

  var testDescription: String { "\(identifier) \(day)" }

  /// Zones with clock changes, without any, and with a skipped day.
  static let all = [
    Zone(identifier: "UTC", day: "2026-03-29"),
    Zone(identifier: "Europe/Madrid", day: "2026-03-29"),
    Zone(identifier: "Europe/Madrid", day: "2026-10-25"),
    Zone(identifier: "America/Mexico_City", day: "2022-04-03"),
    Zone(identifier: "America/Mexico_City", day: "2022-10-30"),
    Zone(identifier: "Pacific/Apia", day: "2021-04-04"),
    // Five days earlier, 30 December was skipped.
    Zone(identifier: "Pacific/Apia", day: "2012-01-04"),
  ]

  /// Returns the day a number of days before or after the clock change.
  func day(_ offset: Int) throws -> CalendarDay {
    try #require(try WeightCoreTests.day(day).adding(days: offset))
  }

  /// Returns a weigh-in a number of days before or after the clock change.
  func entry(
    _ mass: (value: Double, unit: WeightUnit),
    _ offset: Int,
    at hour: Int = 7,
    _ minute: Int = 30,
    id: Int64 = 1
  ) throws -> WeightEntry {
    let zone = try #require(TimeZone(identifier: identifier))
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(mass.value, mass.unit)),
      moment: try #require(Timestamp(day(offset), at: time, in: zone))
    )
    return WeightEntry(id: WeightEntry.ID(rawValue: id), draft)
  }

  /// Returns weigh-ins in pounds, by the number of days before or after the clock change.
  func pounds(
    _ weights: KeyValuePairs<Int, Double>,
    at hour: Int = 7,
    _ minute: Int = 30
  ) throws -> [WeightEntry] {
    try weights.enumerated()
      .map { index, weight in
        try entry((weight.value, .pound), weight.key, at: hour, minute, id: Int64(index))
      }
  }
}
