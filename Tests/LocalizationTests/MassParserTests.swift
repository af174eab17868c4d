import TestSupport
import Testing

@testable import Localization

/// The eight locales of the commands, and others with different separators, digits and words.
let parsedLocales = [
  "en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_419", "es_AR", "de_DE", "fr_FR",
  "ar_EG", "hi_IN", "sv_SE", "de_CH",
]

@Suite struct `Mass parser` {
  @Test(arguments: [
    ("es_ES", "72,5 kg", MassUnit.kilograms, 72.5), ("es_ES", "72,5\u{202F}kg", .kilograms, 72.5),
    ("es_ES", " 72,5kilogramos ", .kilograms, 72.5), ("es_MX", "72.5 kg", .kilograms, 72.5),
    ("en_US", "160 lb", .pounds, 160), ("es_ES", "160 libras", .pounds, 160),
    ("en_GB", "11 st", .stones, 11), ("en_US", "8 oz", .ounces, 8),
    ("es_ES", "1.234 g", .grams, 1234), ("fr_FR", "160 livres", .pounds, 160),
    ("fr_FR", "1\u{202F}234,5 kg", .kilograms, 1234.5), ("fr_FR", "1 234,5 kg", .kilograms, 1234.5),
    ("de_DE", "72,5 Kilogramm", .kilograms, 72.5), ("de_DE", "160 Pfund", .pounds, 160),
    ("ar_EG", "٧٢٫٥ كغم", .kilograms, 72.5), ("sv_SE", "72,5 kilo", .kilograms, 72.5),
    ("es_ES", "-0,4 kg", .kilograms, -0.4), ("es_ES", "72,5 KG", .kilograms, 72.5),
    ("hi_IN", "9 14 पौंड का बट्टा", .stones, 9), ("hi_IN", "14 पौंड", .pounds, 14),
    ("sv_SE", "11,5 engelska stenar", .stones, 11.5), ("sv_SE", "11 eng. sten", .stones, 11),
    ("ar_EG", "رطلان", .pounds, 2), ("ar_EG", "غرام", .grams, 1), ("ar_EG", "٣ غرامات", .grams, 3),
    ("en_US", "160#", .pounds, 160),
  ])
  func `parses a number and its unit`(
    locale: String,
    text: String,
    unit: MassUnit,
    value: Double
  ) throws {
    let mass = try MassParser(locale: FormatLocale(locale)).parse(text)
    #expect(mass.unit == unit)
    #expect(mass.number.value == value)
  }

  @Test(arguments: [
    "11 st 4 lb", "11st4lb", "11 st, 4 lb", "11 st y 4 lb", "11 stone and 4 pounds",
    "11 st 4", "11st4", "11 stone 4",
  ])
  func `parses stones and pounds`(text: String) throws {
    let mass = try MassParser(locale: FormatLocale("en_GB")).parse(text)
    #expect(mass.unit == .stonesAndPounds)
    #expect(mass.pounds?.value == 4)
    #expect(abs((mass.kilograms ?? 0) - 71.66759446) < 1e-9)
  }

  @Test(arguments: [
    ("ar_EG", "١١ ستون و٤ رطل", 4.0), ("ar_EG", "١١ ستون ورطلان", 2),
    ("hi_IN", "11 14 पौंड का बट्टा और 4 पौंड", 4), ("sv_SE", "11 eng. sten, 4 pund", 4),
    ("fr_FR", "11 st et 4 lb", 4),
  ])
  func `parses stones and pounds in other languages`(
    locale: String,
    text: String,
    pounds: Double
  ) throws {
    let mass = try MassParser(locale: FormatLocale(locale)).parse(text)
    #expect(mass.unit == .stonesAndPounds)
    #expect(mass.number.value == 11)
    #expect(mass.pounds?.value == pounds)
  }

  @Test func `leaves the unit of a number alone to its caller`() throws {
    let mass = try MassParser(locale: FormatLocale("es_ES")).parse("72,5")
    #expect(mass.unit == nil)
    #expect(mass.kilograms == nil)
  }

  @Test(
    arguments: [
      ("es_ES", "72.5", .unexpectedSeparator("."), "72,5"),
      ("es_ES", "72.5 kg", .unexpectedSeparator("."), "72,5 kg"),
      ("es_MX", "72,5", .unexpectedSeparator(","), "72.5"),
      ("en_US", "72,5 lb", .unexpectedSeparator(","), "72.5 lb"),
      ("en_GB", "11 st 4,5 lb", .unexpectedSeparator(","), "11 st 4.5 lb"),
      ("es_ES", "", .empty, "72,5 kg"), ("en_US", " \u{A0}", .empty, "159.8 lb"),
      ("en_GB", "kg", .notAMass, "11 st, 6 lb"), ("es_ES", "72,5 kg 3", .notAMass, "72,5 kg"),
      ("es_ES", "72,5 kg.", .notAMass, "72,5 kg"), ("es_ES", "72,5 kg kg", .notAMass, "72,5 kg"),
      ("es_ES", "72,5 y", .unknownUnit("y"), "72,5 kg"),
      ("es_ES", "72,5 años", .unknownUnit("años"), "72,5 kg"),
      ("en_US", "72.5 kgx", .unknownUnit("kgx"), "159.8 lb"),
      ("en_GB", "11.5 st 3 lb", .unevenStones, "11 st, 6 lb"),
      ("en_GB", "11 st 15 lb", .unevenStones, "11 st, 6 lb"),
      ("en_GB", "-0 st 1 lb", .unevenStones, "11 st, 6 lb"),
      ("en_GB", "4 lb 11 st", .notAMass, "11 st, 6 lb"),
      ("en_GB", "11 4", .notAMass, "11 st, 6 lb"),
      ("en_GB", "11 st 14", .unevenStones, "11 st, 6 lb"),
    ] as [(String, String, MassParsingError.Reason, String)]
  )
  func `rejects other input, with the reason and an example`(
    locale: String,
    text: String,
    reason: MassParsingError.Reason,
    example: String
  ) {
    let parser = MassParser(locale: FormatLocale(locale))
    let error = #expect(throws: MassParsingError.self) { try parser.parse(text) }
    #expect(error?.reason == reason)
    #expect(error?.example == example)
  }

  @Test(arguments: parsedLocales)
  func `parses formatted masses`(locale: String) throws {
    let locale = FormatLocale(locale)
    let parser = MassParser(locale: locale)
    var generator = SeededGenerator(seed: 21)
    for unit in MassUnit.allCases {
      for width in UnitWidth.allCases {
        for digits in 0...2 {
          let style = MassStyle.mass(unit, fractionDigits: digits, width: width)
          let random = Double(Int.random(in: 640...40_000, using: &generator)) / 100
          // Small numbers, for which some languages have a word, are rare among random ones.
          let few = Double(Int.random(in: 0...2, using: &generator))
          let pounds = MassUnit.poundsPerStone + few
          for kilograms in [
            random, few * unit.kilograms, pounds * MassUnit.kilogramsPerPound,
          ] {
            let text = style.format(kilograms, locale: locale)
            let mass = try #require(try? parser.parse(text), "\(text.debugDescription)")
            let again = style.format(try #require(mass.kilograms), locale: locale)
            #expect(again == text)
          }
        }
      }
    }
  }

  @Test(arguments: parsedLocales)
  func `ignores no digit of accepted input`(locale: String) {
    let locale = FormatLocale(locale)
    let parser = MassParser(locale: locale)
    var generator = SeededGenerator(seed: 22)
    let originals = [72.5, 1072.25, 0.4, 160]
      .flatMap { value in
        MassUnit.allCases.map { MassStyle.mass($0).format(value, locale: locale) }
      }
    let pieces = Array("0159.,'’  kgstlbyand-−+\u{A0}\u{202F}٥٫٬\u{200F}\u{301}😀\0")
      .map(String.init)
    for _ in 0..<120 {
      var text = originals.randomElement(using: &generator) ?? ""
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text.damage(with: pieces, using: &generator)
      }
      guard let mass = try? parser.parse(text) else { continue }
      let numbers = [mass.number, mass.pounds].compactMap(\.self)
      let read = numbers.map { $0.significand.magnitude.description }.joined()
      #expect(text.digits.filter { $0 != "0" } == read.filter { $0 != "0" }, "\(text)")
    }
  }
}

extension String {
  /// The digits of any script as ASCII digits.
  var digits: String {
    unicodeScalars.compactMap { $0.properties.generalCategory == .decimalNumber ? $0 : nil }
      .map { "\(Int($0.properties.numericValue ?? 0))" }.joined()
  }

  /// Removes, duplicates or inserts a character.
  mutating func damage(with pieces: [String], using generator: inout SeededGenerator) {
    var characters = map(String.init)
    let location = Int.random(in: 0...characters.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where location < characters.count: characters.remove(at: location)
    case 1 where location < characters.count: characters.insert(characters[location], at: location)
    default: characters.insert(pieces.randomElement(using: &generator) ?? "", at: location)
    }
    self = characters.joined()
  }
}
