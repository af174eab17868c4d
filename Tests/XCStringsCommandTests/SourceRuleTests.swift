import CatalogValidation
import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

/// Findings of `validate` about keys that only the sources or only the catalog contains.
@Suite struct `Keys in sources and catalogs` {
  let shell: Shell
  private let catalog = "Localizations/App.xcstrings"
  private let source = "Sources/App/App.swift"
  private let configuration = ".xcstrings.yml"

  init() throws {
    shell = try Shell()
  }

  /// Returns the findings of a run, each as `file:line:column: severity rule`, without the
  /// messages.
  private func findings(_ line: String = "validate", status: Int32) async throws -> [String] {
    let run = try await shell.run(line)
    #expect(run.status == status, "\(run.errors)")
    return run.output.split(separator: "\n")
      .compactMap { line in
        let parts = line.split(separator: ": ")
        guard parts.count > 2, let rule = line.split(separator: " ").last,
          ["[key-not-in-catalog]", "[key-not-in-code]", "[stale-key]"].contains(rule)
        else { return nil }
        return "\(parts[0]) \(parts[1]) \(rule)"
      }
  }

  private func add(_ text: String, to file: String) throws {
    try shell.folder.write(try shell.folder.text(of: file) + text, to: file)
  }

  /// Writes a catalog with entries, each a line of JSON.
  private func write(_ entries: String) throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: RuleExample(entries).markedCatalog
    )
  }

  // MARK: - Findings

  @Test func `are notes without words, and in code of one platform`() async throws {
    let sources = """
      #if os(macOS)
      let menu = String(localized: "Menu", comment: "A menu")
      #endif
      let none = String(localized: "", comment: "No title")
      let a = 1, b = 2
      let sum = String(localized: "\\(a) / \\(b)", comment: "Two numbers")
      """
    try shell.writeProject(source: sources, catalog: RuleExample("").markedCatalog)
    #expect(
      try await findings("validate --notes", status: 0) == [
        "Sources/App/App.swift:2:30 note [key-not-in-catalog]",
        "Sources/App/App.swift:6:29 note [key-not-in-catalog]",
      ]
    )
  }

  @Test(arguments: ["key-not-in-catalog", "key-not-in-code"])
  func `match the examples of the rules`(_ name: String) async throws {
    let rule = type(of: try #require(ValidationRules.rule(Diagnostic.ID(rawValue: name))))
    for example in rule.triggering + rule.nonTriggering {
      let marked = MarkedText(example.markedCatalog)
      let markedSource = MarkedText(example.source)
      try shell.writeProject(source: markedSource.text, catalog: marked.text)
      let run = try await shell.run("validate --report sarif")
      let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
      let found = log.runs[0].results.filter { $0.ruleId == name }.flatMap(\.locations)
        .map(\.physicalLocation)
      let inCatalog = found.filter { $0.artifactLocation.uri == catalog }.map(\.region.byteOffset)
      let inSource = found.filter { $0.artifactLocation.uri == source }.map(\.region.byteOffset)
      #expect(inCatalog == marked.utf8Offsets)
      #expect(inSource == markedSource.utf8Offsets)
    }
  }

  @Test func `have locations on both sides in one report`() async throws {
    try write(
      """
      "Hello, %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, %@" } } } },
      "Open the door" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir la puerta" } } } }
      """
    )
    try add("let text = String(localized: \"Open the doors\")\n", to: source)
    let run = try await shell.run("validate")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Sources/App/App.swift:6:30: error: the key "Open the doors" is not in Localizations/App.xcstrings; 'xcstrings sync' adds it [key-not-in-catalog]
          Localizations/App.xcstrings:6:1: note: possibly renamed from "Open the door"; to keep its translations, run 'xcstrings sync --renames apply'
        Localizations/App.xcstrings:6:1: warning: the code does not use the key "Open the door" [key-not-in-code]
          Sources/App/App.swift:6:30: note: possibly renamed to "Open the doors"; to keep its translations, run 'xcstrings sync --renames apply'
        1 error, 1 warning and 0 notes in 1 catalog.

        """
    )
  }

  /// Returns an entry with a Spanish translation, in one line.
  private static func translated(_ key: String) -> String {
    let unit = #"{ "state" : "translated", "value" : "Texto" }"#
    return #""\#(key)" : { "localizations" : { "es" : { "stringUnit" : \#(unit) } } }"#
  }

  @Test func `are those that sync would add, mark or remove`() async throws {
    try write(
      """
      "Hello, %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, %@" } } } },
      "Gone and translated" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Algo" } } } },
      \(Self.translated("Gone")),
      "By hand" : { "extractionState" : "manual", "shouldTranslate" : false },
      "day.3" : { "shouldTranslate" : false },
      "Stale" : { "extractionState" : "stale" }
      """
    )
    try add("\ndynamic: [\"day.*\"]\n", to: configuration)
    try add("let text = String(localized: \"New\")\n", to: source)
    #expect(
      try await findings(status: 1) == [
        "\(source):6:30 error [key-not-in-catalog]", "\(catalog):6:1 warning [key-not-in-code]",
        "\(catalog):8:1 warning [key-not-in-code]", "\(catalog):11:1 warning [stale-key]",
      ]
    )
    #expect(try await shell.run("sync").status == 0)
    let rest = try await findings("validate --languages en", status: 0)
    #expect(rest.allSatisfy { $0.hasSuffix("[stale-key]") } && rest.count == 3)
  }

  @Test func `are distinguished from plain strings with the same text`() async throws {
    try write(
      """
      "Hello, %@" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola, %@" } } } },
      \(Self.translated("Plain"))
      """
    )
    try add("let text: String = \"Plain\"\n", to: source)
    let run = try await shell.run("validate")
    #expect(
      run.output.contains(
        "\(source):6:20: note: its text is a plain String here, not a localization key\n"
      )
    )
  }

  @Test func `are not reported as unused if they are stale and used`() async throws {
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing(
        #""comment""#,
        with: "\"extractionState\" : \"stale\",\n      \"comment\""
      )
    )
    let alone = try await shell.run("validate --no-sources")
    #expect(
      alone.output.contains(
        "the key \"Hello, %@\" is marked as stale [stale-key]"
      )
    )
    let run = try await shell.run("validate")
    #expect(
      run.output == """
        \(catalog):4:5: warning: the key "Hello, %@" is marked as stale, but the code uses it; 'xcstrings sync' revives it [stale-key]
          \(source):4:21: note: the key is used here
        0 errors, 1 warning and 0 notes in 1 catalog.

        """
    )
  }

  // MARK: - Limits

  @Test func `are checked on only one side if a source has errors, with a note`()
    async throws
  {
    try write(Self.translated("Gone"))
    try add("let text = \"unfinished\n", to: source)
    let run = try await shell.run("validate --notes")
    #expect(run.status == 1)
    #expect(
      run.output.contains("[key-not-in-catalog]") && !run.output.contains("[key-not-in-code]")
    )
    #expect(
      run.output.contains(
        "\(catalog):1:1: note: 1 key was not found in the code and was not checked, because not all sources could be read [keys-not-judged]\n  \(source):6:"
      )
    )
  }

  @Test func `are not checked in a table without strings in the sources`() async throws {
    try write(Self.translated("Gone"))
    try shell.folder.write("let number = 1\n", to: source)
    let run = try await shell.run("validate --notes --quiet")
    #expect(run.status == 0)
    #expect(
      run.output
        == "\(catalog):1:1: note: the code has no strings of the table \"App\"; its 1 key was not checked [keys-without-sources]\n"
    )
  }

  @Test func `are not checked in a catalog without a target if other catalogs have one`()
    async throws
  {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write(
      RuleExample(#""CFBundleName" : { "shouldTranslate" : false }"#).markedCatalog,
      to: "Localizations/InfoPlist.xcstrings"
    )
    #expect(try await shell.run("validate Localizations --quiet").output.isEmpty)
  }

  @Test func `are notes if a specifier is assumed, unless the catalog has the key`() async throws {
    try write(
      """
      "Hello, %@" : { "shouldTranslate" : false },
      "Day %lld" : { "shouldTranslate" : false }
      """
    )
    for word in ["Day", "Week"] {
      try add("let a\(word) = String(localized: \"\(word) \\(Calendar.day)\")\n", to: source)
    }
    let run = try await shell.run("validate --notes")
    #expect(run.status == 0)
    #expect(!run.output.contains("Day"))
    #expect(run.output.contains("\(source):7:31: note: the key \"Week %@\" is not in \(catalog)"))
    #expect(run.output.split(separator: "\n").count { $0.contains("'%@' is assumed") } == 1)
  }

  @Test func `report a damaged catalog once`() async throws {
    try shell.writeProject(source: Samples.source, catalog: "{")
    let run = try await shell.run("validate")
    #expect(run.status == 65)
    #expect(run.output == (try await shell.run("validate --no-sources")).output)
  }

  @Test func `are checked on only one side if a source does not exist, with a note`() async throws {
    try write(Self.translated("Gone"))
    let link = "Sources/App/Secrets.swift"
    try FileManager.default.createSymbolicLink(
      atPath: shell.folder.path(link),
      withDestinationPath: "absent"
    )
    let warning = "is a link to a file that does not exist: '\(link)' [source-file-missing]\n"
    let run = try await shell.run("validate --notes")
    #expect(run.errors.hasSuffix(warning))
    #expect(
      run.output.contains("[key-not-in-catalog]") && !run.output.contains("[key-not-in-code]")
    )
    #expect(run.output.contains("\n  \(link):1:1: note: this source file does not exist\n"))
    try write(#""Hello, %@" : { "shouldTranslate" : false }"#)
    let complete = try await shell.run("validate")
    #expect(complete.status == 0)
    #expect(complete.errors.hasSuffix(warning))
  }

  // MARK: - Reading of sources

  @Test(arguments: ["Mail", "Mail/Resources"])
  func `are compared only in the project with the named folder`(_ folder: String) async throws {
    for (name, key) in [("Mail", "Send"), ("Maps", "Route")] {
      try shell.folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(name)",
          defaultLocalization: "en",
          targets: [.target(name: "\(name)", path: ".", resources: [.process("Resources")])]
        )
        """,
        to: "\(name)/Package.swift"
      )
      try shell.folder.write("let text = String(localized: \"\(key)\")\n", to: "\(name)/A.swift")
      try shell.folder.write("let text = \"unfinished\n", to: "Maps/B.swift")
      try shell.folder.write(
        RuleExample(Self.translated("Old")).markedCatalog,
        to: "\(name)/Resources/Localizable.xcstrings"
      )
    }
    #expect(
      try await findings("validate \(folder) --sources", status: 1) == [
        "Mail/A.swift:1:30 error [key-not-in-catalog]",
        "Mail/Resources/Localizable.xcstrings:4:1 warning [key-not-in-code]",
      ]
    )
  }

  @Test(arguments: [
    ("validate", "", 1), ("validate --no-sources", "", 0),
    ("validate", "\nrules: {key-not-in-catalog: warning}\n", 0),
    ("validate --strict", "\nrules: {key-not-in-catalog: warning}\n", 1),
    ("validate --strict", "\nrules: {key-not-in-catalog: off}\n", 0),
    (
      "validate --strict --sources", "\nrules: {key-not-in-catalog: off, key-not-in-code: off}\n", 0
    ),
  ])
  func `are compared according to options and configuration`(
    _ line: String,
    _ settings: String,
    _ status: Int32
  ) async throws {
    try shell.writeProject(source: Samples.source)
    try add("let text = String(localized: \"New\")\n", to: source)
    try add(settings, to: configuration)
    #expect(try await shell.run(line).status == status)
  }

  @Test(arguments: [
    ("validate Localizations", "", 0), ("validate Localizations --sources", "", 1),
    ("validate", "catalogs: [Localizations]", 0),
    ("validate", "{catalogs: [Localizations], rules: {key-not-in-catalog: error}}", 1),
  ])
  func `are compared without targets only on request`(
    _ line: String,
    _ settings: String,
    _ status: Int32
  ) async throws {
    try shell.writeProject(source: "let text = String(localized: \"New\")\n")
    try shell.folder.remove(configuration)
    if !settings.isEmpty { try shell.folder.write(settings, to: configuration) }
    try shell.folder.write(
      try shell.folder.text(of: catalog),
      to: "Localizations/Localizable.xcstrings"
    )
    try shell.folder.remove(catalog)
    #expect(try await shell.run(line + " --languages en,es").status == status)
  }

  @Test func `match a baseline at any location`() async throws {
    try shell.writeProject(source: Samples.source)
    try add("let text = String(localized: \"New\")\n", to: source)
    #expect(try await shell.run("validate --baseline known.json --update-baseline").status == 0)
    let known = try shell.folder.text(of: "known.json")
    #expect(
      known.contains(
        #"{"catalog":"Localizations/App.xcstrings","path":["New"],"rule":"key-not-in-catalog"}"#
      )
    )
    try shell.folder.write(
      "// A line more.\n" + (try shell.folder.text(of: source)),
      to: source
    )
    #expect(try await shell.run("validate --baseline known.json").status == 0)
    try add("let more = String(localized: \"Newer\")\n", to: source)
    #expect(try await findings("validate --baseline known.json", status: 1).count == 1)
  }

  @Test func `are failures of the test suite of their catalog`() async throws {
    try shell.writeProject(source: Samples.source)
    try add("let text = String(localized: \"New\")\n", to: source)
    let report = try await shell.run("validate --report junit").output
    #expect(report.split(separator: "\n").count { $0.contains("<testsuite ") } == 1)
    #expect(report.contains(#"name="key-not-in-catalog · New" line="6">"#))
    #expect(report.contains(#"name="key-not-in-code"/>"#))
  }

  @Test func `do not pass a test that was not run`() async throws {
    try write(Self.translated("Gone"))
    let alone = try await shell.run("validate --no-sources --report junit").output
    #expect(!alone.contains(#"name="key-not-in-"#))
    try add("let text = \"unfinished\n", to: source)
    let partial = try await shell.run("validate --report junit").output
    #expect(partial.contains("[keys-not-judged]"))
    #expect(!partial.contains(#"name="key-not-in-code"#))
  }
}

/// The part of a SARIF log that the tests read.
private struct Log: Decodable {
  struct Run: Decodable { let results: [Result] }
  struct Result: Decodable {
    let ruleId: String
    let locations: [Location]
  }
  struct Location: Decodable { let physicalLocation: PhysicalLocation }
  struct PhysicalLocation: Decodable {
    let artifactLocation: Artifact
    let region: Region
  }
  struct Artifact: Decodable { let uri: String }
  struct Region: Decodable { let byteOffset: Int }

  let runs: [Run]
}
