import CompiledCatalog
import FoundationEssentials
import ICU
import Localization
import Testing

/// A row of the table of settings: the resulting locale and a formatted message.
private struct TableRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let environment: [String: String]
  let languages: [String]
  let numbers: String
  let unit: MassUnit
  let text: String

  init(
    _ settings: String,
    _ languages: [String],
    _ numbers: String,
    _ unit: MassUnit,
    _ text: String
  ) {
    testDescription = settings
    environment = variables(settings)
    self.languages = languages
    self.numbers = numbers
    self.unit = unit
    self.text = text
  }
}

@Suite struct `Settings of the environment` {
  @Test(arguments: [
    TableRow("LANG=es_ES", ["es-ES", "es"], "es_ES", .kilograms, "Pesas 72,5 kg el 30/3/26"),
    TableRow("LANG=es_ES.UTF-8", ["es-ES", "es"], "es_ES", .kilograms, "Pesas 72,5 kg el 30/3/26"),
    TableRow(
      "LANG=es_MX",
      ["es-MX", "es-419", "es"],
      "es_MX",
      .kilograms,
      "Tu peso: 72.5 kg, 30/03/26"
    ),
    TableRow("LANG=es-419", ["es-419", "es"], "es_419", .kilograms, "Tu peso: 72.5 kg, 30/3/26"),
    TableRow(
      "LANG=es_US.UTF-8",
      ["es-US", "es-419", "es"],
      "es_US",
      .pounds,
      "Tu peso: 159.8 lb, 30/3/2026"
    ),
    TableRow("", [], "en_US_POSIX", .kilograms, "You weigh 72.5 kg on 2026-03-30"),
    TableRow("LANG=C", [], "en_US_POSIX", .kilograms, "You weigh 72.5 kg on 2026-03-30"),
    TableRow("LC_ALL=POSIX", [], "en_US_POSIX", .kilograms, "You weigh 72.5 kg on 2026-03-30"),
    TableRow(
      "LANG=C.UTF-8 LANGUAGE=es",
      ["es"],
      "en_US_POSIX",
      .kilograms,
      "Pesas 72,5 kg el 30/3/26"
    ),
    TableRow(
      "LANG=en_GB@currency=EUR",
      ["en-GB", "en-001", "en"],
      "en_GB@currency=EUR",
      .stonesAndPounds,
      "You weigh 11 st, 5.8 lb on 30/03/2026"
    ),
    TableRow(
      "LANG=en_US.UTF-8 LANGUAGE=es:en",
      ["es", "en"],
      "en_US",
      .pounds,
      "Pesas 159,8 lb el 30/3/26"
    ),
    TableRow(
      "LANG=en_US LC_MESSAGES=es_ES LC_MEASUREMENT=es_ES",
      ["es-ES", "es"],
      "en_US",
      .kilograms,
      "Pesas 72,5 kg el 30/3/26"
    ),
    TableRow(
      "LC_ALL= LANG=es_ES",
      ["es-ES", "es"],
      "es_ES",
      .kilograms,
      "Pesas 72,5 kg el 30/3/26"
    ),
    TableRow(
      "LANG=sr_RS@latin",
      ["sr-Latn-RS", "sr-Latn"],
      "sr_Latn_RS",
      .kilograms,
      "You weigh 72.5 kg on 3/30/26"
    ),
    TableRow("LANG=xx_YY", [], "en_US_POSIX", .kilograms, "You weigh 72.5 kg on 2026-03-30"),
    TableRow("LANG=%$!", [], "en_US_POSIX", .kilograms, "You weigh 72.5 kg on 2026-03-30"),
  ])
  private func `give languages, formats, units and strings according to the table`(
    row: TableRow
  ) throws {
    let locale = UserLocale(environment: row.environment)
    #expect(locale.languages == row.languages)
    #expect(locale.formats.numbers == row.numbers)
    #expect(locale.formats.dates == row.numbers)
    #expect(locale.formats.personMassUnit == row.unit)
    // Date formats depend on the version of the CLDR.
    guard ICUVersion.major == 72 else { return }
    #expect(try text(for: locale) == row.text)
  }

  @Test func `give each category a separate locale`() throws {
    let locale = UserLocale(
      environment: variables(
        "LANG=en_US LC_NUMERIC=de_DE LC_TIME=en_DK LC_COLLATE=sv_SE LC_MEASUREMENT=en_GB"
      )
    )
    #expect(locale.languages == ["en-US", "en"])
    #expect(
      locale.formats
        == FormatLocale(numbers: "de_DE", dates: "en_DK", collation: "sv_SE", measurement: "en_GB")
    )
    let all = UserLocale(environment: variables("LC_ALL=es_MX LC_NUMERIC=de_DE LC_TIME=en_DK"))
    #expect(all.formats == FormatLocale("es_MX"))
  }

  private func text(for locale: UserLocale) throws -> String {
    let key = "You weigh %@ on %@"
    let bundle = try testBundle([
      "es": [key: "Pesas %@ el %@"], "es-419": [key: "Tu peso: %@, %@"],
    ])
    let moment = Date(timeIntervalSince1970: 1_774_871_400)
    return String(
      localized:
        "You weigh \(72.5, format: .mass()) on \(moment, format: .date(.short, timeZone: "UTC"))",
      bundle: bundle,
      locale: locale
    )
  }
}

/// Parses "LANG=es_ES LANGUAGE=" as variables.
func variables(_ settings: String) -> [String: String] {
  settings.split(separator: " ")
    .reduce(into: [:]) { variables, setting in
      let equals = setting.firstIndex(of: "=") ?? setting.endIndex
      variables[String(setting[..<equals])] = String(setting[equals...].dropFirst())
    }
}
