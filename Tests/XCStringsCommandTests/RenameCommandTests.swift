import FoundationEssentials
import TestSupport
import Testing

@Suite struct `xcstrings rename` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func source(_ source: String = Samples.source) throws {
    try shell.writeProject(source: source)
  }

  private var catalog: String {
    get throws { try shell.folder.text(of: "Localizations/App.xcstrings") }
  }

  private var code: String {
    get throws { try shell.folder.text(of: "Sources/App/App.swift") }
  }

  @Test(arguments: ["--to ''", "--to="]) func `rejects an empty key`(_ option: String) async throws
  {
    try source()
    let before = try catalog
    let run = try await run("rename --key Save \(option)")
    #expect(run.status == 64)
    #expect(
      run.errors == "Error: The new key is empty.\nTo remove a key, use 'xcstrings remove'.\n"
    )
    #expect(try catalog == before)
  }

  /// Runs a line whose arguments may contain spaces in single quotation marks.
  private func run(
    _ line: String,
    language: String = "en_US.UTF-8"
  ) async throws -> BuiltProgram.Run {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.enumerated()
      .flatMap { number, part in
        number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
    return try await shell.run(words, language: language)
  }

  @Test func `keeps translations of a source text that changes`() async throws {
    try source()
    _ = try await run("rename --key 'Hello, %@' --to 'Hey, %@'")
    #expect(!shell.folder.exists(".xcstrings"))
    _ = try await run("rename --key 'Hey, %@' --to 'Hello, %@'")
    _ = try await run("memory keep")
    let empty = try shell.folder.text(of: ".xcstrings/memory.tmx")
    _ = try await run("rename --key 'Hello, %@' --to 'Hi, %@' --dry-run")
    #expect(try shell.folder.text(of: ".xcstrings/memory.tmx") == empty)
    let renaming = try await run("rename --key 'Hello, %@' --to 'Hi, %@'")
    #expect(renaming.errors.contains("1 translation kept in .xcstrings/memory.tmx.\n"))
    let search = try await run("memory search 'Hello, %@' --language es --json")
    #expect(search.output.contains(#""source" : "Hello, %@""#))
    #expect(search.output.contains(#""score" : 100"#))
  }

  @Test func `renames only the entry`() async throws {
    try source()
    let run = try await run("rename --key 'Hello, %@' --to 'Hi, %@'")
    #expect(run.status == 0)
    #expect(run.output == "Renamed \"Hello, %@\" to \"Hi, %@\" in Localizations/App.xcstrings.\n")
    #expect(
      run.errors == "The code still uses the old key; --in-sources changes it there too.\n"
    )
    #expect(try catalog == Samples.catalog.replacing("Hello, %@", with: "Hi, %@"))
    #expect(try code == Samples.source)
  }

  @Test func `edits the literals, and the catalog is then up to date`() async throws {
    try source()
    let run = try await run("rename --key 'Hello, %@' --to 'Hi, %@' --in-sources")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Renamed "Hello, %@" to "Hi, %@" in Localizations/App.xcstrings.
          ~ Sources/App/App.swift:4:21  "Hi, \\(name)"

        """
    )
    #expect(try code == Samples.source.replacing("Hello", with: "Hi"))
    #expect(try await shell.run("sync --check").status == 0)
  }

  @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8"])
  func `shows its changes in a dry run`(_ language: String) async throws {
    try source()
    let run = try await run(
      "rename --key 'Hello, %@' --to 'Hi, %@' --in-sources --dry-run",
      language: language
    )
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(language.hasPrefix("es") ? "Se cambiaría la clave " : "Would rename ")
    )
    #expect(run.output.contains("~ Sources/App/App.swift:4:21  \"Hi, \\(name)\"\n"))
    #expect(try code == Samples.source)
    #expect(try catalog == Samples.catalog)
  }

  @Test func `allows reordered arguments`() async throws {
    try source(
      """
      func progress(_ name: String, _ count: Int) -> String {
        String(localized: "\\(name) of \\(count)")
      }

      """
    )
    try shell.folder.write(
      Samples.catalog.replacing("Hello, %@", with: "%@ of %lld")
        .replacing("Hola, %@", with: "%@ de %lld"),
      to: "Localizations/App.xcstrings"
    )
    let run = try await run("rename --key '%@ of %lld' --to '%2$lld: %1$@' --in-sources")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try code.contains("\"\\(count): \\(name)\""))
    #expect(try catalog.contains("\"%lld: %@\" : {"))
    #expect(try catalog.contains("\"value\" : \"%2$@ de %1$lld\""))
    #expect(try await shell.run("sync --check --quiet").errors.isEmpty)
    #expect(try await shell.run("validate").status == 0)
  }

  static let refusals: [(String, Int32, String, String)] = [
    (
      "--key absent --to New", 1, "There is no key \"absent\" in Localizations/App.xcstrings.",
      "No existe la clave «absent» en Localizations/App.xcstrings."
    ),
    (
      "--key 'Hello, %@' --to 'Other %@'", 1,
      "Localizations/App.xcstrings already has the key \"Other %@\".",
      "Localizations/App.xcstrings ya tiene la clave \"Other %@\"."
    ),
    (
      "--key 'Hello, %@' --to Hello", 65,
      "The new key does not have the placeholders of the old one: '%@'.",
      "La clave nueva no tiene los marcadores de la antigua: «%@»."
    ),
    (
      "--key 'Hello, %@' --to 'Hello, %lld'", 65,
      "The new key has different placeholders: '%lld' instead of '%@'.",
      "La clave nueva tiene otros marcadores: «%lld» en lugar de «%@»."
    ),
    (
      "--key 'Hello, %@' --to Hello --in-sources --force", 65,
      "The values in the code do not match the placeholders of the key \"Hello\"; nothing was changed.",
      "Los valores del código no coinciden con los marcadores de la clave \"Hello\"; no se ha cambiado nada."
    ),
  ]

  @Test(arguments: refusals)
  func `rejects a rename that would lose data`(
    _ options: String,
    _ status: Int32,
    _ english: String,
    _ spanish: String
  ) async throws {
    try source()
    let before = Samples.catalog.replacing(
      "\"strings\" : {\n",
      with: "\"strings\" : {\n    \"Other %@\" : {\n\n    },\n"
    )
    try shell.folder.write(before, to: "Localizations/App.xcstrings")
    let first = try await run("rename \(options)")
    #expect(first.status == status)
    #expect(first.output.isEmpty)
    #expect(first.errors.contains(english), "\(first.errors)")
    let second = try await run("rename \(options)", language: "es_ES")
    #expect(second.status == status)
    if !options.contains("absent") { #expect(second.errors.contains(spanish), "\(second.errors)") }
    #expect(try catalog == before)
    #expect(try code == Samples.source)
  }

  @Test func `renames to different placeholders on request`() async throws {
    try source()
    #expect(try await run("rename --key 'Hello, %@' --to greeting --force").status == 0)
    #expect(try catalog.contains("\"greeting\" : {"))
  }

  @Test func `edits other literals if some cannot be edited, and exits with 1`() async throws {
    let text = """
      let ratio = 0.5
      let first = String(localized: "\\(ratio, specifier: "%.1f of all")")
      let second = String(localized: "\\(ratio, specifier: "%.1f") of all")

      """
    try source(text)
    try shell.folder.write(
      Samples.catalog.replacing("Hello, %@", with: "%.1f of all")
        .replacing("Hola, %@", with: "%.1f"),
      to: "Localizations/App.xcstrings"
    )
    let run = try await run("rename --key '%.1f of all' --to '%.1f in all' --in-sources")
    #expect(run.status == 1)
    #expect(run.errors.contains("Sources/App/App.swift:2:31: warning: this literal of the key"))
    #expect(try code == text.replacing("\") of all\")", with: "\") in all\")"))
  }

  @Test func `edits no literal of another table and no plain string`() async throws {
    let text = """
      let a = String(localized: "Title")
      let b = String(localized: "Title", table: "Other")
      let c = "Title"

      """
    try source(text)
    try shell.folder.write(
      Samples.catalog.replacing("Hello, %@", with: "Title").replacing("Hola, %@", with: "Título"),
      to: "Localizations/App.xcstrings"
    )
    #expect(try await run("rename --key Title --to Heading --in-sources").status == 0)
    #expect(
      try code == "let a = String(localized: \"Heading\")\n"
        + text.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    )
  }

  @Test func `reports that no literal contains the key`() async throws {
    try source("let nothing = 0\n")
    let run = try await run("rename --key 'Hello, %@' --to 'Hi, %@' --in-sources")
    #expect(run.status == 0)
    #expect(run.errors == "No literal in the code matches the key.\n")
  }

  @Test func `changes nothing if a source cannot be parsed`() async throws {
    try source(Samples.source + "func broken( {\n")
    let run = try await run("rename --key 'Hello, %@' --to 'Hi, %@' --in-sources")
    #expect(run.status == 65)
    #expect(run.errors.contains("Some source files could not be parsed; nothing was changed."))
    #expect(try catalog == Samples.catalog)
  }

  @Test func `works without a project`() async throws {
    try shell.folder.write(Samples.source, to: "Code/Greeting.swift")
    try shell.folder.write(Samples.catalog, to: "Localizable.xcstrings")
    let run = try await run(
      "rename Localizable.xcstrings --key 'Hello, %@' --to 'Hi, %@' --in-sources --sources Code"
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "Code/Greeting.swift").contains("\"Hi, \\(name)\""))
    #expect(try await shell.run("sync Localizable.xcstrings --sources Code --check").status == 0)
  }

  @Test func `prints the same JSON in every language`() async throws {
    try source()
    let line = "rename --key 'Hello, %@' --to 'Hi, %@' --in-sources -n --json"
    let english = try await run(line)
    #expect(english.output == (try await run(line, language: "es_ES").output))
    #expect(english.output.contains(#""newKey" : "Hi, %@""#))
    #expect(english.output.contains(#""replacement" : "\"Hi, \\(name)\"""#))
    #expect(english.output.contains(#""isDryRun" : true"#))
  }
}

/// A key is renamed in a copy of the sources of this repository.
@Suite struct `xcstrings rename on its own sources` {
  @Test func `leaves nothing to update for sync`() async throws {
    let shell = try Shell()
    try shell.copyFromPackage("Sources/CommandSupport")
    try shell.copyFromPackage("Sources/FileSystem")
    try shell.copyFromPackage("Sources/Localization")
    try shell.copyFromPackage("Localizations/CommandSupport.xcstrings")
    try shell.folder.write(
      "catalogs: [Localizations]\ntargets: {CommandSupport: {table: CommandSupport}}\n",
      to: ".xcstrings.yml"
    )
    let key = "Unknown command '%@'. Did you mean '%@'?"
    let newKey = "Perhaps you mean '%2$@'? '%1$@' is no command."
    let renamed = try await shell.run(["rename", "--key", key, "--to", newKey, "--in-sources"])
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      renamed.output.contains("\"Perhaps you mean '\\(suggestion)'? '\\(name)' is no command.\"")
    )
    let check = try await shell.run("sync --check")
    #expect(check.status == 0, "\(check.output)")
    let catalog = try shell.folder.text(of: "Localizations/CommandSupport.xcstrings")
    #expect(catalog.contains("«%2$@»") && catalog.contains("«%1$@»"))
  }
}
