import FoundationEssentials
import Localization
import TestSupport
import Testing

@Suite struct `Date phrase parser` {
  /// Returns a parsed text in the notation of the tables below.
  private func reading(_ text: String, _ locale: String) -> String? {
    let phrase = try? DatePhraseParser(locale: UserLocale(locale).formats).parse(text)
    guard let phrase else { return nil }
    let day =
      switch phrase.day {
      case .calendar(let year, let month, let day, let weekday):
        "\(year.map { "\($0)-" } ?? "")\(month)-\(day)" + (weekday.map { "/\($0)" } ?? "")
      case .fromToday(let days): "today\(days < 0 ? "" : "+")\(days)"
      case .weekday(let number): "weekday \(number)"
      case .weekdayBeforeToday(let number): "before \(number)"
      case .weekdayAfterToday(let number): "after \(number)"
      case nil: ""
      }
    let time = phrase.time.map { "\($0.hour):\($0.minute)" }
    return [day, time ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("es_ES", "hoy", "today+0"), ("es_ES", "ayer", "today-1"), ("es_ES", "AYER", "today-1"),
      ("es_ES", "anteayer", "today-2"), ("es_MX", "antier", "today-2"),
      ("es_MX", "anteayer", "today-2"), ("es_ES", "mañana", "today+1"),
      ("es_ES", "manana", "today+1"), ("es_ES", "hace 1 día", "today-1"),
      ("es_ES", "hace 3 días", "today-3"), ("es_ES", "hace 3 dias", "today-3"),
      ("es_ES", "Hace 2 semanas", "today-14"), ("es_ES", "dentro de 3 días", "today+3"),
      ("en_US", "today", "today+0"), ("en_US", "Yesterday", "today-1"),
      ("en_GB", "tomorrow", "today+1"), ("en_US", "1 day ago", "today-1"),
      ("en_US", "3 days ago", "today-3"), ("en_US", "2 weeks ago", "today-14"),
      ("en_US", "2 wk. ago", "today-14"), ("C", "yesterday", "today-1"),
      ("de_DE", "gestern", "today-1"), ("de_DE", "vorgestern", "today-2"),
      ("fr_FR", "il y a 3 jours", "today-3"), ("ru_RU", "5 дней назад", "today-5"),
    ]
  )
  func `parses days relative to today`(locale: String, text: String, expected: String) {
    #expect(reading(text, locale) == expected)
  }

  @Test(
    arguments: [
      ("es_ES", "lunes", "weekday 2"), ("es_ES", "el lunes", "weekday 2"),
      ("es_ES", "El Miércoles", "weekday 4"), ("es_ES", "el miercoles", "weekday 4"),
      ("es_ES", "sábado", "weekday 7"), ("es_ES", "el lunes pasado", "before 2"),
      ("es_ES", "el próximo lunes", "after 2"), ("en_US", "Monday", "weekday 2"),
      ("en_US", "on Monday", "weekday 2"), ("en_US", "sun", "weekday 1"),
      ("en_US", "last Monday", "before 2"), ("en_GB", "last monday", "before 2"),
      ("en_US", "next Monday", "after 2"), ("pt_PT", "segunda-feira", "weekday 2"),
    ]
  )
  func `parses weekdays`(locale: String, text: String, expected: String) {
    #expect(reading(text, locale) == expected)
  }

  @Test(
    arguments: [
      ("es_ES", "30 mar", "3-30"), ("es_ES", "30 de marzo", "3-30"),
      ("es_ES", "el 30 de marzo", "3-30"), ("es_ES", "30 marzo", "3-30"),
      ("es_ES", "30 de marzo de 2026", "2026-3-30"), ("es_ES", "30 de Marzo del 2026", "2026-3-30"),
      ("es_ES", "1 sep", "9-1"), ("es_MX", "1 sept.", "9-1"), ("es_ES", "29 feb", "2-29"),
      ("es_ES", "lunes, 30 de marzo de 2026", "2026-3-30/2"), ("es_ES", "mar, 5 mar", "3-5/3"),
      ("es_ES", "30/3/26", "2026-3-30"), ("es_ES", "2026-03-30", "2026-3-30"),
      ("en_US", "March 30", "3-30"), ("en_US", "mar 30", "3-30"), ("en_US", "30 March", "3-30"),
      ("en_US", "Mar 30 2026", "2026-3-30"), ("en_US", "Mar 30, 2026", "2026-3-30"),
      ("en_US", "Monday, March 30, 2026", "2026-3-30/2"), ("en_GB", "30 March 2026", "2026-3-30"),
      ("en_GB", "Mon, 30 Mar", "3-30/2"), ("en_GB", "4 Sep", "9-4"), ("C", "March 30", "3-30"),
      ("de_DE", "30. März 2026", "2026-3-30"), ("pt_BR", "30 de março de 2026", "2026-3-30"),
    ] as [(String, String, String?)]
  )
  func `parses days with the name of their month`(locale: String, text: String, expected: String?) {
    #expect(reading(text, locale) == expected)
  }

  @Test(
    arguments: [
      ("es_ES", "8:00", "8:0"), ("es_ES", "08:00", "8:0"), ("es_ES", "20:15", "20:15"),
      ("es_ES", "a las 8", "8:0"), ("es_ES", "a la 1:30", "1:30"), ("es_ES", "8:00 a. m.", "8:0"),
      ("es_ES", "8:00 p.m.", "20:0"), ("es_MX", "8:00 pm", "20:0"), ("es_US", "8 p. m.", "20:0"),
      ("en_US", "8:00 am", "8:0"), ("en_US", "8am", "8:0"), ("en_US", "12 AM", "0:0"),
      ("en_US", "12:30 PM", "12:30"), ("en_US", "8:00\u{202F}p.m.", "20:0"),
      ("en_US", "at 8", "8:0"), ("en_US", "20:15", "20:15"), ("en_GB", "at 8 pm", "20:0"),
      ("fi_FI", "8.05", "8:5"), ("C", "07:08", "7:8"),
    ]
  )
  func `parses times`(locale: String, text: String, expected: String) {
    #expect(reading(text, locale) == expected)
  }

  @Test(
    arguments: [
      ("es_ES", "ayer 8:00", "today-1 8:0"), ("es_ES", "ayer a las 8:00", "today-1 8:0"),
      ("es_ES", "ayer a las 8", "today-1 8:0"), ("es_ES", "ayer, 8:00", "today-1 8:0"),
      ("es_ES", "8:00 ayer", "today-1 8:0"), ("es_ES", "el lunes a las 8:00", "weekday 2 8:0"),
      ("es_ES", "hace 3 días, 22:10", "today-3 22:10"), ("es_ES", "30/3/26 7:08", "2026-3-30 7:8"),
      ("es_ES", "30/3/26, 7:08", "2026-3-30 7:8"), ("es_ES", "30 mar 8:00", "3-30 8:0"),
      ("es_ES", "2026-03-30 7:08", "2026-3-30 7:8"), ("es_ES", "2026-03-30T07:08", "2026-3-30 7:8"),
      ("es_ES", "30 de marzo a las 19:00", "3-30 19:0"), ("en_US", "yesterday at 8", "today-1 8:0"),
      ("en_US", "today 7:30", "today+0 7:30"), ("en_US", "8 pm yesterday", "today-1 20:0"),
      ("en_US", "last Monday, 8:00 am", "before 2 8:0"),
      ("en_US", "March 30, 2026 at 7:08 AM", "2026-3-30 7:8"),
      ("en_US", "3/30/26, 7:08\u{A0}PM", "2026-3-30 19:8"),
      ("en_GB", "3 days ago at 18:00", "today-3 18:0"),
    ]
  )
  func `parses a day with a time`(locale: String, text: String, expected: String) {
    #expect(reading(text, locale) == expected)
  }

  @Test(arguments: [
    ("es_ES", ""), ("es_ES", " ayer"), ("es_ES", "ayer "), ("es_ES", "ayer,"), ("es_ES", ",ayer"),
    ("es_ES", "ayer,,8:00"), ("es_ES", "ayer 8"), ("es_ES", "8"), ("es_ES", "ayer 25:00"),
    ("es_ES", "ayer 8:5"), ("es_ES", "ayer 8:60"), ("es_ES", "ayer ayer"), ("es_ES", "yesterday"),
    ("es_ES", "anoche"), ("es_ES", "ayer por la tarde"), ("es_ES", "el"), ("es_ES", "a las"),
    ("es_ES", "mar"), ("es_ES", "30 de"), ("es_ES", "30 de marzo de"), ("es_ES", "31 de abril"),
    ("es_ES", "30 febrero"), ("es_ES", "marzo"), ("es_ES", "marzo 2026"), ("es_ES", "30 mar 20260"),
    ("es_ES", "hace días"), ("es_ES", "hace 3"), ("es_ES", "hace -3 días"),
    ("es_ES", "hace 3 días 2 semanas"), ("es_ES", "hace 99999999999999999999 días"),
    ("es_ES", "hace 3,5 días"), ("es_ES", "13:00 pm"), ("es_ES", "0:30 am"), ("es_ES", "😀"),
    ("en_US", "ayer"), ("en_US", "3 days"), ("en_US", "in 3"), ("en_US", "this Monday 8"),
    ("en_US", "yesterday at"), ("en_US", "at 8 at"), ("en_US", "yesterday 8:00 AM PM"),
    ("en_US", "March 30 31"), ("en_US", "30/3/26"),
  ])
  func `rejects other input`(locale: String, text: String) {
    #expect(reading(text, locale) == nil)
  }

  @Test func `reports the reason, with a date as an example`() {
    let parser = DatePhraseParser(locale: FormatLocale("es_ES"))
    func reason(_ text: String) -> DateParsingError.Reason? {
      #expect(throws: DateParsingError.self) { try parser.parse(text) }?.reason
    }
    #expect(reason("") == .empty)
    #expect(reason("31/4/26") == .noSuchDay)
    #expect(reason("anoche") == .notADate)
  }

  @Test(arguments: ["es_ES", "es_MX", "es_US", "es_AR", "en_US", "en_GB", "en_CA", "pt_BR", "C"])
  func `parses formatted dates`(locale: String) throws {
    let formats = UserLocale(locale).formats
    let parser = DatePhraseParser(locale: formats)
    var generator = SeededGenerator(seed: 33)
    for length in [DateStyle.Length.short, .medium, .long, .full] {
      let style = DateStyle.date(length, time: .short, timeZone: "UTC")
      for _ in 0..<120 {
        let minute = Int.random(in: 10_957 * 1440..<47_482 * 1440, using: &generator)
        let moment = Date(timeIntervalSince1970: Double(minute) * 60)
        let text = style.format(moment, locale: formats)
        let phrase = try? parser.parse(text)
        let (year, month, day) = moment.parts
        guard case .calendar(year, month, day, _) = phrase?.day else {
          Issue.record("\(text)")
          continue
        }
        #expect(phrase?.time?.hour == minute / 60 % 24, "\(text)")
        #expect(phrase?.time?.minute == minute % 60, "\(text)")
      }
    }
  }

  @Test(arguments: parsedLocales)
  func `parses formatted relative times`(locale: String) throws {
    let locale = FormatLocale(locale)
    let parser = DatePhraseParser(locale: locale)
    for days in [-400, -21, -5, -2, -1] {
      let style = RelativeStyle.relative(.days, wording: .numeric)
      let text = style.format(days, locale: locale)
      guard text.contains(where: \.isNumber) else { continue }
      #expect(try parser.parse(text).day == .fromToday(days: days), "\(text)")
    }
  }

  @Test(arguments: ["es_ES", "en_US"])
  func `does not crash for damaged texts`(locale: String) {
    let parser = DatePhraseParser(locale: FormatLocale(locale))
    var generator = SeededGenerator(seed: 34)
    let pieces = Array("0123:/-. ,TZ\u{A0}٣\u{301}mar😀\0").map(String.init) + ["ayer", "at", "de"]
    for _ in 0..<2_000 {
      var text =
        ["ayer a las 8:00", "30 de marzo de 2026, 7:08", "yesterday at 8 pm"]
        .randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        text.damage(with: pieces, using: &generator)
      }
      guard let phrase = try? parser.parse(text) else { continue }
      #expect(phrase.day != nil || phrase.time != nil)
    }
  }
}

extension Date {
  /// The year, the month and the day in UTC.
  fileprivate var parts: (Int?, Int, Int) {
    let numbers = formatted(.iso8601.year().month().day()).split(separator: "-")
      .map { Int($0) ?? 0 }
    return (numbers[0], numbers[1], numbers[2])
  }
}
