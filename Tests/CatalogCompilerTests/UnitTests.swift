import Testing

@Suite struct UnitTests {
  /// An entry with one Spanish unit.
  private func entry(state: String, value: String) -> String {
    """
    {"localizations": {"es": {"stringUnit": {"state": "\(state)", "value": "\(value)"}}}}
    """
  }

  @Test(arguments: ["translated", "needs_review", "machine_translated", "stale", "new", "checked"])
  func `a string is compiled in every state`(state: String) throws {
    try expectMessage(entry(state: state, value: "Estante"), key: "Shelf", "Estante")
  }

  @Test(arguments: ["new", "translated", "needs_review"])
  func `an empty string is not compiled`(state: String) throws {
    try expectMessage(entry(state: state, value: ""), key: "Shelf", nil)
  }

  @Test(arguments: [
    "{}",
    #"{"localizations": {"en": {"stringUnit": {"state": "translated", "value": ""}}}}"#,
    #"{"extractionState": "stale"}"#,
    #"{"shouldTranslate": false}"#,
  ])
  func `the key is the string of the source language if there is no other`(entry: String) throws {
    try expectMessage(entry, key: "%@ has %lld books", language: "en", "‹1 @› has ‹2 lld› books")
  }

  @Test func `the unit of the source language is its string`() throws {
    let entry = #"{"localizations": {"en": {"stringUnit": {"state": "new", "value": "Shelves"}}}}"#
    try expectMessage(entry, key: "shelf.title", language: "en", "Shelves")
  }

  @Test(arguments: [("new", nil), ("translated", "Shelves")])
  func `a default value is left to the code until it is approved`(
    state: String,
    expected: String?
  ) throws {
    let entry = """
      {
        "extractionState": "extracted_with_value",
        "localizations": {"en": {"stringUnit": {"state": "\(state)", "value": "Shelves"}}}
      }
      """
    try expectMessage(entry, key: "shelf.title", language: "en", expected)
  }

  @Test(arguments: ["translated", "needs_review", "new"])
  func `the phrases of a set are compiled in every state, as plain text`(state: String) throws {
    let set = #"{"state": "\#(state)", "values": ["Saca %@", "", "Presta ${book}"]}"#
    let entry = #"{"localizations": {"es": {"stringSet": \#(set)}}}"#
    try expectMessage(entry, key: "Lend ${book}", "Saca %@ / Presta ${book}")
  }

  @Test func `a string next to a set takes precedence`() throws {
    let entry = """
      {"localizations": {"es": {
        "stringSet": {"state": "translated", "values": ["Saca"]},
        "stringUnit": {"state": "translated", "value": "Presta"}
      }}}
      """
    try expectMessage(entry, key: "Lend", "Presta")
  }

  @Test(arguments: ["[]", #"["", ""]"#])
  func `a set without phrases is not compiled`(values: String) throws {
    let set = #"{"state": "translated", "values": \#(values)}"#
    try expectMessage(#"{"localizations": {"es": {"stringSet": \#(set)}}}"#, key: "Lend", nil)
  }

  @Test(arguments: [("new", nil), ("translated", "Lend / Borrow")])
  func `the default value of a set is left to the code until the set is approved`(
    state: String,
    expected: String?
  ) throws {
    let set = #"{"state": "\#(state)", "values": ["Lend", "Borrow"]}"#
    let entry = """
      {"extractionState": "extracted_with_value", "localizations": {"en": {"stringSet": \(set)}}}
      """
    try expectMessage(entry, key: "lend", language: "en", expected)
  }

  @Test func `an entry that is not to be translated is compiled without its translations`() throws {
    let entry = """
      {
        "shouldTranslate": false,
        "localizations": {"es": {"stringUnit": {"state": "translated", "value": "Librería"}}}
      }
      """
    try expectMessage(entry, key: "Library", nil)
  }

  @Test func `a stale entry is compiled`() throws {
    let entry = """
      {
        "extractionState": "stale",
        "localizations": {"es": {"stringUnit": {"state": "translated", "value": "Estante"}}}
      }
      """
    try expectMessage(entry, key: "Shelf", "Estante")
  }

  @Test func `only the selected languages and the source language are compiled`() throws {
    let entry = """
      {"localizations": {
        "es": {"stringUnit": {"state": "translated", "value": "Estante"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Étagère"}}
      }}
      """
    let compiled = try CompiledEntry(entry, key: "Shelf", languages: ["fr"])
    #expect(try compiled.outline(key: "Shelf", language: "en") == "Shelf")
    #expect(try compiled.outline(key: "Shelf", language: "fr") == "Étagère")
    #expect(try compiled.outline(key: "Shelf", language: "es") == nil)
  }

  @Test(arguments: [
    ("Título: %2$@ de %1$@", "Título: ‹2 @› de ‹1 @›"),
    ("%@ %@", "‹1 @› ‹2 @›"),
    ("%lld %%", "‹1 lld› %"),
    ("100 % gratis", "100 % gratis"),
    ("%arg", "%arg"),
  ])
  func `placeholders have positions, and an escaped percent sign is literal`(
    value: String,
    expected: String
  ) throws {
    let compiled = try CompiledEntry(entry(state: "translated", value: value), key: "k")
    #expect(try compiled.outline(key: "k", language: "es") == expected)
  }

  @Test func `%arg outside of variants is a warning`() throws {
    let entry = """
      {"localizations": {
        "es": {"stringUnit": {"state": "translated", "value": "%arg libros"}}
      }}
      """
    try expectFindings(entry, key: "Shelf", ["5: warning argument-outside-variation"])
  }
}
