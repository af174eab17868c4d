import Localization
import Testing
import WeightPresentation

@Suite struct HeightNotationTests {
  @Test(arguments: [
    ("es_ES", "165 cm", 165), ("es_ES", "165", 165), ("es_ES", "1,65 m", 165),
    ("es_ES", "1,65", 165), ("es_ES", "165,5cm", 165.5), ("es_MX", "1.65 m", 165),
    ("en_US", "5 ft 5 in", 165.1), ("en_US", "5'5\"", 165.1), ("en_US", "5′ 5″", 165.1),
    ("en_US", "5 ft", 152.4), ("en_GB", "5 ft 5", 165.1), ("en_GB", "65 in", 165.1),
    ("en_GB", "5 ft 5.5 in", 166.37),
  ])
  func `a height is parsed in metres, centimetres, feet and inches`(
    locale: String,
    text: String,
    centimetres: Double
  ) throws {
    let height = HeightNotation(locale: UserLocale(locale)).centimetres(parsing: text)
    #expect(abs(try #require(height) - centimetres) < 1e-9)
  }

  @Test(arguments: [
    ("es_ES", ""), ("es_ES", "alta"), ("es_ES", "1.65"), ("en_US", "1,65"), ("es_ES", "165 kg"),
    ("es_ES", "1 m 65 cm"), ("en_US", "5 ft 12 in"), ("en_US", "5.5 ft 1 in"),
    ("en_US", "5 in 5 ft"),
    ("en_US", "5 ft 5 in 1"), ("en_US", "cm"), ("en_US", "-165 cm"), ("en_US", "1e2 cm"),
  ])
  func `any other text is rejected`(locale: String, text: String) {
    #expect(HeightNotation(locale: UserLocale(locale)).centimetres(parsing: text) == nil)
  }

  @Test(arguments: [
    ("es_ES", "165 cm"), ("es_MX", "165 cm"), ("en_CA", "165 cm"), ("en_US", "5 ft, 5 in"),
    ("en_GB", "5 ft, 5 in"),
  ])
  func `a height is formatted for its region`(locale: String, expected: String) {
    #expect(HeightNotation(locale: UserLocale(locale)).text(of: 165) == expected)
  }

  @Test func `an error shows examples of valid input`() {
    let heights = HeightNotation(locale: UserLocale("es_ES"))
    #expect(heights.refusal(of: "alta").message == "«alta» no es una estatura.")
    #expect(heights.refusal(of: "alta").hint == "Escríbelo así: 165 cm, 1,65 m o 5 ft 5 in")
  }
}
