import Foundation
import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct DateNotationTests {
  /// A Sunday.
  private let today = CalendarDay(year: 2026, month: 11, day: 22)

  private func date(_ text: String, _ locale: String) throws -> TypedDate? {
    let dates = DateNotation(locale: UserLocale(locale))
    return dates.date(parsing: text, today: try #require(today))
  }

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
  func `a day is parsed in ISO 8601 or in the format of the locale`(
    locale: String,
    text: String,
    day: String,
    time: String?
  ) throws {
    let date = try #require(try self.date(text, locale))
    #expect(date.day.iso8601 == day)
    #expect(date.time.map { "\($0.hour):\($0.minute)" } == time)
  }

  @Test(arguments: [
    ("en_US", "30/3/26"), ("es_ES", "3/30/26"), ("es_ES", "30-3"), ("es_ES", "30.3"),
    ("es_ES", "3/30"), ("en_US", "30/3"), ("C", "1/3"), ("es_ES", "30/3-26"), ("es_ES", "30//26"),
    ("es_ES", "1-3-2026Z"), ("es_ES", "30/3/026"), ("es_ES", "30/3/26 "), ("es_ES", "x30/3/26"),
    ("es_ES", "30/3/26/1"),
    ("es_ES", "2026-02-30"), ("es_ES", "2026-2-30"), ("es_ES", "2026-03-30T24:00"),
    ("es_ES", "2026-03-30T7:08"), ("es_ES", "2026-03-30T07:08:60"), ("es_ES", "20260330"),
    ("es_ES", "2026-03-30T07:08+02:60"), ("es_ES", "now"), ("en_US", "ahora"),
    ("es_ES", "a week ago"), ("en_US", "hace una semana"), ("en_US", "hace un mes"),
    ("es_ES", "a month ago"), ("es_ES", "hace un"), ("es_ES", "hace 99999999999999999999 meses"),
    ("es_ES", "hace 9999999 años"), ("es_ES", "pasado"), ("es_ES", "el pasado"),
    ("es_ES", "yesterday"), ("en_US", "ayer"), ("es_ES", ""),
    ("es_ES", "martes 30 de marzo de 2026"), ("es_ES", "hace 3000000 días"), ("C", "3/30/26"),
    ("es_ES", "30/3/-26"),
    ("es_ES", "٣٠/٣/٢٦"), ("es_ES", "0000-01-01"),
  ])
  func `any other text is rejected`(locale: String, text: String) throws {
    #expect(try date(text, locale) == nil)
  }

  @Test(arguments: [
    ("es_ES", "hoy", "2026-11-22"), ("es_ES", "ayer", "2026-11-21"),
    ("es_ES", "anteayer", "2026-11-20"), ("es_ES", "hace 3 días", "2026-11-19"),
    ("es_ES", "hace 2 semanas", "2026-11-08"), ("es_ES", "domingo", "2026-11-22"),
    ("es_ES", "el lunes", "2026-11-16"), ("es_ES", "el sábado", "2026-11-21"),
    ("es_ES", "el domingo pasado", "2026-11-15"), ("es_ES", "el próximo lunes", "2026-11-23"),
    ("es_ES", "mañana", "2026-11-23"), ("es_ES", "22 nov", "2026-11-22"),
    ("es_ES", "23 nov", "2025-11-23"), ("es_ES", "30 de marzo", "2026-03-30"),
    ("es_ES", "29 feb", "2024-02-29"), ("es_ES", "lunes, 30 de marzo de 2026", "2026-03-30"),
    ("es_MX", "antier", "2026-11-20"), ("en_US", "yesterday", "2026-11-21"),
    ("en_US", "last Monday", "2026-11-16"), ("en_US", "Sunday", "2026-11-22"),
    ("en_US", "next Sunday", "2026-11-29"), ("en_US", "March 30", "2026-03-30"),
    ("en_US", "Dec 31", "2025-12-31"), ("en_GB", "3 days ago", "2026-11-19"),
    ("en_GB", "8:00", "2026-11-22"), ("C", "yesterday", "2026-11-21"),
  ])
  func `a day may be in words`(locale: String, text: String, day: String) throws {
    #expect(try date(text, locale)?.day.iso8601 == day)
  }

  @Test(arguments: [
    ("es_ES", "1/3", "2026-03-01"), ("en_GB", "1/3", "2026-03-01"), ("en_US", "1/3", "2026-01-03"),
    ("es_ES", "31/12", "2025-12-31"), ("es_ES", "29/2", "2024-02-29"),
    ("es_ES", "01-03-2026", "2026-03-01"), ("en_US", "01-03-2026", "2026-01-03"),
    ("es_ES", "1.3.2026", "2026-03-01"), ("es_ES", "30-3-26", "2026-03-30"),
    ("es_ES", "2026-3-1", "2026-03-01"), ("en_US", "2026/3/1", "2026-03-01"),
    ("C", "2026-3-1", "2026-03-01"), ("es_MX", "1/3/2026", "2026-03-01"),
    ("es_ES", "lunes pasado", "2026-11-16"), ("es_ES", "el pasado lunes", "2026-11-16"),
    ("es_ES", "Pasado domingo", "2026-11-15"), ("es_ES", "hace una semana", "2026-11-15"),
    ("es_ES", "hace dos días", "2026-11-20"), ("es_ES", "hace un mes", "2026-10-22"),
    ("es_MX", "hace 2 meses", "2026-09-22"), ("es_ES", "hace un año", "2025-11-22"),
    ("es_ES", "antes de ayer", "2026-11-20"), ("es_ES", "ahora", "2026-11-22"),
    ("en_US", "a week ago", "2026-11-15"), ("en_GB", "two days ago", "2026-11-20"),
    ("en_US", "a month ago", "2026-10-22"), ("en_US", "9 months ago", "2026-02-22"),
    ("en_US", "one year ago", "2025-11-22"), ("en_US", "now", "2026-11-22"),
    ("es_ES", "27-nov-25", "2025-11-27"), ("es_ES", "1-mar-2026", "2026-03-01"),
    ("en_US", "27-Nov-25", "2025-11-27"), ("en_GB", "27-Nov-25", "2025-11-27"),
  ])
  func `a day may be written in other common ways`(
    locale: String,
    text: String,
    day: String
  ) throws {
    #expect(try date(text, locale)?.day.iso8601 == day)
  }

  @Test(arguments: [
    ("2026-03-01T08:00:00+01:00", "2026-03-01T08:00:00+01:00"),
    ("2026-03-01T08:00:00-05:00", "2026-03-01T08:00:00-05:00"),
    ("2026-03-01T08:00:00Z", "2026-03-01T09:00:00+01:00"),
    ("2026-03-01 08:00:15.250 +0100", "2026-03-01T08:00:15+01:00"),
    ("2026-03-01T08:00:15", "2026-03-01T08:00:15+01:00"),
    ("1/3 a las 8", "2026-03-01T08:00:00+01:00"), ("1-3-2026, 8:05", "2026-03-01T08:05:00+01:00"),
    ("8:05 1.3.26", "2026-03-01T08:05:00+01:00"),
    ("lunes pasado a las 7:30", "2026-03-23T07:30:00+01:00"),
    ("hace una semana, 22:10", "2026-03-23T22:10:00+01:00"),
    ("anoche", "2026-03-29T22:00:00+02:00"), ("esta mañana", "2026-03-30T07:00:00+02:00"),
    ("ayer por la noche", "2026-03-29T22:00:00+02:00"), ("mediodía", "2026-03-30T12:00:00+02:00"),
    ("el lunes por la mañana", "2026-03-30T07:00:00+02:00"),
  ])
  func `a moment keeps its time and its offset`(text: String, moment: String) throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 30))
    let now = try #require(Timestamp(day, at: .noon, in: madrid))
    let date = DateNotation(locale: UserLocale("es_ES")).date(parsing: text, today: now.day)
    #expect(date?.moment(now: now, in: madrid)?.iso8601 == moment)
  }

  @Test(arguments: [
    ("es_ES", "lunes"), ("es_ES", "monday"), ("es_ES", "Mon"), ("en_US", "lunes"),
    ("en_US", "monday"), ("C", "lunes"), ("de_DE", "monday"),
  ])
  func `a weekday may be in any language of the program`(locale: String, text: String) {
    #expect(DateNotation(locale: UserLocale(locale)).weekday(parsing: text) == .monday)
  }

  /// The offset is that of the parsed day, not that of today.
  @Test(
    arguments: [
      ("UTC", "es_ES", "ayer 8:00", "2026-03-29T08:00:00+00:00"),
      ("Europe/Madrid", "es_ES", "anteayer a las 8", "2026-03-28T08:00:00+01:00"),
      ("Europe/Madrid", "es_ES", "ayer a las 2:30", "2026-03-29T03:30:00+02:00"),
      ("Europe/Madrid", "es_ES", "domingo", "2026-03-29T12:00:00+02:00"),
      ("America/Mexico_City", "es_MX", "antier 7:30 p. m.", "2026-03-28T19:30:00-06:00"),
      ("Pacific/Apia", "en_US", "yesterday at 8 pm", "2026-03-29T20:00:00+13:00"),
      ("Pacific/Apia", "en_GB", "8:00", "2026-03-30T08:00:00+13:00"),
    ]
  )
  func `words refer to the local day`(
    zone: String,
    locale: String,
    text: String,
    moment: String
  ) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 30))
    let now = try #require(Timestamp(day, at: .noon, in: timeZone))
    let date = DateNotation(locale: UserLocale(locale)).date(parsing: text, today: now.day)
    #expect(date?.moment(now: now, in: timeZone)?.iso8601 == moment)
  }

  @Test(arguments: ["en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_AR", "C"])
  func `a formatted date can be parsed`(locale: String) throws {
    let formats = UserLocale(locale).formats
    for zone in ["UTC", "Europe/Madrid", "America/Mexico_City", "Pacific/Apia"] {
      let timeZone = try #require(TimeZone(identifier: zone))
      // The interval covers all times of day and both halves of the year.
      for step in 0..<100 {
        let date = Date(timeIntervalSince1970: 1_735_689_600 + Double(step) * 348_060)
        let moment = try #require(Timestamp(date, in: timeZone))
        let shown = TimestampFormat().format(moment, locale: formats)
        let typed = DateNotation(locale: UserLocale(locale))
          .date(parsing: shown, today: moment.day)?
          .moment(now: moment, in: timeZone)
        #expect(typed.map { TimestampFormat().format($0, locale: formats) } == shown)
      }
    }
  }

  @Test func `a day without a time means noon, and today means now`() throws {
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let now = try #require(Timestamp(Date(timeIntervalSince1970: 1_795_257_365), in: madrid))
    let dates = DateNotation(locale: UserLocale("es_ES"))
    func moment(_ text: String) -> String? {
      dates.date(parsing: text, today: now.day)?.moment(now: now, in: madrid)?.iso8601
    }
    #expect(moment("21/11/26") == "2026-11-21T11:36:05+01:00")
    #expect(moment("20/11/26") == "2026-11-20T12:00:00+01:00")
    #expect(moment("30/3/26") == "2026-03-30T12:00:00+02:00")
    #expect(moment("2026-11-21T08:00") == "2026-11-21T08:00:00+01:00")
  }

  @Test(arguments: [
    (
      "es_ES", "«anoche» no es una fecha.",
      "Escríbelo así: ayer, 21/11/26, 2026-11-21 o 2026-11-21T11:36"
    ),
    (
      "en_US", "'anoche' is not a date.",
      "Write it like this: yesterday, 11/21/26, 2026-11-21, or 2026-11-21T11:36"
    ),
    (
      "C", "'anoche' is not a date.",
      "Write it like this: yesterday, 2026-11-21, or 2026-11-21T11:36"
    ),
  ])
  func `an error shows examples of valid input`(
    locale: String,
    message: String,
    hint: String
  ) throws {
    let now = try #require(Timestamp(secondsSince1970: 1_795_257_365, utcOffset: 3_600))
    let refusal = DateNotation(locale: UserLocale(locale)).refusal(of: "anoche", now: now)
    #expect(refusal.message == message)
    #expect(refusal.hint == hint)
  }
}
