import Diagnostics
import FileFormats
import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings memory` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizations]
      memory: [{file: Vendor.tmx, penalty: 10}]
      """,
      to: ".xcstrings.yml"
    )
    let entries = [
      ("Open the door", "translated", "Abre la puerta"),
      ("Open the doors", "machine_translated", "Abre las puertas"),
      ("Close", "needs_review", "Cierra"),
    ]
    .map { key, state, value in
      #""\#(key)":{"localizations":{"es":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}}}"#
    }
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#,
      to: "Localizations/App.xcstrings"
    )
    try writeMemory([("Open the door", "Abrir la puerta")], to: "Vendor.tmx")
  }

  private func writeMemory(_ texts: [(String, String)], to path: String) throws {
    var printer = TMXPrinter(sourceLanguage: "en", tool: "t", toolVersion: "1")
    for (source, target) in texts {
      printer.print(
        TMXUnit(variants: [
          TMXUnit.Variant(language: "en", text: source),
          TMXUnit.Variant(language: "es", text: target),
        ])
      )
    }
    try shell.folder.write(printer.finish(), to: path)
  }

  private func decoded<Report: Decodable>(_ output: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }

  // MARK: - search

  private struct Matches: Decodable {
    struct Match: Decodable, Equatable {
      let score: Int
      let source, target, file: String
      let key: String?
      let isMachineTranslated: Bool
    }
    let matches: [Match]
  }

  private static let search = ["memory", "search", "Open the door", "--language", "es"]

  @Test func `search prints a row for each match`() async throws {
    let run = try await shell.run(Self.search)
    #expect(run.status == 0)
    #expect(
      run.output == """
        100\tAbre la puerta\tOpen the door\tOpen the door\tLocalizations/App.xcstrings
        90\tAbrir la puerta\tOpen the door\t\tVendor.tmx
        83\tAbre las puertas\tOpen the doors\tOpen the doors\tLocalizations/App.xcstrings

        """
    )
    #expect(run.errors.isEmpty)
  }

  @Test func `search selects by key, score and number`() async throws {
    let run = try await shell.run(Self.search + ["--key", "Open the doors", "--json"])
    let matches: Matches = try decoded(run.output)
    #expect(
      matches.matches == [
        Matches.Match(
          score: 100,
          source: "Open the door",
          target: "Abre la puerta",
          file: "Localizations/App.xcstrings",
          key: "Open the door",
          isMachineTranslated: false
        ),
        Matches.Match(
          score: 90,
          source: "Open the door",
          target: "Abrir la puerta",
          file: "Vendor.tmx",
          key: nil,
          isMachineTranslated: false
        ),
        Matches.Match(
          score: 83,
          source: "Open the doors",
          target: "Abre las puertas",
          file: "Localizations/App.xcstrings",
          key: "Open the doors",
          isMachineTranslated: true
        ),
      ]
    )
    let scores = { (options: [String]) async throws -> [Int] in
      let matches: Matches = try decoded(
        try await shell.run(Self.search + options + ["--json"]).output
      )
      return matches.matches.map(\.score)
    }
    #expect(try await scores(["--key", "Open the door"]) == [101, 90, 83])
    #expect(try await scores(["--min-score", "90"]) == [100, 90])
    #expect(try await scores(["--limit", "1"]) == [100])
    #expect(try await scores(["--catalog", "Localizations"]) == [100, 90, 83])
  }

  @Test(arguments: [
    ("en_US.UTF-8", "No translation into es has a similar source text.\n"),
    ("es_ES.UTF-8", "Ninguna traducción (es) tiene un original parecido.\n"),
  ])
  func `search reports that it found nothing`(_ language: String, _ text: String) async throws {
    let run = try await shell.run("memory search zzz --language es", language: language)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == text)
    let json = try await shell.run("memory search zzz --language es --json", language: language)
    let matches: Matches = try decoded(json.output)
    #expect(matches.matches.isEmpty)
    #expect(json.errors.isEmpty)
  }

  @Test(arguments: [
    ["memory", "search", "x"], ["memory", "search", "--language", "es"],
    ["memory", "search", "x", "--language", "es", "--min-score", "many"],
    search + ["--min-score", "0"], search + ["--min-score", "102"], search + ["--limit", "0"],
    ["memory", "import", "Vendor.tmx"], ["memory", "import", "--into", "T.tmx"],
    ["memory", "other"],
  ])
  func `rejects incomplete arguments`(_ arguments: [String]) async throws {
    #expect(try await shell.run(arguments).status == 64)
  }

  @Test(arguments: [["memory", "stats"], search, search + ["--json"]])
  func `reports files that are missing or damaged`(_ arguments: [String]) async throws {
    try shell.folder.write(#"<tmx version="1.4"><body>"#, to: "Vendor.tmx")
    let damaged = try await shell.run(arguments)
    #expect(damaged.status == 65)
    #expect(damaged.errors.contains("Vendor.tmx:1:"))
    #expect(damaged.errors.contains("[xml-unfinished]"))
    #expect(damaged.output.contains("App.xcstrings"))
    try shell.folder.remove("Vendor.tmx")
    let missing = try await shell.run(arguments)
    #expect(missing.status == 66)
    #expect(missing.errors == "Error: There is no file 'Vendor.tmx'.\n")
    let spanish = try await shell.run(arguments, language: "es_ES.UTF-8")
    #expect(spanish.errors == "Error: No existe el archivo «Vendor.tmx».\n")
  }

  // MARK: - stats

  private struct Stats: Decodable {
    struct Language: Decodable {
      struct Source: Decodable, Equatable {
        let file: String
        let translations, penalty: Int
      }
      let language: String
      let translations: Int
      let sources: [Source]
    }
    let languages: [Language]
  }

  @Test func `stats counts translations by language and file`() async throws {
    let run = try await shell.run("memory stats")
    #expect(run.status == 0)
    #expect(run.output == "es\tLocalizations/App.xcstrings\t2\nes\tVendor.tmx\t1\n")
    let stats: Stats = try decoded(try await shell.run("memory stats --json").output)
    #expect(stats.languages.map(\.language) == ["es"])
    #expect(stats.languages.map(\.translations) == [3])
    #expect(
      stats.languages.first?.sources == [
        Stats.Language.Source(file: "Localizations/App.xcstrings", translations: 2, penalty: 0),
        Stats.Language.Source(file: "Vendor.tmx", translations: 1, penalty: 10),
      ]
    )
    #expect(try await shell.run("memory stats --language fr").output.isEmpty)
  }

  // MARK: - export

  private struct FileReport: Decodable, Equatable {
    let file: String
    let texts, translations: Int
  }

  @Test func `export writes finished translations`() async throws {
    let printed = try await shell.run("memory export")
    #expect(printed.status == 0)
    let units = TMXReader.parse(Array(printed.output.utf8), file: "").value
    #expect(
      units.map { $0.variants.map(\.text) } == [
        ["Open the door", "Abre la puerta"], ["Open the doors", "Abre las puertas"],
      ]
    )
    #expect(units.map(\.contexts) == [["Open the door"], ["Open the doors"]])
    #expect(units.map { $0.variants[1].properties.map(\.text) } == [[], ["machine_translated"]])
    let written = try await shell.run("memory export --output A.tmx")
    #expect(written.output == "A.tmx: 2 translations\n")
    #expect(try shell.folder.text(of: "A.tmx") == printed.output)
    let spanish = try await shell.run("memory export --output A.tmx", language: "es_ES.UTF-8")
    #expect(spanish.output == "A.tmx: 2 traducciones\n")
    let json = try await shell.run("memory export --output B.tmx --json")
    #expect(try decoded(json.output) == FileReport(file: "B.tmx", texts: 2, translations: 2))
    #expect(try await shell.run("memory export --quiet --output A.tmx").output.isEmpty)
  }

  @Test func `export checks languages and catalogs`() async throws {
    let misspelled = try await shell.run("memory export --language es_ES")
    #expect(misspelled.status != 0)
    #expect(misspelled.output.isEmpty)
    #expect(try await shell.run("memory export Missing.xcstrings").status == 66)
    try shell.folder.write("{", to: "Damaged.xcstrings")
    let damaged = try await shell.run("memory export Damaged.xcstrings --output C.tmx")
    #expect(damaged.status == 65)
    #expect(!shell.folder.exists("C.tmx"))
    #expect(try await shell.run("memory export --output missing/C.tmx").status == 74)
  }

  @Test func `export leaves out texts that XML forbids`() async throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\u001b[2J"}}}}},"version":"1.0"}"#,
      to: "Localizations/App.xcstrings"
    )
    let run = try await shell.run("memory export")
    #expect(run.status == 0)
    #expect(run.errors.contains("U+001B"))
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    #expect(TMXReader.parse(Array(run.output.utf8), file: "").value.isEmpty)
  }

  // MARK: - import

  @Test func `import adds what the file does not have`() async throws {
    try writeMemory([("Save", "Guardar"), ("Open the door", "Abrir la puerta")], to: "b.tmx")
    let preview = try await shell.run("memory import Vendor.tmx b.tmx --into T.tmx --dry-run")
    #expect(preview.status == 0)
    #expect(preview.output == "2 translations added to T.tmx.\n")
    #expect(!shell.folder.exists("T.tmx"))
    let run = try await shell.run("memory import Vendor.tmx b.tmx --into T.tmx")
    #expect(run.output == "2 translations added to T.tmx.\n")
    let bytes = try shell.folder.text(of: "T.tmx")
    let again = try await shell.run("memory import b.tmx --into T.tmx", language: "es_ES.UTF-8")
    #expect(again.output == "0 traducciones añadidas a T.tmx.\n")
    #expect(try shell.folder.text(of: "T.tmx") == bytes)
    let json = try await shell.run("memory import b.tmx --into Vendor.tmx --json")
    #expect(try decoded(json.output) == FileReport(file: "Vendor.tmx", texts: 2, translations: 1))
    #expect(try await shell.run("memory import b.tmx --into T.tmx --quiet").output.isEmpty)
  }

  @Test func `import creates the folder of the file`() async throws {
    // More than is collected in memory for one group.
    let texts = (0..<300).map { ("Text \($0) " + String(repeating: "a", count: 10_000), "T") }
    try writeMemory(texts, to: "b.tmx")
    let line = "memory import b.tmx --into .xcstrings/memory.tmx"
    #expect(try await shell.run("\(line) --dry-run").status == 0)
    #expect(!shell.folder.exists(".xcstrings"))
    let run = try await shell.run(line)
    #expect(run.output == "300 translations added to .xcstrings/memory.tmx.\n", "\(run)")
    #expect(try shell.folder.names(in: ".xcstrings") == ["memory.tmx"])
  }

  @Test(arguments: ["", " --dry-run", " --json"])
  func `import changes nothing if a file is missing or damaged`(_ options: String) async throws {
    let bytes = try shell.folder.text(of: "Vendor.tmx")
    try writeMemory([("Save", "Guardar")], to: "good.tmx")
    try shell.folder.write(String(bytes.dropLast(20)), to: "bad.tmx")
    for (line, status, problem) in [
      ("good.tmx missing.tmx --into Vendor.tmx", 66, "There is no file 'missing.tmx'."),
      ("good.tmx bad.tmx --into Vendor.tmx", 65, "bad.tmx:"),
      (
        "good.tmx --into bad.tmx", 65,
        "'bad.tmx' is damaged, so no translations can be added to it."
      ),
      ("good.tmx . --into Vendor.tmx", 65, "Error: "),
    ] as [(String, Int32, String)] {
      let run = try await shell.run("memory import \(line)\(options)")
      #expect(run.status == status, "\(line): \(run.errors)")
      #expect(run.errors.contains(problem), "\(line): \(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(try shell.folder.text(of: "Vendor.tmx") == bytes)
    #expect(try shell.folder.text(of: "bad.tmx") == String(bytes.dropLast(20)))
    let spanish = try await shell.run(
      "memory import good.tmx --into bad.tmx",
      language: "es_ES.UTF-8"
    )
    #expect(
      spanish.errors.contains("«bad.tmx» está dañado, así que no se le pueden añadir traducciones.")
    )
  }

  // MARK: - keep

  @Test func `keep creates the file once`() async throws {
    struct Report: Decodable, Equatable {
      let file: String
      let isNew: Bool
    }
    let run = try await shell.run("memory keep")
    #expect(run.status == 0)
    #expect(
      run.errors == "From now on, .xcstrings/memory.tmx keeps the translations of removed keys.\n"
    )
    let bytes = Array(try shell.folder.text(of: ".xcstrings/memory.tmx").utf8)
    let parsed = TMXReader.parse(bytes, file: "")
    #expect(parsed.value.isEmpty)
    #expect(parsed.diagnostics.isEmpty)
    let again = try await shell.run("memory keep")
    #expect(
      again.errors == ".xcstrings/memory.tmx already keeps the translations of removed keys.\n"
    )
    let spanish = try await shell.run("memory keep", language: "es_ES.UTF-8")
    #expect(spanish.status == 0)
    #expect(spanish.errors != again.errors)
    let json = try await shell.run("memory keep --json")
    #expect(try decoded(json.output) == Report(file: ".xcstrings/memory.tmx", isNew: false))
    try shell.folder.remove(".xcstrings")
    let new = try await shell.run("memory keep --json")
    #expect(try decoded(new.output) == Report(file: ".xcstrings/memory.tmx", isNew: true))
  }

  // MARK: - Hostile characters

  /// Writes texts that would control a terminal, or a workflow of GitHub Actions.
  private func writeHostileTexts() throws {
    let text = #"x\n::add-mask::PWN\n\u001b]0;PWN\u0007\u009b2J\u202e"#
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Open \#(text)":{"comment":"\#(text)","localizations":{"es":{"stringUnit":{"state":"translated","value":"Abre \#(text)"}}}}},"version":"1.0"}"#,
      to: "Localizations/App\u{1B}[2J.xcstrings"
    )
    let marked = "Open y\n::add-mask::PWN\n\u{9B}2J\u{202E}"
    try writeMemory([(marked, marked)], to: "Vendor.tmx")
    try shell.folder.write("<tmx version=\"\u{9B}2J\u{202E}\"><\u{202E}/>", to: "Bad\u{1B}[2J.tmx")
  }

  static let commands = [
    ["memory", "search", "Open x", "--language", "es", "--min-score", "10"],
    ["memory", "search", "Open x", "--language", "es", "--min-score", "10", "--json"],
    ["memory", "stats"], ["memory", "stats", "--json"], ["memory", "export"],
    ["memory", "export", "--output", "A\u{1B}[2J.tmx"],
    ["memory", "import", "Vendor.tmx", "--into", "B\u{1B}[2J.tmx"],
    ["memory", "import", "Bad\u{1B}[2J.tmx", "--into", "C.tmx"],
    ["memory", "import", "Vendor.tmx", "--into", "Bad\u{1B}[2J.tmx"],
  ]

  @Test(arguments: commands) func `texts of files reach no output unescaped`(
    _ arguments: [String]
  ) async throws {
    try writeHostileTexts()
    let run = try await shell.run(arguments)
    // The content of a file is printed as it is.
    if arguments != ["memory", "export"] { expectNoControls(in: run.output, arguments) }
    expectNoControls(in: run.errors, arguments)
  }

  @Test(arguments: commands) func `texts of files do not control a terminal`(
    _ arguments: [String]
  ) throws {
    try writeHostileTexts()
    let output = try shell.terminalOutput(of: arguments)
    #expect(!output.isEmpty)
    expectNoControls(in: output, arguments)
  }
}
