import Foundation
import Testing

@testable import WeightCore

@Suite struct TimestampTests {
  @Test(arguments: [
    ("Europe/Madrid", "2026-11-21", 10, 36, "2026-11-21T10:36:00+01:00"),
    ("Europe/Madrid", "2026-07-01", 7, 8, "2026-07-01T07:08:00+02:00"),
    ("America/Mexico_City", "2026-07-01", 23, 59, "2026-07-01T23:59:00-06:00"),
    ("Asia/Kathmandu", "2026-07-01", 0, 0, "2026-07-01T00:00:00+05:45"),
    ("UTC", "0001-01-03", 0, 0, "0001-01-03T00:00:00+00:00"),
    // Clocks are set forward and skip this time: the former offset is used.
    ("Europe/Madrid", "2026-03-29", 2, 30, "2026-03-29T03:30:00+02:00"),
    ("America/New_York", "2026-03-08", 2, 0, "2026-03-08T03:00:00-04:00"),
    // Clocks are set back and show this time twice: the first of the two is used.
    ("Europe/Madrid", "2026-10-25", 2, 30, "2026-10-25T02:30:00+02:00"),
    ("America/New_York", "2026-11-01", 1, 0, "2026-11-01T01:00:00-04:00"),
    ("Europe/Madrid", "2026-10-25", 3, 0, "2026-10-25T03:00:00+01:00"),
    // Samoa crossed the date line and skipped this day.
    ("Pacific/Apia", "2011-12-30", 12, 0, "2011-12-31T12:00:00+14:00"),
    ("Pacific/Apia", "2011-12-29", 12, 0, "2011-12-29T12:00:00-10:00"),
  ])
  func `a day and a time in a zone are converted to a moment`(
    zone: String,
    day: String,
    hour: Int,
    minute: Int,
    expected: String
  ) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    let date = try #require(parsedDay(day))
    let moment = try #require(Timestamp(date, at: time, in: zone))
    #expect(moment.iso8601 == expected)
  }

  @Test(arguments: ["UTC", "Europe/Madrid", "America/Mexico_City", "Pacific/Apia"])
  func `noon of every day is on that day`(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    // The day that Samoa skipped has no noon.
    let skipped = zone.identifier == "Pacific/Apia" ? parsedDay("2011-12-30") : nil
    for number in 0...25_000 {
      let day = try #require(CalendarDay(daysSince1970: number))
      guard day != skipped else { continue }
      #expect(Timestamp(day, at: .noon, in: zone)?.day == day)
    }
  }

  @Test(arguments: [
    (0 as Int64, 0, "1970-01-01T00:00:00+00:00"),
    (-1, 0, "1969-12-31T23:59:59+00:00"),
    (1_795_257_365, 3_600, "2026-11-21T11:36:05+01:00"),
    (1_795_257_365, -12_600, "2026-11-21T07:06:05-03:30"),
    // Madrid before 1901: the seconds of the offset are added to the local time.
    (-3_000_000_000, -884, "1874-12-07T18:26:00-00:14"),
  ])
  func `the ISO 8601 text identifies the instant`(seconds: Int64, offset: Int, text: String) throws
  {
    let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: offset))
    #expect(moment.iso8601 == text)
    let parsed = try Date(text, strategy: .iso8601)
    #expect(parsed == moment.date)
  }

  @Test func `a moment from a date has whole seconds and the offset of its zone`() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let moment = try #require(Timestamp(Date(timeIntervalSince1970: 1_795_257_365.9), in: madrid))
    #expect(moment.secondsSince1970 == 1_795_257_365)
    #expect(moment.utcOffset == 3_600)
    #expect(moment.timeZone.secondsFromGMT() == 3_600)
  }

  @Test(arguments: [
    (Int64.max, 0), (Int64.min, 0), (253_402_300_800, 0), (-62_135_596_801, 0), (0, 64_801),
    (0, -64_801),
  ])
  func `a moment outside of the calendar is rejected`(seconds: Int64, offset: Int) {
    #expect(Timestamp(secondsSince1970: seconds, utcOffset: offset) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e30])
  func `a date outside of the calendar is rejected`(seconds: Double) {
    #expect(Timestamp(Date(timeIntervalSince1970: seconds), in: .gmt) == nil)
  }

  @Test func `a moment in the future is rejected with any offset`() throws {
    let now = try #require(Timestamp(secondsSince1970: 1_000, utcOffset: 0))
    let sameInstant = try #require(Timestamp(secondsSince1970: 1_000, utcOffset: 3_600))
    let later = try #require(Timestamp(secondsSince1970: 1_001, utcOffset: -3_600))
    try now.check(notAfter: now)
    try sameInstant.check(notAfter: now)
    #expect(throws: EntryError.inFuture(later)) { try later.check(notAfter: now) }
  }

  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, 0, 60), (0, -1, 0)])
  func `an invalid time is rejected`(hour: Int, minute: Int, second: Int) {
    #expect(TimeOfDay(hour: hour, minute: minute, second: second) == nil)
  }

  private func parsedDay(_ text: String) -> CalendarDay? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? CalendarDay(year: parts[0], month: parts[1], day: parts[2]) : nil
  }
}
