import FoundationEssentials
import TestSupport
import Testing

/// Terms that apply to screens or roles of the code.
@Suite struct `Scopes of glossary terms` {
  private static let source = """
    import SwiftUI
    struct SettingsView {
      struct Row { var body: some View { Button("Close door") {} } }
      var body: some View { Text("Door") }
    }
    struct HomeView {
      var body: some View { TextField("Name", text: $name, prompt: Text("A door")) }
      func open() { title = String(localized: "Same door") }
    }
    struct OtherView { var body: some View { Text("Same door") } }
    """
  private static let keys = ["Close door", "Door", "A door", "Same door", "Dynamic door"]

  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func write(_ term: String) throws {
    let entries = Self.keys.map { key in
      #""\#(key)":{"extractionState":"manual","localizations":{"es":{"stringUnit":{"state":"translated","value":"x"}}}}"#
    }
    try shell.writeProject(
      source: Self.source,
      catalog:
        #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
    )
    let head = try shell.folder.text(of: ".xcstrings.yml")
    let rules = "rules: {key-not-in-code: off, key-not-in-catalog: off}"
    try shell.folder.write(
      "\(head)\n\(rules)\nglossary: {door: \(term)}\n",
      to: ".xcstrings.yml"
    )
  }

  /// Returns the keys whose texts violate the glossary.
  private func violations(_ options: String = "") async throws -> Set<String> {
    let run = try await shell.run("validate --json \(options)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    return Set(
      report.diagnostics.filter { $0.rule == "glossary-violation" }.compactMap(\.path?.first)
    )
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
      let path: [String]?
    }
    let diagnostics: [Finding]
  }

  private struct Terms: Decodable {
    struct Term: Decodable { let scope: [String: [String]] }
    let terms: [Term]
  }

  private static let scopes: [(scope: String, keys: Set<String>)] = [
    ("{}", Set(keys)),
    ("{screens: SettingsView}", ["Close door", "Door"]),
    ("{screens: SettingsView.Row}", ["Close door"]),
    ("{screens: \"*View\"}", ["Close door", "Door", "A door", "Same door"]),
    ("{screens: [OtherView, HomeView]}", ["A door", "Same door"]),
    ("{screens: Settings}", []),
    ("{roles: Button}", ["Close door"]),
    ("{roles: TextField}", ["A door"]),
    ("{roles: TextField prompt}", ["A door"]),
    ("{roles: [Button, Text], screens: SettingsView}", ["Close door", "Door"]),
    // The role and the screen belong to different places.
    ("{roles: title, screens: OtherView}", []),
    ("{roles: title, screens: HomeView}", ["Same door"]),
    ("{roles: Button, keys: \"D*\"}", []),
    ("{screens: SettingsView, tables: Other}", []),
  ]

  @Test(arguments: scopes)
  func `a term applies where the code uses a key`(
    _ row: (scope: String, keys: Set<String>)
  ) async throws {
    try write("{translations: {es: puerta}, scope: \(row.scope)}")
    #expect(try await violations() == row.keys)
  }

  @Test(arguments: scopes)
  func `an exception applies where the code uses a key`(
    _ row: (scope: String, keys: Set<String>)
  ) async throws {
    try write("{translations: {es: puerta}, exceptions: [{scope: \(row.scope), accept: x}]}")
    let excepted =
      row.scope.contains("s: ") && !row.scope.contains("tables")
      ? row.keys.union(["Dynamic door"]) : row.keys
    #expect(try await violations() == Set(Self.keys).subtracting(excepted))
  }

  @Test func `without sources, only what is certain is reported`() async throws {
    try write("{translations: {es: puerta}, scope: {screens: SettingsView}}")
    #expect(try await violations("--no-sources").isEmpty)
    try write("{translations: {es: puerta}, exceptions: [{scope: {roles: Button}, accept: x}]}")
    #expect(try await violations("--no-sources").isEmpty)
    try write("{translations: {es: puerta}}")
    #expect(try await violations("--no-sources") == Set(Self.keys))
  }

  @Test func `the configuration and the list show scopes`() async throws {
    try write("{translations: {es: puerta}, scope: {screens: [A, B], roles: Button}}")
    let printed = try await shell.run("config --print")
    #expect(printed.output.contains("screens: [A, B]"))
    #expect(printed.output.contains("roles: [Button]"))
    let list = try await shell.run("glossary list --json")
    let terms = try JSONDecoder().decode(Terms.self, from: Data(list.output.utf8)).terms
    #expect(terms.map(\.scope["screens"]) == [["A", "B"]])
    let table = try await shell.run("glossary export")
    #expect(table.output.contains("tables,screens,roles,definition"))
    #expect(table.output.contains("\"A\nB\",Button"))
  }
}
