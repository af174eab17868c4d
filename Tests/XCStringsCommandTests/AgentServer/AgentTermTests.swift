import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The tools `get_terms` and `set_terms`.
@Suite struct AgentTermTests {
  private static let glossary = "Glossary.csv"
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  private func revision() async throws -> String {
    try #require(try await sample.call(GetTermsTool.self)["revision"]?.text)
  }

  private func set(_ members: String) async throws -> JSONValue {
    let revision = try await revision()
    return try await sample.call(SetTermsTool.self, #"{"revision":"\#(revision)",\#(members)}"#)
  }

  private func failure(_ members: String) async throws -> String? {
    let revision = try await revision()
    return try await sample.failure(
      SetTermsTool.self,
      #"{"revision":"\#(revision)",\#(members)}"#
    )
  }

  private var text: String { get throws { try sample.shell.folder.text(of: Self.glossary) } }

  @Test func `terms are added, changed and removed`() async throws {
    try sample.useGlossaryFile(
      "source,language,target,status,note\ndoor,es,puerta,,A note\ndoor,fr,porte,,\nold,es,viejo,,\n"
    )
    let before = try await revision()
    let result = try await set(
      """
      "upsert":[{"term":"door","use":{"es":["puerta","portón"]},"note":""},
        {"term":"Acme","translate":false,"avoid":{"es":["Acmé"]},"definition":"A brand"}],
        "remove":["old"]
      """
    )
    #expect(result["added"] == .number("1") && result["changed"] == .number("1"))
    #expect(result["removed"] == .number("1") && result["file"] == .string(Self.glossary))
    let terms = try await sample.call(GetTermsTool.self)
    #expect(terms["revision"] == result["revision"] && terms["revision"] != .string(before))
    let all = terms["terms"]?.elements ?? []
    #expect(all.map { $0["term"]?.text } == ["door", "Acme"])
    #expect(all.first?["use"]?["es"] == .array([.string("puerta"), .string("portón")]))
    #expect(all.first?["use"]?["fr"] == .array([.string("porte")]))
    #expect(all.first?["note"] == nil)
    #expect(all.last?["translate"] == .boolean(false))
    #expect(all.last?["avoid"]?["es"] == .array([.string("Acmé")]))
    #expect(all.last?["definition"] == .string("A brand"))
  }

  @Test func `a preview and an edit without effect write nothing`() async throws {
    let content = "source;language;target\ndoor;es;puerta\n"
    try sample.useGlossaryFile(content)
    let preview = try await set(#""remove":["door"],"dryRun":true"#)
    #expect(preview["removed"] == .number("1") && preview["written"] == .boolean(false))
    let same = try await set(#""upsert":[{"term":"door","use":{"es":["puerta"]}}]"#)
    #expect(same["changed"] == .number("0"))
    #expect(try text == content)
  }

  @Test func `an edit for other terms is refused`() async throws {
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    let revision = try await revision()
    try sample.useGlossaryFile("source,language,target\ndoor,es,portal\n")
    let edit = #"{"revision":"\#(revision)","remove":["door"]}"#
    #expect(try await sample.failure(SetTermsTool.self, edit) == "glossary-changed")
    #expect(try text.contains("portal"))
  }

  @Test(arguments: [
    (#""remove":["gate"]"#, "no-such-term"), (#""upsert":[{"term":" "}]"#, "invalid-term"),
    (#""upsert":[{"term":"a","use":{"xx-none":["b"]}}]"#, "unknown-language"),
  ])
  func `an edit must be possible`(_ members: String, _ id: String) async throws {
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    let before = try text
    #expect(try await failure(members) == id)
    #expect(try text == before)
  }

  @Test(arguments: [
    ("source,language,target,owner\ndoor,es,puerta,Ana\n", "unknown-columns"),
    ("source,language,target\ndoor,,puerta\n", "damaged-glossary"),
  ])
  func `nothing of the file is lost`(_ content: String, _ id: String) async throws {
    try sample.useGlossaryFile(content)
    #expect(try await failure(#""upsert":[{"term":"gate"}]"#) == id)
    #expect(try text == content)
  }

  @Test func `terms in the configuration are not changed`() async throws {
    let before = try sample.shell.folder.text(of: ".xcstrings.yml")
    #expect(try await failure(#""remove":["door"]"#) == "terms-in-configuration")
    #expect(try sample.shell.folder.text(of: ".xcstrings.yml") == before)
    // What the failure says is possible.
    let run = try await sample.shell.run(["glossary", "export", "--output", Self.glossary])
    #expect(run.status == 0, "\(run.errors)")
    try sample.useGlossaryFile(nil)
    #expect(try await set(#""remove":["door"]"#)["removed"] == .number("1"))
  }

  @Test func `a file that the configuration names is created`() async throws {
    try sample.useGlossaryFile(nil)
    let result = try await set(#""upsert":[{"term":"door","use":{"es":["puerta"]}}]"#)
    #expect(result["added"] == .number("1"))
    #expect(try text.contains("puerta"))
  }

  @Test func `the revision belongs to all terms, not to those that are shown`() async throws {
    let all = try await revision()
    let some = try await sample.call(GetTermsTool.self, #"{"query":"none","languages":["fr"]}"#)
    #expect(some["terms"]?.elements.isEmpty == true && some["revision"] == .string(all))
  }
}

extension AgentSample {
  /// Makes the project use a file with terms.
  func useGlossaryFile(_ content: String?) throws {
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    if let start = configuration.firstRange(of: "glossary:\n")?.lowerBound {
      try shell.folder.write(
        String(configuration[..<start]) + "glossary: Glossary.csv\n",
        to: ".xcstrings.yml"
      )
    }
    if let content { try shell.folder.write(content, to: "Glossary.csv") }
  }
}
