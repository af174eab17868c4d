import CompiledCatalog
import FormatString
import ICU
import Localization
import Testing

@Suite struct `Plural message` {
  private let messages: [String: [String: MessageTree]] = [
    "en": [
      "%lld entries": .counted([.one: "%lld entry", .other: "%lld entries"]),
      "%lf kg": .counted([.one: "%.1f kilogram", .other: "%.1f kilograms"]),
      "%.0f kg": .counted([.one: "%.0f kilogram", .other: "%.0f kilograms"]),
      "%lld left": .counted([.zero: "none left", .one: "one left", .other: "%lld left"]),
    ],
    "es": [
      "%lld entries": .counted([
        .one: "%lld entrada", .many: "%lld de entradas", .other: "%lld entradas",
      ]),
      "%lf kg": .counted([.one: "%.1f kilogramo", .other: "%.1f kilogramos"]),
    ],
    "fr": ["%lld left": .counted([.zero: "rien", .one: "%lld reste", .other: "%lld restent"])],
  ]

  @Test(arguments: [
    ("en_US", 0, "0 entries"), ("en_US", 1, "1 entry"), ("en_US", 1234, "1,234 entries"),
    ("es_ES", 0, "0 entradas"), ("es_ES", 1, "1 entrada"), ("es_ES", 2, "2 entradas"),
    ("es_ES", 1_000_000, "1.000.000 de entradas"),
  ])
  func `uses the category of an integer`(locale: String, count: Int, text: String) throws {
    let bundle = try testBundle(messages)
    let shown = String(localized: "\(count) entries", bundle: bundle, locale: UserLocale(locale))
    #expect(shown == text)
  }

  @Test(arguments: [
    ("en_US", 1.0, "1.0 kilograms"), ("es_ES", 1.0, "1,0 kilogramo"),
    ("es_ES", 1.5, "1,5 kilogramos"),
    ("es_ES", 1.02, "1,0 kilogramo"),
  ])
  func `uses the category of a number as it is shown`(
    locale: String,
    value: Double,
    text: String
  ) throws {
    let bundle = try testBundle(messages)
    #expect(String(localized: "\(value) kg", bundle: bundle, locale: UserLocale(locale)) == text)
  }

  @Test func `uses the category of a number that is shown without fraction digits`() throws {
    let bundle = try testBundle(messages)
    let text = String(
      localized: "\(1.2, specifier: "%.0f") kg",
      bundle: bundle,
      locale: UserLocale("en_US")
    )
    #expect(text == "1 kilogram")
  }

  @Test(arguments: [("en_US", 0, "none left"), ("fr_FR", 0, "rien"), ("fr_FR", 1, "1 reste")])
  func `can have a variant for zero in any language`(
    locale: String,
    count: Int,
    text: String
  ) throws {
    let bundle = try testBundle(messages)
    #expect(String(localized: "\(count) left", bundle: bundle, locale: UserLocale(locale)) == text)
  }

  @Test func `keeps the rules of its own language as a fallback for another`() throws {
    let bundle = try testBundle(messages)
    let text = String(
      localized: "\(1_000_000) entries",
      bundle: bundle,
      locale: UserLocale("ca_ES")
    )
    #expect(text == "1.000.000 de entradas")
  }

  @Test func `can have substitutions with separate arguments`() throws {
    func entries(_ one: String, _ other: String, _ argument: Int) -> MessageTree {
      let number = FormattedText.Segment.argument(
        ArgumentFormat(position: argument, lengthModifier: .longLong, conversion: .decimal)
      )
      func form(_ word: String) -> MessageTree {
        .text(FormattedText(word, segments: [number, .literal(0..<word.utf8.count)]))
      }
      return .plural(argument: argument, [.one: form(one), .other: form(other)])
    }
    let text = "%#@days@ en %#@weeks@"
    let message = FormattedText(
      text,
      segments: [
        .substitution(entries(" día", " días", 1)), .literal(8..<12),
        .substitution(entries(" semana", " semanas", 2)),
      ]
    )
    let bundle = try testBundle(["es": ["%lld days in %lld weeks": .text(message)]])
    let locale = UserLocale("es_ES")
    #expect(
      String(localized: "\(1) days in \(2) weeks", bundle: bundle, locale: locale)
        == "1 día en 2 semanas"
    )
    #expect(
      String(localized: "\(2) days in \(1) weeks", bundle: bundle, locale: locale)
        == "2 días en 1 semana"
    )
  }
}
