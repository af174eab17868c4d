import CatalogValidation
import TestSupport
import Testing

/// Compilation, symbols and exchange of the catalogs of documents and property lists.
@Suite struct `Catalogs of documents and property lists` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      Self.catalog("aB3-cd-eF5.title", "Copy"),
      to: "App/mul.lproj/Main.xcstrings"
    )
    try shell.folder.write(Self.catalog("CFBundleName", "Ferry"), to: "App/InfoPlist.xcstrings")
    try shell.folder.write(Self.catalog("CFBundleName", "Timer"), to: "Widget/InfoPlist.xcstrings")
  }

  private static func catalog(_ key: String, _ text: String) -> String {
    RuleExample(
      """
      "\(key)" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "\(text)" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\(text) (es)" } } } }
      """
    )
    .markedCatalog
  }

  @Test func `compile to tables of the translations`() async throws {
    let run = try await shell.run("compile App/mul.lproj App/InfoPlist.xcstrings -o Out")
    #expect(run.status == 0)
    #expect(try shell.folder.names(in: "Out") == ["es.lproj"])
    #expect(try shell.folder.names(in: "Out/es.lproj") == ["InfoPlist.strings", "Main.strings"])
    #expect(run.errors == "2 files written.\n")
    #expect(
      try await shell.run("add-language de App/mul.lproj App/InfoPlist.xcstrings").status == 0
    )
    let unfinished = try await shell.run("compile App/mul.lproj App/InfoPlist.xcstrings -o Out")
    #expect(
      unfinished.errors == """
        App/mul.lproj/Main.xcstrings:1:1: note: 1 unfinished text was skipped in 'de'; programs show the text of the storyboard or XIB [unfinished-left-out]
        App/InfoPlist.xcstrings:1:1: note: 1 unfinished text was skipped in 'de'; systems show the text in Info.plist [unfinished-left-out]
        2 files are up to date.

        """
    )
    let all = try await shell.run("compile App/mul.lproj --force-build-all-strings -o All")
    #expect(all.status == 0)
    #expect(try shell.folder.names(in: "All") == ["de.lproj", "en.lproj", "es.lproj"])
  }

  @Test func `of several targets are compiled separately`() async throws {
    let run = try await shell.run(
      "compile App/InfoPlist.xcstrings Widget/InfoPlist.xcstrings -o Out"
    )
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Widget/InfoPlist.xcstrings:1:1: error: the table 'InfoPlist' has another catalog: App/InfoPlist.xcstrings [table-twice]
          note: if the catalogs belong to different targets, compile those of each target separately, each into another folder

        """
    )
  }

  @Test func `of several targets are exported to the language folders of each`() async throws {
    let run = try await shell.run("export . --format strings -l es -o Out")
    #expect(run.status == 0)
    #expect(
      Set(run.output.split(separator: "\n")) == [
        "Out/App/es.lproj/InfoPlist.strings: 1 string, 0 to translate",
        "Out/Widget/es.lproj/InfoPlist.strings: 1 string, 0 to translate",
        "Out/es.lproj/Main.strings: 1 string, 0 to translate",
      ]
    )
    #expect(shell.folder.exists("Out/Widget/es.lproj/InfoPlist.strings"))
  }

  @Test func `have no symbols if they belong to a document`() async throws {
    try shell.folder.write(
      RuleExample(#""1908.title" : { "extractionState" : "manual" }"#).markedCatalog,
      to: "App/mul.lproj/Main.xcstrings"
    )
    let run = try await shell.run("generate-symbols App/mul.lproj -o Symbols")
    #expect(run.status == 0)
    #expect(run.output.contains("0 symbols"), "\(run.output)")
  }

  @Test func `report a new language of an import once`() async throws {
    #expect(try await shell.run("export . -l de -o de.xliff").status == 0)
    let document = try shell.folder.text(of: "de.xliff")
    try shell.folder.write(
      document.replacing("</source>", with: "</source><target>D</target>"),
      to: "de.xliff"
    )
    let run = try await shell.run("import de.xliff --new-language")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.ranges(of: "[import-new-language]").count == 1, "\(run.errors)")
    #expect(try shell.folder.text(of: "Widget/InfoPlist.xcstrings").contains("\"de\""))
  }

  @Test(arguments: [
    ("xib", "App/Base.lproj/Main.xib"), ("storyboard", "App/Base.lproj/Main.storyboard"),
    ("nib", "App/mul.lproj/Main.xcstrings"),
  ])
  func `have the path of their document in XLIFF, as in Xcode`(
    _ suffix: String,
    _ path: String
  )
    async throws
  {
    try shell.folder.write("<document/>", to: "App/Base.lproj/Main.\(suffix)")
    try shell.folder.write(
      Self.catalog("aB3-cd-eF5.title", "Other"),
      to: "Widget/mul.lproj/Main.xcstrings"
    )
    #expect(try await shell.run("export . -l de -o de.xliff").status == 0)
    let document = try shell.folder.text(of: "de.xliff")
    #expect(document.contains("original=\"\(path)\""))
    try shell.folder.write(
      document.replacing("</source>", with: "</source><target>D</target>"),
      to: "de.xliff"
    )
    let run = try await shell.run("import de.xliff --new-language")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App/mul.lproj/Main.xcstrings  de  1 string changed"))
    #expect(run.output.contains("Widget/mul.lproj/Main.xcstrings  de  1 string changed"))
    #expect(try await shell.run("export App/mul.lproj -l de --format csv -o a.csv").status == 0)
    #expect(try await shell.run("import a.csv --catalog App/mul.lproj/Main.xcstrings").status == 0)
  }

  @Test func `are exported without empty texts`() async throws {
    let entries = """
      "NSHumanReadableCopyright" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "" } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "© Ferry" } } } }
      """
    try shell.folder.write(RuleExample(entries).markedCatalog, to: "A/InfoPlist.xcstrings")
    let run = try await shell.run("export A -l de,es")
    #expect(run.output.contains("Translations/de.xliff: 0 strings, 0 to translate"))
    #expect(run.output.contains("Translations/es.xliff: 1 string, 0 to translate"))
    #expect(run.errors.contains("1 key that needs no translation is skipped."))
  }

  @Test func `are found by a path that other tables of the file explain`() async throws {
    try shell.folder.write(Self.catalog("CFBundleName", "Ferry"), to: "InfoPlist.xcstrings")
    try shell.folder.write("<document/>", to: "App/Base.lproj/Main.xib")
    func table(_ path: String, _ key: String) -> String {
      """
      <file original="\(path)" source-language="en" target-language="de" datatype="plaintext"><body>
      <trans-unit id="\(key)"><source>\(key)</source><target>D</target></trans-unit></body></file>
      """
    }
    // The paths are relative to the folder App, which contains the project.
    let tables = [
      ("Base.lproj/Main.xib", "aB3-cd-eF5.title"), ("InfoPlist.xcstrings", "CFBundleName"),
    ]
    try shell.folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(tables.map { table($0.0, $0.1) }.joined())</xliff>
      """,
      to: "de.xliff"
    )
    try shell.folder.remove("InfoPlist.xcstrings")
    let run = try await shell.run("import de.xliff --new-language")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("App/InfoPlist.xcstrings"))
    #expect(!run.output.contains("Widget"))
  }
}
