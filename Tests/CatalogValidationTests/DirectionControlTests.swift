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
}
