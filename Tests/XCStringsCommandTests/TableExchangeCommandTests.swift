import TestSupport
import Testing

@Suite struct `xcstrings export and import of tables and PO` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private func export(_ arguments: String) async throws -> BuiltProgram.Run {
    let run = try await shell.run("export Texts.xcstrings \(arguments)")
    #expect(run.status == 0)
    return run
  }

  /// Modifies a file and imports it.
  private func change(
    _ path: String,
    _ old: String,
    _ new: String,
    _ arguments: String = ""
  ) async throws -> BuiltProgram.Run {
    let text = try shell.folder.text(of: path)
    #expect(text.contains(old))
    try shell.folder.write(text.replacing(old, with: new), to: path)
    return try await shell.run("import \(path) \(arguments)")
  }

  @Test func `exports all languages in columns and imports each of them`() async throws {
    let run = try await export("--format csv -l es,fr --side-by-side")
    #expect(run.output.hasPrefix("Translations/Texts.csv: "))
    let text = try shell.folder.text(of: "Translations/Texts.csv")
    #expect(text.contains("translation (es),state (es),translation (fr),state (fr)"))
    let row = "\"Hello, %@\",,\"Hello, %@\",\"Hola, %@\",translated,,,Greets the user"
    #expect(text.contains(row))
    #expect(try await shell.run("import").errors == "There is nothing to change.\n")
    let new = "\"Hello, %@\",,\"Hello, %@\",\"Hola, %@\",translated,\"Salut, %@\",,Greets the user"
    let refused = try await change("Translations/Texts.csv", row, new)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("'fr' is a new language; pass --new-language to add it"))
    let imported = try await shell.run("import Translations/Texts.csv --new-language")
    #expect(imported.status == 0)
    #expect(imported.output.contains("fr  1 string changed"))
    #expect(imported.errors.contains("[import-new-language]"))
    #expect(try shell.difference().contains("+ \"value\" : \"Salut, %@\""))
  }

  /// Translation services write `es-ES` and `es_ES` for `es`.
  @Test(arguments: ["es-ES", "es_ES", "es-MX"])
  func `takes a variety of a language only for the language that is named`(
    _ variety: String
  ) async throws {
    _ = try await export("--format xliff -l es")
    let path = "Translations/es.xliff"
    let tag = "target-language=\""
    try shell.folder.write(
      shell.folder.text(of: path).replacing("\(tag)es\"", with: "\(tag)\(variety)\""),
      to: path
    )
    let before = try shell.folder.text(of: "Texts.xcstrings")
    let run = try await change(path, "Hola, %@", "Buenas, %@")
    #expect(run.status == 1)
    #expect(run.errors.contains("pass --language to import the file as 'es'"), "\(run.errors)")
    #expect(try shell.folder.text(of: "Texts.xcstrings") == before)
    #expect(try await shell.run("import \(path) --language fr --new-language").status == 1)
    #expect(try await shell.run("import \(path) --language es").status == 0)
    let after = try shell.folder.text(of: "Texts.xcstrings")
    #expect(after == before.replacing("Hola, %@", with: "Buenas, %@"))
  }

  @Test(arguments: ["xliff", "po", "pot", "strings"])
  func `exports columns only to tables`(format: String) async throws {
    let run = try await shell.run("export Texts.xcstrings --format \(format) --side-by-side")
    #expect(run.status == 64)
  }

  /// The language of the environment, the option, and the expected delimiter.
  @Test(arguments: [
    ("en_US.UTF-8", "", ","), ("es_ES.UTF-8", "", ";"), ("es_MX.UTF-8", "", ","),
    ("de_DE.UTF-8", "--delimiter comma", ","), ("en_US.UTF-8", "--delimiter semicolon", ";"),
  ])
  func `uses the delimiter of the user's spreadsheet program`(
    language: String,
    option: String,
    mark: String
  ) async throws {
    let line = "export Texts.xcstrings --format csv -l es -o es.csv \(option)"
    #expect(try await shell.run(line, language: language).status == 0)
    let text = try shell.folder.text(of: "es.csv")
    #expect(text.dropFirst().hasPrefix("key\(mark)variant\(mark)source (en)\(mark)"))
    #expect(try await shell.run("import es.csv").status == 0)
    #expect(try shell.difference().isEmpty)
  }

  @Test func `exports one template for all languages, which cannot be imported`() async throws {
    let run = try await export("--format pot -o .")
    #expect(run.output.hasPrefix("./Texts.pot: ") || run.output.hasPrefix("Texts.pot: "))
    let text = try shell.folder.text(of: "Texts.pot")
    #expect(text.contains("\"Language: \\n\""))
    #expect(!text.contains("Hola"))
    let back = try await shell.run("import Texts.pot")
    #expect(back.status == 1)
    #expect(back.errors.contains("[import-target-language-missing]"))
    #expect(!back.errors.contains("[plural-form"))
  }

  @Test func `imports a PO file without a header in the requested language`() async throws {
    _ = try await export("--format po -l es -o es.po")
    let text = try shell.folder.text(of: "es.po")
    let messages = try #require(text.firstRange(of: "\n\n"))
    try shell.folder.write(String(text[messages.upperBound...]), to: "es.po")
    #expect(try await shell.run("import es.po --catalog Texts.xcstrings -l es").status == 0)
    #expect(try shell.difference().isEmpty)
  }

  /// A file without translations, its beginning, and the expected rule.
  @Test(arguments: [
    ("es.xlsx", "PK\u{3}\u{4}more", "import-of-binary"),
    ("es.csv", "PK\u{3}\u{4}more", "import-of-binary"),
    ("Texts.xcstrings", Samples.texts, "import-of-catalog"),
    ("Texts.strings", "\"Save\" = \"Guardar\";", "import-of-strings"),
    ("es.csv", "", "delimited-empty"), ("es.csv", "Texts\n", "delimited-column-missing"),
  ])
  func `describes a file that cannot be imported`(
    name: String,
    text: String,
    rule: String
  ) async throws {
    try shell.folder.write(text, to: name)
    let run = try await shell.run("import \(name) --catalog Texts.xcstrings")
    #expect(run.status == 65)
    #expect(run.errors.contains("[\(rule)]"))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(try shell.difference().isEmpty)
  }

  @Test func `reports once that two files contain different texts of the same strings`()
    async throws
  {
    _ = try await export("--format csv -l es")
    _ = try await export("--format po -l es")
    #expect(try await shell.run("import").status == 0)
    let file = "Translations/Texts.es.po"
    let text = try shell.folder.text(of: file)
    try shell.folder.write(
      text.replacing("Hola, %@", with: "Buenas, %@").replacing("archivos", with: "ficheros"),
      to: file
    )
    let run = try await shell.run("import")
    #expect(run.status == 1)
    #expect(run.errors.contains("texts of the file are also in 'Translations/Texts.es.csv'"))
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test func `rejects an unknown state`() async throws {
    _ = try await export("--format csv -l es -o es.csv")
    let run = try await change(
      "es.csv",
      "Save,,Save,,,",
      "Save,,Save,Guardar,done,",
      "--unfinished take"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("[import-state-unknown]"))
    #expect(try shell.difference().isEmpty)
  }

  @Test func `ignores the notes and sources of an .xcloc`() async throws {
    _ = try await export("--format xcloc -l es -o es.xcloc")
    try shell.folder.write("# Notes\n<b>", to: "es.xcloc/Notes/notes.md")
    let sources = "es.xcloc/Source Contents/App/en.lproj"
    try shell.folder.write("\"Save\" = \"Save\";", to: "\(sources)/Texts.strings")
    try shell.folder.write(Samples.texts, to: "es.xcloc/Source Contents/Texts.xcstrings")
    let run = try await shell.run("import es.xcloc --catalog Texts.xcstrings")
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to change.\n")
    #expect(try shell.difference().isEmpty)
  }
}
