import Foundation
import TestSupport
import Testing

/// The keys and the display of `xcstrings review`, without a terminal.
@Suite struct ReviewKeysTests {
  let shell: Shell

  private static let catalog = "Sources/App/Resources/Localizable.xcstrings"

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      "catalogs: [\(Self.catalog)]\nlanguages: [en, es]\n",
      to: ".xcstrings.yml"
    )
  }

  private func write(_ strings: String) throws {
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#,
      to: Self.catalog
    )
  }

  private static func unit(_ text: String, _ state: String = "needs_review") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func entry(_ key: String, _ translations: [String: String]) -> String {
    let texts = translations.sorted { $0.key < $1.key }.map { "\"\($0)\":\(unit($1, state($0)))" }
    func state(_ language: String) -> String { language == "es" ? "needs_review" : "translated" }
    return #""\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
  }

  /// Presses keys in a review of Spanish, each group after the question for a key.
  private func review(
    _ keys: [String],
    _ options: [String] = [],
    columns: UInt16 = 80
  ) throws -> String {
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", "--language", "es"] + options,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ],
      in: shell.folder.path,
      columns: columns
    )
    for group in keys {
      try terminal.wait(for: "[?] help")
      terminal.type(group)
    }
    #expect(terminal.waitForEnd() == 0)
    return terminal.output
  }

  private func text(_ key: String, _ variation: String = "") async throws -> String {
    let run = try await shell.run(["list", "--key", key, "--language", "es"])
    let fields = run.output.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let line = fields.first { $0[3] == variation }
    return line.map { "\($0[4]) \($0[5])" } ?? ""
  }

  private static let three = [
    entry("Open", ["es": "Abrir"]), entry("Close", ["es": "Cerrar"]),
    entry("Cancel", ["es": "Cancelar"]),
  ]
  .joined(separator: ",")

  @Test func `shows the previous translation, also one that was decided`() async throws {
    try write(Self.three)
    let output = try review(["a", "p", "r", "q"])
    #expect(output.ranges(of: "1 of 3").count == 2)
    #expect(output.contains("2 decisions saved. 2 translations are left."))
    #expect(try await text("Open") == "new Abrir")
  }

  @Test func `finds a text, and says that there is none`() async throws {
    try write(Self.three)
    let output = try review(["/cancelar\r", "a", "q"])
    #expect(output.contains("3 of 3"))
    #expect(try await text("Cancel") == "translated Cancelar")
    #expect(try review(["/zzz\r", "q"]).contains("No translation of the list contains 'zzz'."))
  }

  @Test func `begins with what was not left for later`() async throws {
    try write(Self.three)
    #expect(try review(["s", "a", "q"]).contains("2 of 3"))
    let output = try review(["q"])
    #expect(try #require(output.firstRange(of: "\"Cancel\"")).lowerBound < output.endIndex)
    #expect(!output.contains("\"Open\""))
    #expect(try review(["a", "a"]).contains("\"Open\""))
    #expect(try await shell.run("review --list").errors.contains("No translation waits"))
  }

  @Test(arguments: [
    (["f\r"], "translated ¿Abrir?"), (["c\r"], "translated Open?"),
    (["f\u{1B}", "q"], "needs_review Abrir?"),
  ])
  func `edits the fixed text or the source text`(_ keys: [String], _ result: String) async throws {
    try write(Self.entry("Open?", ["es": "Abrir?"]))
    _ = try review(keys)
    #expect(try await text("Open?") == result)
  }

  @Test(arguments: [
    (["ay"], ["translated Abrir", "translated Abrir"]),
    (["as", "q"], ["translated Abrir", "needs_review Abre"]),
  ])
  func `uses a translation for the same source text in other places`(
    _ keys: [String],
    _ results: [String]
  ) async throws {
    let source = #""en":\#(Self.unit("Open", "translated")),"#
    let entries = [("open.first", "Abrir"), ("open.second", "Abre")]
      .map { key, text in
        #""\#(key)":{"localizations":{\#(source)"es":\#(Self.unit(text))}}"#
      }
    try write(entries.joined(separator: ","))
    let output = try review(keys)
    #expect(output.contains("The same source text is in 1 more place"))
    #expect(try await text("open.first") == results[0])
    #expect(try await text("open.second") == results[1])
  }

  @Test(arguments: [(true, "es"), (false, nil)])
  func `approves all translations after trivial changes`(
    _ isKey: Bool,
    _ language: String?
  ) async throws {
    try shell.folder.write(
      "catalogs: [\(Self.catalog)]\nreview: {trivialChanges: review}\n",
      to: ".xcstrings.yml"
    )
    func write(_ texts: [String]) throws {
      let entries = texts.enumerated()
        .map { index, text in
          let es = Self.unit(text == "Shut %@" ? "Cerrar" : "Abrir", "translated")
          let en = Self.unit(text, "translated")
          return #""key\#(index)":{"localizations":{"en":\#(en),"es":\#(es)}}"#
        }
      try self.write(entries.joined(separator: ","))
    }
    try write(["open", "open", "open", "shut %@"])
    #expect(try await shell.run("review --init trust").status == 0)
    try write(["Open", "open.", "Close", "Shut %@"])
    let listed = try await shell.run("review --list --reason trivial-change")
    #expect(
      listed.output.split(separator: "\n").map { $0.split(separator: "\t")[1] } == ["key0", "key1"]
    )
    if isKey {
      let output = try review(["ty"], ["--reason", "trivial-change"])
      #expect(output.contains("Approve all 2 translations"))
      #expect(output.contains("Approved 2 texts."))
    } else {
      let preview = try await shell.run("review --approve-trivial-changes --dry-run")
      #expect(preview.errors.contains("Would approve 2 translations."))
      #expect(try await text("key2") == "translated Abrir")
      let run = try await shell.run("review --approve-trivial-changes")
      #expect(run.errors.contains("Approved 2 texts."))
      #expect(run.status == 0)
    }
    #expect(try await text("key0") == "translated Abrir")
    #expect(try await text("key2") == "needs_review Abrir")
    let rest = try await shell.run("review --list")
    #expect(rest.output.contains("key2\tes\tsource-changed"))
    #expect(!rest.output.contains("key1"))
  }

  @Test func `lists whole keys`() throws {
    let key = "settings.display.max-replies-in-timeline.footer.explanation-of-the-very-long-option"
    try write(Self.entry(key, ["es": "Texto"]))
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["review", "--list"],
      environment: ["LANG": "en_US.UTF-8", "HOME": shell.folder.path, "TERM": "xterm"],
      in: shell.folder.path,
      columns: 40
    )
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.output.contains("\"\(key)\""))
    #expect(terminal.output.contains("…/Localizable.xcstrings"))
  }

  @Test(arguments: [
    ([], ["pt-BR", "fr"], ["de", "it"]), (["--other-languages", "de"], ["de"], ["fr", "pt-BR"]),
  ])
  func `shows other languages without copies of the source text`(
    _ options: [String],
    _ shown: [String],
    _ hidden: [String]
  ) throws {
    try write(
      Self.entry(
        "Open",
        ["es": "Abrir", "de": "Öffnen", "fr": "Ouvrir", "it": "Open", "pt-BR": "Abra"]
      )
    )
    let output = try review(["q"], options)
    for language in shown { #expect(output.contains("\n\(language): "), "\(output)") }
    for language in hidden { #expect(!output.contains("\n\(language): "), "\(output)") }
  }

  @Test func `shows whole keys, short paths, and no key as a source text`() throws {
    let key = "settings.display.max-replies-in-timeline.footer.explanation-of-the-very-long-option"
    try write(Self.entry(key, ["es": "Texto"]))
    let output = try review(["q"], columns: 40)
    #expect(output.filter { $0 != "\n" }.contains(key))
    #expect(output.contains("…/App/Resources/Localizable.xcstrings\n"))
    #expect(output.contains("(there is no source text"))
    #expect(
      output.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[K", with: "\n")
        .split(separator: "\n")
        .allSatisfy { $0.count <= 40 }
    )
  }

  @Test(arguments: [
    ("--text puerta", ["Door"]), ("--text GATE", ["Gate"]), ("--screen DoorView", ["Door"]),
    ("--file GateView", ["Gate"]), ("--text zzz", []),
  ])
  func `lists a part`(_ options: String, _ keys: [String]) async throws {
    try shell.folder.write(
      "catalogs: [\(Self.catalog)]\ntargets: {App: {table: Localizable, sources: [Sources/App]}}\n",
      to: ".xcstrings.yml"
    )
    try write(
      Self.entry("Door", ["es": "La puerta"]) + "," + Self.entry("Gate", ["es": "El portal"])
    )
    for name in ["Door", "Gate"] {
      try shell.folder.write(
        "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\(name)\") } }\n",
        to: "Sources/App/\(name)View.swift"
      )
    }
    let run = try await shell.run("review --list \(options)")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: "\t")[1] } == keys.map { $0[...] }
    )
  }

  @Test(arguments: [(false, 2), (true, 3)])
  func `shows missing forms for rare numbers only if the catalog has some`(
    _ hasMany: Bool,
    _ count: Int
  ) async throws {
    let source = ["one", "other"].map { "\"\($0)\":\(Self.unit("%lld days", "translated"))" }
    let plural = #""en":{"variations":{"plural":{\#(source.joined(separator: ","))}}}"#
    let many = ["one", "many", "other"].map { "\"\($0)\":\(Self.unit("%lld", "translated"))" }
    let other =
      #","%lld":{"localizations":{"es":{"variations":{"plural":{\#(many.joined(separator: ","))}}}}}"#
    try write(#""%lld days":{"localizations":{\#(plural)}}"# + (hasMany ? other : ""))
    let output = try review(["q"], ["--key", "%lld days"])
    #expect(output.ranges(of: "(missing)").count >= count)
    #expect(output.contains("plural.many") == hasMany)
  }
}
