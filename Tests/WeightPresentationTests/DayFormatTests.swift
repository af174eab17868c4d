import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct DayFormatTests {
  @Test(arguments: [
    ("es_ES", "5 jun 2024"), ("es_MX", "5 jun 2024"), ("es_US", "5 jun 2024"),
    ("es_AR", "5 jun 2024"), ("en_US", "Jun 5, 2024"), ("en_GB", "5 Jun 2024"),
    ("en_CA", "Jun 5, 2024"), ("C", "2024-06-05"),
  ])
  func `a day is formatted for its locale`(locale: String, expected: String) throws {
    let day = try #require(CalendarDay(year: 2024, month: 6, day: 5))
    #expect(DayFormat().format(day, locale: UserLocale(locale).formats) == expected)
  }

  @Test(arguments: [
    ("es_ES", "5 jun", "mié, 5 jun"), ("es_MX", "5 jun", "mié 5 de jun"),
    ("en_US", "Jun 5", "Wed, Jun 5"), ("en_GB", "5 Jun", "Wed, 5 Jun"),
  ])
  func `a day can be formatted partially`(locale: String, short: String, long: String) throws {
    let day = try #require(CalendarDay(year: 2024, month: 6, day: 5))
    #expect(DayFormat(skeleton: "MMMd").format(day, locale: UserLocale(locale).formats) == short)
    #expect(DayFormat(skeleton: "MMMEd").format(day, locale: UserLocale(locale).formats) == long)
  }

  @Test(arguments: [-100_000, -1, 0, 19_782, 20_542, 1_000_000])
  func `a day is formatted independently of the time zone`(days: Int) throws {
    let day = try #require(CalendarDay(daysSince1970: days))
    #expect(DayFormat().format(day, locale: UserLocale("C").formats) == day.iso8601)
  }

  @Test(arguments: [
    ([1582, 10, 15], "15 oct 1582", "15 oct 1582, 8:00"),
    ([1582, 10, 14], "1582-10-14", "1582-10-14, 8:00"),
    ([1500, 2, 28], "1500-02-28", "1500-02-28, 8:00"),
    ([2, 1, 1], "0002-01-01", "0002-01-01, 8:00"),
  ])
  func `days before the Gregorian calendar are not in the Julian one`(
    parts: [Int],
    expected: String,
    withTime: String
  ) throws {
    let day = try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
    let formats = UserLocale("es_ES").formats
    #expect(DayFormat().format(day, locale: formats) == expected)
    let seconds = Int64(day.daysSince1970) * 86_400 + 8 * 3_600
    let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: 0))
    #expect(TimestampFormat().format(moment, locale: formats) == withTime)
  }
}
