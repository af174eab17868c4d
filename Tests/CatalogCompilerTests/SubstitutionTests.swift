import CatalogCompiler
import Diagnostics
import StringCatalog
import Testing

@Suite struct SubstitutionTests {
  /// Returns a substitution with only the variant `other`.
  private func substitution(_ text: String, argNum: Int? = nil, specifier: String = "lld") -> String
  {
    let argNum = argNum.map { #""argNum": \#($0), "# } ?? ""
    return """
      {\(argNum)"formatSpecifier": "\(specifier)", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "\(text)"}}
      }}}
      """
  }

  /// Returns an entry with a Spanish string on line 5 and its substitutions, the first on line 6.
  private func entry(_ value: String, _ substitutions: [(String, String)]) -> String {
    let lines = substitutions.map { #""\#($0)": \#($1)"# }.joined(separator: ",\n")
    return """
      {"localizations": {"es": {
        "stringUnit": {"state": "translated", "value": "\(value)"}, "substitutions": {
      \(lines)
      }}}}
      """
  }

  @Test(arguments: [
    ("%#@libros@", nil, "[1{other: ‹1 lld› libros}]"),
    ("%@: %#@libros@", nil, "‹1 @›: [2{other: ‹2 lld› libros}]"),
    ("%2$#@libros@", nil, "[2{other: ‹2 lld› libros}]"),
    ("%#@libros@", 2, "[2{other: ‹2 lld› libros}]"),
    ("%3$#@libros@", 2, "[3{other: ‹3 lld› libros}]"),
    ("%#@libros@ de %@", 1, "[1{other: ‹1 lld› libros}] de ‹2 @›"),
  ])
  func `a substitution uses an explicit position, its own one, or the next`(
    value: String,
    argNum: Int?,
    expected: String
  ) throws {
    let entry = entry(value, [("libros", substitution("%arg libros", argNum: argNum))])
    try expectMessage(entry, key: "books", expected)
  }

  @Test(arguments: [-1, 0, 4096, Int.max, Int.min])
  func `an argument number that no format can have is an error`(argNum: Int) throws {
    let entry = entry("%#@libros@", [("libros", substitution("%lld %arg", argNum: argNum))])
    let compiled = try CompiledEntry(entry, key: "books")
    #expect(compiled.findings == ["5: error substitution-argument"])
    #expect(try compiled.outline(key: "books", language: "es") == nil)
  }

  @Test(arguments: ["1.5", "1e30", "\"1\"", "[1]", "99999999999999999999999"])
  func `an argument number that is no integer does not stop the compiler`(argNum: String) throws {
    let entry = entry("%#@libros@", [("libros", substitution("%arg", argNum: 1))])
      .replacing("\"argNum\": 1", with: "\"argNum\": \(argNum)")
    let text = #"{"sourceLanguage": "en", "strings": {"books": \#(entry)}, "version": "1.0"}"#
    let parsed = StringCatalog.parse(Array(text.utf8), file: "Library.xcstrings")
    guard let catalog = parsed.value else { return #expect(!parsed.diagnostics.isEmpty) }
    _ = try compile([CatalogTable("Library", catalog)])
  }

  @Test func `a specifier in a substitution is counted from its own argument`() throws {
    let entry = entry("%@: %#@libros@", [("libros", substitution("%lld libros de %1$@"))])
    try expectMessage(entry, key: "books", "‹1 @›: [2{other: ‹2 lld› libros de ‹1 @›}]")
  }

  @Test func `a substitution shows its argument in the format of its specifier`() throws {
    let entry = entry("%#@peso@", [("peso", substitution("%arg kg", specifier: ".1f"))])
    try expectMessage(entry, key: "weight", "[1{other: ‹1 f› kg}]")
  }

  @Test func `a substitution can contain another one`() throws {
    let entry = entry(
      "%1$#@cajas@",
      [
        ("cajas", substitution("%arg cajas con %2$#@libros@")),
        ("libros", substitution("%arg libros")),
      ]
    )
    try expectMessage(
      entry,
      key: "books",
      "[1{other: ‹1 lld› cajas con [2{other: ‹2 lld› libros}]}]"
    )
  }

  @Test func `devices share the substitutions of their language`() throws {
    let entry = """
      {"localizations": {"es": {
        "substitutions": {"libros": \(substitution("%arg libros"))},
        "variations": {"device": {
          "other": {"stringUnit": {"state": "translated", "value": "Hay %#@libros@"}}
        }}
      }}}
      """
    try expectMessage(entry, key: "books", "{other: Hay [1{other: ‹1 lld› libros}]}")
  }

  @Test func `a string whose substitution is empty falls back to another language`() throws {
    try expectMessage(entry("%#@libros@", [("libros", substitution(""))]), key: "books", nil)
  }

  @Test func `an undefined substitution is an error`() throws {
    let compiled = try CompiledEntry(entry("Hay %#@libros@", []), key: "books")
    #expect(compiled.findings == ["5: error substitution-undefined"])
    #expect(try compiled.outline(key: "books", language: "es") == nil)
  }

  @Test func `an unused substitution is a warning`() throws {
    let entry = entry("Hay libros", [("libros", substitution("%arg libros"))])
    try expectFindings(entry, key: "books", ["6: warning substitution-unused"])
  }

  @Test func `substitutions that contain each other are an error`() throws {
    let entry = entry(
      "%#@a@",
      [("a", substitution("a %#@b@")), ("b", substitution("b %#@a@"))]
    )
    try expectFindings(entry, key: "books", ["10: error substitution-recursive"])
  }

  @Test(arguments: ["", "llx4", "lld lld", "%"])
  func `an invalid specifier is an error`(specifier: String) throws {
    let entry = entry("%#@libros@", [("libros", substitution("%arg", specifier: specifier))])
    try expectFindings(entry, key: "books", ["6: error substitution-specifier"])
  }

  @Test func `substitutions that multiply beyond the limit are an error`() throws {
    let names = ["a", "b", "c"]
    let texts = zip(names, names.dropFirst())
      .map { name, next in
        (name, substitution(String(repeating: "%#@\(next)@", count: 200)))
      }
    let entry = entry("%#@a@", texts + [("c", substitution("fin"))])
    let compiled = try CompiledEntry(entry, key: "bomb")
    #expect(compiled.compiled.diagnostics.map(\.id) == ["message-too-large"])
    #expect(try compiled.outline(key: "bomb", language: "es") == nil)
  }
}
