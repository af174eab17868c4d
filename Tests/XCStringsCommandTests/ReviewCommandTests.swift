import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings review` {
  let shell: Shell

  private static let catalog = "Localizable.xcstrings"

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizable.xcstrings]
      targets:
        App: {table: Localizable, sources: [Sources/App]}
      """,
      to: ".xcstrings.yml"
    )
    try shell.folder.write(
      """
      import SwiftUI
      struct WelcomeView: View {
        var body: some View {
          VStack {
            Text("Welcome, \\(name)!", comment: "Title of the first screen")
            Button("Open the door") { open() }
            Text("\\(count) files")
            Text("Good morning")
          }
        }
        let name = "a"
        let count = 3
      }
      """,
      to: "Sources/App/WelcomeView.swift"
    )
    try shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{
        "%lld files":{"localizations":{"es":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"needs_review","value":"%lld archivo"}},
          "many":{"stringUnit":{"state":"needs_review","value":"%lld de archivos"}},
          "other":{"stringUnit":{"state":"needs_review","value":"%lld archivos"}}}}}}},
        "Good morning":{},
        "Open the door":{"localizations":{"es":{"stringUnit":{
          "state":"needs_review","value":"Abre la puerta"}}}},
        "Welcome, %@!":{"comment":"Title of the first screen","localizations":{"es":{"stringUnit":{
          "state":"translated","value":"¡Hola, %lld!"}}}}
      },"version":"1.0"}
      """,
      to: Self.catalog
    )
  }

  private func text(_ key: String, _ variation: String = "") async throws -> String {
    let run = try await shell.run(["list", "--key", key, "--language", "es"])
    let fields = run.output.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let line = try #require(fields.first { $0[3] == variation })
    return "\(line[4]) \(line[5])"
  }

  // MARK: - Lists

  @Test func `lists errors, missing translations and drafts`() async throws {
    let run = try await shell.run("review")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Localizable.xcstrings\tWelcome, %@!\tes\tfinding
        Localizable.xcstrings\tGood morning\tes\tmissing
        Localizable.xcstrings\t%lld files\tes\tdraft
        Localizable.xcstrings\tOpen the door\tes\tdraft

        """
    )
    #expect(run.errors == "1 with errors, 1 missing, 2 drafts\n")
  }

  @Test func `counts in Spanish`() async throws {
    let run = try await shell.run("review --list", language: "es_ES.UTF-8")
    #expect(run.errors == "1 con errores, falta 1, 2 borradores\n")
  }

  @Test(arguments: [
    ("--reason draft", ["%lld files", "Open the door"]),
    ("--reason finding --reason missing", ["Welcome, %@!", "Good morning"]),
    ("--limit 1", ["Welcome, %@!"]),
    ("--limit 2 --offset 1", ["Good morning", "%lld files"]),
    ("--offset 9", []),
  ])
  func `lists a part`(_ options: String, _ keys: [String]) async throws {
    let run = try await shell.run("review \(options)")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: "\t")[1] } == keys.map { $0[...] }
    )
  }

  private struct Report: Decodable {
    struct Item: Decodable {
      struct Text: Decodable {
        var variation: String?
        var value: String?
        var state: String?
        var numbers: [Double]?
        var memory: [Match]?
      }
      struct Match: Decodable, Equatable {
        var score: Int
        var target: String
        var file: String
      }
      struct Term: Decodable {
        var source: String
        var definition: String?
        var use: [String]
        var avoid: [String]
      }
      struct Place: Decodable {
        var file: String
        var line: Int
        var role: String?
        var screen: String?
      }
      var key: String
      var reason: String
      var comment: String?
      var translation: [Text]
      var terms: [Term]
      var places: [Place]
      var neighbors: [String]
    }
    var queueVersion: String
    var count: Int
    var items: [Item]
  }

  private func report(_ options: String) async throws -> Report {
    let run = try await shell.run("review --json \(options)")
    #expect(run.status == 0)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func `prints all that is known as JSON`() async throws {
    let report = try await report("")
    #expect(report.count == 4)
    let welcome = report.items[0]
    #expect(welcome.comment == "Title of the first screen")
    #expect(welcome.places[0].file == "Sources/App/WelcomeView.swift")
    #expect(welcome.places[0].line == 5)
    #expect(welcome.places[0].role == "Text")
    #expect(welcome.places[0].screen == "WelcomeView")
    #expect(welcome.neighbors == ["Open the door", "%lld files"])
    let files = report.items[2]
    #expect(files.translation.map(\.variation) == ["plural.one", "plural.many", "plural.other"])
    #expect(files.translation.map(\.numbers) == [[1], [1_000_000], [0, 2, 3]])
  }

  /// Adds a glossary, and a finished translation of a similar text.
  private func addAids() throws {
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write(
      configuration + """

        glossary:
          door:
            definition: The entrance of a house
            translations: {es: puerta}
            forbidden: {es: [portal]}
          window:
            translations: {es: ventana}
        memory: [Team.tmx]
        """,
      to: ".xcstrings.yml"
    )
    try shell.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <tmx version="1.4"><header srclang="en" segtype="block" datatype="plaintext" \
      adminlang="en" o-tmf="x" creationtool="x" creationtoolversion="1"/><body>
      <tu><tuv xml:lang="en"><seg>Open the doors</seg></tuv>
      <tuv xml:lang="es"><seg>Abre las puertas\u{202E}</seg></tuv></tu>
      <tu><tuv xml:lang="en"><seg>Good morning</seg></tuv>
      <tuv xml:lang="es"><seg>Buenos días</seg></tuv></tu></body></tmx>
      """,
      to: "Team.tmx"
    )
  }

  @Test func `prints terms and translations of similar texts`() async throws {
    #expect(try await report("").items.flatMap(\.terms).isEmpty)
    try addAids()
    let items = try await report("").items
    let door = try #require(items.first { $0.key == "Open the door" })
    #expect(door.terms.map(\.source) == ["door"])
    #expect(door.terms.first?.use == ["puerta"] && door.terms.first?.avoid == ["portal"])
    #expect(door.terms.first?.definition == "The entrance of a house")
    // The weights of the words are 7, 6 and 8; three tenths of the last one differ.
    let similar = Report.Item.Match(score: 88, target: "Abre las puertas\u{202E}", file: "Team.tmx")
    #expect(door.translation[0].memory == [similar])
    let morning = try #require(items.first { $0.key == "Good morning" })
    let same = Report.Item.Match(score: 100, target: "Buenos días", file: "Team.tmx")
    #expect(morning.translation[0].memory == [same])
    #expect(morning.terms.isEmpty)
    _ = try await shell.run("review --report html --output queue.html")
    let page = try shell.folder.text(of: "queue.html")
    #expect(page.contains("Term: door → puerta; not: portal; The entrance of a house"))
    #expect(page.contains("100 %: Buenos días"))
    #expect(page.contains("Open the <del>doors</del><ins>door</ins>"))
  }

  @Test func `refuses a later part of a list that has changed`() async throws {
    let version = try await report("--limit 1").queueVersion
    #expect(try await report("--limit 1 --offset 1 --queue-version \(version)").items.count == 1)
    _ = try await shell.run(["set", "--key", "Good morning", "--language", "es", "--value", "Hola"])
    let run = try await shell.run("review --json --offset 1 --queue-version \(version)")
    #expect(run.status == 1)
    #expect(run.errors.contains("The list of translations has changed."))
  }

  @Test func `writes a page whose texts are escaped`() async throws {
    let run = try await shell.run("review --report html --output queue.html")
    #expect(run.status == 0)
    let page = try shell.folder.text(of: "queue.html")
    #expect(page.contains(#"<span class="value" dir="auto" lang="es">Abre la puerta</span>"#))
    #expect(page.contains("Sources/App/WelcomeView.swift:6  Button  WelcomeView"))
    #expect(page.contains("<code>mismatched-placeholders</code>"))
    #expect(!page.contains("<script"))
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"<b>":{"comment":"</style><script>"}},"version":"1.0"}"#,
      to: Self.catalog
    )
    _ = try await shell.run("review --report html --output queue.html")
    let other = try shell.folder.text(of: "queue.html")
    #expect(other.contains("&lt;b&gt;"))
    #expect(!other.contains("<b>") && !other.contains("<script"))
  }

  @Test func `requires a file for the page`() async throws {
    #expect(try await shell.run("review --report html").status == 64)
    #expect(try await shell.run("review --output a.html").status == 64)
  }

  @Test func `says that nothing waits`() async throws {
    let run = try await shell.run("review --reason source-changed")
    #expect(run.output.isEmpty)
    #expect(run.errors == "No translation waits for a person.\n")
  }

  // MARK: - On a terminal

  private func terminal(
    _ options: [String] = [],
    language: String = "en_US.UTF-8",
    columns: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review"] + options,
      environment: [
        "LANG": language, "HOME": shell.folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ]
      .merging(environment) { _, new in new },
      in: shell.folder.path,
      columns: columns
    )
  }

  private static let prompt = "[a] approve"
  private static let editing = "Escape keeps the former one"
  private static let deleteLine = "\u{15}"

  @Test func `approves, rejects, skips and quits`() async throws {
    let terminal = try terminal(["--reason", "draft"])
    for (key, answer) in [("a", "Approved."), ("r", "Rejected."), ("s", "2 of 2")] {
      try terminal.wait(for: Self.prompt)
      terminal.type(key)
      try terminal.wait(for: answer)
    }
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    try terminal.wait(for: "2 decisions saved.")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("%lld files", "plural.one") == "translated %lld archivo")
    #expect(try await text("%lld files", "plural.many") == "new %lld de archivos")
    #expect(try await text("%lld files", "plural.other") == "needs_review %lld archivos")
    #expect(try await text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `takes the translation of a similar text, and offers it for the next`() async throws {
    try addAids()
    let terminal = try terminal(["--key", "Good morning", "--key", "Open the door"])
    try terminal.wait(for: "[1] 100 %: Buenos días")
    try terminal.wait(for: Self.prompt)
    terminal.type("2")
    terminal.type("1")
    try terminal.wait(for: "Saved as translated.")
    try terminal.wait(for: "Term: door → puerta; not: portal")
    try terminal.wait(for: "[1] 88 %: Abre las puertas\\u{202E}")
    try terminal.wait(for: "Open the [-doors-]{+door+}  Team.tmx")
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Good morning") == "translated Buenos días")
    #expect(try await text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `offers a translation that was just finished`() throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Close all doors":{},"Close all doors now":{}},"version":"1.0"}"#,
      to: Self.catalog
    )
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type("Cierra todas las puertas\n")
    try terminal.wait(for: "[1] 78 %: Cierra todas las puertas")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func `undoes decisions byte for byte`() throws {
    let before = try shell.folder.text(of: Self.catalog)
    let terminal = try terminal(["--reason", "missing", "--reason", "draft"])
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type("Buenos días\n")
    try terminal.wait(for: Self.prompt)
    terminal.type("a")
    try terminal.wait(for: Self.prompt)
    #expect(try shell.folder.text(of: Self.catalog).contains("Buenos días"))
    for _ in 0..<2 {
      terminal.type("u")
      try terminal.wait(for: "Undone.")
      try terminal.wait(for: Self.prompt)
    }
    terminal.type("u")
    try terminal.wait(for: "There is nothing to undo.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    // The layout of the fixture is not Xcode's, which an edit writes.
    #expect(try words(of: shell.folder.text(of: Self.catalog)) == words(of: before))
  }

  private func words(of text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test func `edits in the editor of the user`() async throws {
    try shell.folder.write(
      """
      #!/bin/sh
      cp "$1" seen.txt
      { printf 'Buenos días\\n'; sed -n '/>8/,$p' seen.txt; } > "$1"
      """,
      to: "editor.sh"
    )
    let terminal = try terminal(
      ["--key", "Good morning"],
      environment: ["EDITOR": "sh ./editor.sh"]
    )
    try terminal.wait(for: Self.prompt)
    terminal.type("v")
    try terminal.wait(for: "Saved as translated.")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Good morning") == "translated Buenos días")
    #expect(try shell.folder.text(of: "seen.txt").contains("# en: Good morning"))
  }

  @Test func `keeps the translation if the editor fails`() async throws {
    let terminal = try terminal(["--key", "Open the door"], environment: ["EDITOR": "false"])
    try terminal.wait(for: Self.prompt)
    terminal.type("v")
    try terminal.wait(for: "'false' has failed; the translation was not changed.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `does not save a text with errors, and shows it again`() async throws {
    let before = try shell.folder.text(of: Self.catalog)
    let terminal = try terminal(["--key", "Welcome, %@!"])
    try terminal.wait(for: "[mismatched-placeholders]")
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type(Self.deleteLine + "¡Hola!\n")
    try terminal.wait(for: "[mismatched-placeholders]")
    try terminal.wait(for: "Not saved, because the text has errors.")
    try terminal.wait(for: Self.prompt)
    #expect(try shell.folder.text(of: Self.catalog) == before)
    // What was typed is still there: only the placeholder is added.
    terminal.type("e")
    try terminal.wait(for: "¡Hola!")
    terminal.type("\u{1B}[D, %@\n")
    try terminal.wait(for: "1 decision saved.")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Welcome, %@!") == "translated ¡Hola, %@!")
  }

  @Test func `saves a text with errors as a draft only`() async throws {
    let terminal = try terminal(["--key", "Welcome, %@!"])
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type(Self.deleteLine + "¡Hola!\n")
    try terminal.wait(for: "Not saved")
    terminal.type("n")
    try terminal.wait(for: "Saved as needs review.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Welcome, %@!") == "needs_review ¡Hola!")
  }

  @Test func `does not approve a draft with errors`() async throws {
    _ = try await shell.run([
      "set", "--key", "Open the door", "--language", "es", "--value", "Abre %@", "--state",
      "needs_review",
    ])
    let terminal = try terminal(["--key", "Open the door"])
    try terminal.wait(for: Self.prompt)
    terminal.type("a")
    try terminal.wait(for: "Not saved, because the text has errors.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Open the door") == "needs_review Abre %@")
  }

  /// The Alt key sends Escape before the letter, and slow connections divide sequences.
  @Test(arguments: ["\u{1B}a", "\u{1B}A", "\u{1B}[A"])
  func `takes no letter of a longer key for a decision`(_ key: String) async throws {
    let terminal = try terminal(["--key", "Open the door"])
    try terminal.wait(for: Self.prompt)
    terminal.type(key)
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type(key + "\u{1B}")
    try terminal.wait(for: "The translation was not changed.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `edits the translation of a similar text instead of saving it`() async throws {
    try addAids()
    let terminal = try terminal(["--key", "Open the door"])
    try terminal.wait(for: "[1] 88 %: Abre las puertas")
    try terminal.wait(for: Self.prompt)
    terminal.type("1")
    try terminal.wait(for: Self.editing)
    terminal.type("\u{1B}")
    try terminal.wait(for: "The translation was not changed.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `ends on Ctrl-C with all decisions saved`() async throws {
    let terminal = try terminal(["--reason", "draft"])
    try terminal.wait(for: Self.prompt)
    terminal.type("a")
    try terminal.wait(for: Self.prompt)
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 130)
    #expect(try await text("%lld files", "plural.one") == "translated %lld archivo")
  }

  @Test func `leaves a whole catalog if it is killed`() async throws {
    for _ in 0..<5 {
      let terminal = try terminal(["--reason", "draft"])
      try terminal.wait(for: Self.prompt)
      terminal.type("a")
      terminal.signal(9)
      #expect(terminal.waitForEnd() == 137)
      #expect(try await shell.run("list").status == 0)
    }
  }

  @Test func `does not overwrite the edit of another program`() async throws {
    let terminal = try terminal(["--key", "Open the door"])
    try terminal.wait(for: Self.prompt)
    let other = ["set", "--key", "Open the door", "--language", "es", "--value", "Abrir la puerta"]
    #expect(try await shell.run(other + ["--state", "needs_review"]).status == 0)
    terminal.type("a")
    try terminal.wait(for: "its translation has changed to \"Abrir la puerta\"")
    try terminal.wait(for: "es: Abrir la puerta")
    try terminal.wait(for: Self.prompt)
    terminal.type("a")
    #expect(terminal.waitForEnd() == 0)
    #expect(try await text("Open the door") == "translated Abrir la puerta")
  }

  @Test func `shows the edit of another program in between`() async throws {
    let terminal = try terminal(["--reason", "missing", "--reason", "draft"])
    try terminal.wait(for: Self.prompt)
    let other = ["set", "--key", "Open the door", "--language", "es", "--value", "Abrir la puerta"]
    #expect(try await shell.run(other + ["--state", "needs_review"]).status == 0)
    terminal.type("ssss")
    try terminal.wait(for: "es: Abrir la puerta")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(arguments: [
    ("en_US.UTF-8", 80), ("en_US.UTF-8", 40), ("es_ES.UTF-8", 80), ("es_ES.UTF-8", 40),
  ])
  func `fits the terminal in each language`(_ language: String, _ columns: UInt16) throws {
    let terminal = try terminal(["--reason", "draft"], language: language, columns: columns)
    let isSpanish = language.hasPrefix("es")
    try terminal.wait(for: isSpanish ? "1 de 2" : "1 of 2")
    try terminal.wait(for: isSpanish ? "[a] aprobar" : "[a] approve")
    terminal.type("?")
    try terminal.wait(for: isSpanish ? "decidir más tarde" : "decide later")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    // A progress line is removed before the next one.
    let output = terminal.output.replacing("\u{1B}[?2004h", with: "")
      .replacing("\u{1B}[K", with: "\n")
    let long = output.split(separator: "\n").filter { $0.count > Int(columns) }
    #expect(long == [])
  }

  @Test func `displays control characters of texts as escape sequences`() throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"A\u001b[31m\u202eB":{"localizations":{"es":{"stringUnit":{"state":"needs_review","value":"C\u001b]0;x\u0007D"}}}}},"version":"1.0"}"#,
      to: Self.catalog
    )
    // A progress line moves the cursor.
    let terminal = try terminal(environment: ["CI": "true"])
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.output.unicodeScalars.contains("\u{1B}"))
    #expect(!terminal.output.unicodeScalars.contains("\u{202E}"))
  }
}
