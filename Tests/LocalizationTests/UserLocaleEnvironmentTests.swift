import Localization
import Testing

/// An environment and its expected locale.
struct EnvironmentRow: CustomTestStringConvertible, Sendable {
  var environment: [String: String]
  var language: String?
  var languages: [String]
  var numbers: String
  var unit: MassUnit

  init(
    _ environment: [String: String],
    language: String? = nil,
    languages: [String],
    numbers: String,
    unit: MassUnit
  ) {
    self.environment = environment
    self.language = language
    self.languages = languages
    self.numbers = numbers
    self.unit = unit
  }

  var testDescription: String {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (variables + [language.map { "--lang \($0)" } ?? ""]).joined(separator: " ")
  }
}

private let posix = "en_US_POSIX"
private let spanish = ["es-ES", "es"]

@Suite struct `User locale from the environment` {
  @Test(arguments: [
    EnvironmentRow(["LANG": "es_ES"], languages: spanish, numbers: "es_ES", unit: .kilograms),
    EnvironmentRow(["LANG": "es_ES.UTF-8"], languages: spanish, numbers: "es_ES", unit: .kilograms),
    EnvironmentRow(
      ["LANG": "es_MX"],
      languages: ["es-MX", "es-419", "es"],
      numbers: "es_MX",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es-419"],
      languages: ["es-419", "es"],
      numbers: "es_419",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_US.UTF-8"],
      languages: ["es-US", "es-419", "es"],
      numbers: "es_US",
      unit: .pounds
    ),
    EnvironmentRow([:], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(["LANG": "C"], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(["LC_ALL": "POSIX"], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(
      ["LC_ALL": "C", "LANG": "es_ES", "LANGUAGE": "es"],
      languages: [],
      numbers: posix,
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "C.UTF-8", "LANGUAGE": "es"],
      languages: ["es"],
      numbers: posix,
      unit: .kilograms
    ),
    EnvironmentRow(["LANG": "C.utf8"], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(["LANGUAGE": "es"], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(
      ["LANG": "en_GB@currency=EUR"],
      languages: ["en-GB", "en-001", "en"],
      numbers: "en_GB@currency=EUR",
      unit: .stonesAndPounds
    ),
    EnvironmentRow(
      ["LANG": "en_US.UTF-8", "LANGUAGE": "es:en"],
      languages: ["es", "en"],
      numbers: "en_US",
      unit: .pounds
    ),
    EnvironmentRow(
      ["LANG": "en_US", "LC_MESSAGES": "es_ES", "LC_MEASUREMENT": "es_ES"],
      languages: spanish,
      numbers: "en_US",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LC_ALL": "", "LANG": "es_ES"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "sr_RS@latin"],
      languages: ["sr-Latn-RS", "sr-Latn"],
      numbers: "sr_Latn_RS",
      unit: .kilograms
    ),
    EnvironmentRow(["LANG": "xx_YY"], languages: [], numbers: posix, unit: .kilograms),
    EnvironmentRow(["LANG": "!?"], languages: [], numbers: posix, unit: .kilograms),
  ])
  func `is parsed according to the table`(row: EnvironmentRow) {
    expectLocale(row)
  }

  @Test(arguments: [
    EnvironmentRow(
      ["LC_ALL": "xx", "LANG": "es_ES"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LC_ALL": "de_DE", "LANG": "es_ES", "LC_NUMERIC": "en_US"],
      languages: ["de-DE", "de"],
      numbers: "de_DE",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES", "LC_NUMERIC": "en_US"],
      languages: spanish,
      numbers: "en_US",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES", "LC_MEASUREMENT": "en_GB"],
      languages: spanish,
      numbers: "es_ES",
      unit: .stonesAndPounds
    ),
    EnvironmentRow(
      ["LANG": "es_ES", "LANGUAGE": ""],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES", "LANGUAGE": "xx::gl"],
      languages: ["gl"],
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES", "LANGUAGE": "xx"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES@euro"],
      languages: spanish,
      numbers: "es_ES@currency=EUR",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "ES_es.utf8"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "ca_ES@valencia"],
      languages: ["ca-ES-VALENCIA", "ca-ES", "ca"],
      numbers: "ca_ES_VALENCIA",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "zh_TW.UTF-8"],
      languages: ["zh-Hant-TW", "zh-Hant"],
      numbers: "zh_TW",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "zh-Hans-CN"],
      languages: ["zh-CN", "zh"],
      numbers: "zh_Hans_CN",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "en-GB-u-ms-metric"],
      languages: ["en-GB", "en-001", "en"],
      numbers: "en_GB@measure=metric",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "en_US@measure=uksystem"],
      languages: ["en-US", "en"],
      numbers: "en_US@measure=uksystem",
      unit: .stonesAndPounds
    ),
    EnvironmentRow(
      ["LANG": "es_ES@tradicional"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "pt_AO"],
      languages: ["pt-AO", "pt-PT", "pt"],
      numbers: "pt_AO",
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES.UTF-8.x"],
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
    EnvironmentRow(["LANG": "es ES"], languages: [], numbers: posix, unit: .kilograms),
  ])
  func `accepts settings of users`(row: EnvironmentRow) {
    expectLocale(row)
  }

  @Test(arguments: [
    EnvironmentRow(
      ["LANG": "en_US"],
      language: "es",
      languages: ["es", "en-US", "en"],
      numbers: "en_US",
      unit: .pounds
    ),
    EnvironmentRow(
      ["LC_ALL": "C", "LANGUAGE": "fr"],
      language: "es_MX",
      languages: ["es-MX", "es-419", "es"],
      numbers: posix,
      unit: .kilograms
    ),
    EnvironmentRow(
      ["LANG": "es_ES"],
      language: "klingonian!",
      languages: spanish,
      numbers: "es_ES",
      unit: .kilograms
    ),
  ])
  func `prefers the language of the command line`(row: EnvironmentRow) {
    expectLocale(row)
  }

  @Test func `records each ignored setting once`() {
    let environment = ["LC_ALL": "xx_YY", "LANG": "es_ES", "LANGUAGE": "es:zz"]
    let locale = UserLocale(environment: environment, language: "??")
    let ignored = locale.ignoredSettings.map { "\($0.name)=\($0.value)" }
    #expect(ignored.sorted() == ["LANGUAGE=zz", "LC_ALL=xx_YY", "language=??"])
  }

  private func expectLocale(_ row: EnvironmentRow) {
    let locale = UserLocale(environment: row.environment, language: row.language)
    #expect(locale.languages == row.languages)
    #expect(locale.formats.numbers == row.numbers)
    #expect(locale.formats.personMassUnit == row.unit)
  }
}

@Suite struct `User locale` {
  @Test func `formats numbers in the language of a message`() {
    let mixed = UserLocale(environment: ["LANG": "en_US", "LANGUAGE": "es"])
    #expect(mixed.formats(inMessagesOf: "es").numbers == "es")
    #expect(mixed.formats(inMessagesOf: "en").numbers == "en_US")
    #expect(mixed.withFixedNumbers().formats(inMessagesOf: "es").numbers == "en_US")
  }

  @Test func `keeps the region of the numbers`() {
    let mexican = UserLocale(environment: ["LC_NUMERIC": "es_MX", "LC_MESSAGES": "es_ES"])
    #expect(mexican.formats(inMessagesOf: "es").numbers == "es_MX")
  }

  @Test func `uses the region of the wanted language if numbers have another language`() {
    let mixed = UserLocale(environment: ["LANG": "en_US", "LC_MESSAGES": "es_MX"])
    #expect(mixed.formats(inMessagesOf: "es").numbers == "es_MX")
  }

  @Test func `keeps the locale C unless a language is requested`() {
    let plain = UserLocale(environment: ["LC_ALL": "C"])
    #expect(plain.formats(inMessagesOf: "en").numbers == "en_US_POSIX")
    #expect(plain.formats(inMessagesOf: "de").numbers == "en_US_POSIX")
    let requested = UserLocale(environment: ["LC_ALL": "C"], language: "es")
    #expect(requested.formats(inMessagesOf: "es").numbers == "es")
    #expect(
      UserLocale(environment: ["LC_ALL": "C"], language: "en")
        .formats(inMessagesOf: "en").dates == "en_US_POSIX"
    )
  }

  @Test(arguments: [
    (["LANG": "de_DE"], nil, "de_DE", "en_DE"),
    (["LANG": "en_US", "LC_NUMERIC": "es_ES"], nil, "es_ES", "en_US"),
    (["LANG": "es_ES"], "en", "es_ES", "en_ES"),
    (["LANG": "es_ES"], "en_GB", "es_ES", "en_GB"),
    (["LANG": "fr"], nil, "fr", "en"),
    (["LANG": "en_GB", "LC_NUMERIC": "C"], nil, "en_US_POSIX", "en_GB"),
    (["LANG": "C"], "en_GB", "en_US_POSIX", "en_US_POSIX"),
    (["LANG": "C"], nil, "en_US_POSIX", "en_US_POSIX"),
  ])
  func `keeps the user's numbers and the form of dates in the user's region`(
    environment: [String: String],
    language: String?,
    numbers: String,
    dates: String
  ) {
    let locale = UserLocale(environment: environment, language: language)
      .withFixedNumbers(datesFollowMessages: true)
    let formats = locale.formats(inMessagesOf: "en")
    #expect(formats.numbers == numbers)
    #expect(formats.dates == dates)
    #expect(locale != UserLocale(environment: environment, language: language).withFixedNumbers())
  }

  @Test func `is equal to one with the same preferences`() {
    let one = UserLocale(environment: ["LANG": "es_ES.UTF-8"])
    let other = UserLocale(environment: ["LC_ALL": "es-ES", "LANG": "xx"])
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != one.withFixedNumbers())
    #expect(one != UserLocale("es_MX"))
  }
}
