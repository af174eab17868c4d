import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings review on a terminal` {
  let shell: Shell

  private static let catalog = "Localizable.xcstrings"
  private static let prompt = "[a] approve"
  private static let editing = "Escape keeps the former one"
  private static let pasteMode = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{"Open the door":{"localizations":{"es":{"stringUnit":{
        "state":"needs_review","value":"Abre"}}}}},"version":"1.0"}
      """,
      to: Self.catalog
    )
  }

  private func terminal(environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", Self.catalog],
      environment: [
        "LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ]
      .merging(environment.filter { !$0.key.isEmpty }) { _, new in new },
      in: shell.folder.path
    )
  }

  private func text() async throws -> String {
    let run = try await shell.run([
      "list", Self.catalog, "--key", "Open the door", "--language", "es",
    ])
    let fields = run.output.split(separator: "\n").last?.split(separator: "\t")
    return try #require(fields).suffix(2).joined(separator: " ")
  }

  private static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  // MARK: - Pasted texts

  @Test(arguments: [
    (" la puerta\ra\rq", #"Abre la puerta\na\nq"#), (" 1\r2\n3", #"Abre 1\n2\n3"#),
    (" \u{1B}[A\u{7}q", "Abre [Aq"), (" la puerta", "Abre la puerta"),
  ])
  func `takes all lines of a pasted text`(_ paste: String, _ result: String) async throws {
    let terminal = try terminal()
    try terminal.wait(for: Self.pasteMode.on)
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type(Self.pasted(paste) + "\n")
    try terminal.wait(for: "Saved as translated.")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.output.contains(Self.pasteMode.off))
    #expect(try await text() == "translated \(result)")
  }

  @Test func `takes a long pasted text that arrives in parts`() async throws {
    let line = String(repeating: "áa\r", count: 100)
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type("\u{1B}[20")
    terminal.type("0~")
    for _ in 0..<30 {
      terminal.type(line)
      try await Task.sleep(for: .milliseconds(2))
    }
    terminal.type("\u{1B}[2")
    try await Task.sleep(for: .milliseconds(100))
    terminal.type("01~\n")
    try terminal.wait(for: "Saved as translated.")
    #expect(terminal.waitForEnd() == 0)
    let expected = String(repeating: #"áa\n"#, count: 3_000)
    #expect(try await text() == "translated Abre" + expected)
  }

  @Test func `takes no pasted text for a key`() async throws {
    let before = try shell.folder.text(of: Self.catalog)
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    terminal.type(Self.pasted("a\rn\rr\rq"))
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try shell.folder.text(of: Self.catalog) == before)
  }

  // MARK: - Divided sequences

  @Test(arguments: [["\u{1B}[", "A"], ["\u{1B}O", "A"], ["\u{1B}[1;", "5", "A"]])
  func `takes no part of a divided sequence for a key`(_ parts: [String]) async throws {
    let before = try shell.folder.text(of: Self.catalog)
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    for part in parts {
      terminal.type(part)
      try await Task.sleep(for: .milliseconds(100))
    }
    try terminal.wait(for: Self.prompt)
    // The program takes Escape for a key after a pause.
    terminal.type("\u{1B}")
    try terminal.wait(for: Self.prompt)
    terminal.type("[A")
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try shell.folder.text(of: Self.catalog) == before)
  }

  // MARK: - The mode of the terminal

  @Test(arguments: [("q", 0), ("\u{4}", 0), ("\u{3}", 130)] as [(String, Int32)])
  func `leaves the terminal as it was`(_ key: String, _ status: Int32) throws {
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    terminal.type(key)
    #expect(terminal.waitForEnd() == status)
    #expect(terminal.output.ranges(of: Self.pasteMode.off).count == 1)
    #expect(terminal.output.ranges(of: Self.pasteMode.on).count == 1)
  }

  @Test(arguments: [("\u{1A}", ""), ("v", "EDITOR")])
  func `leaves the terminal to other programs as it was`(
    _ key: String,
    _ variable: String
  ) throws {
    let terminal = try terminal(environment: [variable: "false"])
    try terminal.wait(for: Self.prompt)
    terminal.type(key)
    // Ctrl-Z does not stop the leader of a session.
    try terminal.wait(for: Self.pasteMode.off)
    try terminal.wait(for: Self.pasteMode.on)
    try terminal.wait(for: Self.prompt)
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  // MARK: - Outdated translations

  @Test func `marks outdated translations only with a decision that is saved`() async throws {
    let records = ".xcstrings/review.jsonl"
    try shell.folder.write("catalogs: [\(Self.catalog)]\n", to: ".xcstrings.yml")
    func write(_ source: String) throws {
      let texts = ["en": source, "es": "Abre", "fr": "Ouvre"]
        .map { language, text in
          #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
        }
      try shell.folder.write(
        #"{"sourceLanguage":"en","strings":{"door":{"extractionState":"manual","localizations":{"#
          + texts.sorted().joined(separator: ",") + #"}}},"version":"1.0"}"#,
        to: Self.catalog
      )
    }
    try write("Open")
    _ = try await shell.run("review --init trust")
    try write("Open now")
    let files = [records, Self.catalog]
    let before = try files.map { try shell.folder.text(of: $0) }
    let terminal = try terminal()
    try terminal.wait(for: Self.prompt)
    terminal.type("e")
    try terminal.wait(for: Self.editing)
    terminal.type(" %lld\n")
    try terminal.wait(for: "Not saved, because the text has errors.")
    #expect(try files.map { try shell.folder.text(of: $0) } == before)
    terminal.type("a")
    try terminal.wait(for: "Approved.")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    let states = try shell.folder.text(of: Self.catalog)
    #expect(states.ranges(of: "needs_review").count == 1)
    #expect(try shell.folder.text(of: records) != before[0])
  }
}
