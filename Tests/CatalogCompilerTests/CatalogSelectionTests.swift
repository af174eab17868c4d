import TestSupport
import Testing

@Suite struct CatalogSelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the tool for the target `App` of a package with these catalogs.
  ///
  /// The only key of each catalog is its path.
  private func run(catalogs: [String], configuration: String) throws -> BuiltProgram.Run {
    try folder.write(configuration, to: ".xcstrings.yml")
    for catalog in catalogs {
      let text = #"{"sourceLanguage": "en", "strings": {"<\#(catalog)>": {}}, "version": "1.0"}"#
      try folder.write(text, to: catalog)
    }
    let options = [
      ("--target", "App"), ("--root", folder.path + "/"),
      ("--sources", folder.path("Sources/App") + "/"),
      ("--output", folder.path("Embedded.swift")),
      ("--configuration", folder.path(".xcstrings.yml")),
    ]
    let files = catalogs.map { ("--catalog", folder.path($0)) }
    return try BuiltProgram("catalog-compiler")
      .run((options + files).flatMap { [$0, $1] }, environment: [:], in: folder.path)
  }

  /// Expects that these catalogs, and no others, are embedded.
  private func expectEmbedded(
    _ expected: [String],
    of catalogs: [String],
    configuration: String
  ) throws {
    let run = try run(catalogs: catalogs, configuration: configuration)
    let source = try folder.text(of: "Embedded.swift")
    #expect(run.status == 0)
    #expect(catalogs.filter { source.contains("<\($0)>") } == expected)
  }

  @Test(arguments: [
    ("[]", ["Localizations/Library.xcstrings"]),
    ("[Localizations]", ["Localizations/Library.xcstrings"]),
    ("[./Localizations/]", ["Localizations/Library.xcstrings"]),
    ("[Localizations/Library.xcstrings]", ["Localizations/Library.xcstrings"]),
    ("[Texts]", ["Texts/App/Library.xcstrings"]),
    ("[Local]", []),
  ])
  func `the table of the target is found in the catalogs of the package`(
    catalogs: String,
    expected: [String]
  ) throws {
    try expectEmbedded(
      expected,
      of: [
        "Localizations/Library.xcstrings", "Localizations/Cellar.xcstrings",
        "Texts/App/Library.xcstrings",
      ],
      configuration: "catalogs: \(catalogs)\ntargets: {App: {table: Library}}\n"
    )
  }

  @Test func `all catalogs among the sources of the target are embedded`() throws {
    try expectEmbedded(
      ["Sources/App/Localizable.xcstrings", "Sources/App/Texts/Cellar.xcstrings"],
      of: [
        "Sources/App/Localizable.xcstrings", "Sources/App/Texts/Cellar.xcstrings",
        "Sources/Apple/Fruit.xcstrings",
      ],
      configuration: ""
    )
  }

  @Test
  func `the table that only Apple's systems read is skipped, and the table of phrases is embedded`()
    throws
  {
    try expectEmbedded(
      ["Sources/App/AppShortcuts.xcstrings", "Sources/App/Localizable.xcstrings"],
      of: [
        "Sources/App/AppShortcuts.xcstrings", "Sources/App/InfoPlist.xcstrings",
        "Sources/App/Localizable.xcstrings",
      ],
      configuration: ""
    )
  }

  @Test func `two catalogs of the same table are an error`() throws {
    let run = try run(
      catalogs: ["Localizations/Localizable.xcstrings", "Sources/App/Localizable.xcstrings"],
      configuration: ""
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("'App' already has the table 'Localizable'"))
  }
}
