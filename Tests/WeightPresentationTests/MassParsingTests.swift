import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct MassParsingTests {
  @Test(arguments: [
    ("es_ES", "72,5", 72.5, WeightUnit.kilogram),
    ("es_ES", "72,5 kg", 72.5, .kilogram),
    ("es_ES", "72,5kg", 72.5, .kilogram),
    ("es_ES", "  72,5\u{A0}kg ", 72.5, .kilogram),
    ("es_ES", "72", 72, .kilogram),
    ("es_ES", "160 libras", 160, .pound),
    ("es_ES", "72,5 kilos", 72.5, .kilogram),
    ("es_ES", "1.234 lb", 1_234, .pound),
    ("es_ES", "1234 lb", 1_234, .pound),
    ("es_MX", "72.5", 72.5, .kilogram),
    ("es_US", "160.5", 160.5, .pound),
    ("es_AR", "72,5 KG", 72.5, .kilogram),
    ("en_US", "160", 160, .pound),
    ("en_US", "160 lb", 160, .pound),
    ("en_US", "160 lbs", 160, .pound),
    ("en_US", "72.5 kg", 72.5, .kilogram),
    ("en_US", "1,234 lb", 1_234, .pound),
    ("en_CA", "72.5", 72.5, .kilogram),
    ("en_GB", "72.5 kg", 72.5, .kilogram),
    ("en_GB", "11.5 st", 11.5, .stone),
    ("en_GB", "160 pounds", 160, .pound),
    ("C", "72.5", 72.5, .kilogram),
    ("ca_ES", "72,5", 72.5, .kilogram),
    // The decimal separator of another locale, where it is unambiguous.
    ("es_ES", "72.5", 72.5, .kilogram), ("es_ES", "72.55 kg", 72.55, .kilogram),
    ("es_MX", "72,5", 72.5, .kilogram), ("en_US", "160,5 lb", 160.5, .pound),
    // Messages of this locale are in English, and so are their numbers.
    ("de_DE", "72.5", 72.5, .kilogram),
  ])
  func `a weight is parsed in the format of its locale`(
    locale: String,
    text: String,
    value: Double,
    unit: WeightUnit
  ) throws {
    let typed = try MassNotation(locale: UserLocale(locale)).mass(parsing: text)
    #expect(typed.mass == Mass(value, unit))
    #expect(typed.unit == unit)
  }

  @Test(
    arguments: ["en_GB", "en_US", "es_ES"],
    [
      "11 st 4 lb", "11st 4lb", "11st4lb", "11 st, 4 lb", "11 st and 4 lb", "11 st y 4 lb",
      "11 stone 4 pounds", "11 Stone 4 Lb",
    ]
  )
  func `stones and pounds are parsed together`(locale: String, text: String) throws {
    let typed = try MassNotation(locale: UserLocale(locale)).mass(parsing: text)
    #expect(typed.mass == Mass(11 * 14 + 4, .pound))
    #expect(typed.unit == .stone)
  }

  @Test(arguments: [
    ("es_ES", "72.5555", TypedMassError.unexpectedSeparator(meant: "72,5555")),
    ("es_ES", "1072.555 kg", .unexpectedSeparator(meant: "1072,555 kg")),
    ("es_MX", "72,5555", .unexpectedSeparator(meant: "72.5555")),
    ("es_ES", "", .empty),
    ("es_ES", " \u{A0}\t", .empty),
    ("es_ES", "kg", .notAWeight),
    ("es_ES", "NaN", .notAWeight),
    ("es_ES", "∞", .notAWeight),
    ("es_ES", "inf", .notAWeight),
    ("es_ES", "1e9", .notAWeight),
    ("es_ES", "0x48", .notAWeight),
    ("es_ES", "72,5,5", .notAWeight),
    ("en_US", "180.55.5", .notAWeight),
    ("en_GB", "11'4", .notAWeight),
    ("es_ES", "72,", .notAWeight),
    ("es_ES", "- 5", .notAWeight),
    ("es_ES", "--5", .notAWeight),
    ("es_ES", "72 5", .notAWeight),
    ("es_ES", "72,5 kg 3", .notAWeight),
    ("es_ES", "72,5 kg 300 g", .notAWeight),
    ("es_ES", "72,5 kg.", .notAWeight),
    ("es_ES", "⚖️", .notAWeight),
    ("es_ES", "99999999999999999999999", .notAWeight),
    ("es_ES", "72,5 g", .unknownUnit("g")),
    ("es_ES", "72,5 años", .unknownUnit("años")),
    ("en_US", "72,5 years", .unknownUnit("years")),
    ("en_GB", "72.5", .unitMissing),
    ("en_GB", "-5", .unitMissing),
    ("en_GB", "11.5 st 3 lb", .unevenStones),
    ("en_GB", "11 st 14 lb", .unevenStones),
    ("en_GB", "11 st -1 lb", .unevenStones),
    ("en_GB", "-11 st 1 lb", .unevenStones),
    ("en_GB", "4 lb 11 st", .notAWeight),
    ("en_GB", "11 4", .notAWeight),
    ("en_GB", "11 st 4 kg", .notAWeight),
  ])
  func `an invalid weight is rejected with the reason`(
    locale: String,
    text: String,
    reason: TypedMassError
  ) {
    #expect(throws: reason) { try MassNotation(locale: UserLocale(locale)).mass(parsing: text) }
  }

  @Test(arguments: [
    ("es_ES", "0"), ("es_ES", "-5"), ("es_ES", "−5"), ("es_ES", "680,1"), ("es_ES", "0,4"),
    ("es_ES", "72500"), ("es_ES", "72.500"), ("en_US", "0.9"), ("en_US", "1501"),
    ("en_US", "-160 lb"), ("en_GB", "0 st 0 lb"), ("en_GB", "108 st"), ("en_GB", "999 st 1 lb"),
  ])
  func `an implausible weight is rejected with its limits`(locale: String, text: String) {
    #expect {
      try MassNotation(locale: UserLocale(locale)).mass(parsing: text)
    } throws: { error in
      guard case TypedMassError.entry(.massOutside) = error else { return false }
      return true
    }
  }

  @Test(arguments: [
    ("en_GB", UnitPreference.kilograms, "72.5", WeightUnit.kilogram),
    ("en_GB", .pounds, "160", .pound),
    ("en_GB", .stones, "11.5", .stone),
    ("es_ES", .pounds, "160,5", .pound),
    ("en_US", .kilograms, "72.5", .kilogram),
  ])
  func `a number without a unit has the user's preferred unit`(
    locale: String,
    preference: UnitPreference,
    text: String,
    unit: WeightUnit
  ) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: preference)
    #expect(try notation.mass(parsing: text).unit == unit)
  }

  @Test func `a pregnancy has its own limits`() throws {
    let notation = MassNotation(locale: UserLocale("es_ES"))
    #expect(try notation.mass(parsing: "10").mass == Mass(10, .kilogram))
    #expect(throws: TypedMassError.self) {
      try notation.mass(parsing: "10", limits: .pregnancy)
    }
  }
}
