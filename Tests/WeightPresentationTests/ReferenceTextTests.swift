import Localization
import Testing
import WeightCore
import WeightPresentation

/// Formatted numbers, weights and days from the tests of other weight trackers.
@Suite struct ReferenceTextTests {
  @Test(arguments: [
    ("es", 75.5, 1, "75,5"), ("es", 180.5, 1, "180,5"), ("es", 2.3, 1, "2,3"),
    ("es", 0.5, 1, "0,5"), ("es", 0.1, 1, "0,1"), ("es", 150, 0, "150"),
    ("es", 1234.5, 1, "1234,5"), ("es", 1500, 1, "1500,0"), ("es_MX", 1234.5, 1, "1,234.5"),
    ("es_AR", 1234.5, 1, "1.234,5"), ("es_ES", 12_345.6, 1, "12.345,6"),
    ("en_US", 75.5, 1, "75.5"), ("en_US", 75.55, 1, "75.6"), ("en_US", 75.55, 2, "75.55"),
    ("en_CA", 1234.5, 1, "1,234.5"), ("en_GB", 12_345.6, 1, "12,345.6"),
    // Halves are rounded to even.
    ("en_US", 0.25, 1, "0.2"), ("en_US", 0.35, 1, "0.4"),
  ])
  func `a number has the separators of its locale`(
    locale: String,
    value: Double,
    digits: Int,
    expected: String
  ) {
    let style = NumberStyle.number(fractionDigits: digits)
    #expect(style.format(value, locale: FormatLocale(locale)) == expected)
  }

  @Test(arguments: [
    ("en_GB", 87.0, WeightUnit.kilogram, "13 st, 9.8 lb"),
    ("en_GB", 237.4, .pound, "16 st, 13.4 lb"),
    ("es_ES", 87, .kilogram, "13 st 9,8 lb"),
    ("es_US", 237.4, .pound, "16 st 13.4 lb"),
    ("en_GB", 14, .pound, "1 st, 0.0 lb"),
  ])
  func `stones are whole, followed by the remaining pounds`(
    locale: String,
    value: Double,
    unit: WeightUnit,
    expected: String
  ) throws {
    let notation = MassNotation(locale: UserLocale(locale), preference: .stones)
    #expect(notation.text(of: try #require(Mass(value, unit))) == expected)
  }

  @Test(arguments: [("es", "15 jun 2024"), ("en_US", "Jun 15, 2024")])
  func `a month has its short name`(locale: String, expected: String) throws {
    let day = try #require(CalendarDay(year: 2024, month: 6, day: 15))
    #expect(DayFormat().format(day, locale: FormatLocale(locale)) == expected)
  }
}
