import TestSupport
import Testing

@Suite struct `xcstrings init` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  /// Writes a package of some targets, each with a source.
  private func writePackage(_ sources: [String: String]) throws {
    let targets = sources.keys.sorted().map { ".target(name: \"\($0)\")," }.joined(separator: "\n")
    try shell.folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [
      \(targets)
      ])
      """,
      to: "Package.swift"
    )
    for (name, source) in sources {
      try shell.folder.write(source, to: "Sources/\(name)/Views/\(name).swift")
    }
  }

  private func text(_ key: String, importing module: String = "Foundation") -> String {
    "import \(module)\nlet text = String(localized: \"\(key)\")\n"
  }

  private func lines(of file: String) throws -> [String] {
    try shell.folder.text(of: file).split(separator: "\n").map(String.init)
      .filter {
        !$0.hasPrefix("#")
      }
  }

  @Test func `makes a package of one target ready for sync`() throws {
    try writePackage(["App": text("Hello"), "Engine": "let number = 1\n"])
    let refused = try shell.run("sync")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("xcstrings init"))

    let run = try shell.run("init --languages en,es")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try lines(of: ".xcstrings.yml") == [
        "sourceLanguage: en", "languages: [en, es]",
        "catalogs: [Sources/App/Localizable.xcstrings]", "targets:", "  App:",
        "    table: Localizable",
      ]
    )
    #expect(run.output.contains("App: 1 text → Sources/App/Localizable.xcstrings\n"))
    #expect(run.output.contains("xcstrings sync"))
    #expect(try shell.run("config").status == 0)
    #expect(try shell.run("sync").status == 0)
    #expect(try shell.folder.text(of: "Sources/App/Localizable.xcstrings").contains("\"Hello\""))
    #expect(try shell.run("sync --check").status == 0)
    #expect(try shell.run("validate").errors.contains("[translation-missing]"))
  }

  @Test func `gives tables of their own to targets of a program that brings its runtime`() throws {
    try writePackage(["App": text("A", importing: "Localization"), "Kit": text("K")])
    #expect(try shell.run("init").status == 0)
    #expect(
      try lines(of: ".xcstrings.yml").suffix(6) == [
        "catalogs: [Sources/App/App.xcstrings, Sources/Kit/Kit.xcstrings]", "targets:", "  App:",
        "    table: App", "  Kit:", "    table: Kit",
      ]
    )
    #expect(try shell.run("sync").status == 0)
    #expect(try shell.folder.text(of: "Sources/Kit/Kit.xcstrings").contains("\"K\""))
    #expect(!(try shell.folder.text(of: "Sources/App/App.xcstrings").contains("\"K\"")))
  }

  @Test func `gives each target of other packages a catalog that the build finds`() throws {
    try writePackage(["App": text("A"), "Kit": text("K")])
    let run = try shell.run("init")
    #expect(run.status == 0)
    #expect(try lines(of: ".xcstrings.yml") == ["sourceLanguage: en", "languages: [en]"])
    #expect(try shell.run("sync").status == 0)
    for (name, key) in [("App", "A"), ("Kit", "K")] {
      let catalog = try shell.folder.text(of: "Sources/\(name)/Localizable.xcstrings")
      #expect(catalog.contains("\"\(key)\" :"))
    }
  }

  @Test func `takes the languages and catalogs that there are`() throws {
    try writePackage(["App": text("Hello, \\(1)")])
    try shell.folder.write(Samples.catalog, to: "Localizations/app.xcstrings")
    try shell.folder.write("\"a\" = \"b\";\n", to: "Old/pt_BR.lproj/Old.strings")
    let run = try shell.run("init --json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"legacyTables\" : 1"))
    #expect(
      try lines(of: ".xcstrings.yml") == [
        "sourceLanguage: en", "languages: [en, es, pt-BR]", "catalogs: [Localizations]",
        "targets:", "  App:", "    table: app",
      ]
    )
  }

  @Test func `overwrites no file without --force`() throws {
    try writePackage(["App": text("Hello")])
    try shell.folder.write("languages: [de]\n", to: ".xcstrings.yml")
    let refused = try shell.run("init")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("--force"))
    let preview = try shell.run("init -n")
    #expect(preview.status == 0)
    #expect(preview.output.contains("  languages: [en]\n"))
    #expect(try shell.folder.text(of: ".xcstrings.yml") == "languages: [de]\n")
    #expect(try shell.run("init --force --quiet").output.isEmpty)
    #expect(try lines(of: ".xcstrings.yml").contains("languages: [en]"))
  }

  @Test func `says where nothing is that could be described`() throws {
    let run = try shell.run("init", language: "es_ES")
    #expect(run.status == 66)
    #expect(!run.errors.contains("There"))
  }

  @Test func `knows languages`() throws {
    try writePackage(["App": text("Hello")])
    #expect(try shell.run("init --languages en,xx").status == 64)
  }

  @Test func `needs no list of catalogs where targets are named`() throws {
    try shell.folder.write("targets: {App: {table: App}}\n", to: ".xcstrings.yml")
    try shell.folder.write(text("Hello"), to: "Sources/App/App.swift")
    #expect(try shell.run("sync").status == 0)
    let catalog = "Sources/App/App.xcstrings"
    #expect(try shell.folder.text(of: catalog).contains("\"Hello\""))
    #expect(try shell.run("sync --check").status == 0)
    #expect(try shell.run("validate --strict").status == 0)
  }
}
