import CompiledCatalog
import FoundationEssentials
import Localization
import Testing

/// A value with a string in each language.
private enum Shelf: CustomLocalizedStringResourceConvertible {
  case upper

  var localizedStringResource: LocalizedStringResource { "upper shelf" }
}

private struct Version: CustomStringConvertible {
  let description: String
}

@Suite struct `Foundation API` {
  private let spanish = UserLocale("es_ES")

  @Test func `options fill open placeholders`() throws {
    let bundle = try testBundle(["es": ["%lld of %@, %.1f": "%2$@: %1$lld, %3$.1f"]])
    let value: String.LocalizationValue =
      "\(placeholder: .int) of \(placeholder: .object), \(placeholder: .double, specifier: "%.1f")"
    #expect(value.key == "%lld of %@, %.1f")
    let text = { (replacements: [any Sendable]) in
      var options = String.LocalizationOptions()
      options.replacements = replacements
      return String(localized: value, options: options, bundle: bundle, locale: spanish)
    }
    #expect(text([1234, "Ana", 0.5]) == "Ana: 1234, 0,5")
    #expect(text([12_345, "Ana"]) == "Ana: 12.345, %3$f")
    #expect(text([1, "a", 2.0, "more"]) == "a: 1, 2,0")
    #expect(String(localized: value, bundle: bundle, locale: spanish) == "%@: %1$lld, %3$f")
  }

  @Test func `options fill a default string and a resource`() throws {
    let bundle = try testBundle(["es": ["count": "%lld libros"]])
    var options = String.LocalizationOptions()
    options.replacements = [Int8(2)]
    let resource = LocalizedStringResource(
      "count",
      defaultValue: "\(placeholder: .int) books",
      locale: spanish,
      bundle: bundle
    )
    #expect(String(localized: resource, options: options) == "2 libros")
    let text = String(
      localized: "count",
      defaultValue: "\(placeholder: .int) books",
      options: options,
      bundle: bundle,
      locale: UserLocale("en_US")
    )
    #expect(text == "2 books")
  }

  @Test func `interpolates values in the formats of Foundation`() throws {
    let bundle = try testBundle(["es": ["On %@": "El %@"]])
    let moment = Date(timeIntervalSince1970: 1_774_871_400)
    let value: String.LocalizationValue = "On \(moment, format: .iso8601)"
    #expect(String(localized: value, bundle: bundle, locale: spanish) == "El 2026-03-30T11:50:00Z")
    #expect(value == "On \(moment, format: .iso8601)")
    #expect(value != "On \(moment, format: .iso8601.year())")
  }

  @Test func `interpolates values with a localized string or a description`() throws {
    let bundle = try testBundle(["es": ["On the %@": "En el %@", "Version %@": "Versión %@"]])
    let shelf = String(localized: "On the \(Shelf.upper)", bundle: bundle, locale: spanish)
    #expect(shelf == "En el upper shelf")
    let version = Version(description: "1.0")
    let text = String(localized: "Version \(version)", bundle: bundle, locale: spanish)
    #expect(text == "Versión 1.0")
  }

  @Test(
    arguments: [
      ([3, "x"], "3 de x"), ([UInt16(3), Substring("x")], "3 de x"),
      ([12_345, Version(description: "1.0")], "12.345 de 1.0"), ([3.5, true], "%1$lld de true"),
      ([], "%lld de %@"),
    ] as [([any Sendable], String)]
  )
  func `accepts a key and arguments that are known at run time`(
    arguments: [any Sendable],
    text: String
  ) throws {
    let bundle = try testBundle(["es": ["%lld of %@": "%lld de %@"]])
    let value = LocalizationValue("%lld of %@", arguments: arguments)
    #expect(String(localized: value, bundle: bundle, locale: spanish) == text)
  }

  @Test func `returns the string of a bundle with its placeholders`() throws {
    let bundle = try testBundle(["es": ["%lld of": "%lld de"]])
    let text = { (key: String, value: String?) in
      bundle.localizedString(forKey: key, value: value, table: "", locale: spanish)
    }
    #expect(text("%lld of", nil) == "%lld de")
    #expect(text("none", "") == "none")
    #expect(text("none", "None") == "None")
  }

  @Test func `accepts a locale of Foundation`() {
    #expect(UserLocale(Locale(identifier: "es_MX")) == UserLocale("es_MX"))
    #expect(
      UserLocale(Locale(identifier: "en-GB-u-ms-metric")).formats.personMassUnit == .kilograms
    )
  }
}
