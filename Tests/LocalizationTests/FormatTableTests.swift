import FoundationEssentials
import ICU
import Localization
import Testing

/// The table of formats in messages, as in the documentation.
@Suite(.enabled(if: ICUVersion.major == 72)) struct `Formats in messages` {
  private static let start = Date(timeIntervalSince1970: 1_774_871_400)
  private static let end = start.addingTimeInterval(4 * 86_400)

  @Test(
    arguments: [
      ("\(12345.6, format: .number(fractionDigits: 1))", "12,345.6", "12.345,6"),
      ("\(0.125, format: .percent(fractionDigits: 1))", "12.5%", "12,5\u{A0}%"),
      ("\(1_200_000, format: .compact(.long))", "1.2 million", "1,2 millones"),
      ("\(72.5, format: .mass())", "159.8 lb", "72,5 kg"),
      ("\(72.5, format: .mass(.stonesAndPounds))", "11 st, 5.8 lb", "11 st y 5,8 lb"),
      ("\(-0.5, format: .measure(.kilogramPerWeek))", "-0.5 kg/w", "-0,5 kg/sem."),
      ("\(70...72.5, format: .range(.mass(.kilograms)))", "70.0–72.5 kg", "70,0-72,5 kg"),
      (
        "\(start, format: .date(.long, timeZone: "Europe/Madrid"))", "March 30, 2026",
        "30 de marzo de 2026"
      ),
      (
        "\(start..<end, format: .interval(timeZone: "Europe/Madrid"))",
        "Mar 30\u{2009}–\u{2009}Apr 3, 2026", "30 mar\u{2009}–\u{2009}3 abr 2026"
      ),
      ("\(-1, format: .relative(.days))", "yesterday", "ayer"),
      ("\(Duration.seconds(5400), format: .duration())", "1 hr, 30 min", "1 h y 30 min"),
      ("\(Duration.seconds(5405), format: .clock())", "1:30:05", "1:30:05"),
      ("\(["peso", "imagen"], format: .list())", "peso and imagen", "peso e imagen"),
      ("\(3, format: .ordinal)", "3rd", "3.º"),
    ] as [(String.LocalizationValue, String, String)]
  )
  func `use the locale of the user`(
    value: String.LocalizationValue,
    english: String,
    spanish: String
  ) throws {
    let bundle = try testBundle(["es": ["%@": "%@"]])
    func text(_ locale: String) -> String {
      String(localized: value, bundle: bundle, locale: UserLocale(locale))
    }
    #expect(text("en_US") == english)
    #expect(text("es_ES") == spanish)
  }
}
