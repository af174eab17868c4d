import FoundationEssentials
import TestSupport
import Testing

/// Reports, baselines and fixes.
@Suite struct `Findings of xcstrings validate` {
  let shell: Shell
  private let catalog = "Localizations/App.xcstrings"

  init() throws {
    shell = try Shell()
    // A space at the start, and a question without an inverted question mark.
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing("Hola, %@", with: " Qué tal, %@?")
    )
  }

  @Test func `are printed as SARIF, with the bytes that a fix replaces`() async throws {
    let run = try await shell.run("validate --report sarif")
    #expect(run.status == 0)
    let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
    let results = try #require(log.runs.first?.results)
    #expect(
      results.map(\.ruleId) == [
        "mismatched-end-punctuation", "mismatched-surrounding-whitespace",
        "missing-inverted-punctuation",
      ]
    )
    #expect(results.map(\.level) == ["note", "warning", "warning"])
    let rules = try #require(log.runs.first?.tool.driver.rules)
    #expect(results.allSatisfy { rules[$0.ruleIndex].id == $0.ruleId })
    let change = try #require(results[1].fixes?.first?.artifactChanges.first)
    #expect(change.artifactLocation.uri == catalog)
    let replacement = try #require(change.replacements.first)
    #expect(replacement.insertedContent.text == #""Qué tal, %@?""#)
    let bytes = Array(try shell.folder.text(of: catalog).utf8)
    let start = replacement.deletedRegion.byteOffset
    let deleted = bytes[start..<start + replacement.deletedRegion.byteLength]
    #expect(String(decoding: deleted, as: UTF8.self) == #"" Qué tal, %@?""#)
  }

  @Test func `name files from the current folder or the source root, however they are passed`()
    async throws
  {
    let run = try await shell.run(["validate", "--report", "sarif", shell.folder.path(catalog)])
    let log = try JSONDecoder().decode(Log.self, from: Data(run.output.utf8))
    let results = try #require(log.runs.first?.results)
    let files = results.map(\.locations[0].physicalLocation.artifactLocation)
    #expect(files.allSatisfy { $0.uri == catalog && $0.uriBaseId == "SRCROOT" })
    #expect(log.runs[0].originalUriBaseIds.keys.sorted() == ["SRCROOT"])
    #expect(!run.output.contains(shell.folder.path))
    let rooted = try await shell.run("validate --report junit --source-root Localizations")
    #expect(rooted.output.contains("<system-out>App.xcstrings:10:23: note: "))
    #expect(!rooted.output.contains(catalog))
  }

  @Test func `are printed as failing tests among passing ones`() async throws {
    let run = try await shell.run("validate --report junit")
    #expect(run.output.hasPrefix(#"<?xml version="1.0" encoding="UTF-8"?>"#))
    #expect(run.output.contains(#"failures="2" errors="0">"#))
    #expect(
      run.output.contains(
        #"name="missing-inverted-punctuation · Hello, %@ · es" line="10">"#
      )
    )
    #expect(run.output.contains(#"name="mismatched-placeholders"/>"#))
    #expect(run.output.contains("<system-out>Localizations/App.xcstrings:10:23: note: "))
  }

  @Test func `do not fail if the baseline contains them, but fail if there are more`()
    async throws
  {
    let written = try await shell.run("validate --strict --baseline known.json --update-baseline")
    #expect(written.status == 0)
    let known = try await shell.run("validate --strict --baseline known.json")
    #expect(known.status == 0)
    #expect(known.output.contains("2 findings are in the baseline.\n"))
    try shell.folder.write(
      try shell.folder.text(of: catalog).replacing(" Qué tal, %@?", with: " Qué tal?"),
      to: catalog
    )
    let more = try await shell.run("validate --strict --baseline known.json")
    #expect(more.status == 1)
    #expect(
      more.output.contains("[mismatched-placeholders]")
        && !more.output.contains("[mismatched-surrounding-whitespace]")
    )
    try shell.folder.write(
      try shell.folder.text(of: catalog).replacing(" Qué tal?", with: "¿Qué tal, %@?"),
      to: catalog
    )
    let mended = try await shell.run("validate --strict --baseline known.json")
    #expect(mended.status == 0)
    #expect(
      mended.output.contains(
        "2 findings of the baseline no longer occur; --update-baseline removes them.\n"
      )
    )
  }

  @Test func `are not compared with a file that is not a baseline`() async throws {
    try shell.folder.write("[]", to: "known.json")
    let run = try await shell.run("validate --baseline known.json")
    #expect(run.status == 65)
    #expect(run.errors.contains("'known.json' is not a baseline file."))
    #expect(try await shell.run("validate --baseline nowhere.json").status == 66)
    #expect(try await shell.run("validate --update-baseline").status == 64)
  }

  @Test func `are fixed if unambiguous, without changing anything else`() async throws {
    let before = try shell.folder.text(of: catalog)
    let preview = try await shell.run("validate --fix --dry-run")
    #expect(preview.output.contains("1 string would be fixed.\n"))
    #expect(try shell.folder.text(of: catalog) == before)
    let run = try await shell.run("validate --fix")
    #expect(run.output.contains("Fixed 1 string.\n"))
    #expect(
      try shell.folder.text(of: catalog) == before.replacing(" Qué tal, %@?", with: "Qué tal, %@?")
    )
    #expect(
      run.output.contains("[missing-inverted-punctuation]")
        && !run.output.contains("[mismatched-surrounding-whitespace]")
    )
  }

  @Test func `are fixed in the encoding of the file`() async throws {
    let before = try shell.folder.text(of: catalog)
    func utf16(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let file = URL(filePath: shell.folder.path(catalog))
    try Data(utf16(before)).write(to: file)
    #expect(try await shell.run("validate --fix").output.contains("Fixed 1 string.\n"))
    let mended = before.replacing(" Qué tal, %@?", with: "Qué tal, %@?")
    #expect(try Data(contentsOf: file) == Data(utf16(mended)))
  }

  @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8"])
  func `belong to rules that are listed and explained`(_ language: String) async throws {
    let list = try await shell.run("validate --list-rules", language: language).output
    let names = list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.count > 20 && names == names.sorted())
    for name in names {
      let page = try await shell.run("validate --explain \(name)", language: language)
      #expect(page.status == 0)
      #expect(page.output.contains("[validate:off \(name)]"))
    }
    let unknown = try await shell.run("validate --explain no-such-rule", language: language)
    #expect(unknown.status == 64)
  }

  @Test func `belong to rules that the project can turn off`() async throws {
    try shell.folder.write(
      try shell.folder.text(of: ".xcstrings.yml")
        + "\nrules: {mismatched-surrounding-whitespace: off}\n",
      to: ".xcstrings.yml"
    )
    #expect(
      !(try await shell.run("validate").output.contains("[mismatched-surrounding-whitespace]"))
    )
    let list = try await shell.run("validate --list-rules").output
    #expect(list.contains(#/mismatched-surrounding-whitespace +off/#))
  }
}

/// The part of a SARIF log that the tests read.
private struct Log: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let originalUriBaseIds: [String: BaseLocation]
    let results: [Result]
  }

  struct Tool: Decodable {
    let driver: Driver
  }

  struct Driver: Decodable {
    let rules: [Rule]
  }

  struct Rule: Decodable {
    let id: String
  }

  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let locations: [ResultLocation]
    let fixes: [Fix]?
  }

  struct ResultLocation: Decodable {
    struct Physical: Decodable {
      let artifactLocation: Location
    }

    let physicalLocation: Physical
  }

  struct Fix: Decodable {
    let artifactChanges: [Change]
  }

  struct Change: Decodable {
    let artifactLocation: Location
    let replacements: [Replacement]
  }

  struct Location: Decodable {
    let uri: String
    let uriBaseId: String?
  }

  struct BaseLocation: Decodable {}

  struct Replacement: Decodable {
    let deletedRegion: Region
    let insertedContent: Content
  }

  struct Region: Decodable {
    let byteOffset: Int
    let byteLength: Int
  }

  struct Content: Decodable {
    let text: String
  }

  let runs: [Run]
}
