import FoundationEssentials
import ICU
import Localization
import Testing

/// 30 March 2026, 11:50 in UTC.
private let moment = Date(timeIntervalSince1970: 1_774_871_400)
private let zone = "Europe/Madrid"

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Interval styles` {
  @Test(arguments: [
    StyleRow(
      moment..<moment.addingTimeInterval(4 * 86_400),
      .interval(timeZone: zone),
      "Mar 30\u{2009}–\u{2009}Apr 3, 2026",
      "30 mar\u{2009}–\u{2009}3 abr 2026"
    ),
    StyleRow(
      moment..<moment.addingTimeInterval(3600),
      .interval(.omitted, time: .short, timeZone: zone),
      "1:50\u{2009}–\u{2009}2:50\u{202F}PM",
      "13:50–14:50"
    ),
    StyleRow(
      moment..<moment,
      .interval(.long, timeZone: zone),
      "March 30, 2026",
      "30 de marzo de 2026"
    ),
    StyleRow(
      moment..<moment.addingTimeInterval(86_400),
      .interval(skeleton: "MMMd", timeZone: zone),
      "Mar 30\u{2009}–\u{2009}31",
      "30–31 mar"
    ),
  ])
  func `write shared fields of two dates once`(row: StyleRow) {
    row.expectTexts()
  }

  @Test func `use ISO 8601 in the locale C`() {
    let week = moment..<moment.addingTimeInterval(7 * 86_400)
    func text(_ style: DateIntervalStyle) -> String { style.format(week, locale: .posix) }
    #expect(text(.interval(timeZone: zone)) == "2026-03-30/2026-04-06")
    #expect(
      text(.interval(.short, time: .short, timeZone: "UTC")) == "2026-03-30 11:50/2026-04-06 11:50"
    )
    #expect(text(.interval(skeleton: "yMMM", timeZone: zone)) == "2026-03/2026-04")
    #expect(text(.interval(skeleton: "y", timeZone: zone)) == "2026")
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Time zones` {
  @Test(arguments: [
    ("Europe/Madrid", "13:50"), ("US/Eastern", "7:50"), ("GMT+2", "13:50"), ("GMT+05:45", "17:35"),
    ("+02:00", "13:50"), ("-0330", "8:20"), ("UTC-3", "8:50"), ("UTC", "11:50"), ("Z", "11:50"),
  ])
  func `are names and offsets`(zone: String, text: String) {
    let style = DateStyle.date(.omitted, time: .short, timeZone: zone)
    #expect(style.format(moment, locale: FormatLocale("es_ES")) == text)
  }

  @Test(arguments: [
    "Nowhere/Land", "", "europe/madrid", "GMT+25:00", "Etc/Unknown", "+", "CET-1CEST",
  ])
  func `that are unknown are replaced by UTC, which is shown`(zone: String) {
    let locale = FormatLocale("es_ES")
    #expect(DateStyle.date(timeZone: zone).format(moment, locale: locale) == "2026-03-30T11:50:00Z")
    let interval = DateIntervalStyle.interval(timeZone: zone)
    let text = interval.format(moment..<moment.addingTimeInterval(60), locale: locale)
    #expect(text == "2026-03-30T11:50:00Z/2026-03-30T11:51:00Z")
  }

  @Test(
    arguments: [
      (0.0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (-62_167_219_201, "-0001-12-31T23:59:59Z"),
      (253_402_300_800, "10000-01-01T00:00:00Z"), (1e300, "1e+300 s"), (.infinity, "inf s"),
      (.nan, "nan s"),
    ] as [(Double, String)]
  )
  func `format every date in UTC`(seconds: Double, text: String) {
    let style = DateStyle.date(timeZone: "Nowhere/Land")
    let moment = Date(timeIntervalSince1970: seconds)
    #expect(style.format(moment, locale: .posix) == text)
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Date styles` {
  @Test func `format every date, including extreme ones`() {
    let styles: [DateStyle] = [
      .date(.full, time: .full, timeZone: zone), .date(skeleton: "yMMMd", timeZone: "+02:00"),
      .date(skeleton: "", timeZone: zone), .date(skeleton: "'%ñ", timeZone: zone),
      .date(.omitted, time: .omitted, timeZone: zone),
    ]
    for seconds in edgeNumbers {
      for style in styles.dropLast() {
        _ = style.format(Date(timeIntervalSince1970: seconds), locale: FormatLocale("es_ES"))
        _ = style.format(Date(timeIntervalSince1970: seconds), locale: .posix)
      }
    }
    for start in edgeNumbers {
      for end in edgeNumbers where start < end {
        let range = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: end)
        let style = DateIntervalStyle.interval(.full, time: .full, timeZone: zone)
        #expect(!style.format(range, locale: FormatLocale("es_ES")).isEmpty)
      }
    }
  }

  @Test func `have the fields of ISO 8601 in the locale C`() {
    func text(_ skeleton: String) -> String {
      DateStyle.date(skeleton: skeleton, timeZone: zone).format(moment, locale: .posix)
    }
    #expect(text("yMMMd") == "2026-03-30")
    #expect(text("MMMd") == "03-30")
    #expect(text("jm") == "13:50")
    #expect(text("yMdjms") == "2026-03-30 13:50:00")
    #expect(text("EEEEd") == "Mon 30")
    #expect(text("jmz") == "13:50 +02:00")
    #expect(text("yQQQ") == "Q1 2026")
  }
}

@Suite(.enabled(if: ICUVersion.major == 72)) struct `Duration styles` {
  @Test(arguments: [
    StyleRow(.seconds(5400), .duration(), "1 hr, 30 min", "1 h y 30 min"),
    StyleRow(.seconds(5400), .duration(width: .full), "1 hour, 30 minutes", "1 hora y 30 minutos"),
    StyleRow(.seconds(5400), .duration(width: .narrow), "1h 30m", "1h 30min"),
    StyleRow(.seconds(-5400), .duration(), "-1 hr, 30 min", "-1 h y 30 min"),
    StyleRow(.seconds(-1800), .duration(), "-30 min", "-30 min"),
    StyleRow(.seconds(-1800), .duration(showsZeros: true), "-0 hr, 30 min", "-0 h y 30 min"),
    StyleRow(.seconds(3600), .duration(), "1 hr", "1 h"),
    StyleRow(.seconds(3600), .duration(showsZeros: true), "1 hr, 0 min", "1 h y 0 min"),
    StyleRow(.zero, .duration(), "0 min", "0 min"),
    StyleRow(.seconds(-20), .duration(), "0 min", "0 min"),
    StyleRow(.seconds(30), .duration([.minutes]), "0 min", "0 min"),
    StyleRow(.seconds(90), .duration([.minutes]), "2 min", "2 min"),
    StyleRow(.seconds(3599.6), .duration([.hours, .minutes, .seconds]), "1 hr", "1 h"),
    StyleRow(
      .milliseconds(93_784_560),
      .duration([.days, .hours, .minutes, .seconds], fractionDigits: 1),
      "1 day, 2 hr, 3 min, 4.6 sec",
      "1 d, 2 h, 3 min, 4,6 s"
    ),
    StyleRow(.seconds(1_209_600), .duration([.weeks, .days]), "2 wks", "2 sem."),
    StyleRow(.seconds(90), .duration([]), "90 sec", "90 s"),
  ])
  func `format units`(row: StyleRow) {
    row.expectTexts()
  }

  @Test(arguments: [
    StyleRow(.seconds(5405), .clock(), "1:30:05", "1:30:05"),
    StyleRow(.seconds(5405), .clock(.hoursAndMinutes), "1:30", "1:30"),
    StyleRow(.seconds(5405), .clock(.minutesAndSeconds), "90:05", "90:05"),
    StyleRow(
      .milliseconds(5250),
      .clock(.minutesAndSeconds, fractionDigits: 2),
      "0:05.25",
      "0:05,25"
    ),
    StyleRow(.seconds(-5), .clock(), "-0:00:05", "-0:00:05"),
    StyleRow(.seconds(360_000), .clock(), "100:00:00", "100:00:00"),
  ])
  func `format a stopwatch`(row: StyleRow) {
    row.expectTexts()
  }

  @Test func `format a stopwatch as in other locales`() {
    let style = ClockStyle.clock()
    #expect(style.format(.seconds(5405), locale: FormatLocale("da_DK")) == "1.30.05")
    #expect(style.format(.seconds(5405), locale: FormatLocale("ar_EG")) == "١:٣٠:٠٥")
    #expect(style.format(.seconds(5405), locale: .posix) == "1:30:05")
  }

  @Test func `format every duration, including extreme ones`() {
    let longest = Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)
    let least = Duration(secondsComponent: .min, attosecondsComponent: 0)
    for duration in [longest, least, .zero, .nanoseconds(1)] {
      for digits in [Int.min, 0, 9, Int.max] {
        let style = DurationStyle.duration(Set(DurationUnit.allCases), fractionDigits: digits)
        #expect(!style.format(duration, locale: FormatLocale("es_ES")).isEmpty)
        let clock = ClockStyle.clock(fractionDigits: digits)
        #expect(!clock.format(duration, locale: FormatLocale("es_ES")).isEmpty)
      }
    }
  }
}
