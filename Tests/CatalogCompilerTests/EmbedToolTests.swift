import FoundationEssentials
import TestSupport
import Testing

@Suite struct EmbedToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(catalog(spanish: "Estante"), to: "Localizations/Library.xcstrings")
    try folder.write("targets: {App: {table: Library}}\n", to: ".xcstrings.yml")
  }

  private func catalog(spanish: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Shelf" : {
          "localizations" : {
            "es" : { "stringUnit" : { "state" : "translated", "value" : "\(spanish)" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  /// Runs the tool as the plugin does.
  private func run(
    catalog: String = "Localizations/Library.xcstrings",
    output: String = "Embedded.swift"
  ) throws -> BuiltProgram.Run {
    try BuiltProgram("catalog-compiler")
      .run(
        [
          "--target", "App",
          "--root", folder.path,
          "--sources", folder.path("Sources/App") + "/",
          "--output", folder.path(output),
          "--catalog", folder.path(catalog),
          "--configuration", folder.path(".xcstrings.yml"),
        ],
        environment: [:],
        in: folder.path
      )
  }

  @Test func `the table of the target is embedded`() throws {
    let run = try run()
    let source = try folder.text(of: "Embedded.swift")
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
    #expect(source.contains("Estante"))
    #expect(source.contains(#"defaultTable: "Library""#))
  }

  @Test(arguments: [("internal", "static var shelf"), ("public", "public static var shelf")])
  func `symbols have the access level in the configuration`(
    access: String,
    declaration: String
  ) throws {
    let manual = catalog(spanish: "Estante")
      .replacing("\"Shelf\" : {", with: "\"Shelf\" : { \"extractionState\" : \"manual\",")
    try folder.write(manual, to: "Localizations/Library.xcstrings")
    #expect(try run().status == 0)
    #expect(try !folder.text(of: "Embedded.swift").contains("static var shelf"))
    try folder.write(
      "targets: {App: {table: Library, symbols: \(access)}}\n",
      to: ".xcstrings.yml"
    )
    #expect(try run().status == 0)
    let source = try folder.text(of: "Embedded.swift")
    #expect(source.contains("  \(declaration): LocalizationBundle.Resource {\n"))
    #expect(source.contains("\n\(access == "public" ? "public " : "")import Localization\n"))
  }

  @Test func `keys with the same symbol fail with the lines of both, and nothing is written`()
    throws
  {
    let entries = ["Shelf", "shelf"].map { "\"\($0)\" : { \"extractionState\" : \"manual\" }" }
    try folder.write(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n},\n"
        + "\"version\" : \"1.0\" }",
      to: "Localizations/Library.xcstrings"
    )
    try folder.write(
      "targets: {App: {table: Library, symbols: internal}}\n",
      to: ".xcstrings.yml"
    )
    let run = try run()
    let file = folder.path("Localizations/Library.xcstrings")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        \(file):3:1: error: "shelf" would get the same name as "Shelf": 'shelf' (shelf) \
        [symbol-name-taken]
        \(file):2:1: note: "Shelf" is here

        """
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path("Embedded.swift")))
  }

  @Test func `an unchanged source is not written`() throws {
    _ = try run()
    let file = folder.path("Embedded.swift")
    let first = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(try run().status == 0)
    let second = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(first != nil && first == second)
  }

  @Test func `a target without a catalog gets an empty image`() throws {
    try folder.write("targets: {App: {table: Cellar}}\n", to: ".xcstrings.yml")
    #expect(try run().status == 0)
    #expect(try folder.text(of: "Embedded.swift").contains("No catalog of this module was found."))
  }

  @Test func `a catalog that is not JSON fails with the line`() throws {
    try folder.write("{\n  \"strings\" : [,]\n}", to: "Localizations/Library.xcstrings")
    let run = try run()
    let file = folder.path("Localizations/Library.xcstrings")
    #expect(run.status == 65)
    #expect(
      run.errors == "\(file):2:16: error: expected a value here, found ',' [json-value-expected]\n"
    )
  }

  @Test func `a catalog with an invalid string fails with its line and path`() throws {
    try folder.write(catalog(spanish: "%#@estantes@"), to: "Localizations/Library.xcstrings")
    let run = try run()
    let file = folder.path("Localizations/Library.xcstrings")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        \(file):6:69: error: the text uses the substitution 'estantes', which is not \
        defined (Shelf → es) [substitution-undefined]

        """
    )
  }

  @Test func `an invalid configuration fails with its line`() throws {
    try folder.write("catalogs: [Localizations]\ntarget: {}\n", to: ".xcstrings.yml")
    let run = try run()
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix("\(folder.path(".xcstrings.yml")):2:1: error: unknown key 'target'")
    )
  }

  @Test func `a missing catalog is named in the error`() throws {
    let run = try run(catalog: "Localizations/Cellar/Library.xcstrings")
    let file = folder.path("Localizations/Cellar/Library.xcstrings")
    #expect(run.status == 66)
    #expect(run.errors == "\(file): error: no such file\n")
  }

  @Test func `a source that cannot be written is an error`() throws {
    let run = try run(output: "no/such/folder/Embedded.swift")
    #expect(run.status == 74)
    #expect(run.errors.contains("no/such/folder/Embedded.swift: error: cannot be written"))
  }

  @Test(arguments: [["--target"], ["--target", "App"], ["App"], ["--verbose", "yes"]])
  func `invalid arguments are usage errors`(arguments: [String]) throws {
    let run = try BuiltProgram("catalog-compiler").run(arguments, environment: [:], in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("usage: catalog-compiler"))
  }
}
