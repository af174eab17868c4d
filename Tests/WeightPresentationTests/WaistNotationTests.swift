import Localization
import Testing
import WeightCore

@testable import WeightPresentation

@Suite struct WaistNotationTests {
  @Test(arguments: [
    ("es_ES", "84", 84.0, "84 cm"), ("es_ES", "84,5 cm", 84.5, "84,5 cm"),
    ("es_ES", "33 in", 83.82, "83,8 cm"), ("en_US", "33", 83.82, "33 in"),
    ("en_US", "33.5\"", 85.09, "33.5 in"), ("en_US", "84cm", 84, "33.1 in"),
    ("en_GB", "33", 83.82, "33 in"), ("en_GB", "84 cm", 84, "33.1 in"),
  ])
  func `a waist is read and shown in the unit of the country`(
    locale: String,
    text: String,
    centimetres: Double,
    shown: String
  ) throws {
    let locale = UserLocale(locale)
    let waist = try WaistNotation(locale: locale).waist(parsing: text)
    #expect(abs(waist.centimetres - centimetres) < 1e-9)
    let formats = MassNotation(locale: locale, preference: .kilograms).formats
    #expect(WaistFormat().format(waist, locale: formats).replacing("\u{A0}", with: " ") == shown)
  }

  @Test(arguments: [("es_ES", "33"), ("es_ES", "151"), ("en_US", "84"), ("en_GB", "60")])
  func `a number that is unusual in the unit of the country needs a unit`(
    locale: String,
    text: String
  ) throws {
    let notation = WaistNotation(locale: UserLocale(locale))
    let error = #expect(throws: InputError.self) { try notation.waist(parsing: text) }
    #expect(error?.code == .invalidWaist)
    #expect(error?.message != "'\(text)' is not a waist circumference.")
    _ = try notation.waist(parsing: text + (text == "33" ? " in" : " cm"))
  }

  @Test(arguments: ["", "wide", "84 m", "84 kg", "84.5555 cm", "8 4"])
  func `another text is rejected with examples`(text: String) {
    let error = #expect(throws: InputError.self) {
      try WaistNotation(locale: UserLocale("es_ES")).waist(parsing: text)
    }
    #expect(error?.code == .invalidWaist)
    #expect(error?.hint?.contains("84 cm") == true)
  }

  @Test(arguments: [("es_ES", "29,9 cm", "30 cm"), ("en_US", "98.5 in", "98.4 in")])
  func `a waist outside of the limits is rejected with the limits`(
    locale: String,
    text: String,
    limit: String
  ) {
    let error = #expect(throws: InputError.self) {
      try WaistNotation(locale: UserLocale(locale)).waist(parsing: text)
    }
    #expect(error?.code == .waistOutOfRange)
    #expect(error?.message.replacing("\u{A0}", with: " ").contains(limit) == true)
  }
}
