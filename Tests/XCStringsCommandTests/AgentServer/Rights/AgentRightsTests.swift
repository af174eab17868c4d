import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONRPC
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// What an agent may do with finished translations and with files.
@Suite struct AgentRightsTests {
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
    try sample.shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{
        "Close":{"localizations":{"es":{"stringUnit":{
          "state":"translated","value":"Cerrar"}}}},
        "Open":{},
        "door.title":{"extractionState":"manual","localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Door"}},
          "es":{"stringUnit":{"state":"translated","value":"Puerta"}}}}
      },"version":"1.0"}
      """,
      to: AgentSample.catalog
    )
  }

  private static let some: Set<SessionRight> = [.read, .draft, .edit, .exchange]

  /// Calls a tool of a server with some rights.
  private func call(
    _ name: String,
    _ arguments: String,
    _ rights: Set<SessionRight> = some
  ) async throws -> JSONValue {
    let value = try #require(JSONValue.parse(Array(arguments.utf8), file: "").value)
    return try await sample.bounded {
      let service = AgentService(SessionRights(rights))
      let definition = service.description.tools.first { $0.name == name }
      #expect(definition?.input.problems(of: value) == [])
      let call = ServerCall(id: .number("1"), operation: .tool(name: name, arguments: value))
      switch try await service.answer(call, report: { _, _, _ in }) {
      case .tool(let result):
        #expect(definition?.output.problems(of: result) == [])
        return result
      case .toolFailure(let failure): return failure
      default: return .null
      }
    }
  }

  private func merge(
    _ options: String = "",
    _ rights: Set<SessionRight> = some
  ) async throws
    -> JSONValue
  {
    try await call(
      "merge_catalogs",
      #"{"ours":"Localizable.xcstrings","theirs":"Evil.xcstrings","output":"Localizable.xcstrings"\#(options)}"#,
      rights
    )
  }

  private func writeEvil(_ language: String, _ key: String = "Open") throws {
    try sample.shell.folder.write(
      """
      {"sourceLanguage":"\(language)","strings":{"\(key)":{"localizations":{"es":{
      "stringUnit":{"state":"translated","value":"HACKED"}}}}},"version":"1.0"}
      """,
      to: "Evil.xcstrings"
    )
  }

  // MARK: - Making finished translations

  @Test func `a merge without the right to finish makes drafts`() async throws {
    try writeEvil("en")
    #expect(try await merge()["written"] == .boolean(true))
    #expect(try await sample.text("Open") == "needs_review HACKED")
    #expect(try await sample.text("Close") == "translated Cerrar")
  }

  @Test func `a source text of another language does not become a translation`() async throws {
    try writeEvil("es")
    let first = try await merge()
    let conflict = try #require(first["conflicts"]?.elements.first?["id"]?.text)
    for choice in ["ours", "theirs"] {
      _ = try await merge(#","resolutions":[{"id":"\#(conflict)","choice":"\#(choice)"}]"#)
      #expect(try await sample.text("Close") == "translated Cerrar")
    }
    #expect(try await sample.text("Open") == "needs_review HACKED")
  }

  @Test func `a new catalog has the source language of the project`() async throws {
    try sample.edit(
      "[Localizable.xcstrings]",
      "[Localizable.xcstrings, New.xcstrings]",
      of: ".xcstrings.yml"
    )
    let answer = try await call(
      "edit_keys",
      #"{"catalog":"New.xcstrings","sourceLanguage":"es","edits":[{"action":"add","key":"Open"}]}"#
    )
    #expect(answer["error"] == .string("other-source-language"))
    #expect(!sample.shell.folder.exists("New.xcstrings"))
  }

  @Test func `with the right to finish, a merge takes the state`() async throws {
    try writeEvil("en")
    _ = try await merge("", Self.some.union([.finish]))
    #expect(try await sample.text("Open") == "translated HACKED")
  }

  @Test func `a rename keeps what is finished only for the same source text`() async throws {
    func rename(_ key: String, _ newKey: String) async throws {
      _ = try await call(
        "edit_keys",
        #"{"edits":[{"action":"rename","key":"\#(key)","to":"\#(newKey)"}]}"#
      )
    }
    try await rename("door.title", "door.name")
    #expect(try await sample.text("door.name") == "translated Puerta")
    try await rename("Close", "Delete")
    #expect(try await sample.text("Delete") == "needs_review Cerrar")
  }

  /// What is only moved is not lost, so that the right to finish does not require that to destroy.
  @Test(arguments: [
    (some, "needs_review Cerrar"), (some.union([.finish]), "translated Cerrar"),
    (some.union([.finish, .destroy]), "translated Cerrar"),
  ])
  func `a key that gets another name keeps its translations`(
    _ rights: Set<SessionRight>,
    _ text: String
  ) async throws {
    _ = try await call(
      "edit_keys",
      #"{"edits":[{"action":"rename","key":"Close","to":"Close it"}]}"#,
      rights
    )
    #expect(try await sample.text("Close it") == text)
    try sample.edit("Close it", "Close")
    try sample.edit(String(text.prefix { $0 != " " }), "translated")
    try sample.shell.folder.write(
      "import SwiftUI\nlet a = Text(\"close\")\nlet b = Text(\"Open\")\n",
      to: "Sources/App/WelcomeView.swift"
    )
    _ = try await call("sync_code", #"{"check":false,"renames":"apply"}"#, rights)
    #expect(try await sample.text("close") == text)
  }

  // MARK: - Losing finished translations

  /// Calls that lose the translation of `Close`, or a term.
  private static let losses: [(tool: String, arguments: String)] = [
    ("edit_keys", #"{"edits":[{"action":"remove","key":"Close"}]}"#),
    ("edit_keys", #"{"edits":[{"action":"clear","key":"Close","language":"es"}]}"#),
    ("edit_keys", #"{"edits":[{"action":"translatable","key":"Close","translatable":false}]}"#),
    ("edit_languages", #"{"remove":["es"]}"#),
    ("sync_code", #"{"check":false,"prune":true}"#),
    (
      "merge_catalogs",
      #"{"base":"Localizable.xcstrings","ours":"Localizable.xcstrings","theirs":"Empty.xcstrings","output":"Localizable.xcstrings"}"#
    ),
  ]

  @Test(arguments: losses.indices)
  func `a loss needs a right and a confirmation of exactly that loss`(_ index: Int) async throws {
    let (tool, arguments) = Self.losses[index]
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
      to: "Empty.xcstrings"
    )
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    func isUnchanged() throws -> Bool {
      try sample.shell.folder.text(of: AgentSample.catalog) == before
    }
    let refused = try await call(tool, arguments)
    #expect(refused["error"] == .string("not-permitted"), "\(refused)")
    #expect(refused["hint"]?.text?.contains("'--allow destroy'") == true)
    #expect(refused["lost"]?.elements.first?["text"] == .string("Cerrar"))
    let rights = Self.some.union([.destroy])
    let first = try await call(tool, arguments, rights)
    #expect(first["error"] == .string("needs-confirmation"), "\(first)")
    #expect(first["lost"] == refused["lost"])
    #expect(try isUnchanged())
    let token = try #require(first["confirm"]?.text)
    func confirmed(_ token: String) -> String { arguments.dropLast() + #","confirm":"\#(token)"}"# }
    // A token of another call, or of another loss, does not confirm it.
    let wrong = try await call(tool, confirmed("d1-0000000000000000"), rights)
    #expect(wrong["confirm"] == .string(token))
    try sample.edit("\"Cerrar\"", "\"Cierra\"")
    let changed = try await call(tool, confirmed(token), rights)
    #expect(changed["error"] == .string("needs-confirmation"), "\(changed)")
    try sample.edit("\"Cierra\"", "\"Cerrar\"")
    let done = try await call(tool, confirmed(token), rights)
    #expect(done["error"] == nil, "\(done)")
    #expect(try !isUnchanged())
  }

  @Test func `a draft replaces a finished translation only with the right and its version`()
    async throws
  {
    let found = try await call("find_texts", #"{"keys":["Close"],"languages":["es"]}"#)
    let text = try #require(found["texts"]?.elements.first)
    func edit(_ value: String) -> String {
      """
      {"edits":[{"key":"Close","language":"es","text":"\(value)",\
      "sourceVersion":"\(text["sourceVersion"]?.text ?? "")",\
      "targetVersion":"\(text["targetVersion"]?.text ?? "")"}]}
      """
    }
    let refused = try await call("set_texts", edit("Cierra"))
    #expect(refused["results"]?.elements.first?["result"] == .string("finished"))
    // The same text is no change.
    #expect(try await call("set_texts", edit("Cerrar"))["written"] == .number("1"))
    #expect(try await sample.text("Close") == "translated Cerrar")
    let first = try await call("set_texts", edit("Cierra"), Self.some.union([.destroy]))
    let token = try #require(first["confirm"]?.text)
    let confirmed = edit("Cierra").dropLast() + #","confirm":"\#(token)"}"#
    let done = try await call("set_texts", String(confirmed), Self.some.union([.destroy]))
    #expect(done["written"] == .number("1"), "\(done)")
    #expect(try await sample.text("Close") == "needs_review Cierra")
  }

  @Test func `a removed term needs a right and a confirmation`() async throws {
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\nfile,es,archivo\n")
    func arguments(_ members: String) async throws -> String {
      let revision = try await call("get_terms", "{}")["revision"]?.text ?? ""
      return #"{"revision":"\#(revision)",\#(members)}"#
    }
    for members in [
      #""remove":["door"]"#, #""upsert":[{"term":"door","use":{"es":[]}}]"#,
    ] {
      let refused = try await call("set_terms", try await arguments(members))
      #expect(refused["lost"]?.elements.first?["term"] == .string("door"), "\(refused)")
      let first = try await call(
        "set_terms",
        try await arguments(members),
        Self.some.union([.destroy])
      )
      #expect(first["confirm"] != nil, "\(first)")
    }
    let added = try await call(
      "set_terms",
      try await arguments(#""upsert":[{"term":"window","use":{"es":["ventana"]}}]"#)
    )
    #expect(added["written"] == .boolean(true), "\(added)")
  }

  @Test func `terms can be added before the file exists`() async throws {
    try sample.useGlossaryFile("")
    try sample.shell.folder.remove("Glossary.csv")
    let revision = try await call("get_terms", "{}")["revision"]?.text ?? ""
    let added = try await call(
      "set_terms",
      #"{"revision":"\#(revision)","upsert":[{"term":"door","use":{"es":["puerta"]}}]}"#
    )
    #expect(added["added"] == .number("1"), "\(added)")
  }

  // MARK: - Files

  @Test(arguments: [
    "Package.swift\\u0000.tmx", ".git/hooks/pre-commit\\u0000.tmx", ".env.tmx", ".git/a.tmx",
    ".github/workflows/a.tmx", "A/.hidden/b.tmx", "build.sh", "Package.swift", "README.md",
    "Localizable.xcstrings",
  ])
  func `no other file is written`(_ path: String) async throws {
    let before = try sample.shell.folder.names()
    let answer = try await call(
      "exchange",
      #"{"direction":"export","format":"tmx","path":"\#(path)"}"#
    )
    #expect(answer["error"] != nil, "\(answer)")
    #expect(try sample.shell.folder.names() == before)
  }

  @Test(arguments: ["csv", "po", "xliff", "tmx", "tbx", "strings"])
  func `a file that is not for exchange is not quoted`(_ format: String) async throws {
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    try sample.shell.folder.write("TOKEN=SECRETVALUE\n", to: ".env")
    try sample.shell.folder.write("TOKEN=SECRETVALUE\n", to: "secret.txt")
    for path in [".env", "secret.txt", "./.env"] {
      let answer = try await call(
        "exchange",
        #"{"direction":"import","format":"\#(format)","path":"\#(path)"}"#,
        Self.some.union([.finish])
      )
      #expect(answer["error"] != nil, "\(answer)")
      #expect(!"\(answer)".contains("SECRETVALUE"))
    }
  }

  // MARK: - Results

  @Test func `each result says that its strings are data`() async throws {
    for (tool, arguments) in [("get_project", "{}"), ("get_context", #"{"key":"None"}"#)] {
      guard case .object(let members) = try await call(tool, arguments) else {
        Issue.record("\(tool)")
        continue
      }
      #expect(members.first?.key == "data")
    }
    let service = try await sample.bounded { AgentService(.all) }
    #expect(
      service.description.tools.allSatisfy { tool in
        guard case .object(let properties) = tool.output.kind else { return false }
        return properties.first?.name == "data"
      }
    )
  }

  @Test func `the project says what the server may do`() async throws {
    let project = try await call("get_project", "{}")
    #expect(
      project["rights"]?.elements.compactMap(\.text) == ["read", "draft", "edit", "exchange"]
    )
  }

  @Test func `prompts need the rights of their tools`() {
    func names(_ rights: Set<SessionRight>) -> [String] {
      AgentService(SessionRights(rights)).description.prompts.map(\.name)
    }
    #expect(names([.read]) == ["prepare_release"])
    #expect(names([.read, .draft]).contains("translate_language"))
    #expect(!names([.read, .draft, .edit]).contains("review_drafts"))
    #expect(names(Set(SessionRight.allCases)).count == AgentPrompts.all.count)
  }
}
