import FoundationEssentials
import Localization
import TestSupport
import Testing

@Suite struct `Date parser` {
  @Test(
    arguments: [
      ("es_ES", "30/3/26", "2026-3-30"), ("es_ES", "30/03/2026", "2026-3-30"),
      ("es_ES", "30 mar 2026", "2026-3-30"), ("es_ES", "30 MAR 2026", "2026-3-30"),
      ("en_US", "3/30/26", "2026-3-30"), ("en_US", "Mar 30, 2026", "2026-3-30"),
      ("en_GB", "30/03/2026", "2026-3-30"), ("en_GB", "30 Mar 2026", "2026-3-30"),
      ("de_DE", "30.03.26", "2026-3-30"), ("de_DE", "30.3.2026", "2026-3-30"),
      ("sv_SE", "2026-03-30", "2026-3-30"), ("ar_EG", "30/3/2026", "2026-3-30"),
      ("es_ES", "2026-03-30", "2026-3-30"), ("es_ES", "29/2/2028", "2028-2-29"),
      ("C", "2026-03-30", "2026-3-30"),
    ]
  )
  func `parses the formats of a locale and of ISO 8601`(
    locale: String,
    text: String,
    day: String
  ) throws {
    let date = try DateParser(locale: UserLocale(locale).formats).parse(text)
    #expect("\(date.year)-\(date.month)-\(date.day)" == day)
    #expect(date.hour == nil)
  }

  @Test func `parses a time only in ISO 8601`() throws {
    let parser = DateParser(locale: FormatLocale("es_ES"))
    let date = try parser.parse("2026-03-30 07:08")
    #expect(date.hour == 7)
    #expect(date.minute == 8)
    #expect(throws: DateParsingError.self) { try parser.parse("30/3/26 07:08") }
  }

  @Test(
    arguments: [
      ("es_ES", "", .empty, "30/3/26"), ("es_ES", "ayer", .notADate, "30/3/26"),
      ("es_ES", "3/30/26", .noSuchDay, "30/3/26"), ("en_US", "30/3/26", .noSuchDay, "3/30/26"),
      ("es_ES", "30/2/26", .noSuchDay, "30/3/26"), ("es_ES", "29/2/2026", .noSuchDay, "30/3/26"),
      ("es_ES", "30/3/26 ", .notADate, "30/3/26"), ("es_ES", "30/3/026", .notADate, "30/3/26"),
      ("es_ES", "30-3-26", .notADate, "30/3/26"), ("es_ES", "30 març 2026", .notADate, "30/3/26"),
      ("es_ES", "٣٠/٣/٢٦", .notADate, "30/3/26"),
      ("es_ES", "2026-03-30T24:00", .noSuchDay, "30/3/26"),
      ("es_ES", "99999999999999999999/1/1", .notADate, "30/3/26"),
      ("en_GB", "30/3", .notADate, "30/03/2026"),
    ] as [(String, String, DateParsingError.Reason, String)]
  )
  func `rejects other input, with the reason and an example`(
    locale: String,
    text: String,
    reason: DateParsingError.Reason,
    example: String
  ) {
    let parser = DateParser(locale: FormatLocale(locale))
    let error = #expect(throws: DateParsingError.self) { try parser.parse(text) }
    #expect(error?.reason == reason)
    #expect(error?.example == example)
  }

  @Test(arguments: parsedLocales)
  func `parses formatted dates`(locale: String) throws {
    let locale = FormatLocale(locale)
    let parser = DateParser(locale: locale)
    var generator = SeededGenerator(seed: 31)
    for length in [DateStyle.Length.short, .medium] {
      let style = DateStyle.date(length, timeZone: "UTC")
      for _ in 0..<80 {
        let day = Int.random(in: 10_957..<47_482, using: &generator)
        let moment = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
        let text = style.format(moment, locale: locale)
        let date = try parser.parse(text)
        let iso = moment.formatted(.iso8601.year().month().day())
        #expect(try parser.parse(iso) == date, "\(text)")
      }
    }
  }

  @Test(arguments: parsedLocales)
  func `ignores no digit of accepted input`(locale: String) {
    let locale = FormatLocale(locale)
    let parser = DateParser(locale: locale)
    var generator = SeededGenerator(seed: 32)
    let moment = Date(timeIntervalSince1970: 1_774_872_000)
    let originals =
      [DateStyle.Length.short, .medium, .long]
      .map { DateStyle.date($0, timeZone: "UTC").format(moment, locale: locale) } + ["2026-03-30"]
    let pieces = Array("0123/-. ,TZ:\u{A0}٣\u{200F}\u{301}mar😀\0").map(String.init)
    for _ in 0..<300 {
      var text = originals.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text.damage(with: pieces, using: &generator)
      }
      guard let date = try? parser.parse(text) else { continue }
      let parts = [date.year % 100, date.month, date.day].map(String.init).joined()
      let isWithMonth = text.digits.count < 6 && text.contains(where: \.isLetter)
      let read = isWithMonth ? "\(date.year % 100)\(date.day)" : parts
      let counts = { (text: String) in
        Dictionary(grouping: text.filter { $0 != "0" && $0 != "2" }, by: \.self).mapValues(\.count)
      }
      // Leading zeros and the century are not digits of the date.
      if !text.contains(where: \.isLetter) {
        #expect(counts(text.digits) == counts(read), "\(text)")
      }
    }
  }
}
