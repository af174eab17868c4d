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
    #expect(document.contains("original=\"App/mul.lproj/Main.xcstrings\""))
    try shell.folder.write(
      document.replacing("</source>", with: "</source><target>D</target>"),
      to: "de.xliff"
    )
    let run = try await shell.run("import de.xliff")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.ranges(of: "[import-new-language]").count == 1, "\(run.errors)")
    #expect(try shell.folder.text(of: "Widget/InfoPlist.xcstrings").contains("\"de\""))
  }
}
