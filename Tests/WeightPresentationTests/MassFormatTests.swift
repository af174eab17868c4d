import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct MassFormatTests {
  @Test(arguments: [
    ("es_ES", UnitPreference.automatic, 72.5, "72,5 kg"),
    ("es_ES", .automatic, 72, "72,0 kg"),
    ("es_ES", .automatic, 0.5, "0,5 kg"),
    ("es_ES", .pounds, 72.5, "159,8 lb"),
    ("es_ES", .stones, 72.5, "11 st 5,8 lb"),
    ("es_MX", .automatic, 72.5, "72.5 kg"),
    ("es_US", .automatic, 72.5, "159.8 lb"),
    ("es_AR", .automatic, 72.5, "72,5 kg"),
    ("en_US", .automatic, 72.5747792, "160.0 lb"),
    ("en_US", .pounds, 680, "1,499.1 lb"),
    ("en_GB", .automatic, 72.5, "11 st, 5.8 lb"),
    ("en_GB", .kilograms, 72.5, "72.5 kg"),
    ("en_GB", .automatic, 0.5, "1.1 lb"),
    ("en_CA", .automatic, 72.5, "72.5 kg"),
    ("C", .automatic, 680, "680.0 kg"),
  ])
  func `a mass is formatted in the user's unit`(
    locale: String,
    preference: UnitPreference,
    kilograms: Double,
    expected: String
  ) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: preference)
    let mass = try #require(Mass(kilograms, .kilogram))
    #expect(notation.text(of: mass) == expected)
  }

  @Test(arguments: ["en_GB", "es_ES"])
  func `pounds that are rounded to fourteen become a stone`(locale: String) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: .stones)
    let mass = try #require(Mass(11 * 14 + 13.97, .pound))
    #expect(notation.text(of: mass).hasPrefix("12 st"))
  }

  @Test(
    arguments: ["en_US", "en_GB", "en_CA", "es_ES", "es_MX", "es_US", "es_AR", "C"],
    UnitPreference.allCases
  )
  func `a formatted mass can be parsed`(locale: String, preference: UnitPreference) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: preference)
    for tenths in stride(from: 500, through: 6_799, by: 7) {
      let mass = try #require(Mass(Double(tenths) / 10, .kilogram))
      let shown = notation.text(of: mass)
      let typed = try notation.mass(parsing: shown).mass
      #expect(notation.text(of: typed) == shown)
    }
  }

  @Test(arguments: ["en_US", "en_GB", "es_ES", "es_MX"], UnitPreference.allCases)
  func `the examples in hints can be parsed`(locale: String, preference: UnitPreference) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: preference)
    for form in notation.forms + [notation.example] {
      _ = try notation.mass(parsing: form)
    }
  }
}
