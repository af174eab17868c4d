import Diagnostics
import FileSystem
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Commands with catalogs that editors or merges have damaged.
@Suite struct `Damaged catalogs` {
  let shell: Shell
  private static let name = "Localizable.xcstrings"
  private static let entry =
    #""Save" : { "localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } }"#
  private static let duplicate =
    #""Save" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } } } }"#

  private static func catalog(_ entries: String...) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        \(entries.joined(separator: ",\n    "))
      },
      "version" : "1.0"
    }
    """
  }

  private static let damaged = catalog(entry, duplicate)

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.damaged, to: Self.name)
  }

  private func text() throws -> String { try shell.folder.text(of: Self.name) }

  @Test func `validate warns about duplicate keys`() async throws {
    let run = try await shell.run("validate \(Self.name) --language es")
    #expect(run.status == 0)
    #expect(
      (run.output + run.errors)
        .contains(
          """
          \(Self.name):5:5: warning: the key "Save" appears twice; only the first one counts [key-duplicate]
            \(Self.name):4:5: note: it first appears here
            \(Self.name):5:43: note: only the second one has 'fr'
            note: to keep it, run 'xcstrings format --repair --merge-duplicates \(Self.name)'
          """
        ),
      "\(run.output) \(run.errors)"
    )
    #expect(try await shell.run("validate \(Self.name) --language es --strict").status == 1)
    #expect(try text() == Self.damaged)
  }

  @Test func `validate warns in Spanish`() async throws {
    let run = try await shell.run("validate \(Self.name) --language es", language: "es_ES")
    #expect(
      (run.output + run.errors)
        .contains(
          """
          aviso: la clave "Save" aparece dos veces; solo cuenta la primera [key-duplicate]
            \(Self.name):4:5: nota: aquí aparece por primera vez
            \(Self.name):5:43: nota: solo la segunda tiene «fr»
          """
        ),
      "\(run.output) \(run.errors)"
    )
  }

  @Test func `validate --fix drops duplicate keys`() async throws {
    let run = try await shell.run("validate \(Self.name) --language es --fix")
    #expect(run.status == 0)
    #expect(try text() == Self.catalog(Self.entry))
  }

  @Test func `a baseline contains duplicate keys`() async throws {
    _ = try await shell.run(
      "validate \(Self.name) --language es --baseline b.json --update-baseline"
    )
    #expect(try shell.folder.text(of: "b.json").contains("key-duplicate"))
    let run = try await shell.run("validate \(Self.name) --language es --baseline b.json --strict")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }

  @Test(arguments: ["json", "sarif"])
  func `reports contain duplicate keys`(format: String) async throws {
    let run = try await shell.run("validate \(Self.name) --language es --report \(format)")
    #expect(run.output.contains("key-duplicate"))
    #expect(run.output.contains("only the second one has 'fr'"))
  }

  /// Commands that edit the catalog, and the expected last part of it.
  @Test(arguments: [
    "set \(name) --key Save --language de --value Sichern",
    "set \(name) --key Save --language es --value Salvar",
    "mark \(name) --as needs_review --key Save --language es",
    "add-language pt \(name)",
    "rename \(name) --key Save --to Store",
    "remove \(name) --key Save",
    "format \(name)",
  ])
  func `an edit drops duplicate keys and reports them`(command: String) async throws {
    let run = try await shell.run(command)
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.errors.contains("[key-duplicate]"), "\(run.errors)")
    let catalog = StringCatalog.parse(Array(try text().utf8), file: "F")
    #expect(catalog.diagnostics.isEmpty)
    #expect(catalog.value?.entries.allSatisfy { $0.entry.localizations["fr"] == nil } == true)
  }

  @Test(arguments: [
    "get \(name) --key Save --language es", "list \(name)", "coverage \(name)", "print \(name)",
  ])
  func `reading commands use the first entry`(command: String) async throws {
    let run = try await shell.run(command)
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(try text() == Self.damaged)
  }

  @Test func `sync --check warns without changing the catalog`() async throws {
    let damaged = Samples.catalog.replacing(
      #""strings" : {"#,
      with: #""strings" : { "Hello, %@" : { "comment" : "Greets the user" },"#
    )
    try shell.writeProject(source: Samples.source, catalog: damaged)
    let run = try await shell.run("sync --check")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.errors.contains("[key-duplicate]"))
    #expect(run.errors.contains("note: only the second one has 'es'"))
    #expect(run.errors.contains("format --repair --merge-duplicates"))
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == damaged)
    try shell.folder.write(
      Samples.source.replacing("Hello", with: "Hi"),
      to: "Sources/App/App.swift"
    )
    let sync = try await shell.run("sync")
    #expect(sync.errors.contains("[key-duplicate]"))
    #expect(!sync.errors.contains("--merge-duplicates"))
    let text = try shell.folder.text(of: "Localizations/App.xcstrings")
    #expect(StringCatalog.parse(Array(text.utf8), file: "F").diagnostics.isEmpty)
  }

  @Test func `compile warns and compiles the first entry`() async throws {
    let run = try await shell.run("compile \(Self.name) -o out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("warning: the key \"Save\" appears twice"))
    #expect(try shell.folder.text(of: "out/es.lproj/Localizable.strings").contains("Guardar"))
    #expect(throws: (any Error).self) {
      try shell.folder.text(of: "out/fr.lproj/Localizable.strings")
    }
  }

  @Test func `format --repair drops duplicates and lists them`() async throws {
    let check = try await shell.run("format --repair --check \(Self.name)")
    #expect(check.status == 1)
    #expect(
      check.output
        == "\(Self.name) would be repaired with 1 change:\n  5:5: remove the second \"Save\"\n"
    )
    #expect(try await shell.run("format --repair -n \(Self.name)").status == 0)
    #expect(try text() == Self.damaged)
    let run = try await shell.run("format --repair \(Self.name)")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Repaired \(Self.name) with 1 change:\n"))
    #expect(try text() == Self.catalog(Self.entry))
    let again = try await shell.run("format --repair --check \(Self.name)")
    #expect(again.status == 0)
    #expect(again.errors == "1 catalog needs no repair.\n")
  }

  @Test func `format --repair --merge-duplicates keeps translations`() async throws {
    let run = try await shell.run("format --repair --merge-duplicates \(Self.name) --json")
    #expect(run.status == 0)
    #expect(run.output.contains(#""message" : "keep 'fr' of the duplicate""#), "\(run.output)")
    let catalog = try #require(StringCatalog.parse(Array(try text().utf8), file: "F").value)
    #expect(catalog["Save"]?.localizations.keys == ["es", "fr"])
  }

  @Test(arguments: [
    ("--merge-duplicates", 64), ("--repair --sort", 64), ("--repair missing.xcstrings", 66),
  ])
  func `format rejects options that do not fit`(options: String, status: Int) async throws {
    #expect(try await shell.run("format \(options)").status == Int32(status))
  }

  @Test(arguments: [
    (#""Save""#, #""Sa" "ve""#, false), ("\"version\"", "\"versi\ton\"", true),
    ("\n  },\n  \"version\"", "\n  }\n  \"version\"", true), ("\n}", "", true),
    ("\"1.0\"", "\"1.0\",", nil), ("    \"Save\"", "<<<<<<< a\n    \"Save\"", false),
  ])
  func `an error for a damaged file says how to repair it`(
    text: String,
    damage: String,
    isRepairable: Bool?
  ) async throws {
    let original = Self.catalog(Self.entry)
    try shell.folder.write(original.replacing(text, with: damage), to: Self.name)
    let run = try await shell.run("list \(Self.name)")
    guard let isRepairable else {
      #expect(run.status == 0)
      return
    }
    #expect(run.status == 65)
    #expect(
      run.errors.contains("xcstrings format --repair \(Self.name)") == isRepairable,
      "\(run.errors)"
    )
    let repair = try await shell.run("format --repair \(Self.name)")
    #expect(repair.status == (isRepairable ? 0 : 65))
    #expect(try await shell.run("list \(Self.name)").status == (isRepairable ? 0 : 65))
  }
}

/// `xcstrings merge --from-markers`.
@Suite struct `Merging conflict markers` {
  let shell: Shell
  private static let name = "Localizable.xcstrings"

  init() throws {
    shell = try Shell()
  }

  private func entry(_ key: String, _ value: String) -> String {
    """
        "\(key)" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value)"
              }
            }
          }
        }
    """
  }

  private func write(_ entries: String) throws {
    try shell.folder.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}",
      to: Self.name
    )
  }

  @Test func `adds the keys of both sides and repairs the comma between them`() async throws {
    try write(
      "\(entry("a", "1"))\n<<<<<<< HEAD\n,\n\(entry("b", "2"))\n=======\n,\n\(entry("c", "3")),\n>>>>>>> topic"
    )
    let listed = try await shell.run("list \(Self.name)")
    #expect(listed.status == 65)
    #expect(listed.errors.contains("'xcstrings merge --from-markers \(Self.name)'"))
    let run = try await shell.run("merge --from-markers \(Self.name)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "\(Self.name): resolved 1 conflict.\n")
    let text = try shell.folder.text(of: Self.name)
    #expect(StringCatalog.parse(Array(text.utf8), file: "F").value?.keys == ["a", "b", "c"])
    let again = try await shell.run("merge --from-markers \(Self.name)")
    #expect(again.status == 0)
    #expect(again.errors == "\(Self.name) has no conflicts.\n")
  }

  @Test func `uses the ancestor in the markers`() async throws {
    try write(
      """
      <<<<<<< HEAD
      \(entry("a", "1")),
      \(entry("b", "2"))
      ||||||| 1234567
      \(entry("a", "0")),
      \(entry("b", "2"))
      =======
      \(entry("a", "0"))
      >>>>>>> topic
      """
    )
    let run = try await shell.run("merge --from-markers \(Self.name) --json")
    #expect(run.status == 0, "\(run.errors)")
    let text = try shell.folder.text(of: Self.name)
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "F").value)
    #expect(catalog.keys == ["a"])
    #expect(catalog["a"]?.localizations["es"]?.stringUnit?.value == "1")
  }

  @Test func `reports values that both sides changed`() async throws {
    try write(
      "<<<<<<< HEAD\n\(entry("a", "1"))\n=======\n\(entry("a", "2"))\n>>>>>>> topic"
    )
    let before = try shell.folder.text(of: Self.name)
    #expect(try await shell.run("merge --from-markers \(Self.name) --dry-run").status == 1)
    #expect(try shell.folder.text(of: Self.name) == before)
    let run = try await shell.run("merge --from-markers \(Self.name)")
    #expect(run.status == 1)
    #expect(run.errors.contains("both sides changed \"a\" → es; ours is kept [merge-conflict]"))
    #expect(try shell.folder.text(of: Self.name).contains(#""value" : "1""#))
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n    \"a\" : {\n=======\n>>>>>>> topic", "<<<<<<< HEAD\n    \"a\" : { }",
  ])
  func `does not change a file with a side that is not a catalog`(entries: String) async throws {
    try write(entries)
    let before = try shell.folder.text(of: Self.name)
    let run = try await shell.run("merge --from-markers \(Self.name)")
    #expect(run.status == 65)
    #expect(try shell.folder.text(of: Self.name) == before)
  }

  @Test(arguments: ["merge", "merge a.xcstrings b.xcstrings", "merge a --from-markers b.xcstrings"])
  func `rejects other arguments`(command: String) async throws {
    #expect(try await shell.run(command).status == 64)
  }

  @Test func `uses the ancestor of the git index`() throws {
    let repository = try GitRepository()
    try repository.commit(Self.name) { catalog in
      catalog["a"] = .init(localizations: ["es": .init("0")])
      catalog["b"] = .init(localizations: ["es": .init("0")])
    }
    try repository.git("switch", "--quiet", "--create", "other")
    try repository.commit(Self.name) { $0["a"] = nil }
    try repository.git("switch", "--quiet", "main")
    try repository.commit(Self.name) { $0["aa"] = .init(localizations: ["es": .init("1")]) }
    let merge = try repository.git("merge", "--no-edit", "other")
    #expect(merge.status == 1, "\(merge.output)")
    let run = try repository.run("merge --from-markers \(Self.name)")
    #expect(run.status == 0, "\(run.errors)")
    let catalog = try repository.catalog(Self.name)
    #expect(catalog.keys == ["aa", "b"])
  }
}

/// Output files that would overwrite each other on a disk that ignores case.
@Suite struct `Output paths that differ only in case` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "v" } }"#
    let entries =
      #""A" : { "extractionState" : "manual", "localizations" : { "pt-BR" : \#(unit), "pt-br" : \#(unit) } }"#
    let text =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
    try shell.folder.write(text, to: "Table.xcstrings")
    try shell.folder.write(text, to: "other/table.xcstrings")
    try shell.folder.write("\"A\" = \"a\";\n", to: "old/en.lproj/Menu.strings")
    try shell.folder.write("\"B\" = \"b\";\n", to: "old/en.lproj/menu.strings")
  }

  @Test(arguments: [
    ("compile Table.xcstrings -o out", "out/pt-BR.lproj", "out/pt-br.lproj"),
    (
      "generate-symbols Table.xcstrings other/table.xcstrings --output-directory out", "Table",
      "table"
    ),
    ("export Table.xcstrings -o out --language pt-BR,pt-br", "pt-BR", "pt-br"),
    ("export Table.xcstrings -o out --format xcloc --language pt-BR,pt-br", "pt-BR", "pt-br"),
    ("export Table.xcstrings -o out --format strings --language pt-BR,pt-br", "pt-BR", "pt-br"),
    ("migrate old -o out", "Menu", "menu"),
  ])
  func `are an error before anything is written`(
    command: String,
    first: String,
    second: String
  ) async throws {
    let before = try shell.folder.names()
    let run = try await shell.run(command)
    #expect(run.status == 65, "\(run.output) \(run.errors)")
    #expect(run.errors.contains("are the same on a disk that ignores upper and lower case."))
    #expect(run.errors.contains(first) && run.errors.contains(second))
    #expect(try shell.folder.names() == before)
  }
}
