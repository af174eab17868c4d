import FoundationEssentials
import FoundationInternationalization
import Localization
import TestSupport
import Testing

@Suite struct `Relative dates` {
  /// Wednesday 2026-06-10T10:00:00Z.
  private static let now = Date(timeIntervalSince1970: 1_781_085_600)

  @Test(
    arguments: [
      (0, "now", "ahora"), (-30, "30 seconds ago", "hace 30 segundos"),
      (100, "in 2 minutes", "dentro de 2 minutos"), (5400, "in 2 hours", "dentro de 2 horas"),
      (3590, "in 1 hour", "dentro de 1 hora"), (-86_000, "yesterday", "ayer"),
      (-86_400, "yesterday", "ayer"), (47 * 3600, "in 2 days", "pasado mañana"),
      (-8 * 86_400, "last week", "la semana pasada"),
      (400 * 86_400, "next year", "el próximo año"),
    ] as [(Double, String, String)]
  )
  func `have the greatest unit`(seconds: Double, english: String, spanish: String) {
    let style = RelativeDateStyle.relative(to: Self.now, timeZone: .gmt)
    let date = Self.now.addingTimeInterval(seconds)
    #expect(date.formatted(style, locale: FormatLocale("en_US")) == english)
    #expect(date.formatted(style, locale: FormatLocale("es_ES")) == spanish)
  }

  @Test(
    arguments: [RelativeStyle.Wording.named, .numeric],
    ["GMT", "Europe/Madrid", "Asia/Tokyo"]
  )
  func `are equal to Foundation`(wording: RelativeStyle.Wording, zone: String) throws {
    var generator = SeededGenerator(seed: 73)
    let timeZone = try #require(TimeZone(identifier: zone))
    for _ in 0..<400 {
      let scales: [Double] = [60, 3600, 86_400, 1e6, 1e8]
      let scale = scales.randomElement(using: &generator) ?? 1
      let anchor = Self.now.addingTimeInterval(.random(in: -1e8...1e8, using: &generator))
      let date = anchor.addingTimeInterval(.random(in: -scale...scale, using: &generator))
      for identifier in ["en_US", "es_ES"] {
        let locale = Locale(identifier: identifier)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        // Foundation formats the anchor as seen from the date that is passed.
        let reference = Date.AnchoredRelativeFormatStyle(
          anchor: date,
          presentation: wording == .named ? .named : .numeric,
          locale: locale,
          calendar: calendar
        )
        let style = RelativeDateStyle.relative(to: anchor, wording: wording, timeZone: timeZone)
        let text = style.format(date, locale: FormatLocale(identifier))
        #expect(text == reference.format(anchor), "\(anchor) \(date) \(identifier)")
      }
    }
  }
}
