import ICU
import Testing

@Suite struct `Range format` {
  @Test(arguments: [
    (70, 72.5, "70,0-72,5 kg"), (70, 70, "70,0 kg"), (70.01, 70.02, "~70,0 kg"),
    (72.5, 70, "72,5-70,0 kg"),
  ])
  func `formats two numbers`(first: Double, last: Double, text: String) throws {
    let format = try RangeFormat(skeleton: .init("unit/kilogram .0"), locale: "es_ES")
    #expect(try format.string(from: first, to: last) == text)
  }

  @Test func `repeats the unit if the caller requests it`() throws {
    let format = try RangeFormat(
      skeleton: .init("unit/pound"),
      locale: "en",
      repeatsUnit: true
    )
    #expect(try format.string(from: 1, to: 2) == "1 lb – 2 lb")
  }

  @Test func `rejects an invalid skeleton`() {
    #expect(throws: ICUError.self) { try RangeFormat(skeleton: .init("unit/cubit"), locale: "en") }
  }

  @Test func `rejects a mixed unit`() async {
    await #expect(processExitsWith: .failure) {
      _ = try RangeFormat(skeleton: .init("unit/stone-and-pound"), locale: "en")
    }
  }
}

@Suite struct `Ordinal format` {
  @Test(
    arguments: [
      ("es_ES", nil, "3.º"), ("es_ES", "%digits-ordinal-feminine", "3.ª"), ("en", nil, "3rd"),
      ("en", "%digits-ordinal-feminine", "3rd"), ("de", "no such rules", "3."),
    ] as [(String, String?, String)]
  )
  func `formats an ordinal by the rules of the language`(
    locale: String,
    rules: String?,
    text: String
  ) throws {
    let format = try RuleBasedFormat(.ordinals, locale: locale, rules: rules)
    #expect(try format.string(from: Int64(3)) == text)
  }
}

@Suite struct `Time data of a locale` {
  @Test(arguments: [
    ("es_ES", "h:mm:ss"), ("en", "h:mm:ss"), ("da_DK", "h.mm.ss"), ("fi", "h.mm.ss"),
    ("en_US_POSIX", "h:mm:ss"),
  ])
  func `has a stopwatch pattern`(locale: String, pattern: String) throws {
    #expect(try LocaleData.clockPattern(.hoursMinutesAndSeconds, locale: locale) == pattern)
  }

  @Test(arguments: [("GMT+2", "GMT+02:00"), ("US/Eastern", "America/New_York")])
  func `has canonical names of time zones`(name: String, canonical: String) throws {
    #expect(try LocaleData.canonicalTimeZone(name) == canonical)
  }

  @Test(arguments: ["", "Nowhere/Land", "CET-1CEST", "GMT+99"])
  func `rejects unknown time zones`(name: String) {
    #expect(throws: ICUError.self) { try LocaleData.canonicalTimeZone(name) }
  }
}
