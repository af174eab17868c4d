import TestSupport
import Testing

@Suite struct `xcstrings export and import` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  /// Exports the sample to Spanish, and modifies the file.
  private func edit(_ old: String, _ new: String) async throws {
    _ = try await shell.run("export Texts.xcstrings -l es --include-stale")
    let text = try shell.folder.text(of: "Translations/es.xliff")
    #expect(text.contains(old))
    try shell.folder.write(text.replacing(old, with: new), to: "Translations/es.xliff")
  }

  @Test(arguments: ["xliff", "xcloc", "csv", "tsv", "po"])
  func `importing an unmodified export changes nothing and prints no findings`(
    format: String
  ) async throws {
    let export = try await shell.run("export Texts.xcstrings --format \(format)")
    #expect(export.status == 0)
    #expect(export.output.hasSuffix(": 3 strings, 2 to translate\n"))
    #expect(export.errors == "1 stale key is skipped; --include-stale exports it.\n")
    let run = try await shell.run("import")
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to change.\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `imports and reports changed translations`() async throws {
    try await edit(">Hola, %@<", ">Buenas, %@<")
    let preview = try await shell.run("import Translations/es.xliff -n")
    #expect(preview.output.contains(#"~ "Hello, %@"  "Hola, %@" → "Buenas, %@"  [translated]"#))
    #expect(try shell.difference().isEmpty)
    let run = try await shell.run("import Translations/es.xliff --json")
    #expect(run.status == 0)
    #expect(run.output.contains(#""newText" : "Buenas, %@""#))
    #expect(
      try shell.difference() == [#"- "value" : "Hola, %@""#, #"+ "value" : "Buenas, %@""#]
    )
  }

  @Test func `skips unfinished translations unless they are requested`() async throws {
    try await edit(">%lld archivos<", ">%lld ficheros<")
    let run = try await shell.run("import")
    #expect(run.status == 1)
    #expect(run.errors.contains("is not finished ('needs_review') and is skipped"))
    #expect(try shell.difference().isEmpty)
    #expect(try await shell.run("import --unfinished take").status == 0)
    #expect(try shell.difference().count == 2)
  }

  /// A modification of the file, the expected error, and the exit status.
  @Test(arguments: [
    (">Hola, %@<", ">Hola<", "mismatched-placeholders", 1),
    ("id=\"Save\"", "id=\"Sabe\"", "unit-not-in-catalog", 1),
    ("id=\"Hello, %@\"", "id=\"Gone\"", "unit-stands-twice", 1),
    ("source-language=\"en\"", "source-language=\"de\"", "import-source-language", 1),
    ("original=\"Texts", "original=\"Words", "import-unknown-catalog", 1),
    ("</file>", "", "xml-", 65), ("</xliff>", "", "xml-", 65),
  ])
  func `rejects an invalid file with its location`(
    old: String,
    new: String,
    rule: String,
    status: Int32
  ) async throws {
    try await edit(old, new)
    let run = try await shell.run("import")
    #expect(run.status == status)
    #expect(run.errors.contains("[\(rule)"))
    #expect(run.errors.contains("Translations/es.xliff:"))
    #expect(run.errors.hasSuffix("Nothing was imported.\n"))
    #expect(try shell.difference().isEmpty)
  }

  @Test func `accepts an export of unfinished strings, and rejects a part of it`() async throws {
    _ = try await shell.run("export Texts.xcstrings --only-unfinished -o es.xliff")
    let run = try await shell.run("import es.xliff")
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to change.\n")
    let text = try shell.folder.text(of: "es.xliff")
    let end = "</trans-unit>"
    let start = try #require(text.ranges(of: "<trans-unit id=\"Save\"").first)
    let rest = try #require(text.ranges(of: end).last)
    try shell.folder.write(
      String(text[..<start.lowerBound] + text[rest.upperBound...]),
      to: "part.xliff"
    )
    let part = try await shell.run("import part.xliff")
    #expect(part.status == 1)
    #expect(part.errors.contains("1 text of the catalog is missing from the file"))
    #expect(try await shell.run("import part.xliff --partial").status == 0)
  }

  @Test func `writes either all catalogs or none`() async throws {
    try shell.folder.write(Samples.texts, to: "More/Words.xcstrings")
    _ = try await shell.run("export . -l es")
    let text = try shell.folder.text(of: "Translations/es.xliff")
    let range = try #require(text.ranges(of: ">Hola, %@<").first)
    let last = try #require(text.ranges(of: ">Hola, %@<").last)
    #expect(range != last)
    let edited =
      text[..<range.lowerBound] + ">Buenas, %@<" + text[range.upperBound..<last.lowerBound]
      + ">Buenas<" + text[last.upperBound...]
    try shell.folder.write(String(edited), to: "Translations/es.xliff")
    #expect(try await shell.run("import --catalog .").status == 1)
    #expect(try shell.folder.text(of: "More/Words.xcstrings") == Samples.texts)
    #expect(try shell.difference().isEmpty)
  }

  @Test func `exports the files of projects without catalogs, with comments`() async throws {
    #expect(try await shell.run("export Texts.xcstrings --format strings").status == 0)
    let strings = try shell.folder.text(of: "Translations/es.lproj/Texts.strings")
    #expect(strings.contains("/* Greets the user */\n\"Hello, %@\" = \"Hola, %@\";"))
    #expect(shell.folder.exists("Translations/en.lproj/Texts.stringsdict"))
  }

  @Test func `accepts the name of a file only for a single document`() async throws {
    #expect(try await shell.run("export Texts.xcstrings -l es,fr -o es.xliff").status == 64)
    #expect(try await shell.run("export Texts.xcstrings -l es -o out/es.xliff").status == 0)
    #expect(shell.folder.exists("out/es.xliff"))
    #expect(try await shell.run("export Texts.xcstrings -l es -n -o none").status == 0)
    #expect(!shell.folder.exists("none"))
  }
}
