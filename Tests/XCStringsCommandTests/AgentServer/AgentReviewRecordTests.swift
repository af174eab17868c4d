import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// What the tools of the agent server write in addition to the catalogs: review records and the translation
/// memory.
@Suite struct AgentReviewRecordTests {
  private static let records = ".xcstrings/review.jsonl"
  private static let memory = ".xcstrings/memory.tmx"
  private let sample: AgentSample

  init() async throws {
    sample = try AgentSample()
    try sample.shell.folder.write(Self.strings(door: "Open door"), to: AgentSample.catalog)
    let run = try await sample.shell.run(["review", "--init", "trust"])
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Returns a catalog with a finished text in two languages, a draft and a missing text.
  private static func strings(door: String) -> String {
    func unit(_ text: String, _ state: String = "translated") -> String {
      #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }
    return """
      {"sourceLanguage":"en","strings":{
        "door":{"extractionState":"manual","localizations":{
          "en":\(unit(door)),"es":\(unit("Abrir puerta")),"fr":\(unit("Ouvrir"))}},
        "hello":{"extractionState":"manual","localizations":{
          "en":\(unit("Hello")),"es":\(unit("Hola", "needs_review"))}},
        "new":{"extractionState":"manual","localizations":{"en":\(unit("New"))}}
      },"version":"1.0"}
      """
  }

  /// Changes the source text of a finished translation.
  private func changeSource() throws {
    try sample.shell.folder.write(Self.strings(door: "Open the door"), to: AgentSample.catalog)
  }

  private func versions(of key: String) async throws -> (source: String, target: String) {
    let found = try await sample.call(
      FindTextsTool.self,
      #"{"keys":["\#(key)"],"languages":["es"]}"#
    )
    let text = try #require(found["texts"]?.elements.first)
    return (
      try #require(text["sourceVersion"]?.text), try #require(text["targetVersion"]?.text)
    )
  }

  private func set(_ key: String, _ text: String, options: String = "") async throws -> String? {
    let versions = try await versions(of: key)
    let result = try await sample.call(
      SetTextsTool.self,
      #"{"reportAll":true,"edits":[{"key":"\#(key)","language":"es","text":"\#(text)","#
        + #""sourceVersion":"\#(versions.source)","targetVersion":"\#(versions.target)"}]\#(options)}"#
    )
    return result["results"]?.elements.first?["result"]?.text
  }

  private func decide(
    _ key: String,
    _ decision: String,
    options: String = ""
  ) async throws -> String? {
    let versions = try await versions(of: key)
    let result = try await sample.call(
      ReviewTextsTool.self,
      #"{"reportAll":true,"decisions":[{"key":"\#(key)","language":"es",\#(decision),"#
        + #""sourceVersion":"\#(versions.source)","targetVersion":"\#(versions.target)"}]\#(options)}"#
    )
    return result["results"]?.elements.first?["result"]?.text
  }

  private func lines(_ part: String) throws -> [Substring] {
    try sample.shell.folder.text(of: Self.records).split(separator: "\n")
      .filter { $0.contains(part) }
  }

  // MARK: - Drafts

  @Test func `a draft is recorded with its origin and its source version`() async throws {
    let source = try await versions(of: "new").source
    #expect(try await set("new", "Nuevo") == "written")
    let line = try #require(try lines("\"origin\"").first)
    #expect(line.contains(#""key":"new""#) && line.contains(#""language":"es""#))
    #expect(line.contains(#""origin":"agent""#) && line.contains(#""for":"\#(source)""#))
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    let draft = try #require(work["items"]?.elements.first { $0["key"] == .string("new") })
    #expect(draft["translation"]?.elements.first?["origin"] == .string("agent"))
  }

  @Test func `a preview and a refused draft are not recorded`() async throws {
    let before = try sample.shell.folder.text(of: Self.records)
    #expect(try await set("new", "Nuevo", options: #","dryRun":true"#) == "written")
    let wrong =
      #"{"key":"new","language":"es","text":"Nuevo","sourceVersion":"s1-0000000000000000"}"#
    _ = try await sample.call(SetTextsTool.self, #"{"edits":[\#(wrong)]}"#)
    #expect(try sample.shell.folder.text(of: Self.records) == before)
  }

  @Test func `a project without records gets none`() async throws {
    try sample.shell.folder.remove(Self.records)
    #expect(try await set("new", "Nuevo") == "written")
    #expect(!sample.shell.folder.exists(Self.records))
  }

  @Test func `a draft for a changed source text records the former one`() async throws {
    try changeSource()
    #expect(try await set("door", "Abre la puerta") == "written")
    #expect(try lines(#""from":{"":"Open door"}"#).contains { $0.contains(#""language":"es""#) })
  }

  @Test(arguments: [
    (nil, "agent"), ("Claude Code", "agent:Claude Code"),
    ("a/b\u{1B}[31m\u{202E}é", "agent:ab31mé"),
    ("\n", "agent"),
    (String(repeating: "x", count: 99), "agent:" + String(repeating: "x", count: 60)),
  ])
  func `the origin contains the letters of the client's name`(_ name: String?, _ origin: String) {
    let context = AgentContext(project: sample.session, report: { _, _, _ in }, client: name)
    #expect(context.origin == origin)
  }

  // MARK: - Decisions

  @Test(arguments: [#""decision":"approve""#, #""decision":"replace","text":"Abre la puerta""#])
  func `a decision about an outdated translation marks the others`(_ decision: String) async throws
  {
    try changeSource()
    #expect(try await decide("door", decision) == "decided")
    let french = try await sample.shell.run(["list", "--key", "door", "--language", "fr"])
    #expect(french.output.contains("needs_review"))
    #expect(try await sample.text("door").hasPrefix("translated "))
    // The records have the new source text, so the approved translation is not reported again.
    #expect(try lines(#""source":{"":"Open the door"}"#).count == 1)
    #expect(try lines(#""from":{"":"Open door"}"#).contains { $0.contains(#""language":"fr""#) })
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    #expect(work["items"]?.elements.contains { $0["key"] == .string("door") } == false)
  }

  @Test func `a refused decision about an outdated translation marks nothing`() async throws {
    try changeSource()
    let files = [Self.records, AgentSample.catalog]
    let before = try files.map { try sample.shell.folder.text(of: $0) }
    let result = try await decide("door", #""decision":"replace","text":"Abre %lld puertas""#)
    #expect(result != nil && result != "decided")
    #expect(try files.map { try sample.shell.folder.text(of: $0) } == before)
  }

  @Test func `a preview of a decision about an outdated translation writes nothing`() async throws {
    try changeSource()
    let files = [Self.records, AgentSample.catalog]
    let before = try files.map { try sample.shell.folder.text(of: $0) }
    #expect(
      try await decide("door", #""decision":"approve""#, options: #","dryRun":true"#) == "decided"
    )
    #expect(try files.map { try sample.shell.folder.text(of: $0) } == before)
  }

  @Test func `a decision about another translation marks nothing`() async throws {
    try changeSource()
    #expect(try await decide("hello", #""decision":"approve""#) == "decided")
    let french = try await sample.shell.run(["list", "--key", "door", "--language", "fr"])
    #expect(french.output.contains("translated"))
    #expect(try lines(#""source":{"":"Open door"}"#).count == 1)
  }

  @Test func `records with errors stop a decision that would change them`() async throws {
    try changeSource()
    let text = try sample.shell.folder.text(of: Self.records)
    try sample.shell.folder.write(text + "{\n", to: Self.records)
    await #expect(throws: (any Error).self) { try await decide("door", #""decision":"approve""#) }
    #expect(try await sample.text("door") == "translated Abrir puerta")
    #expect(try await set("new", "Nuevo") == "written")
    #expect(try sample.shell.folder.text(of: Self.records) == text + "{\n")
  }

  // MARK: - Memory

  @Test(arguments: [
    #"{"action":"remove","key":"door"}"#, #"{"action":"rename","key":"door","to":"gate"}"#,
  ])
  func `the translations of removed keys are kept`(_ edit: String) async throws {
    _ = try await sample.shell.run(["memory", "keep"])
    let before = try sample.shell.folder.text(of: Self.memory)
    let preview = #"{"edits":[\#(edit)],"dryRun":true}"#
    _ = try await sample.call(EditKeysTool.self, preview)
    #expect(try sample.shell.folder.text(of: Self.memory) == before)
    _ = try await sample.call(EditKeysTool.self, #"{"edits":[\#(edit)]}"#)
    let isRemoved = edit.contains("remove")
    // A renamed key has all texts of the old one, so nothing is lost.
    #expect(try sample.shell.folder.text(of: Self.memory).contains("Abrir puerta") == isRemoved)
  }

  @Test func `a renamed key that was its source text leaves its translations`() async throws {
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Open":{"localizations":{"es":{"stringUnit":{"#
        + #""state":"translated","value":"Abrir"}}}}},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
    _ = try await sample.shell.run(["memory", "keep"])
    _ = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"rename","key":"Open","to":"Open now"}]}"#
    )
    #expect(try sample.shell.folder.text(of: Self.memory).contains("Abrir"))
  }

  @Test func `keys are not removed if their translations cannot be kept`() async throws {
    try sample.shell.folder.write("<tmx", to: Self.memory)
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let edits = #"{"edits":[{"action":"remove","key":"door"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, edits) == "damaged-memory")
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }
}
