import TestSupport
import Testing

@Suite struct `xcstrings validate` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test func `finds no problems in a complete catalog`() async throws {
    try shell.writeProject(source: Samples.source)
    let run = try await shell.run("validate")
    #expect(run.status == 0)
    #expect(run.output == "No problems in 1 catalog.\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `reports file, line, column and rule of a missing translation`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(#""es""#, with: #""fr""#)
    )
    let run = try await shell.run("validate")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Localizations/App.xcstrings:4:5: error: "Hello, %@" has no translation in 'es' [missing-translation]
        1 error, 0 warnings and 0 notes in 1 catalog.

        """
    )
    #expect(run.errors.isEmpty)
  }

  @Test func `reports a mismatched placeholder with its location in Spanish`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing("Hola, %@", with: "Hola")
    )
    let run = try await shell.run("validate", language: "es_ES.UTF-8")
    #expect(run.status == 1)
    let location = "Localizations/App.xcstrings:10:23"
    #expect(
      run.output.hasPrefix("\(location): error: \"Hello, %@\": a la traducción («es») le falta")
    )
    #expect(run.output.contains("[mismatched-placeholders]"))
    #expect(run.output.hasSuffix("\n1 error, 0 avisos y 0 notas en 1 catálogo.\n"))
  }

  @Test func `languages of the command line replace those of the project`() async throws {
    try shell.writeProject(source: Samples.source)
    #expect(try await shell.run("validate --languages en,es").status == 0)
    #expect(try await shell.run("validate --languages en,es,fr").status == 1)
  }

  @Test func `fails for warnings only with --strict`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(#""translated""#, with: #""needs_review""#)
    )
    #expect(try await shell.run("validate").status == 0)
    #expect(try await shell.run("validate --strict").status == 1)
  }

  @Test func `uses the levels of the project`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(#""es""#, with: #""fr""#)
    )
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write(
      configuration + "\nrules: {missing-translation: warning}\n",
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("validate")
    #expect(run.status == 0)
    #expect(run.output.contains("warning:"))
  }

  @Test(arguments: [
    "", "{", "[1, 2]", #"{"sourceLanguage": "en", "strings": {}, "version": "2.0"}"#,
  ])
  func `distinguishes an invalid catalog from findings`(text: String) async throws {
    try shell.folder.write(text, to: "Unreadable.xcstrings")
    let run = try await shell.run("validate Unreadable.xcstrings")
    #expect(run.status == 65)
    #expect(run.output.contains("Unreadable.xcstrings:1:"))
  }

  @Test func `annotates for GitHub`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(#""es""#, with: #""fr""#)
    )
    let run = try await shell.run("validate --report github", language: "es_ES")
    #expect(
      run.output == """
        ::error file=Localizations/App.xcstrings,line=4,col=5,title=missing-translation::"Hello, %25@" has no translation in 'es'

        """
    )
  }

  @Test func `prints the same JSON in every language`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(#""es""#, with: #""fr""#)
    )
    let english = try await shell.run("validate --json")
    #expect(english.status == 1)
    #expect(english.output == (try await shell.run("validate --report json --lang es")).output)
    #expect(english.output.contains(#""rule" : "missing-translation""#))
  }
}
