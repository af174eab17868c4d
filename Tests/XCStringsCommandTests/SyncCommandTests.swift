import TestSupport
import Testing

@Suite struct `xcstrings sync` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test func `finds a catalog in step`() throws {
    try shell.writeProject(source: Samples.source)
    let run = try shell.run("sync --check")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "Localizations/App.xcstrings is in step with the sources.\n")
  }

  @Test func `shows the difference after a literal was changed, and changes nothing`() throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try shell.run("sync --check")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Localizations/App.xcstrings is out of step with the sources: 2 changes.
          ~ stale  "Hello, %@"  Localizations/App.xcstrings:4:5
          + new    "Welcome, %@"  Sources/App/App.swift:4:21

        """
    )
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `shows the difference in Spanish`() throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try shell.run("sync --check", language: "es_ES.UTF-8")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Localizations/App.xcstrings no está al día con el código: 2 cambios.
          ~ obsoleta  "Hello, %@"  Localizations/App.xcstrings:4:5
          + nueva     "Welcome, %@"  Sources/App/App.swift:4:21

        """
    )
  }

  @Test func `brings a catalog in step`() throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try shell.run("sync")
    #expect(run.status == 0)
    #expect(
      run.output == "Brought Localizations/App.xcstrings in step with the sources: 2 changes.\n"
    )
    #expect(
      try shell.folder.text(of: "Localizations/App.xcstrings") == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello, %@" : {
              "comment" : "Greets the user",
              "extractionState" : "stale",
              "localizations" : {
                "es" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Hola, %@"
                  }
                }
              }
            },
            "Welcome, %@" : {
              "comment" : "Greets the user"
            }
          },
          "version" : "1.0"
        }
        """
    )
    #expect(try shell.run("sync --check").status == 0)
  }

  @Test func `tries without writing`() throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try shell.run("sync --dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("Welcome"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `makes a catalog that does not exist yet`() throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.remove("Localizations")
    #expect(try shell.run("sync --check").status == 1)
    let run = try shell.run("sync")
    #expect(run.status == 0)
    #expect(run.output == "Made Localizations/App.xcstrings with 1 key.\n")
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings").contains("Hello, %@"))
  }

  @Test func `works from a folder inside of the project`() throws {
    try shell.writeProject(source: Samples.source)
    let inner = Shell(in: shell.folder, below: "Sources/App")
    let run = try inner.run("sync --check")
    #expect(run.status == 0)
    #expect(run.errors == "../../Localizations/App.xcstrings is in step with the sources.\n")
  }

  @Test func `marks nothing where only some sources were read`() throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write("let nothing = 0\n", to: "Sources/App/Other.swift")
    let run = try shell.run("sync --sources Sources/App/Other.swift")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Localizations/App.xcstrings is in step with the sources.
        1 key was not found and stays as it is, because not all sources were read.

        """
    )
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `keeps a table of which no source has a string`() throws {
    try shell.writeProject(source: "let nothing = 0\n")
    let run = try shell.run("sync --check")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Localizations/App.xcstrings is in step with the sources.
        The sources have no string of the table "App"; its 1 key stays as it is.

        """
    )
    let report = try shell.run("sync --check --json")
    #expect(report.output.contains(#""allSourcesRead" : true"#))
  }

  @Test func `marks nothing where a source could not be understood`() throws {
    try shell.writeProject(source: "func greet( {\n")
    let run = try shell.run("sync")
    #expect(run.errors.contains("Sources/App/App.swift:1:"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `works without a project on named files`() throws {
    try shell.folder.write(Samples.source, to: "Code/Greeting.swift")
    try shell.folder.write("Code/Greeting.swift\nCode/Missing.swift\n", to: "list.txt")
    let first = try shell.run("sync Localizable.xcstrings --sources Code")
    #expect(first.status == 0)
    let second = try shell.run("sync Localizable.xcstrings --file-list list.txt --check")
    #expect(second.status == 0)
    #expect(second.errors.contains("There is no file 'Code/Missing.swift'; it is left out."))
    let third = try shell.run(
      "sync Localizable.xcstrings --file-list - --check",
      input: "Code/Greeting.swift\n"
    )
    #expect(third.status == 0)
  }

  @Test func `reports as JSON, the same in every language`() throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let english = try shell.run("sync --check --json")
    let spanish = try shell.run("sync --check --json --lang es")
    #expect(english.status == 1)
    #expect(english.output == spanish.output)
    #expect(english.output.contains(#""kind" : "marked-stale""#))
  }
}
