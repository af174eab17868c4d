import FoundationEssentials
import ICU
import Localization
import Testing

/// A row of the reference, with the results for en_US, en_GB, es_ES, es_MX, es_US and es_419.
struct FormatRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let format: @Sendable (FormatLocale) -> String
  let answers: [String]

  init<Format: LocalizedFormat>(
    _ name: String,
    _ value: Format.Input,
    _ format: Format,
    _ answers: [String]
  ) {
    testDescription = name
    self.format = { format.format(value, locale: $0) }
    self.answers = answers
  }
}

private let locales = ["en_US", "en_GB", "es_ES", "es_MX", "es_US", "es_419"]

/// 30 March 2026, 11:50 in UTC, shown for Madrid.
private let moment = Date(timeIntervalSince1970: 1_774_871_400)
private let zone = "Europe/Madrid"

/// The results are those of ICU 72; another version has another CLDR.
@Suite(.enabled(if: ICUVersion.major == 72)) struct `Formats of ICU 72` {
  @Test(arguments: [
    FormatRow(
      "num 1234.5",
      1234.5,
      .number(fractionDigits: 1),
      ["1,234.5", "1,234.5", "1234,5", "1,234.5", "1,234.5", "1,234.5"]
    ),
    FormatRow(
      "num 12345.6",
      12345.6,
      .number(),
      ["12,345.6", "12,345.6", "12.345,6", "12,345.6", "12,345.6", "12,345.6"]
    ),
    FormatRow(
      "kg 72.5",
      72.5,
      .mass(.kilograms),
      ["72.5 kg", "72.5 kg", "72,5 kg", "72.5 kg", "72.5 kg", "72.5 kg"]
    ),
    FormatRow(
      "kg 1234.5",
      1234.5,
      .mass(.kilograms),
      ["1,234.5 kg", "1,234.5 kg", "1234,5 kg", "1,234.5 kg", "1,234.5 kg", "1,234.5 kg"]
    ),
    FormatRow(
      "lb 12345.6",
      12345.6 * MassUnit.kilogramsPerPound,
      .mass(.pounds),
      ["12,345.6 lb", "12,345.6 lb", "12.345,6 lb", "12,345.6 lb", "12,345.6 lb", "12,345.6 lb"]
    ),
    FormatRow(
      "kg long 72.5",
      72.5,
      .mass(.kilograms, width: .full),
      [
        "72.5 kilograms", "72.5 kilograms", "72,5 kilogramos", "72.5 kilogramos",
        "72.5 kilogramos", "72.5 kilogramos",
      ]
    ),
    FormatRow(
      "person 72.5kg",
      72.5,
      .mass(),
      ["159.8 lb", "11 st, 5.8 lb", "72,5 kg", "72.5 kg", "159.8 lb", "72.5 kg"]
    ),
    FormatRow(
      "st+lb 11 4/14",
      158 * MassUnit.kilogramsPerPound,
      .mass(.stonesAndPounds, fractionDigits: 0),
      [
        "11 st, 4 lb", "11 st, 4 lb", "11 st y 4 lb", "11 st y 4 lb", "11 st y 4 lb",
        "11 st y 4 lb",
      ]
    ),
    FormatRow(
      "percent 0.125",
      0.125,
      .percent(fractionDigits: 1),
      ["12.5%", "12.5%", "12,5\u{A0}%", "12.5%", "12.5\u{A0}%", "12.5\u{A0}%"]
    ),
    FormatRow(
      "kg/week -0.5",
      -0.5,
      .measure(.kilogramPerWeek, number: .number(fractionDigits: 1)),
      [
        "-0.5 kg/w", "-0.5 kg/w", "-0,5 kg/sem.", "-0.5 kg/sem.", "-0.5 kg/sem.", "-0.5 kg/sem.",
      ]
    ),
    FormatRow(
      "compact 1234",
      1234,
      .compact(),
      [
        "1.2K", "1.2K", "1,2\u{A0}mil", "1.2\u{A0}k", "1.2\u{A0}K", "1.2\u{A0}K",
      ]
    ),
    FormatRow(
      "compact long 1.2e6",
      1.2e6,
      .compact(.long),
      [
        "1.2 million", "1.2 million", "1,2 millones", "1.2 millones", "1.2 millones",
        "1.2 millones",
      ]
    ),
    FormatRow(
      "h+min 1.5",
      .seconds(5400),
      .duration(),
      [
        "1 hr, 30 min", "1 hr, 30 mins", "1 h y 30 min", "1 h y 30 min", "1 h y 30 min",
        "1 h y 30 min",
      ]
    ),
    FormatRow(
      "interval",
      moment..<moment.addingTimeInterval(4 * 86_400),
      .interval(timeZone: zone),
      [
        "Mar 30\u{2009}–\u{2009}Apr 3, 2026", "30 Mar\u{2009}–\u{2009}3 Apr 2026",
        "30 mar\u{2009}–\u{2009}3 abr 2026", "30 de mar\u{2009}–\u{2009}3 de abr 2026",
        "30 de mar\u{2009}–\u{2009}3 de abr 2026", "30 de mar\u{2009}–\u{2009}3 de abr de 2026",
      ]
    ),
    FormatRow(
      "date short",
      moment,
      .date(.short, timeZone: zone),
      ["3/30/26", "30/03/2026", "30/3/26", "30/03/26", "30/3/2026", "30/3/26"]
    ),
    FormatRow(
      "date medium",
      moment,
      .date(.medium, timeZone: zone),
      ["Mar 30, 2026", "30 Mar 2026", "30 mar 2026", "30 mar 2026", "30 mar 2026", "30 mar 2026"]
    ),
    FormatRow(
      "date long",
      moment,
      .date(.long, timeZone: zone),
      [
        "March 30, 2026", "30 March 2026", "30 de marzo de 2026", "30 de marzo de 2026",
        "30 de marzo de 2026", "30 de marzo de 2026",
      ]
    ),
    FormatRow(
      "time short",
      moment,
      .date(.omitted, time: .short, timeZone: zone),
      ["1:50\u{202F}PM", "13:50", "13:50", "13:50", "1:50\u{202F}p.\u{A0}m.", "13:50"]
    ),
    FormatRow(
      "rel -3d",
      -3,
      .relative(.days),
      [
        "3 days ago", "3 days ago", "hace 3 días", "hace 3 días", "hace 3 días", "hace 3 días",
      ]
    ),
    FormatRow(
      "rel -1d",
      -1,
      .relative(.days),
      ["yesterday", "yesterday", "ayer", "ayer", "ayer", "ayer"]
    ),
    FormatRow(
      "rel +1w",
      1,
      .relative(.weeks),
      [
        "next week", "next week", "la próxima semana", "la semana próxima", "la próxima semana",
        "la próxima semana",
      ]
    ),
    FormatRow(
      "list abc",
      ["a", "b", "c"],
      .list(),
      ["a, b, and c", "a, b and c", "a, b y c", "a, b y c", "a, b y c", "a, b y c"]
    ),
    FormatRow(
      "list e",
      ["peso", "imagen"],
      .list(),
      [
        "peso and imagen", "peso and imagen", "peso e imagen", "peso e imagen", "peso e imagen",
        "peso e imagen",
      ]
    ),
    FormatRow(
      "list u",
      ["siete", "ocho"],
      .list(.or),
      [
        "siete or ocho", "siete or ocho", "siete u ocho", "siete u ocho", "siete u ocho",
        "siete u ocho",
      ]
    ),
  ])
  func `match the reference`(row: FormatRow) {
    #expect(locales.map { row.format(FormatLocale($0)) } == row.answers)
  }

  @Test(arguments: [
    (0.05, "0.1 lb"), (6.3, "13.9 lb"), (6.35029318, "1 st, 0.0 lb"), (6.35, "1 st, 0.0 lb"),
    (6.36, "1 st, 0.0 lb"), (12.6, "1 st, 13.8 lb"), (-0.5, "-1.1 lb"), (12.7, "2 st, 0.0 lb"),
  ])
  func `show a mass below one stone in pounds`(kilograms: Double, text: String) {
    #expect(MassStyle.mass().format(kilograms, locale: FormatLocale("en_GB")) == text)
  }

  @Test(arguments: [
    (0.4, "+0,4 kg"), (-0.4, "-0,4 kg"), (0, "0,0 kg"), (0.04, "0,0 kg"),
  ])
  func `show the sign of a change`(kilograms: Double, text: String) {
    let style = MassStyle.mass(sign: .exceptZero)
    #expect(style.format(kilograms, locale: FormatLocale("es_ES")) == text)
  }

  @Test func `use the field order of the locale`() {
    let style = DateStyle.date(skeleton: "EEEEdMMMM", timeZone: zone)
    #expect(style.format(moment, locale: FormatLocale("es_ES")) == "lunes, 30 de marzo")
    #expect(style.format(moment, locale: FormatLocale("en_US")) == "Monday, March 30")
  }

  @Test(arguments: [
    ("Europe/Madrid", "30/3/26, 13:50"), ("America/Bogota", "30/3/26, 6:50"),
    ("GMT+14:00", "31/3/26, 1:50"),
  ])
  func `show the time in a time zone`(zone: String, text: String) {
    let style = DateStyle.date(.short, time: .short, timeZone: zone)
    #expect(style.format(moment, locale: FormatLocale("es_ES")) == text)
  }

  @Test func `count days if names are not requested`() {
    let style = RelativeStyle.relative(.days, wording: .numeric)
    #expect(style.format(-1, locale: FormatLocale("es_ES")) == "hace 1 día")
    #expect(style.format(0, locale: FormatLocale("en_US")) == "in 0 days")
  }
}

@Suite struct `Formats of the locale C` {
  @Test func `are plain`() {
    let posix = FormatLocale.posix
    #expect(NumberStyle.number(fractionDigits: 1).format(12345.6, locale: posix) == "12345.6")
    #expect(MassStyle.mass().format(1072.5, locale: posix) == "1072.5 kg")
    let date = { (style: DateStyle) in style.format(moment, locale: posix) }
    #expect(date(.date(.short, timeZone: zone)) == "2026-03-30")
    #expect(date(.date(.full, time: .short, timeZone: zone)) == "2026-03-30 13:50")
    #expect(date(.date(.omitted, time: .long, timeZone: zone)) == "13:50:00")
    #expect(RelativeStyle.relative(.days).format(-1, locale: posix) == "yesterday")
    #expect(ListStyle.list().format([], locale: posix) == "")
  }
}
