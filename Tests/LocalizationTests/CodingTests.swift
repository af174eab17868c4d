import FoundationEssentials
import Localization
import Testing

@Suite struct `Encoded messages` {
  private let user = UserLocale("es_ES").withFixedNumbers(datesFollowMessages: true)
    .withBidiIsolation(.automatic)

  private func decoded<Value: Codable>(
    _ value: Value,
    bundle: LocalizationBundle? = nil
  ) throws
    -> Value
  {
    let decoder = JSONDecoder()
    if let bundle { decoder.userInfo[.localizationBundle] = bundle }
    return try decoder.decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `keep the preferences of a user`() throws {
    let locale = UserLocale(environment: [
      "LANGUAGE": "ca_ES:sr_RS@latin:es", "LANG": "en_GB.UTF-8", "LC_NUMERIC": "de_CH",
      "LC_TIME": "?",
    ])
    let copy = try decoded(locale)
    #expect(copy == locale)
    #expect(copy.languages == locale.languages)
    #expect(copy.ignoredSettings == locale.ignoredSettings)
    #expect(try decoded(user) == user)
    #expect(try decoded(user).bidiIsolation == .automatic)
    #expect(try decoded(FormatLocale.posix) == .posix)
    #expect(try decoded([MeasureUnit.kilogram.per(.week)]) == [MeasureUnit.kilogram.per(.week)])
  }

  @Test func `keep keys, arguments and their formats`() throws {
    let date = Date(timeIntervalSince1970: 1_774_828_200)
    let values: [String.LocalizationValue] = [
      "Plain 100%", "\(3) of \(UInt64.max) or \(2.5)", "\("a") \(placeholder: .int)",
      "\(LocalizedStringResource("Goal"))",
      "\(2.5, format: .number) \(Int.max, format: .compact()) \(0.5, format: .percent)",
      "\(2.5, format: .currency("EUR").accounting()) \(Decimal(5), format: .currency("CHF").cash())",
      "\(3, format: .ordinal(.feminine)) \(3, format: .spelledOut(.year))",
      "\(1...2, format: .range(.measure(.kilometer))) \(1...2, format: .range(.currency("EUR")))",
      "\(2.5, format: .measure(.footAndInch, width: .full)) \(80, format: .mass(.pounds))",
      "\(date, format: .date(.long, timeZone: "Europe/Madrid"))",
      "\(date, format: .date(skeleton: "yMMMd", timeZone: .gmt))",
      "\(date..<date.addingTimeInterval(90), format: .interval(timeZone: .gmt))",
      "\(3, format: .relative(.days, wording: .numeric))",
      "\(date, format: .relative(to: date, timeZone: .gmt))",
      "\(Duration.seconds(90), format: .duration()) \(Duration.seconds(90), format: .clock())",
      "\(["a", "b"], format: .list(.or, width: .narrow)) \("es", format: .languageName)",
    ]
    for value in values {
      let copy = try decoded(value)
      #expect(copy == value)
      #expect(copy.key == value.key)
      #expect(String(localized: copy, locale: user) == String(localized: value, locale: user))
    }
  }

  @Test func `become resources of the bundle that the decoder names`() throws {
    let bundle = try testBundle(["es": ["%lld days": "%lld días"]])
    let resource = LocalizedStringResource("\(3) days", table: "Test", locale: user, bundle: bundle)
    let copy = try decoded(resource, bundle: bundle)
    #expect(copy == resource)
    #expect(String(localized: copy) == "3 días")
    #expect(try decoded(resource).bundle == .main)
  }

  @Test func `are refused if their format is not one of the library`() {
    struct Stars: LocalizedFormat {
      func format(_ value: Int, locale: FormatLocale) -> String { "\(value)" }
    }
    let value: String.LocalizationValue = "\(3, format: Stars())"
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    let json = #"{"key": "%@", "arguments": [{"formatted": {"_0": {"kind": "stars"}}}]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(String.LocalizationValue.self, from: Data(json.utf8))
    }
  }
}

@Suite struct `Formatted values` {
  @Test func `accept locales of this library and of Foundation`() {
    let spain = FormatLocale("es_ES")
    #expect((2.5).formatted(.number, locale: spain) == "2,5")
    #expect((2.5).formatted(.number, locale: UserLocale("es_ES")) == "2,5")
    #expect((2.5).formatted(.number, locale: Locale(identifier: "es_ES")) == "2,5")
    #expect(NumberStyle.number.format(2.5, locale: UserLocale("es_ES")) == "2,5")
    #expect(NumberStyle.number.format(2.5, locale: Locale(identifier: "es_ES")) == "2,5")
    #expect(Int64.max.formatted(.number, locale: spain) == "9.223.372.036.854.775.807")
    #expect((3 as Int).formatted(.relative(.days), locale: FormatLocale("en")) == "in 3 days")
    #expect((1...2).formatted(.range(.percent), locale: FormatLocale("en")) == "100% – 200%")
    #expect(["a", "b"].formatted(.list(), locale: spain) == "a y b")
    #expect(Duration.seconds(90).formatted(.clock(), locale: spain) == "0:01:30")
  }

  @Test func `accept time zones of Foundation`() throws {
    let date = Date(timeIntervalSince1970: 1_774_828_200)
    let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
    let named = DateStyle.date(.long, time: .short, timeZone: "Europe/Madrid")
    #expect(DateStyle.date(.long, time: .short, timeZone: madrid) == named)
    let shifted = try #require(TimeZone(secondsFromGMT: 19_800))
    let text = date.formatted(.date(skeleton: "jm", timeZone: shifted), locale: .posix)
    #expect(text == "05:20")
    let later = date.addingTimeInterval(86_400)
    let interval = (date..<later).formatted(.interval(timeZone: .gmt), locale: .posix)
    #expect(interval == "2026-03-29/2026-03-30")
  }

  @Test func `follow the locale of a task`() async {
    func texts() -> [String] {
      [(2.5).formatted(.number, locale: .current), UserLocale.current.languages.first ?? ""]
    }
    let spanish = UserLocale.withCurrent(UserLocale("es_ES")) {
      UserLocale.withCurrent(UserLocale("en_GB")) { texts() } + texts()
    }
    #expect(spanish == ["2.5", "en-GB", "2,5", "es-ES"])
    let german = await UserLocale.withCurrent(UserLocale("de_DE")) {
      await Task { texts() }.value
    }
    #expect(german == ["2,5", "de-DE"])
  }
}
