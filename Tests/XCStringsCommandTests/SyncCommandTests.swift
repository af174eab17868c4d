import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings sync` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test func `reports a catalog that is up to date`() async throws {
    try shell.writeProject(source: Samples.source)
    let run = try await shell.run("sync --check")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "Localizations/App.xcstrings is up to date.\n")
  }

  @Test func `reads and marks no key if a source is not UTF-8`() async throws {
    try shell.writeProject(source: "let number = 1\n")
    let path = shell.folder.path("Sources/App/Menu.swift")
    let text = Array("import SwiftUI\nlet a = Text(\"Caf".utf8) + [0xE9] + Array("\")\n".utf8)
    try Data(text).write(to: URL(filePath: path))
    let run = try await shell.run("sync")
    #expect(run.status == 65)
    #expect(run.errors.contains("Sources/App/Menu.swift:2:18: error: the file is not UTF-8"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
    let spanish = try await shell.run("sync", language: "es_ES").errors
    #expect(spanish.contains("Menu.swift:2:18: error: desde aquí el archivo no es UTF-8"))
  }

  @Test func `shows the difference of a changed literal without writing`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try await shell.run("sync --check")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Localizations/App.xcstrings is out of date: 2 changes (1 new, 1 stale).
          Its strings come from 1 source file of 'App'.
          ~ stale  "Hello, %@"  Localizations/App.xcstrings:4:5
              + extractionState  "stale"
          + new    "Welcome, %@"  Sources/App/App.swift:4:21
              + comment  "Greets the user"
              translated  missing  not in the code
          en           1        0            0 → 1
          es       1 → 0    0 → 1            0 → 1

        """
    )
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `shows the difference in Spanish`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try await shell.run("sync --check", language: "es_ES.UTF-8")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Localizations/App.xcstrings está desactualizado: 2 cambios (1 nueva, 1 obsoleta).
          Sus cadenas proceden de 1 archivo de código de «App».
          ~ obsoleta  "Hello, %@"  Localizations/App.xcstrings:4:5
              + extractionState  "stale"
          + nueva     "Welcome, %@"  Sources/App/App.swift:4:21
              + comment  "Greets the user"
              traducida  falta  fuera del código
          en          1      0             0 → 1
          es      1 → 0  0 → 1             0 → 1

        """
    )
  }

  @Test func `updates a catalog`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try await shell.run("sync")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Updated Localizations/App.xcstrings: 2 changes (1 new, 1 stale).
          Its strings come from 1 source file of 'App'.
          ~ stale  "Hello, %@"  Localizations/App.xcstrings:4:5
          + new    "Welcome, %@"  Sources/App/App.swift:4:21
              translated  missing  not in the code
          en           1        0            0 → 1
          es       1 → 0    0 → 1            0 → 1

        """
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
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test func `writes nothing in a dry run`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let run = try await shell.run("sync --dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("Welcome"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `creates a catalog that does not exist`() async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.remove("Localizations")
    #expect(try await shell.run("sync --check").status == 1)
    let run = try await shell.run("sync")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Created Localizations/App.xcstrings with 1 key.
          Its strings come from 1 source file of 'App'.
          + new  "Hello, %@"  Sources/App/App.swift:4:21

        """
    )
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings").contains("Hello, %@"))
  }

  @Test func `works from a subfolder of the project`() async throws {
    try shell.writeProject(source: Samples.source)
    let inner = Shell(in: shell.folder, below: "Sources/App")
    let run = try await inner.run("sync --check")
    #expect(run.status == 0)
    #expect(run.errors == "../../Localizations/App.xcstrings is up to date.\n")
  }

  @Test func `marks nothing if only some sources were read`() async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write("let nothing = 0\n", to: "Sources/App/Other.swift")
    let run = try await shell.run("sync --sources Sources/App/Other.swift")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Localizations/App.xcstrings: 1 key was not found but is not changed, because not all source files were read.
          1 of its source files was not specified: 'Sources/App/App.swift'

        """
    )
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `keeps a table without strings in the sources`() async throws {
    try shell.writeProject(source: "let nothing = 0\n")
    let run = try await shell.run("sync --check")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        The code has no strings for the table "App"; its 1 key is not changed.

        """
    )
    let report = try await shell.run("sync --check --json")
    #expect(report.output.contains(#""allSourcesRead" : true"#))
  }

  @Test func `marks nothing if a source could not be parsed`() async throws {
    try shell.writeProject(source: "func greet( {\n")
    let run = try await shell.run("sync")
    #expect(run.errors.contains("Sources/App/App.swift:1:"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == Samples.catalog)
  }

  @Test func `works without a project on named files`() async throws {
    try shell.folder.write(Samples.source, to: "Code/Greeting.swift")
    try shell.folder.write("Code/Greeting.swift\nCode/Missing.swift\n", to: "list.txt")
    let first = try await shell.run("sync Localizable.xcstrings --sources Code")
    #expect(first.status == 0)
    let second = try await shell.run("sync Localizable.xcstrings --file-list list.txt --check")
    #expect(second.status == 0)
    #expect(second.errors.contains("There is no file 'Code/Missing.swift'; it is ignored."))
    let third = try await shell.run(
      "sync Localizable.xcstrings --file-list - --check",
      input: "Code/Greeting.swift\n"
    )
    #expect(third.status == 0)
  }

  @Test func `prints the same JSON in every language`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let english = try await shell.run("sync --check --json")
    let spanish = try await shell.run("sync --check --json --lang es")
    #expect(english.status == 1)
    #expect(english.output == spanish.output)
    #expect(english.output.contains(#""kind" : "marked-stale""#))
  }

  @Test func `updates the other catalogs if one has a merge conflict`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write("\(configuration)\n  Other: {table: Other}\n", to: ".xcstrings.yml")
    try shell.folder.write("let nothing = 0\n", to: "Sources/Other/Other.swift")
    let conflict = "{\n<<<<<<< ours\n=======\n>>>>>>> theirs\n}\n"
    try shell.folder.write(conflict, to: "Localizations/Other.xcstrings")
    let run = try await shell.run("sync")
    #expect(run.status == 65)
    #expect(run.errors.contains("Localizations/Other.xcstrings:2:1: error:"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings").contains("Welcome"))
    #expect(try shell.folder.text(of: "Localizations/Other.xcstrings") == conflict)
    let report = try await shell.run("sync --check --report github")
    #expect(report.status == 65)
    #expect(report.output.hasPrefix("::error file=Localizations/Other.xcstrings,line=2,col=1,"))
    #expect(
      try await shell.run("sync --json").output
        .contains("\"unreadCatalogs\" : [\n    \"Localizations/Other.xcstrings\"\n  ]")
    )
  }

  @Test func `annotates new keys in the code, and stale ones in the catalog`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Hellos"))
    let run = try await shell.run("sync --check --report github --lang es")
    #expect(run.status == 1)
    #expect(
      run.output == """
        ::error file=Localizations/App.xcstrings,line=4,col=5,title=sync-stale-key::the key \
        "Hello, %25@" is no longer in the code; 'xcstrings sync' marks it as stale in Localizations/App.xcstrings
        ::error file=Sources/App/App.swift,line=4,col=21,title=sync-new-key::the key \
        "Hellos, %25@" is not in Localizations/App.xcstrings yet; 'xcstrings sync' adds it
        ::notice file=Sources/App/App.swift,line=4,col=21,title=sync-possible-rename::the key \
        "Hellos, %25@" may be renamed from "Hello, %25@"; to keep its translations, run \
        'xcstrings sync --renames apply'

        """
    )
    let written = try await shell.run("sync --report github")
    #expect(written.status == 0)
    #expect(written.output.hasPrefix("::notice file=Localizations/App.xcstrings,line=4,"))
  }

  @Test func `skips and reports a source that does not exist`() async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write(Samples.source.replacing("Hello", with: "Hi"), to: "Sources/App/B.swift")
    try shell.folder.remove("Sources/App/App.swift")
    try FileManager.default.createSymbolicLink(
      atPath: shell.folder.path("Sources/App/App.swift"),
      withDestinationPath: "Nowhere.swift"
    )
    let run = try await shell.run("sync")
    #expect(run.status == 0)
    #expect(run.errors.contains("1 source file does not exist: 'Sources/App/App.swift'"))
    let catalog = try shell.folder.text(of: "Localizations/App.xcstrings")
    #expect(catalog.contains("Hi, %@"))
    #expect(!catalog.contains("stale"))
  }

  @Test func `prints the numbers of states by language as JSON`() async throws {
    try shell.writeProject(source: Samples.source.replacing("Hello", with: "Welcome"))
    let report = try await shell.run("sync --check --json")
    #expect(
      report.output.contains(
        """
                {
                  "after" : {
                    "missing" : 1,
                    "stale" : 1
                  },
                  "before" : {
                    "translated" : 1
                  },
                  "language" : "es"
                }
        """
      )
    )
    #expect(report.output.contains("\"targets\" : [\n        \"App\"\n      ]"))
    #expect(report.output.contains("\"changedCatalogs\" : 1"))
  }
}

/// A package whose target has two sources, according to only its manifest.
@Suite struct `xcstrings sync with some of the sources` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        defaultLocalization: "en",
        targets: [.target(name: "App", resources: [.process("App.xcstrings")])]
      )
      """,
      to: "Package.swift"
    )
    try shell.folder.write(
      Samples.source.replacing("comment:", with: "table: \"App\", comment:"),
      to: "Sources/App/Half/Greeting.swift"
    )
    try shell.folder.write(
      "import Foundation\nlet text = String(localized: \"New\", table: \"App\")\n",
      to: "Sources/App/Other/Other.swift"
    )
    try shell.folder.write(Samples.catalog, to: "Sources/App/App.xcstrings")
  }

  @Test(arguments: ["", "Sources/App/App.xcstrings "])
  func `adds keys, marks none, and prints the reason`(catalog: String) async throws {
    let run = try await shell.run("sync \(catalog)--sources Sources/App/Other")
    #expect(run.status == 0)
    #expect(run.output.contains("+ new  \"New\""))
    #expect(
      run.errors.hasSuffix(
        """
        Sources/App/App.xcstrings: 1 key was not found but is not changed, because not all source files were read.
          1 of its source files was not specified: 'Sources/App/Half/Greeting.swift'

        """
      )
    )
    #expect(try !shell.folder.text(of: "Sources/App/App.xcstrings").contains("stale"))
  }

  @Test func `marks keys if all sources are named`() async throws {
    try shell.folder.write("let nothing = 0\n", to: "Sources/App/Half/Greeting.swift")
    #expect(try await shell.run("sync --sources Sources/App").status == 0)
    #expect(try shell.folder.text(of: "Sources/App/App.xcstrings").contains("stale"))
  }
}
