import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The tools that change keys and languages.
@Suite struct AgentKeyTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  @Test func `keys are edited`() async throws {
    let result = try await sample.call(
      EditKeysTool.self,
      """
      {"edits":[{"action":"add","key":"title","text":"Title","comment":"A heading"},
        {"action":"comment","key":"Good morning","comment":"A greeting"},
        {"action":"translatable","key":"Good morning","translatable":false},
        {"action":"clear","key":"Open the door","language":"es"},
        {"action":"remove","key":"Welcome, %@!"}]}
      """
    )
    #expect(result["catalogs"]?.elements.first?["changed"] == .number("5"))
    #expect(result["unchanged"] == nil)
    let catalog = try sample.shell.folder.text(of: AgentSample.catalog)
    #expect(catalog.contains("A heading") && catalog.contains("A greeting"))
    #expect(catalog.filter { !$0.isWhitespace }.contains("\"shouldTranslate\":false"))
    #expect(!catalog.contains("Abre la puerta") && !catalog.contains("Welcome"))
  }

  @Test func `the source text of a manual key changes, and its translations wait`() async throws {
    _ = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"add","key":"title","text":"Wellcome"}]}"#
    )
    _ = try await sample.shell.run(["set", "--key", "title", "--language", "es", "--value", "Hola"])
    let edit = #"{"edits":[{"action":"text","key":"title","text":"See you soon"}]}"#
    _ = try await sample.call(EditKeysTool.self, edit)
    #expect(try await sample.text("title") == "needs_review Hola")
    #expect(try sample.shell.folder.text(of: AgentSample.catalog).contains("See you soon"))
    let inCode = #"{"edits":[{"action":"text","key":"Good morning","text":"Hi"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, inCode) == "source-in-code")
    let again = #"{"edits":[{"action":"add","key":"title"}]}"#
    #expect(try await sample.call(EditKeysTool.self, again)["nextStep"] != nil)
  }

  @Test(arguments: [
    #"{"action":"remove","key":"home.title"}"#,
    #"{"action":"rename","key":"home.title","to":"start.title"}"#,
  ])
  func `a key that a function of the code looks up is kept`(_ edit: String) async throws {
    _ = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"add","key":"home.title","text":"Home"}]}"#
    )
    try sample.shell.folder.write(
      """
      func localized(_ key: String) -> String { key }
      let title = localized("home.title")
      """,
      to: "Sources/App/Home.swift"
    )
    let failure = try await sample.failureValue(EditKeysTool.self, "{\"edits\":[\(edit)]}")
    #expect(failure["error"]?.text == "used-in-code")
    #expect(failure["literals"] == .array([.string("Sources/App/Home.swift:2 localized")]))
    let result = try await sample.call(
      EditKeysTool.self,
      "{\"ignoreLiterals\":true,\"edits\":[\(edit)]}"
    )
    #expect(result["catalogs"]?.elements.first?["changed"]?.integer == 1)
  }

  @Test func `edits without an effect are named`() async throws {
    let result = try await sample.call(
      EditKeysTool.self,
      """
      {"edits":[{"action":"comment","key":"Welcome, %@!","comment":"Title of the first screen"},
        {"action":"clear","key":"Welcome, %@!","language":"es"}]}
      """
    )
    #expect(result["catalogs"]?.elements.first?["changed"] == .number("0"))
    #expect(result["unchanged"] == .array(Array(repeating: .string("Welcome, %@!"), count: 2)))
  }

  @Test(arguments: [
    ("../Other.xcstrings", "outside-project"), ("Other.xcstrings", "not-in-settings"),
    ("Other", "no-such-catalog"),
  ])
  func `keys are added only to catalogs of the project`(
    _ catalog: String,
    _ id: String
  ) async throws {
    let arguments =
      #"{"catalog":"\#(catalog)","edits":[{"action":"add","key":"Good morning"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, arguments) == id)
    #expect(!sample.shell.folder.exists(catalog))
  }

  @Test func `no catalog is created through a link that leads out of the project`() async throws {
    let outside = try TemporaryFolder()
    let sample = AgentSample(in: try Shell())
    try sample.shell.folder.link("link", to: outside.path)
    let arguments =
      #"{"catalog":"link/New.xcstrings","edits":[{"action":"add","key":"a"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, arguments) == "outside-project")
    #expect(!outside.exists("New.xcstrings"))
  }

  @Test func `several calls that create the same catalog lose no key`() async throws {
    let sample = AgentSample(in: try Shell())
    let keys = (0..<20).map { "Key \($0)" }
    try await withThrowingTaskGroup { group in
      for key in keys {
        group.addTask {
          let edits = #""edits":[{"action":"add","key":"\#(key)"}]"#
          _ = try await sample.call(EditKeysTool.self, #"{"catalog":"New.xcstrings",\#(edits)}"#)
        }
      }
      try await group.waitForAll()
    }
    let found = try await sample.call(FindTextsTool.self, "{}")
    #expect(found["total"] == .number(keys.count))
  }

  @Test func `the first key creates the catalog`() async throws {
    let sample = AgentSample(in: try Shell())
    let edits = #""edits":[{"action":"add","key":"a","text":"A"},{"action":"add","key":"b"}]"#
    #expect(try await sample.failure(EditKeysTool.self, "{\(edits)}") == "no-catalogs")
    let arguments = #"{"catalog":"Texts/Main.xcstrings","sourceLanguage":"es",\#(edits)"#
    let preview = try await sample.call(EditKeysTool.self, arguments + #","dryRun":true}"#)
    #expect(!sample.shell.folder.exists("Texts"))
    let result = try await sample.call(EditKeysTool.self, arguments + "}")
    #expect(result == preview)
    #expect(result["catalogs"]?.elements.first?["isNew"] == .boolean(true))
    let catalog = try sample.shell.folder.text(of: "Texts/Main.xcstrings")
    #expect(catalog.contains(#""sourceLanguage" : "es""#) && catalog.contains(#""A""#))
    // The catalog is known to the next call.
    let found = try await sample.call(FindTextsTool.self, #"{"keys":["b"]}"#)
    #expect(found["total"] == .number("1"))
    // A key that exists stays as it is.
    let again = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"add","key":"a","text":"B"},{"action":"add","key":"c"}]}"#
    )
    #expect(again["unchanged"] == .array([.string("a")]))
    #expect(again["catalogs"]?.elements.first?["changed"] == .number("1"))
    #expect(try sample.shell.folder.text(of: "Texts/Main.xcstrings").contains(#""A""#))
    let empty = #"{"edits":[{"action":"add","key":""}]}"#
    #expect(try await sample.failure(EditKeysTool.self, empty) == "invalid-edit")
  }

  @Test func `a key is renamed in the code, too`() async throws {
    let result = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"rename","key":"Good morning","to":"Good day"}],"inSources":true}"#
    )
    #expect(result["sources"] == .array([.string("Sources/App/WelcomeView.swift")]))
    #expect(try sample.shell.folder.text(of: "Sources/App/WelcomeView.swift").contains("Good day"))
    #expect(try await sample.text("Good day") == "translated Buenos días")
  }

  @Test func `languages are added and removed`() async throws {
    let added = try await sample.call(EditLanguagesTool.self, #"{"add":["fr"]}"#)
    #expect(added["note"] == nil)
    let again = try await sample.call(EditLanguagesTool.self, #"{"add":["fr"]}"#)
    #expect(again["note"]?.text?.hasPrefix("Nothing was added in 'fr'") == true)
    #expect(added["catalogs"]?.elements.first?["added"] == .number("4"))
    let removed = try await sample.call(EditLanguagesTool.self, #"{"remove":["es"]}"#)
    #expect(removed["catalogs"]?.elements.first?["removed"] == .number("2"))
    #expect(!(try sample.shell.folder.text(of: AgentSample.catalog)).contains("\"es\""))
    #expect(
      try await sample.failure(EditLanguagesTool.self, #"{"remove":["de"]}"#) == "no-such-language"
    )
  }

  @Test func `the code is compared, and the catalog written on request`() async throws {
    let source = "Sources/App/WelcomeView.swift"
    let code = try sample.shell.folder.text(of: source)
    try sample.shell.folder.write(
      code.replacing("Text(\"Good morning\")", with: "Text(\"New text\")"),
      to: source
    )
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let checked = try await sample.call(SyncCodeTool.self)
    #expect(checked["written"] == .boolean(false))
    let changes = checked["catalogs"]?.elements.first?["changes"]?.elements ?? []
    #expect(changes.contains { $0["key"] == .string("New text") })
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
    _ = try await sample.call(SyncCodeTool.self, #"{"check":false}"#)
    #expect(try sample.shell.folder.text(of: AgentSample.catalog).contains("New text"))
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    #expect(work["items"]?.elements.contains { $0["key"] == .string("New text") } == true)
  }
}
