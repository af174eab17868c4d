import Foundation
import TestSupport
import Testing

@Suite struct `Strings recorded per source` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      import SwiftUI
      let title = Text("Hello, \\(1) of \\(Shared.name)", comment: "Greets")
      let value = String(localized: "key", defaultValue: "Default")

      """,
      to: "A/View.swift"
    )
    try shell.folder.write(
      "import SwiftUI\nlet bye = Text(\"Bye\", comment: \"Parting\")\n",
      to: "B/View.swift"
    )
    try shell.folder.write("enum Shared { static let name = \"x\" }\n", to: "B/Shared.swift")
    try shell.folder.write(Self.catalog, to: "Localizable.xcstrings")
  }

  /// A catalog with a key that no source contains.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Gone" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ido"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Returns the result of `sync` from the sources.
  private func catalogOfSources() async throws -> String {
    #expect(try await shell.run("sync Localizable.xcstrings").status == 0)
    let text = try shell.folder.text(of: "Localizable.xcstrings")
    try shell.folder.write(Self.catalog, to: "Localizable.xcstrings")
    return text
  }

  private func extract(_ arguments: String) async throws {
    let run = try await shell.run(
      "extract \(arguments) --index . --format stringsdata --output Out"
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  private func sync(_ arguments: String) async throws -> BuiltProgram.Run {
    try await shell.run("sync Localizable.xcstrings --stringsdata \(arguments)")
  }

  @Test func `produce the same catalog as the sources`() async throws {
    let expected = try await catalogOfSources()
    try await extract(".")
    #expect(
      try shell.folder.names(in: "Out") == [
        "A=View.stringsdata", "B=Shared.stringsdata", "B=View.stringsdata",
      ]
    )
    let run = try await sync("Out")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == expected)
    #expect(expected.contains("Hello, %lld of %@") && expected.contains("stale"))
  }

  @Test func `keep the keys of literals that go to functions whose source is not read`()
    async throws
  {
    let keys = ["Alert", "Hi %@", "Row", "Gone"]
    let strings = keys.map { Self.translated($0) }.joined(separator: ",\n")
    let catalog = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    try shell.folder.write(catalog, to: "Localizable.xcstrings")
    try shell.folder.write(
      """
      import Alerts
      let alert = Notice("Alert")
      func greet(_ name: String) { Alerts.banner("Hi \\(name)") }

      """,
      to: "A/Alerts.swift"
    )
    try shell.folder.write(
      """
      #define ROW(key) NSLocalizedStringFromTable(key, kTable, nil)
      NSString *row(void) { return ROW(@"Row"); }

      """,
      to: "B/Row.m"
    )
    #expect(try await shell.run("sync Localizable.xcstrings").status == 0)
    let expected = try shell.folder.text(of: "Localizable.xcstrings")
    for shards in [["."], ["A", "B"]] {
      try shell.folder.write(catalog, to: "Localizable.xcstrings")
      for shard in shards { try await extract(shard) }
      let run = try await sync("Out")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try shell.folder.text(of: "Localizable.xcstrings") == expected)
      #expect(["Notice", "banner", "ROW"].allSatisfy(run.errors.contains))
    }
    #expect(expected.components(separatedBy: "stale").count == 2)
  }

  private static func translated(_ key: String) -> String {
    #""\#(key)":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\#(key)"}}}}"#
  }

  @Test func `say which placeholders are assumed`() async throws {
    try shell.folder.write(
      "import SwiftUI\nlet text = Text(\"Started \\(Counter().number) times\")\n",
      to: "B/View.swift"
    )
    let catalog = Self.catalog.replacing("Gone", with: "Started %lld times")
    try shell.folder.write(catalog, to: "Localizable.xcstrings")
    try await extract(".")
    let run = try await sync("Out --complete --prune")
    #expect(run.errors.contains(#""Started %lld times" of the catalog is kept [assumed-key-kept]"#))
    // Notes follow the result.
    let lines = try await sync("Out --complete").errors.split(separator: "\n")
    #expect(lines.first == "Localizable.xcstrings is up to date.")
    #expect(lines.last?.hasSuffix("[assumed-key-kept]") ?? false)
    let text = try shell.folder.text(of: "Localizable.xcstrings")
    #expect(text.contains("Started %lld times") && !text.contains("Started %@ times"))
  }

  @Test func `repair a catalog in which another type was assumed`() async throws {
    try shell.folder.write(
      "import SwiftUI\nlet text = Text(\"Started \\(Counter().number) times\")\n",
      to: "B/View.swift"
    )
    let translated =
      #""localizations":{"es":{"stringUnit":{"state":"translated","value":"%lld veces"}}}"#
    try shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{"Started %@ times":{},
      "Started %lld times":{"extractionState":"stale",\(translated)}},"version":"1.0"}
      """,
      to: "Localizable.xcstrings"
    )
    try await extract("B")
    let run = try await sync("Out --complete")
    #expect(run.errors.contains("run 'xcstrings sync --renames apply' [assumed-key-kept]"))
    #expect(try shell.folder.text(of: "Localizable.xcstrings").contains("stale"))
    _ = try await sync("Out --complete --renames apply")
    let text = try shell.folder.text(of: "Localizable.xcstrings")
    #expect(text.contains("%lld veces") && !text.contains("stale"), "\(text)")
    #expect(!text.contains("Started %@ times"))
    #expect(try await sync("Out --complete --renames apply").status == 0)
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == text)
  }

  @Test func `may come from several machines with separate checkouts`() async throws {
    let expected = try await catalogOfSources()
    try await extract("A --source-root .")
    try await extract("B --source-root .")
    let text = try shell.folder.text(of: "Out/A=View.stringsdata")
    #expect(text.contains(#""source" : "A/View.swift""#))
    #expect(try await sync("Out").errors.isEmpty)
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == expected)
  }

  @Test func `may come from a compiler with a checkout elsewhere`() async throws {
    let expected = try await catalogOfSources()
    try await extract(".")
    for name in try shell.folder.names(in: "Out") {
      let text = try shell.folder.text(of: "Out/\(name)")
      let moved = text.replacing(shell.folder.path, with: "/Users/ci/App")
      #expect(moved != text)
      // Every architecture has a separate copy.
      try shell.folder.write(moved, to: "Objects-normal/arm64/\(name)")
      try shell.folder.write(moved, to: "Objects-normal/x86_64/\(name)")
    }
    try shell.folder.write(
      #"{"source":"ExtractedAppShortcutsMetadata","tables":{},"version":2}"#,
      to: "Objects-normal/arm64/ExtractedAppShortcutsMetadata.stringsdata"
    )
    let run = try await sync("Objects-normal --source-root /Users/ci/App")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == expected)
  }

  @Test func `are combined if two architectures have different ones`() async throws {
    try await extract(".")
    let text = try shell.folder.text(of: "Out/B=View.stringsdata")
    try shell.folder.write(text, to: "Out/arm64/B=View.stringsdata")
    try shell.folder.write(
      text.replacing("\"Bye\"", with: "\"Removed\""),
      to: "Out/x86_64/B=View.stringsdata"
    )
    let run = try await sync("Out")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "such as 'Out/B=View.stringsdata' and 'Out/x86_64/B=View.stringsdata'; all strings are used."
      )
    )
    let catalog = try shell.folder.text(of: "Localizable.xcstrings")
    #expect(catalog.contains("\"Bye\"") && catalog.contains("\"Removed\""))
  }

  @Test func `mark no key if those of a source are missing`() async throws {
    try await extract("A")
    let run = try await sync("Out --check")
    #expect(run.status == 1)
    #expect(!run.output.contains("Gone"))
    #expect(
      run.errors.hasPrefix(
        "No key of Localizable.xcstrings is marked or removed: 2 of its source files have no complete .stringsdata, such as 'B/Shared.swift'.\n"
      )
    )
    #expect(try await sync("Out --check --complete").output.contains("stale  \"Gone\""))
  }

  @Test func `are incomplete if the source leads out of the project`() async throws {
    let other = try TemporaryFolder()
    try other.write("import SwiftUI\nlet bye = Text(\"Bye\")\n", to: "View.swift")
    try shell.folder.link("B/Linked.swift", to: other.path("View.swift"))
    try shell.folder.write("A/View.swift\nB/Linked.swift\n", to: "list")
    try await extract("--file-list list")
    #expect(try !shell.folder.text(of: "Out/A=View.stringsdata").contains("incomplete"))
    let text = try shell.folder.text(of: "Out/B=Linked.stringsdata")
    #expect(text.contains(#""incomplete" : true"#))
    withExtendedLifetime(other) {}
  }

  @Test func `mark no key if a source could not be read completely`() async throws {
    try shell.folder.write(
      "import SwiftUI\nlet bye = Text(\"Bye\")\nlet (\n",
      to: "B/View.swift"
    )
    try await extract(".")
    let text = try shell.folder.text(of: "Out/B=View.stringsdata")
    #expect(text.contains(#""incomplete" : true"#) && text.contains("Bye"))
    for option in ["", " --complete"] {
      let run = try await sync("Out --check\(option)")
      #expect(run.output.contains("Bye") && !run.output.contains("Gone"))
      #expect(run.errors.contains("no complete .stringsdata, 'B/View.swift'"))
    }
  }

  @Test func `mark no key if the sources are unknown`() async throws {
    try await extract(".")
    try shell.folder.write(Self.catalog, to: "Elsewhere/Localizable.xcstrings")
    let elsewhere = Shell(in: shell.folder, below: "Elsewhere")
    let line = "sync Localizable.xcstrings --stringsdata ../Out --check"
    let run = try await elsewhere.run(line)
    #expect(run.output.contains("\"Bye\"") && !run.output.contains("Gone"))
    #expect(run.errors.hasPrefix("The source files of Localizable.xcstrings are unknown"))
    #expect(try await elsewhere.run("\(line) --complete").output.contains("Gone"))
  }

  @Test func `are read with the arguments of scripts for Apple's tool`() async throws {
    try await extract(".")
    let files = try shell.folder.names(in: "Out").map { "Out/\($0)" }
    let repeated = files.joined(separator: " --stringsdata ")
    let listed = files.joined(separator: " ")
    for arguments in [repeated, listed] {
      #expect(try await sync("\(arguments) --check").output.contains("Gone"))
      let run = try await sync("\(arguments) --skip-marking-strings-stale --check")
      #expect(run.output.contains("\"Bye\"") && !run.output.contains("Gone"))
      #expect(run.errors.contains("--skip-marking-strings-stale"))
    }
  }

  @Test func `are ignored if their source was deleted`() async throws {
    try await extract(".")
    try shell.folder.remove("B/View.swift")
    let expected = try await catalogOfSources()
    let run = try await sync("Out")
    #expect(run.errors.contains("B/View.swift"))
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == expected)
    #expect(!expected.contains("Bye"))
  }

  @Test func `are not written again without changes`() async throws {
    try await extract(".")
    let before = try identifiers()
    try shell.folder.write("import SwiftUI\n", to: "B/View.swift")
    try await extract(".")
    let after = try identifiers()
    #expect(before["A=View.stringsdata"] == after["A=View.stringsdata"])
    #expect(before["B=View.stringsdata"] != after["B=View.stringsdata"])
  }

  private func identifiers() throws -> [String: Int] {
    var identifiers: [String: Int] = [:]
    for name in try shell.folder.names(in: "Out") {
      let attributes = try FileManager.default
        .attributesOfItem(atPath: shell.folder.path("Out/\(name)"))
      identifiers[name] = attributes[.systemFileNumber] as? Int
    }
    return identifiers
  }

  @Test(arguments: [
    ("en_US.UTF-8", "error: version 3 of .stringsdata files is not supported, only version 1"),
    ("es_ES.UTF-8", "error: la versión 3 de los archivos .stringsdata no se admite, solo la 1"),
  ])
  func `mark no key if a file is damaged`(_ language: String, _ sentence: String) async throws {
    try await extract(".")
    try shell.folder.write("{\"source\":\"A\",\n\"version\":3}", to: "Out/x.stringsdata")
    let line = "sync Localizable.xcstrings --complete --stringsdata Out"
    let run = try await shell.run(line, language: language)
    #expect(run.status == 65)
    #expect(
      run.errors.hasPrefix(
        "Out/x.stringsdata:2:11: \(sentence) [strings-data-version-unsupported]\n"
      )
    )
    // The other files are still read.
    #expect(run.output.contains("\"Bye\""))
    let catalog = try shell.folder.text(of: "Localizable.xcstrings")
    #expect(catalog.contains("\"Bye\"") && !catalog.contains("stale"))
  }

  @Test func `mark no key if a file is truncated, and report the location`() async throws {
    try await extract(".")
    let text = try shell.folder.text(of: "Out/B=View.stringsdata")
    // After the path, whose length depends on the folder.
    let rest = String(text[..<(try #require(text.firstRange(of: "\"tables\"")).lowerBound)])
    try shell.folder.write(rest, to: "Out/B=View.stringsdata")
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let end = "\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)"
    let run = try await sync("Out --check --json")
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "Out/B=View.stringsdata:\(end): error: unexpected end of file: a bracket is not closed"
      )
    )
    #expect(run.output.contains(#""allSourcesRead" : false"#))
    #expect(!run.output.contains("Gone\",\n            \"kind"))
    #expect(run.output.contains("B/View.swift"))
  }

  @Test func `are ignored without a project if their source was deleted`()
    async throws
  {
    try shell.folder.write(Self.catalog, to: "Elsewhere/Localizable.xcstrings")
    let elsewhere = Shell(in: shell.folder, below: "Elsewhere")
    func check(_ arguments: String) async throws -> BuiltProgram.Run {
      try await elsewhere.run(
        "sync Localizable.xcstrings --stringsdata ../Out --check \(arguments)"
      )
    }
    try await extract(".")
    try shell.folder.remove("B/View.swift")
    try shell.folder.write(
      #"{"source":"\#(shell.folder.path)/B/View.swift","tables":{"Localizable":["Bye"]},"version":1}"#,
      to: "Out/B=View.stringsdata"
    )
    let run = try await check("")
    #expect(run.errors.contains("1 source file no longer exists: "))
    #expect(run.output.contains("\"Hello") && !run.output.contains("\"Bye\""))
    // If no source exists, they come from another machine.
    try shell.folder.remove("A")
    try shell.folder.remove("B")
    let others = try await check("")
    #expect(!others.errors.contains("no longer"))
    #expect(others.output.contains("\"Bye\""))
  }

  @Test(arguments: [
    "extract . --format stringsdata",
    "sync --complete",
    "sync --source-root .",
    "sync --stringsdata A --complete --skip-marking-strings-stale",
  ])
  func `require consistent options`(_ line: String) async throws {
    let run = try await shell.run(line)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: --"))
  }

  @Test func `are an error if they do not exist`() async throws {
    #expect(try await sync("Nowhere").status == 66)
  }

  @Test func `are listed as JSON`() async throws {
    let run = try await shell.run(
      "extract B --format stringsdata --output Out --source-root . --json"
    )
    #expect(run.status == 0)
    #expect(run.output.contains(#""path" : "Out/B=View.stringsdata""#))
    #expect(run.output.contains(#""source" : "B/View.swift""#))
  }
}
