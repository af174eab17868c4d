import ICU
import Localization
import TestSupport
import Testing
import WeightCore
import WeightPresentation

@Suite(.enabled(if: ICUVersion.major == 72)) struct ChartStringsTests {
  @Test(
    arguments: ["en_US", "es_ES", "en_GB"],
    [ChartSample.fortnight, .gap, .pregnancy, .one]
  )
  func `a chart on a terminal matches its snapshot`(locale: String, sample: ChartSample) throws {
    let chart = try sample.chart()
    let words = words(chart, locale)
    let texts = [80, 40]
      .map { columns in
        TerminalChart(chart, labels: words, columns: columns, rows: 20).lines
          .map { $0.text + "\n" }.joined()
      }
    try GoldenFile("Chart.\(sample.rawValue).\(locale).txt")
      .expect(texts.joined(separator: "\n") + "\n\(words.summary)\n")
  }

  @Test(arguments: ["en_US", "es_ES", "en_GB"], [ChartSample.fortnight, .pregnancy])
  func `a picture matches its snapshot`(locale: String, sample: ChartSample) throws {
    let chart = try sample.chart()
    let svg = ChartPicture(chart, labels: words(chart, locale)).scene.svg
    try GoldenFile("Chart.\(sample.rawValue).\(locale).svg").expect(svg)
  }

  @Test(arguments: [
    (
      "es_ES", ChartSample.fortnight,
      "14 pesajes (1–14 nov 2026), entre 77,3 kg y 90,7 kg. La tendencia ha bajado de 90,7 kg a "
        + "82,9 kg. El 28 nov 2026 pesarás probablemente entre A y B. Tu tendencia está a 10,3 kg "
        + "de tu objetivo de 72,6 kg."
    ),
    ("en_US", .one, "One weigh-in, on Nov 14, 2026: 159.8 lb."),
    ("es_MX", .one, "Un pesaje, el 14 nov 2026: 72.5 kg."),
    (
      "es_ES", .pregnancy,
      "10 pesajes (12 sept\u{2009}–\u{2009}14 nov 2026), entre 61,9 kg y 65,5 kg. La tendencia ha subido de "
        + "61,9 kg a 65,3 kg. El 28 nov 2026 pesarás probablemente entre A y B. Lo "
        + "recomendado el 14 nov 2026: entre 64,9 kg y 66,3 kg; quien atiende tu embarazo sabe "
        + "qué es lo mejor para ti."
    ),
  ])
  func `the summary describes the chart`(
    locale: String,
    sample: ChartSample,
    expected: String
  ) throws {
    // The snapshots have the limits of the forecast.
    let summary = try words(sample.chart(), locale).summary
      .replacing(/(probablemente entre) [\d,]+ kg y [\d,]+ kg/) { "\($0.1) A y B" }
    #expect(summary == expected)
  }

  @Test(arguments: [
    ("en_US", UnitPreference.stones, 11, "11 st"), ("en_GB", .automatic, 11.5, "11 st, 7 lb"),
    ("es_ES", .stones, 12, "12 st"), ("es_ES", .stones, 11.5, "11 st 7 lb"),
  ])
  func `an axis of stones has pounds only if necessary`(
    locale: String,
    unit: UnitPreference,
    stones: Double,
    expected: String
  ) throws {
    let words = words(try ChartSample.one.chart(), locale, unit)
    #expect(words.text(ofTick: try #require(Mass(stones, .stone))) == expected)
  }

  @Test(arguments: [
    ("es_ES", DayStep.weeks(1), "5 ene"), ("en_US", .weeks(1), "Jan 5"),
    ("en_GB", .days(1), "5 Jan"), ("es_ES", .months(1), "2026"), ("es_ES", .years(1), "2026"),
    ("C", .weeks(1), "01-05"),
  ])
  func `labels of days depend on the step of the axis`(
    locale: String,
    step: DayStep,
    expected: String
  ) throws {
    let day = try #require(CalendarDay(year: 2026, month: 1, day: 5))
    #expect(words(try ChartSample.one.chart(), locale).text(ofTick: day, step: step) == expected)
  }

  private func words(
    _ chart: WeightChart,
    _ locale: String,
    _ unit: UnitPreference = .automatic
  ) -> ChartStrings {
    let notation = MassNotation(locale: UserLocale(locale), preference: unit)
    return ChartStrings(
      chart,
      notation: notation,
      week: WeekDefinition(.automatic, habitOf: notation.formats),
      invitation: ""
    )
  }
}
