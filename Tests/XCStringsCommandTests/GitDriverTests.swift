import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// The behavior of git with the drivers.
@Suite struct `Git with the xcstrings drivers` {
  private static let name = "Localizable.xcstrings"
  let repository: GitRepository

  init() throws {
    repository = try GitRepository()
    let run = try repository.run("install-git-drivers")
    #expect(run.status == 0, "\(run.errors)")
    try repository.commit("drivers")
  }

  /// Creates two branches that each add 50 keys to the same catalog.
  private func addKeysOnTwoBranches() throws {
    try repository.commit(Self.name) { catalog in
      for number in 1...20 { catalog["Shared \(number)"] = .init(comment: "c") }
    }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) { catalog in
      for number in 1...50 { catalog["Other \(number)"] = .init(localizations: ["es": .init("o")]) }
      catalog["Shared 7"]?.localizations["es"] = .init("Compartida")
    }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { catalog in
      for number in 1...50 { catalog["Main \(number)"] = .init(localizations: ["es": .init("m")]) }
      catalog["Shared 7"]?.localizations["de"] = .init("Geteilt")
    }
  }

  private func expectAllKeys() throws {
    let catalog = try repository.catalog(Self.name)
    #expect(catalog.count == 120)
    for number in 1...50 {
      #expect(catalog["Other \(number)"]?.localizations["es"]?.stringUnit?.value == "o")
      #expect(catalog["Main \(number)"]?.localizations["es"]?.stringUnit?.value == "m")
    }
    #expect(catalog["Shared 7"]?.localizations.keys == ["de", "es"])
    #expect(catalog.formatted(sortingKeys: true) == Array(try repository.text(of: Self.name).utf8))
  }

  @Test func `merges two branches that both added 50 keys`() throws {
    try addKeysOnTwoBranches()
    let run = try repository.git("merge", "--no-edit", "other")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    try expectAllKeys()
    #expect(try repository.git("status", "--porcelain").output.isEmpty)
  }

  @Test func `rebases a branch onto one that also added keys`() throws {
    try addKeysOnTwoBranches()
    let run = try repository.git("rebase", "other")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    try expectAllKeys()
  }

  @Test func `conflicts if both branches changed the same string, and keeps ours`() throws {
    try repository.commit(Self.name) { $0["Hello"] = .init(localizations: ["es": .init("Hola")]) }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) { catalog in
      catalog["Hello"]?.localizations["es"] = .init("Buenas")
      catalog["New"] = .init()
    }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) {
      $0["Hello"]?.localizations["es"] = .init("Qué tal", state: .needsReview)
    }
    let run = try repository.git("merge", "--no-edit", "other")
    #expect(run.status == 1)
    #expect(run.output.contains("CONFLICT (content): Merge conflict in \(Self.name)"))
    #expect(
      run.errors == """
        \(Self.name):7:26: error: both sides changed "Hello" → es; ours is kept [merge-conflict]
          note: ours: "Qué tal" [needs_review]
          note: theirs: "Buenas" [translated]

        """
    )
    let catalog = try repository.catalog(Self.name)
    #expect(catalog.keys == ["Hello", "New"])
    #expect(
      catalog["Hello"]?.localizations["es"] == .init("Qué tal", state: .needsReview)
    )
  }

  /// Leaves a merge with two conflicts, in "Hello" and in "Bye".
  private func leaveConflicts() throws {
    func set(_ hello: String, _ bye: String, _ catalog: inout StringCatalog) {
      catalog["Bye"] = .init(localizations: ["es": .init(bye)])
      catalog["Hello"] = .init(localizations: ["es": .init(hello)])
    }
    try repository.commit(Self.name) { set("Hola", "Chao", &$0) }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) { set("Buenas", "Hasta luego", &$0) }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { set("Qué tal", "Adiós", &$0) }
    #expect(try repository.git("merge", "--no-edit", "other").status == 1)
  }

  private func texts() throws -> [String] {
    try repository.catalog(Self.name).entries
      .compactMap { _, entry in
        entry.localizations["es"]?.stringUnit.map { "\($0.state.rawValue) \($0.value)" }
      }
  }

  @Test(
    arguments: [
      ("--resolve", "o", "t", "translated Adiós", "translated Buenas"),
      ("--resolve", "b", "e\u{15}Muy buenas\n", "translated Chao", "needs_review Muy buenas"),
      ("--resolve", "s", "q", "translated Adiós", "translated Qué tal"),
    ]
  )
  func `shows both texts of a conflict, and prompts for a decision`(
    _ option: String,
    _ first: String,
    _ second: String,
    _ bye: String,
    _ hello: String
  ) throws {
    try leaveConflicts()
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      ["merge", option, Self.name],
      environment: [
        "LANG": "en_US.UTF-8", "HOME": repository.home.path, "PATH": "/usr/bin:/bin",
        "NO_COLOR": "1", "TERM": "xterm",
      ],
      in: repository.folder
    )
    try terminal.wait(for: "\"Bye\" → es")
    try terminal.wait(for: "base: \"Chao\" [translated]")
    try terminal.wait(for: "ours: \"Adiós\" [translated]")
    try terminal.wait(for: "theirs: \"Hasta luego\" [translated]")
    try terminal.wait(for: "[q] quit")
    terminal.type(first)
    try terminal.wait(for: "\"Hello\" → es")
    try terminal.wait(for: "[q] quit")
    terminal.type(second)
    #expect(terminal.waitForEnd() == (first == "s" ? 1 : 0), "\(terminal.output)")
    #expect(try texts() == [bye, hello])
  }

  @Test(arguments: [("ours", "Adiós", "Qué tal"), ("theirs", "Hasta luego", "Buenas")])
  func `keeps what was edited after the merge, and decides about the rest`(
    _ preference: String,
    _ bye: String,
    _ hello: String
  ) throws {
    try leaveConflicts()
    var catalog = try repository.catalog(Self.name)
    catalog["New"] = .init(comment: "n")
    try repository.write(String(decoding: catalog.printed(), as: UTF8.self), to: Self.name)
    try repository.run("set \(Self.name) --language es --key Bye --value Abur")
    let run = try repository.run("merge --from-markers \(Self.name) --prefer \(preference)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "\(Self.name): resolved 1 conflict.\n")
    #expect(try texts() == ["translated Abur", "translated \(hello)"])
    #expect(try repository.catalog(Self.name)["New"] != nil)
  }

  @Test func `takes finished texts over drafts, if that was installed`() throws {
    try repository.run("install-git-drivers --prefer finished")
    try repository.commit(Self.name) { $0["Hello"] = .init() }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) {
      $0["Hello"]?.localizations["es"] = .init("Hola", state: .needsReview)
    }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { $0["Hello"]?.localizations["es"] = .init("Buenas") }
    let run = try repository.git("merge", "--no-edit", "other")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts() == ["translated Buenas"])
  }

  @Test func `merges a file that both branches added`() throws {
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) { $0["Other"] = .init(comment: "o") }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { $0["Main"] = .init(comment: "m") }
    let run = try repository.git("merge", "--no-edit", "other")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(try repository.catalog(Self.name).keys == ["Main", "Other"])
  }

  @Test func `keeps our file if theirs is invalid`() throws {
    try repository.commit(Self.name) { $0["Hello"] = .init() }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.write("{ \"strings\" : ", to: Self.name)
    try repository.commit("broken")
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { $0["Main"] = .init() }
    let ours = try repository.text(of: Self.name)
    let run = try repository.git("merge", "--no-edit", "other")
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "\(Self.name) (theirs):1:15: error: unexpected end of file: a bracket is not closed"
      )
    )
    #expect(try repository.text(of: Self.name) == ours)
  }

  @Test func `shows a difference by language`() throws {
    try repository.commit(Self.name) { $0["Hello"] = .init(localizations: ["es": .init("Hola")]) }
    try repository.write(StringCatalog.text(["Hello": "Buenas", "New": "Nueva"]), to: Self.name)
    let run = try repository.git("diff")
    #expect(run.status == 0)
    #expect(
      run.output == """
        \(Self.name)
        Keys and fields
          + "New"
        es
          ~ "Hello"
            - "Hola" [translated]
            + "Buenas" [translated]
          + "New"  "Nueva" [translated]

        """
    )
  }

  @Test func `shows new, removed and renamed catalogs`() throws {
    try repository.commit(Self.name) { $0["Hello"] = .init(localizations: ["es": .init("Hola")]) }
    try repository.git("mv", Self.name, "a b.xcstrings")
    let renamed = try repository.git("diff", "--cached", "--find-renames")
    #expect(renamed.status == 0)
    #expect(renamed.output.isEmpty || renamed.output.contains("a b.xcstrings"))
    try repository.write(
      StringCatalog.text(["Hello": "Hola", "New": "Nueva"]),
      to: "a b.xcstrings"
    )
    try repository.git("add", "--all")
    let edited = try repository.git("diff", "--cached", "--find-renames=20%")
    #expect(
      edited.output == """
        \(Self.name) → a b.xcstrings
        Keys and fields
          + "New"
        es
          + "New"  "Nueva" [translated]

        """
    )
    let apart = try repository.git("diff", "--cached", "--no-renames")
    #expect(apart.output.contains("\(Self.name)\nKeys and fields\n  - \"Hello\"\n"))
    #expect(apart.output.contains("a b.xcstrings\nKeys and fields\n  + \"Hello\"\n"))
  }

  @Test func `continues with other files after an invalid catalog`() throws {
    try repository.write("{}", to: "a.xcstrings")
    try repository.commit("broken")
    try repository.write("{\n}", to: "a.xcstrings")
    try repository.write("changed\n", to: "README")
    let run = try repository.git("diff")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "'a.xcstrings' cannot be compared as a catalog; 'git diff --no-ext-diff' shows its lines.\n"
      )
    )
    #expect(run.output.contains("+changed\n"))
  }

  @Test func `shows a history with one line per string`() throws {
    try repository.commit(Self.name) { $0["Hello"] = .init(localizations: ["es": .init("Hola")]) }
    try repository.commit(Self.name) { $0["Hello"]?.localizations["es"] = .init("Buenas") }
    let run = try repository.git("log", "--patch", "--max-count=1")
    #expect(run.output.contains("-\"Hello\"  es  \"Hola\" [translated]\n"))
    #expect(run.output.contains("+\"Hello\"  es  \"Buenas\" [translated]\n"))
  }
}
