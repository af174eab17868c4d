import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct ChangeFormatTests {
  @Test(arguments: [
    ("es_ES", WeightUnit.kilogram, -0.52, "-0,5 kg"),
    ("es_ES", .kilogram, 1.2, "+1,2 kg"),
    ("es_ES", .kilogram, 0, "0,0 kg"),
    ("es_ES", .kilogram, -0.04, "0,0 kg"),
    ("es_ES", .kilogram, 0.04, "0,0 kg"),
    ("es_ES", .stone, -7.7, "-1 st 3,0 lb"),
    ("es_MX", .kilogram, -0.52, "-0.5 kg"),
    ("es_US", .pound, -0.45359237, "-1.0 lb"),
    ("es_AR", .kilogram, -12.25, "-12,2 kg"),
    ("en_US", .pound, -0.01, "0.0 lb"),
    ("en_US", .pound, 4.5359237, "+10.0 lb"),
    ("en_GB", .stone, -7.7, "-1 st, 3.0 lb"),
    ("en_GB", .stone, 7.7, "+1 st, 3.0 lb"),
    ("en_GB", .stone, -1.36077711, "-3.0 lb"),
    ("en_GB", .stone, -0.02, "0.0 lb"),
    ("en_CA", .kilogram, 2, "+2.0 kg"),
    ("C", .kilogram, -2, "-2.0 kg"),
    ("sv_SE", .kilogram, -2, "\u{2212}2,0 kg"),
  ])
  func `a difference has a sign unless it is rounded to zero`(
    locale: String,
    unit: WeightUnit,
    kilograms: Double,
    expected: String
  ) {
    #expect(
      MassChangeFormat(unit: unit).format(kilograms, locale: UserLocale(locale).formats) == expected
    )
  }

  @Test(arguments: [
    ("es_ES", WeightUnit.kilogram, "72,6 kg"), ("es_MX", .kilogram, "72.6 kg"),
    ("en_US", .pound, "160.0 lb"), ("en_GB", .stone, "11 st, 6.0 lb"),
  ])
  func `a calculated mass is formatted like a weight`(
    locale: String,
    unit: WeightUnit,
    expected: String
  ) throws {
    let formats = UserLocale(locale).formats
    let kilograms = 72.5747792
    let mass = try #require(Mass(kilograms, .kilogram))
    let style: KilogramsFormat = .kilograms(shownIn: unit)
    #expect(style.format(kilograms, locale: formats) == expected)
    #expect(MassFormat(unit: unit).format(mass, locale: formats) == expected)
  }
}
