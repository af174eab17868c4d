import Testing

@Suite struct VariationTests {
  /// Returns a localization with one string.
  private func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }

  /// Returns an entry with Spanish variants, each on a separate line from line 5.
  private func entry(_ axis: String, _ variants: [(String, String)]) -> String {
    let lines = variants.map { #""\#($0)": \#($1)"# }.joined(separator: ",\n")
    return """
      {"localizations": {"es": {"variations": {"\(axis)": {
      \(lines)
      }}}}}
      """
  }

  @Test(arguments: [
    ("%lld books", 1),
    ("%@ has %lld books", 2),
    ("%2$lld of %1$@", 2),
    ("%.1f kg of %lld books", 2),
    ("%.1f kg", 1),
  ])
  func `a plural depends on the number in the key`(key: String, position: Int) throws {
    let entry = entry("plural", [("one", unit("uno")), ("other", unit("más"))])
    try expectMessage(entry, key: key, "\(position){one: uno | other: más}")
  }

  @Test func `a plural depends on the number in its variants if the key is a name`() throws {
    let entry = entry("plural", [("one", unit("%2$@: uno")), ("other", unit("%2$@: %1$lld"))])
    try expectMessage(entry, key: "count", "1{one: ‹2 @›: uno | other: ‹2 @›: ‹1 lld›}")
  }

  @Test func `a plural with an ambiguous number is a warning`() throws {
    let entry = entry("plural", [("other", unit("%1$lld de %2$lld"))])
    try expectFindings(entry, key: "%lld of %lld", ["4: warning plural-argument-ambiguous"])
  }

  @Test func `a plural without a number is a warning`() throws {
    let entry = entry("plural", [("other", unit("libros"))])
    try expectFindings(entry, key: "books", ["4: warning plural-argument-missing"])
  }

  @Test func `a variant without a string falls back to other`() throws {
    let entry = entry("plural", [("one", unit("")), ("other", unit("%lld libros"))])
    try expectMessage(entry, key: "%lld books", "1{other: ‹1 lld› libros}")
  }

  @Test func `variants without strings are not compiled`() throws {
    let entry = entry("plural", [("one", unit("")), ("other", unit(""))])
    try expectMessage(entry, key: "%lld books", nil)
  }

  @Test func `%arg in a plural is its number`() throws {
    let entry = entry("plural", [("other", unit("%arg libros de %1$@"))])
    try expectMessage(entry, key: "%@: %lld books", "2{other: ‹2 lld› libros de ‹1 @›}")
  }

  @Test func `a device can have plural variants`() throws {
    let plural = #"{"variations": {"plural": {"other": \#(unit("%lld libros"))}}}"#
    let entry = entry("device", [("mac", unit("Haz clic")), ("other", plural)])
    try expectMessage(entry, key: "%lld books", "{mac: Haz clic | other: 1{other: ‹1 lld› libros}}")
  }

  @Test func `plurals next to devices are used for other devices`() throws {
    let entry = """
      {"localizations": {"es": {"variations": {
        "device": {"mac": \(unit("Haz clic"))},
        "plural": {"other": \(unit("%lld libros"))}
      }}}}
      """
    try expectMessage(entry, key: "%lld books", "{mac: Haz clic | other: 1{other: ‹1 lld› libros}}")
  }

  @Test func `a string next to variants is a warning`() throws {
    let entry = """
      {"localizations": {"es": {
        "stringUnit": {"state": "translated", "value": "libros"},
        "variations": {"plural": {"other": \(unit("%lld libros"))}}
      }}}
      """
    try expectFindings(entry, key: "%lld books", ["5: warning unit-beside-variations"])
  }

  @Test func `variants that are nested too deeply are an error and are skipped`() throws {
    let nested = (0..<9)
      .reduce(unit("libros")) { inner, _ in
        #"{"variations": {"device": {"other": \#(inner)}}}"#
      }
    let compiled = try CompiledEntry(#"{"localizations": {"es": \#(nested)}}"#, key: "books")
    #expect(compiled.findings == ["4: error message-too-deep"])
    #expect(try compiled.outline(key: "books", language: "es") == nil)
    #expect(try compiled.outline(key: "books", language: "en") == "books")
  }
}
