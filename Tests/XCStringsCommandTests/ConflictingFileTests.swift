import TestSupport
import Testing

/// Files next to catalogs that a build does not accept together with them.
@Suite struct `Files next to catalogs` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aB3-cd-eF5.title" : {
          "comment" : "Class = \\"NSMenuItem\\"; title = \\"Copy\\"; ObjectID = \\"aB3-cd-eF5\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Copy" } },
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Copiar" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `of the same table are reported by validate, at the first one`() async throws {
    try shell.folder.write(catalog, to: "App/mul.lproj/Main.xcstrings")
    try shell.folder.write("\"aB3-cd-eF5.title\" = \"A\";", to: "App/de.lproj/Main.strings")
    try shell.folder.write("\"aB3-cd-eF5.title\" = \"A\";", to: "App/es.lproj/Main.strings")
    try shell.folder.write("\"a\" = \"A\";", to: "App/es.lproj/Other.strings")
    let run = try await shell.run("validate App")
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        App/de.lproj/Main.strings:1:1: warning: this table is also in the catalog App/mul.lproj/Main.xcstrings: a target with both does not build, and one without this file ignores it; 'xcstrings migrate' moves its strings to the catalog [strings-file-beside-catalog]
          App/es.lproj/Main.strings:1:1: note: this file, too

        """
      ),
      "\(run.output)"
    )
    #expect(try await shell.run("migrate --remove-legacy App --replace-texts").status == 0)
    #expect(!(try await shell.run("validate App").output.contains("beside-catalog")))
  }

  @Test(arguments: ["text", "json", "github", "sarif", "junit", "html"])
  func `are in every report`(_ format: String) async throws {
    try shell.folder.write(catalog, to: "InfoPlist.xcstrings")
    try shell.folder.write("\"CFBundleName\" = \"A\";", to: "es.lproj/InfoPlist.strings")
    let run = try await shell.run("validate InfoPlist.xcstrings --report \(format)")
    #expect(run.status == 0)
    #expect(run.output.contains("this table is also in the catalog InfoPlist.xcstrings"))
  }

  @Test func `that were compiled from the catalog are not reported`() async throws {
    try shell.folder.write(catalog, to: "mul.lproj/Main.xcstrings")
    #expect(try await shell.run("compile mul.lproj/Main.xcstrings -o .").status == 0)
    #expect(shell.folder.exists("es.lproj/Main.strings"))
    #expect(!shell.folder.exists("en.lproj"))
    #expect(try await shell.run("validate mul.lproj").output == "No problems in 1 catalog.\n")
    #expect(try await shell.run("export mul.lproj --format strings -l es -o .").status == 0)
    #expect(
      try await shell.run("validate mul.lproj").output.contains("[strings-file-beside-catalog]")
    )
  }

  @Test func `that are documents of other languages are reported`() async throws {
    try shell.folder.write(catalog, to: "mul.lproj/Main.xcstrings")
    try shell.folder.write("<document/>", to: "fr.lproj/Main.xib")
    #expect(!(try await shell.run("validate mul.lproj").output.contains("beside-catalog")))
    try shell.folder.write("<document/>", to: "Base.lproj/Main.xib")
    let run = try await shell.run("validate mul.lproj", language: "es_ES.UTF-8")
    #expect(
      run.output.hasPrefix(
        "fr.lproj/Main.xib:1:1: aviso: este documento también está traducido en el catálogo mul.lproj/Main.xcstrings"
      ),
      "\(run.output)"
    )
  }
}
