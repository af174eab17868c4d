import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

@Suite struct FindTextsFilterTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  private func find(_ arguments: String) async throws -> [JSONValue] {
    try await sample.call(FindTextsTool.self, arguments)["texts"]?.elements ?? []
  }

  private func names(_ texts: [JSONValue]) -> [String] {
    texts.map { text in
      [text["key"], text["language"], text["variation"]].compactMap { $0?.text }
        .joined(separator: " ")
    }
  }

  // MARK: - Rules

  @Test(arguments: [
    ("missing-translation", ["%lld files es", "Welcome, %@! es"]),
    ("needs-review", ["Open the door es"]),
  ])
  func `texts with findings are found`(_ rule: String, _ expected: [String]) async throws {
    let texts = try await find(#"{"rules":["\#(rule)"]}"#)
    #expect(names(texts) == expected)
    #expect(
      texts.allSatisfy { text in
        let findings = text["findings"]?.elements ?? []
        return !findings.isEmpty && findings.allSatisfy { $0["rule"] == .string(rule) }
      }
    )
  }

  @Test func `a finding about a variation is one of that text only`() async throws {
    try sample.edit(
      #""Good morning":{"localizations":{"#,
      """
      "%lld days":{"localizations":{"es":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld día"}},
        "many":{"stringUnit":{"state":"translated","value":"%lld de días"}},
        "other":{"stringUnit":{"state":"translated","value":"%@ días"}}}}}}},
      "Good morning":{"localizations":{
      """
    )
    let texts = try await find(#"{"rules":["mismatched-placeholders"]}"#)
    #expect(names(texts) == ["%lld days es plural.other"])
  }

  @Test func `the other conditions apply, too`() async throws {
    #expect(
      try await names(find(#"{"rules":["missing-translation"],"query":"welcome"}"#))
        == ["Welcome, %@! es"]
    )
    #expect(try await find(#"{"rules":["needs-review"],"languages":["en"]}"#).isEmpty)
  }

  @Test func `findings follow the catalog`() async throws {
    #expect(try await find(#"{"rules":["needs-review"]}"#).count == 1)
    try sample.edit("needs_review", "translated")
    #expect(try await find(#"{"rules":["needs-review"]}"#).isEmpty)
  }

  @Test func `a rule that does not exist is an error`() async throws {
    #expect(
      try await sample.failure(FindTextsTool.self, #"{"rules":["need-review"]}"#) == "no-such-rule"
    )
  }

  // MARK: - History

  @Test func `texts that differ from a commit are found`() async throws {
    try sample.commitAll()
    #expect(try await find(#"{"changedSince":"HEAD"}"#).isEmpty)
    try sample.edit("Buenos días", "Buen día")
    try sample.edit(
      #""state":"needs_review","value":"Abre la puerta""#,
      #""state":"translated","value":"Abre la puerta""#
    )
    try sample.edit(#""Welcome, %@!":{"#, #""New":{},"Welcome, %@!":{"#)
    let since = #""changedSince":"HEAD""#
    let texts = try await find("{\(since)}")
    #expect(names(texts) == ["Good morning es", "Open the door es", "New en", "New es"])
    #expect(
      try await names(find("{\(since),\"languages\":[\"es\"],\"states\":[\"translated\"]}"))
        == ["Good morning es", "Open the door es"]
    )
    try sample.git("commit", "--quiet", "--all", "--message", "Edit")
    #expect(try await find("{\(since)}").isEmpty)
    #expect(try await find(#"{"changedSince":"HEAD~1"}"#).count == 4)
  }

  @Test func `a catalog is found under its former name`() async throws {
    try sample.shell.folder.write(
      try sample.shell.folder.text(of: AgentSample.catalog),
      to: "Old.xcstrings"
    )
    try sample.shell.folder.remove(AgentSample.catalog)
    try sample.commitAll()
    try sample.git("mv", "Old.xcstrings", AgentSample.catalog)
    try sample.git("commit", "--quiet", "--message", "Rename")
    try sample.edit("Buenos días", "Buen día")
    #expect(try await names(find(#"{"changedSince":"HEAD~1"}"#)) == ["Good morning es"])
  }

  @Test func `a cursor belongs to its commit`() async throws {
    try sample.commitAll()
    try sample.edit("Buenos días", "Buen día")
    try sample.edit("Abre la puerta", "Abra la puerta")
    let since = #""changedSince":"HEAD""#
    let first = try await sample.call(FindTextsTool.self, "{\(since),\"limit\":1}")
    let cursor = try #require(first["nextCursor"]?.text)
    #expect(try await find("{\(since),\"cursor\":\"\(cursor)\"}").count == 1)
    try sample.git("commit", "--quiet", "--all", "--message", "Edit")
    #expect(
      try await sample.failure(FindTextsTool.self, "{\(since),\"cursor\":\"\(cursor)\"}")
        == "list-changed"
    )
  }

  @Test(arguments: ["nowhere", "--all", "HEAD:Localizable.xcstrings", ""])
  func `a revision that does not exist is an error`(_ revision: String) async throws {
    try sample.commitAll()
    #expect(
      try await sample.failure(FindTextsTool.self, #"{"changedSince":"\#(revision)"}"#)
        == "unknown-revision"
    )
  }

  @Test func `a project without git has no history`() async throws {
    #expect(
      try await sample.failure(FindTextsTool.self, #"{"changedSince":"HEAD"}"#) == "no-repository"
    )
  }
}
