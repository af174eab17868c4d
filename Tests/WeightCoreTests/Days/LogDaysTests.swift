import Foundation
import TestSupport
import Testing
import WeightCore

/// The days of entries that are read in another time zone than that in which they were made.
@Suite struct LogDaysTests {
  /// 20 zones, from UTC−11 to UTC+14, with and without clock changes, which are 400 pairs.
  private static let zones = [
    "Pacific/Pago_Pago", "Pacific/Honolulu", "America/Los_Angeles", "America/New_York",
    "America/St_Johns", "America/Sao_Paulo", "Atlantic/Azores", "Atlantic/Canary",
    "Europe/London", "Europe/Madrid", "Africa/Cairo", "Europe/Moscow", "Asia/Kathmandu",
    "Asia/Kolkata", "Asia/Tokyo", "Australia/Adelaide", "Australia/Lord_Howe", "Australia/Sydney",
    "Pacific/Apia", "Pacific/Kiritimati",
  ]
  /// Times before and after clock changes, the end of a year, and the day that Samoa skipped.
  private static let instants: [Int64] = [
    1_325_239_200, 1_774_746_000, 1_774_749_600, 1_793_494_800, 1_798_761_540, 1_798_761_660,
  ]

  private static func timestamp(_ seconds: Int64, _ zone: String) throws -> Timestamp {
    let zone = try #require(TimeZone(identifier: zone))
    let date = Date(timeIntervalSince1970: Double(seconds))
    return try #require(Timestamp(date, in: zone))
  }

  @Test(arguments: zones)
  func `an entry that was made before now is never later than today`(maker: String) throws {
    var generator = SeededGenerator(seed: 57)
    for reader in Self.zones {
      for instant in Self.instants {
        for age in [0, 1, 59, 3_600, 86_400]
          + (0..<5).map({ _ in Int64.random(in: 0...200_000, using: &generator) })
        {
          for dayStart in [-6, 0, 4] {
            let now = try Self.timestamp(instant, reader)
            let entry = try Self.timestamp(instant - age, maker)
            let days = LogDays(startingAt: dayStart, until: now)
            let today = now.day(startingAt: dayStart)
            let own = entry.day(startingAt: dayStart)
            #expect(days.day(of: entry) == min(own, today))
            let draft = WeightEntry.Draft(mass: try #require(Mass(80, .kilogram)), moment: entry)
            var settings = Settings()
            settings.dayStart = dayStart
            let summary = LogSummary(
              [WeightEntry(id: WeightEntry.ID(rawValue: 1), draft).weighIn],
              latest: nil,
              settings: settings,
              today: today,
              now: now
            )
            #expect(summary.days.count == 1)
          }
        }
      }
    }
  }

  @Test(arguments: zones)
  func `an entry of a later day by a wrong clock is in the future`(maker: String) throws {
    for reader in Self.zones {
      for instant in Self.instants {
        let now = try Self.timestamp(instant, reader)
        let days = LogDays(until: now)
        let entry = try Self.timestamp(instant + 3 * 86_400, maker)
        #expect(days.day(of: entry) > now.day)
        // Without a reader, the day is the local one.
        #expect(LogDays.local.day(of: entry) == entry.day)
      }
    }
  }

  @Test func `a clock that was set back leaves the entries in the past`() throws {
    // In Madrid, 02:30 happened twice on 25 October 2026.
    let first = try #require(Timestamp(secondsSince1970: 1_792_888_200, utcOffset: 7_200))
    let second = try #require(Timestamp(secondsSince1970: 1_792_891_800, utcOffset: 3_600))
    #expect(first.timeOfDay == second.timeOfDay)
    let days = LogDays(until: second)
    #expect(days.day(of: first) == second.day && days.day(of: second) == second.day)
  }
}
