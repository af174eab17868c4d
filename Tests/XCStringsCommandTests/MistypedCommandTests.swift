import TestSupport
import Testing

/// Typing errors of users, and the resulting messages.
@Suite struct `Mistyped commands` {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.writeProject(source: Samples.source)
  }

  @Test(arguments: [
    ("lint", "validate"), ("status", "coverage"), ("ls", "list"), ("delete", "remove"),
    ("mv", "rename"), ("fmt", "format"), ("scan", "sync"), ("change", "set"), ("Sync", "sync"),
  ])
  func `suggest the command for names from other tools`(
    _ word: String,
    _ command: String
  ) async throws {
    let run = try await shell.run(word)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: Unknown command '\(word)'. Did you mean '\(command)'?\n"))
  }

  @Test(arguments: [
    (
      "validate Sources/App/App.swift",
      "Specify the catalog first, and Swift files with --sources."
    ),
    (
      "sync Old.strings",
      "To convert .strings and .stringsdict files to catalogs, use 'xcstrings migrate'."
    ),
    ("list es.csv", "To import translations from such files, use 'xcstrings import'."),
  ])
  func `describe the purpose of a file of the wrong kind`(
    _ line: String,
    _ hint: String
  ) async throws {
    try shell.folder.write("\"a\" = \"b\";\n", to: "Old.strings")
    try shell.folder.write("key,es\n", to: "es.csv")
    let run = try await shell.run(line)
    #expect(run.status == 65)
    #expect(run.errors.hasSuffix("' cannot be read as a String Catalog.\n\(hint)\n"))
  }

  @Test(arguments: [
    ("sync --poll", "Error: --poll needs --watch.\n"),
    ("rename --key Save --to Save", "Error: The new key is the same as the old one.\n"),
    (
      "compile -o Build -l spanish",
      "Error: 'spanish' is not a language code.\nWrite 'es', 'pt-BR' or 'zh-Hans', for example.\n"
    ),
  ])
  func `are reported immediately`(_ line: String, _ errors: String) async throws {
    let run = try await shell.run(line)
    #expect(run.status == 64)
    #expect(run.errors == errors)
  }

  @Test func `with --language instead of --languages are accepted`() async throws {
    for command in ["validate", "coverage"] {
      let run = try await shell.run("\(command) --language es --json")
      #expect(try await run.output == shell.run("\(command) --languages es --json").output)
      #expect(run.errors.isEmpty)
    }
  }

  @Test(arguments: [
    (
      "Localizations/Ap.xcstrings",
      "The catalog 'Localizations/Ap.xcstrings' does not exist, and no string in the code belongs to it.\n"
        + "Did you mean 'Localizations/App.xcstrings'?"
    ),
    (
      "Apq.xcstrings",
      "The catalog 'Apq.xcstrings' does not exist, and no string in the code belongs to it.\n"
        + "Did you mean 'Localizations/App.xcstrings'?"
    ),
    (
      "Settings.xcstrings",
      "The catalog 'Settings.xcstrings' does not exist, and no string in the code belongs to it.\n"
        + "It is created when a string in the code specifies the table 'Settings', or when .xcstrings.yml assigns this table to a target."
    ),
    (
      "Localization/App.xcstrings",
      "The catalog 'Localization/App.xcstrings' does not exist, and neither does its folder.\n"
        + "Did you mean 'Localizations/App.xcstrings'?"
    ),
  ])
  func `sync creates no catalog at a mistyped path`(_ path: String, _ message: String) async throws
  {
    for arguments in ["", "--check", "Localizations/App.xcstrings -n", "--sources Sources"] {
      let run = try await shell.run("sync \(path) \(arguments)")
      #expect(run.status == 66)
      #expect(run.errors.hasSuffix("Error: \(message)\n"), "\(run.errors)")
    }
    #expect(throws: (any Error).self) { try shell.folder.text(of: path) }
    let spanish = try await shell.run("sync \(path)", language: "es_ES")
    #expect(!spanish.errors.contains("There is"))
  }

  @Test func `sync creates a catalog with strings or a configured table`() async throws {
    try shell.folder.write(
      "import SwiftUI\nlet title = Text(\"Terms\", tableName: \"Legal\")\n",
      to: "Sources/App/Title.swift"
    )
    for name in ["Legal", "Localizable"] {
      #expect(try await shell.run("sync \(name).xcstrings").status == 0)
      #expect(try shell.folder.text(of: "\(name).xcstrings").contains("strings"))
    }
    try shell.folder.write("targets: {App: {table: Later}}\n", to: ".xcstrings.yml")
    try shell.folder.write("let number = 1\n", to: "Sources/App/App.swift")
    #expect(try await shell.run("sync Sources/App/Later.xcstrings").status == 0)
    #expect(try shell.folder.text(of: "Sources/App/Later.xcstrings").contains("strings"))
  }

  @Test func `a new key may begin with a dash`() async throws {
    let run = try await shell.run(["rename", "--key", "Hello, %@", "--to", "--hello %@"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings").contains("\"--hello %@\" :"))
  }

  @Test func `sync reports tables without a catalog`() async throws {
    try shell.folder.write(
      "import SwiftUI\nlet title = Text(\"Terms\", tableName: \"Legal\")\n",
      to: "Sources/App/Title.swift"
    )
    let run = try await shell.run("sync")
    #expect(
      run.errors.contains(
        "1 key of the table 'Legal' is not in any catalog: \"Terms\" at Sources/App/Title.swift:2:18.\n"
      )
    )
    #expect(try await !shell.run("sync Localizations/App.xcstrings").errors.contains("Legal"))
  }

  @Test func `generate-symbols reports why there are no symbols`() async throws {
    let run = try await shell.run("generate-symbols -o Generated")
    #expect(
      run.errors
        == "No keys were added manually; --keys all also creates symbols for the keys from the code.\n"
    )
    #expect(try await shell.run("generate-symbols -o Generated --keys all").errors.isEmpty)
  }

  @Test func `a log of both outputs preserves their order`() throws {
    try shell.folder.write(
      """
      #!/bin/sh
      "$1" validate 2>&1
      """,
      to: "both.sh"
    )
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        ["both.sh", BuiltProgram("xcstrings").path],
        environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"],
        in: shell.folder.path
      )
    #expect(run.output.split(separator: "\n").last?.hasSuffix(" in 1 catalog.") == true)
  }
}
