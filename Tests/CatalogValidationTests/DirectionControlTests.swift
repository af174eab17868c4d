import CatalogValidation
import Testing

@Suite struct `Controls in texts` {
  private func check(_ value: String, _ expected: [String]) throws {
    try expectFindings(
      """
      "greeting.title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola\(value)" } } } }
      """,
      expected
    )
  }

  @Test(arguments: [
    #"\u0000"#, #"\u202E"#, #"\u202A"#, #"\u2066"#, #" \u2069"#, #"\u202C"#, #"\u2067 \u202C"#,
    #"\u202B \u2069"#, #"\u2068 \u2068 \u2069"#,
  ])
  func `without a counterpart are damage`(value: String) throws {
    try check(value, ["error damaged-characters greeting.title/es"])
  }

  @Test(arguments: [
    #"\u202Ea\u202C"#, #"\u2066a\u2069"#, #"\u2067\u202Ba\u202C\u2069"#, "\u{200F}",
  ])
  func `with a counterpart are no damage`(value: String) throws {
    try check(value, [])
  }

  @Test(arguments: [
    #"\uDB40\uDC41\uDB40\uDC42"#, #"🏴\uDB40\uDC67"#, #"a\uDB40\uDD00"#, #"\u200B\u200C\u200D"#,
    #"\u2060\u2060\u200B"#, #"😀\uFE0F\uFE01\uFE02"#,
  ])
  func `that hide text are damage`(value: String) throws {
    try check(value, ["error damaged-characters greeting.title/es"])
  }

  @Test(arguments: [
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "葛\u{E0100}", "👁️‍🗨️", "👩‍❤️‍👨", #"a\u200B\u200Bb"#, #"so\u00ADft"#, "می‌خواهم",
  ])
  func `that scripts and emoji need are no damage`(value: String) throws {
    try check(value, [])
  }
}
