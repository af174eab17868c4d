import Foundation
import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct DateNotationTests {
  @Test(
    arguments: [
      ("en_US", "2026-03-30", "2026-03-30", nil),
      ("es_ES", "2026-03-30T07:08", "2026-03-30", "7:8"),
      ("es_ES", "2026-03-30 23:59", "2026-03-30", "23:59"),
      ("es_ES", "30/3/26", "2026-03-30", nil),
      ("es_ES", "30/03/2026", "2026-03-30", nil),
      ("es_MX", "30/03/26", "2026-03-30", nil),
      ("es_US", "30/3/2026", "2026-03-30", nil),
      ("en_US", "3/30/26", "2026-03-30", nil),
      ("en_US", "03/30/2026", "2026-03-30", nil),
      ("en_GB", "30/03/2026", "2026-03-30", nil),
      ("en_GB", "1/2/26", "2026-02-01", nil),
      ("en_US", "1/2/26", "2026-01-02", nil),
      ("C", "2026-03-30", "2026-03-30", nil),
    ] as [(String, String, String, String?)]
  )
  func `a day is read as ISO or as its locale writes it`(
    locale: String,
    text: String,
    day: String,
    time: String?
  ) throws {
    let date = try #require(DateNotation(locale: UserLocale(locale)).date(parsing: text))
    #expect(date.day.iso8601 == day)
    #expect(date.time.map { "\($0.hour):\($0.minute)" } == time)
  }

  @Test(arguments: [
    ("en_US", "30/3/26"), ("es_ES", "3/30/26"), ("es_ES", "30-3-26"), ("es_ES", "30/3"),
    ("es_ES", "30/3/026"), ("es_ES", "30/3/26 "), ("es_ES", "x30/3/26"), ("es_ES", "30/3/26/1"),
    ("es_ES", "2026-02-30"), ("es_ES", "2026-3-30"), ("es_ES", "2026-03-30T24:00"),
    ("es_ES", "2026-03-30T7:08"), ("es_ES", "2026-03-30T07:08:09"), ("es_ES", "20260330"),
    ("es_ES", "ayer"), ("es_ES", ""), ("C", "3/30/26"), ("es_ES", "30/3/-26"),
    ("es_ES", "٣٠/٣/٢٦"), ("es_ES", "0000-01-01"),
  ])
  func `anything else is no day`(locale: String, text: String) {
    #expect(DateNotation(locale: UserLocale(locale)).date(parsing: text) == nil)
  }

  @Test func `a day without a time is noon, and today is now`() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let now = try #require(Moment(Date(timeIntervalSince1970: 1_795_257_365), in: madrid))
    let dates = DateNotation(locale: UserLocale("es_ES"))
    func moment(_ text: String) -> String? {
      dates.date(parsing: text)?.moment(now: now, in: madrid)?.iso8601
    }
    #expect(moment("21/11/26") == "2026-11-21T11:36:05+01:00")
    #expect(moment("20/11/26") == "2026-11-20T12:00:00+01:00")
    #expect(moment("30/3/26") == "2026-03-30T12:00:00+02:00")
    #expect(moment("2026-11-21T08:00") == "2026-11-21T08:00:00+01:00")
  }

  @Test(arguments: [
    (
      "es_ES", "«ayer» no es una fecha.", "Escríbelo así: 21/11/26, 2026-11-21 o 2026-11-21T11:36"
    ),
    (
      "en_US", "'ayer' is not a date.",
      "Write it like this: 11/21/26, 2026-11-21, or 2026-11-21T11:36"
    ),
    ("C", "'ayer' is not a date.", "Write it like this: 2026-11-21 or 2026-11-21T11:36"),
  ])
  func `a refusal shows the forms that are taken`(
    locale: String,
    message: String,
    hint: String
  ) throws {
    let now = try #require(Moment(secondsSince1970: 1_795_257_365, utcOffset: 3_600))
    let refusal = DateNotation(locale: UserLocale(locale)).refusal(of: "ayer", now: now)
    #expect(refusal.message == message)
    #expect(refusal.hint == hint)
  }
}
