import Testing

@testable import WeightCore

@Suite struct CalendarDayTests {
  @Test func `every day of the calendar has the number that follows the previous one`() throws {
    var number = try #require(CalendarDay(year: 1, month: 1, day: 1)).daysSince1970
    #expect(CalendarDay(daysSince1970: number - 1) == nil)
    for year in 1...9999 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CalendarDay(year: year, month: month, day: day) else { continue }
          // Two million expectations would be slower than the conversions themselves.
          guard date.daysSince1970 == number, CalendarDay(daysSince1970: number) == date else {
            Issue.record("\(date.iso8601) has the number \(date.daysSince1970), not \(number)")
            return
          }
          number += 1
        }
      }
    }
    #expect(number == 2_932_897)
    #expect(CalendarDay(daysSince1970: number) == nil)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
    (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-1, 1, 1),
  ])
  func `an invalid date is rejected`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (1970, 1, 1, 0, "1970-01-01"), (2000, 2, 29, 11_016, "2000-02-29"),
    (2026, 11, 21, 20_778, "2026-11-21"), (1969, 12, 31, -1, "1969-12-31"),
    (7, 8, 9, -716_751, "0007-08-09"),
  ])
  func `known days have their number and text`(
    year: Int,
    month: Int,
    day: Int,
    number: Int,
    text: String
  ) throws {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(date.daysSince1970 == number)
    #expect(date.iso8601 == text)
  }

  @Test(arguments: [Int.min, Int.max, -719_469, 2_932_897])
  func `numbers outside of the calendar are rejected`(number: Int) {
    #expect(CalendarDay(daysSince1970: number) == nil)
  }

  @Test func `days are comparable`() {
    let days = [20_778, -1, 0, 11_016, 20_777].compactMap(CalendarDay.init(daysSince1970:))
    #expect(days.sorted().map(\.daysSince1970) == [-1, 0, 11_016, 20_777, 20_778])
  }
}
