import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

@Suite struct AgentToolTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  // MARK: - Reading

  @Test func `the project has catalogs, languages and counts`() async throws {
    let project = try await sample.call(GetProjectTool.self)
    let catalog = try #require(project["catalogs"]?.elements.first)
    #expect(catalog["path"] == .string(AgentSample.catalog))
    #expect(catalog["keys"] == .number("4"))
    #expect(catalog["languages"]?["es"]?["translated"] == .number("1"))
    #expect(catalog["languages"]?["es"]?["needs_review"] == .number("1"))
    #expect(catalog["languages"]?["es"]?["missing"] == .number("2"))
  }

  @Test func `a damaged catalog is a problem of the project`() async throws {
    try sample.shell.folder.write("{", to: AgentSample.catalog)
    let project = try await sample.call(GetProjectTool.self)
    #expect(project["catalogs"]?.elements.isEmpty == true)
    #expect(project["problems"]?.elements.first?["catalog"] == .string(AgentSample.catalog))
  }

  @Test func `a folder without a project has its catalogs`() async throws {
    try FileManager.default.removeItem(atPath: sample.shell.folder.path(".xcstrings.yml"))
    let project = try await sample.call(GetProjectTool.self)
    #expect(project["catalogs"]?.elements.map { $0["path"] } == [.string(AgentSample.catalog)])
    try FileManager.default.removeItem(atPath: sample.shell.folder.path(AgentSample.catalog))
    let empty = try await AgentSample(in: sample.shell).call(GetProjectTool.self)
    #expect(empty["catalogs"]?.elements.isEmpty == true)
  }

  @Test func `an invalid configuration is a problem of the project`() async throws {
    try sample.shell.folder.write("languages: 5\n", to: ".xcstrings.yml")
    let project = try await sample.call(GetProjectTool.self)
    let problem = try #require(project["problems"]?.elements.first)
    #expect(problem["severity"] == .string("error"))
    #expect(problem["line"] == .number("1"))
  }

  @Test(arguments: [
    (#"{"query":"DOOR"}"#, ["en Open the door", "es Abre la puerta"]),
    (#"{"query":"dias"}"#, ["es Buenos días"]),
    (#"{"languages":["es"],"states":["missing"]}"#, ["es ", "es "]),
    (#"{"keys":["Good morning"],"languages":["es"]}"#, ["es Buenos días"]),
    (#"{"screen":"WelcomeView","query":"good"}"#, ["en Good morning", "es Buenos días"]),
    (#"{"screen":"OtherView"}"#, []),
  ])
  func `texts are found`(_ arguments: String, _ expected: [String]) async throws {
    let found = try await sample.call(FindTextsTool.self, arguments)
    let texts = found["texts"]?.elements ?? []
    #expect(
      texts.map { "\($0["language"]?.text ?? "") \($0["text"]?.text ?? "")" } == expected
    )
    #expect(found["total"]?.integer == expected.count)
  }

  @Test func `a list is read in parts`() async throws {
    let first = try await sample.call(FindTextsTool.self, #"{"limit":2,"languages":["es"]}"#)
    #expect(first["texts"]?.elements.count == 2)
    let cursor = try #require(first["nextCursor"]?.text)
    let rest = try await sample.call(
      FindTextsTool.self,
      #"{"limit":200,"languages":["es"],"cursor":"\#(cursor)"}"#
    )
    #expect(rest["nextCursor"] == nil)
    let all = try await sample.call(FindTextsTool.self, #"{"languages":["es"]}"#)
    #expect(
      (first["texts"]?.elements ?? []) + (rest["texts"]?.elements ?? []) == all["texts"]?.elements
    )
    _ = try await sample.shell.run([
      "set", "--key", "Good morning", "--language", "es", "--value", "Hola",
    ])
    let stale = #"{"languages":["es"],"cursor":"\#(cursor)"}"#
    #expect(try await sample.failure(FindTextsTool.self, stale) == "list-changed")
    #expect(
      try await sample.failure(FindTextsTool.self, #"{"cursor":"x"}"#) == "invalid-cursor"
    )
  }

  @Test func `a part keeps its limit of bytes`() async throws {
    let found = try await sample.call(FindTextsTool.self, #"{"maxBytes":1000}"#)
    #expect(found["nextCursor"] != nil)
    #expect(JSONValue.array(found["texts"]?.elements ?? []).line.count < 1200)
  }

  @Test func `work contains all that is known`() async throws {
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    #expect(work["total"] == .number("2"))
    let items = work["items"]?.elements ?? []
    let files = try #require(items.first { $0["key"] == .string("%lld files") })
    #expect(files["sourceForms"]?["plural.one"] == .string("%lld file"))
    #expect(files["sourceForms"]?["plural.other"] == .string("%lld files"))
    #expect(work["catalog"] == .string(AgentSample.catalog))
    #expect(
      files["translation"]?.elements.map { $0["variation"]?.text } == [
        "plural.one", "plural.many", "plural.other",
      ]
    )
    let welcome = try #require(items.first { $0["key"] == .string("Welcome, %@!") })
    #expect(welcome["comment"] == .string("Title of the first screen"))
    let place = try #require(welcome["places"]?.elements.first)
    #expect(place["file"] == .string("Sources/App/WelcomeView.swift"))
    #expect(place["screen"] == .string("WelcomeView"))
    #expect(place["role"] == .string("Text"))
    let review = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    let door = try #require(review["items"]?.elements.first)
    #expect(door["terms"]?.elements.first?["use"] == .array([.string("puerta")]))
    #expect(door["maxLength"] == .number("20"))
  }

  @Test func `work has the places of the code as it is now`() async throws {
    let arguments = #"{"language":"es","kind":"translate"}"#
    func line() async throws -> JSONValue? {
      let items = try await sample.call(GetWorkTool.self, arguments)["items"]?.elements ?? []
      let welcome = items.first { $0["key"] == .string("Welcome, %@!") }
      return welcome?["places"]?.elements.first?["line"]
    }
    #expect(try await line() == .number("5"))
    let source = "Sources/App/WelcomeView.swift"
    let code = try sample.shell.folder.text(of: source)
    try sample.shell.folder.write("// A line.\n" + code, to: source)
    // Sources are looked at again after half a second.
    let end = ContinuousClock.now + .seconds(60)
    while try await line() != .number("6") {
      try #require(ContinuousClock.now < end, "The place is that of the former code.")
    }
  }

  @Test func `a write does not disturb a call that waits`() async throws {
    let arguments = #"{"language":"es","kind":"review"}"#
    let edits = [try await edit("Good morning", #""text":"Hola","targetVersion":"t1-0""#)]
    async let work = sample.call(GetWorkTool.self, arguments)
    async let other = sample.call(ValidateTool.self)
    _ = try await sample.call(SetTextsTool.self, #"{"edits":[\#(edits[0])]}"#)
    _ = try await sample.call(
      EditKeysTool.self,
      #"{"edits":[{"action":"comment","key":"Good morning","comment":"A greeting"}]}"#
    )
    _ = try await sample.call(GetProjectTool.self)
    #expect(try await work["total"] != nil)
    #expect(try await other["total"] != nil)
  }

  @Test func `the context of a key contains the code`() async throws {
    let context = try await sample.call(GetContextTool.self, #"{"key":"Open the door","code":1}"#)
    #expect(context["texts"]?.elements.map { $0["language"]?.text } == ["en", "es"])
    let code = context["places"]?.elements.first?["code"]?.text ?? ""
    #expect(code.split(separator: "\n").count == 3)
    #expect(code.contains("Button(\"Open the door\")"))
  }

  @Test func `findings come with errors first`() async throws {
    let all = try await sample.call(ValidateTool.self, #"{"languages":["es"]}"#)
    #expect(all["errors"] == .number("2"))
    #expect(all["findings"]?.elements.first?["rule"] == .string("missing-translation"))
    let some = try await sample.call(ValidateTool.self, #"{"rules":["needs-review"]}"#)
    #expect(
      Set(some["findings"]?.elements.compactMap { $0["rule"]?.text } ?? []) == ["needs-review"]
    )
  }

  @Test func `the memory and the glossary are searched`() async throws {
    let found = try await sample.call(
      SearchMemoryTool.self,
      #"{"text":"Good morning!","language":"es"}"#
    )
    #expect(found["matches"]?.elements.first?["target"] == .string("Buenos días"))
    #expect(found["matches"]?.elements.first?["score"] == .number("99"))
    let terms = try await sample.call(GetTermsTool.self, #"{"languages":["es"]}"#)
    #expect(terms["terms"]?.elements.first?["avoid"]?["es"] == .array([.string("portal")]))
    let none = try await sample.call(GetTermsTool.self, #"{"query":"window"}"#)
    #expect(none["terms"]?.elements.isEmpty == true)
  }

  @Test(arguments: [
    (#"{"language":"fr","kind":"review"}"#, "no-such-language"),
    (#"{"language":"es","kind":"review","catalog":"Other"}"#, "no-such-catalog"),
    (#"{"language":"es","kind":"review","catalog":"../Localizable.xcstrings"}"#, "no-such-catalog"),
  ])
  func `a wrong name is explained`(_ arguments: String, _ id: String) async throws {
    #expect(try await sample.failure(GetWorkTool.self, arguments) == id)
  }

  // MARK: - Writing

  /// Returns the arguments of an edit of a translation, with the versions that the tool gives.
  private func edit(_ key: String, _ members: String) async throws -> String {
    let found = try await sample.call(
      FindTextsTool.self,
      #"{"keys":["\#(key)"],"languages":["es"]}"#
    )
    let version = try #require(found["texts"]?.elements.first?["sourceVersion"]?.text)
    return #"{"key":"\#(key)","language":"es","sourceVersion":"\#(version)",\#(members)}"#
  }

  private func set(_ edits: String..., options: String = "") async throws -> JSONValue {
    try await sample.call(
      SetTextsTool.self,
      #"{"reportAll":true,"edits":[\#(edits.joined(separator: ","))]\#(options)}"#
    )
  }

  private func results(_ value: JSONValue) -> [String?] {
    value["results"]?.elements.map { $0["result"]?.text } ?? []
  }

  @Test func `texts are written as drafts`() async throws {
    let welcome = try await edit("Welcome, %@!", #""text":"¡Te damos la bienvenida, %@!""#)
    let files = try await edit(
      "%lld files",
      #""forms":{"one":"%lld archivo","many":"%lld de archivos","other":"%lld archivos"}"#
    )
    let result = try await set(welcome, files)
    #expect(results(result) == ["written", "written"])
    #expect(try await sample.text("Welcome, %@!") == "needs_review ¡Te damos la bienvenida, %@!")
    #expect(try await sample.text("%lld files", "plural.many") == "needs_review %lld de archivos")
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    #expect(work["total"] == .number("0"))
  }

  @Test func `a preview writes nothing`() async throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let welcome = try await edit("Welcome, %@!", #""text":"Hola, %@""#)
    #expect(results(try await set(welcome, options: #","dryRun":true"#)) == ["written"])
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }

  @Test func `a text with errors is refused, and the others are written`() async throws {
    let wrong = try await edit("Welcome, %@!", #""text":"¡Hola, %lld!""#)
    let right = try await edit("Open the door", #""text":"Abrir la puerta""#)
    let result = try await set(wrong, right)
    #expect(results(result) == ["invalid", "written"])
    let finding = result["results"]?.elements.first?["findings"]?.elements.first
    #expect(finding?["rule"] == .string("mismatched-placeholders"))
    #expect(try await sample.text("Welcome, %@!") == "missing ")
    #expect(try await sample.text("Open the door") == "needs_review Abrir la puerta")
  }

  @Test func `all or none are written on request`() async throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let wrong = try await edit("Welcome, %@!", #""text":"¡Hola, %lld!""#)
    let right = try await edit("Open the door", #""text":"Abrir la puerta""#)
    let result = try await set(right, wrong, options: #","mode":"all""#)
    #expect(result["refused"] == .number("1") && result["written"] == .number("0"))
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }

  @Test func `a changed source text or translation is refused`() async throws {
    let other =
      #"{"key":"Welcome, %@!","language":"es","sourceVersion":"s1-0000000000000000","text":"Hola, %@"}"#
    let stale = try await set(other)
    #expect(results(stale) == ["stale"])
    #expect(stale["results"]?.elements.first?["present"]?["changed"] == .string("source"))
    let door = try await edit(
      "Open the door",
      #""text":"Abrir","targetVersion":"t1-0000000000000000""#
    )
    let changed = try await set(door)
    #expect(results(changed) == ["stale"])
    #expect(
      changed["results"]?.elements.first?["present"]?["text"] == .string("Abre la puerta")
    )
  }

  @Test func `a finished translation is replaced only if it was read`() async throws {
    let blind = try await edit("Good morning", #""text":"Buen día""#)
    let refused = try await set(blind)
    #expect(results(refused) == ["finished"])
    let version = try #require(
      refused["results"]?.elements.first?["present"]?["targetVersion"]?.text
    )
    let seen = try await edit("Good morning", #""text":"Buen día","targetVersion":"\#(version)""#)
    #expect(results(try await set(seen)) == ["written"])
    #expect(try await sample.text("Good morning") == "needs_review Buen día")
  }

  @Test(arguments: [
    (#""text":"a","forms":{"one":"b"}"#, "invalid-edit"), (#""forms":{}"#, "invalid-edit"),
    (#""text":"a","variation":"plural.some""#, "invalid-variation"),
  ])
  func `an edit must be complete`(_ members: String, _ id: String) async throws {
    let edit = try await edit("Good morning", members)
    #expect(try await sample.failure(SetTextsTool.self, #"{"edits":[\#(edit)]}"#) == id)
  }

  @Test func `drafts are approved, rejected and replaced with their versions`() async throws {
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    let door = try #require(work["items"]?.elements.first)
    let source = door["sourceVersion"]?.text ?? ""
    let target = door["translation"]?.elements.first?["targetVersion"]?.text ?? ""
    func decide(_ decision: String, _ target: String) async throws -> JSONValue {
      try await sample.call(
        ReviewTextsTool.self,
        #"{"reportAll":true,"decisions":[{"key":"Open the door","language":"es",\#(decision),"#
          + #""sourceVersion":"\#(source)","targetVersion":"\#(target)"}]}"#
      )
    }
    let stale = try await decide(#""decision":"approve""#, "t1-0000000000000000")
    #expect(results(stale) == ["stale"])
    #expect(results(try await decide(#""decision":"approve""#, target)) == ["decided"])
    #expect(try await sample.text("Open the door") == "translated Abre la puerta")
    let approved = try await sample.call(
      FindTextsTool.self,
      #"{"keys":["Open the door"],"languages":["es"]}"#
    )
    let now = approved["texts"]?.elements.first?["targetVersion"]?.text ?? ""
    let replaced = try await decide(#""decision":"replace","text":"Abre la puerta ya""#, now)
    #expect(results(replaced) == ["decided"])
    #expect(try await sample.text("Open the door") == "translated Abre la puerta ya")
  }

  // MARK: - Keys, languages and code

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
    ("Localizable.xcstrings", "key-exists"), ("../Other.xcstrings", "outside-project"),
    ("Other.xcstrings", "not-in-settings"), ("Other", "no-such-catalog"),
  ])
  func `a key is not added twice, and only to catalogs of the project`(
    _ catalog: String,
    _ id: String
  ) async throws {
    let arguments =
      #"{"catalog":"\#(catalog)","edits":[{"action":"add","key":"Good morning"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, arguments) == id)
    #expect(!sample.shell.folder.exists(catalog) || catalog == AgentSample.catalog)
  }

  @Test func `the first key creates the catalog`() async throws {
    let sample = AgentSample(in: try Shell())
    let edits = #""edits":[{"action":"add","key":"a","text":"A"},{"action":"add","key":"b"}]"#
    #expect(try await sample.failure(EditKeysTool.self, "{\(edits)}") == "ambiguous-catalog")
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
    let wrong =
      #"{"catalog":"Texts/Main.xcstrings","edits":[{"action":"add","key":"c"},{"action":"add","key":"c"}]}"#
    #expect(try await sample.failure(EditKeysTool.self, wrong) == "key-exists")
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
