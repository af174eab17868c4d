import CatalogWorkspace
import Diagnostics
import Foundation
import JSONSyntax
import ModelContextProtocol
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
        "plural.one", "plural.other",
      ]
    )
    let welcome = try #require(items.first { $0["key"] == .string("Welcome, %@!") })
    #expect(welcome["comment"] == .string("Title of the first screen"))
    let path = "Sources/App/WelcomeView.swift"
    // The name of the file says the screen.
    #expect(welcome["places"] == .array([.string("\(path):5 Text")]))
    let context = try await sample.call(GetContextTool.self, #"{"key":"Welcome, %@!"}"#)
    let place = context["places"]?.elements.first?["place"]
    #expect(place == .string("\(path):5 Text in WelcomeView"))
    try sample.shell.folder.write(sample.shell.folder.text(of: path), to: "Sources/App/Start.swift")
    try FileManager.default.removeItem(atPath: sample.shell.folder.path(path))
    try await Task.sleep(for: .milliseconds(600))
    let moved = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    let start = moved["items"]?.elements.first { $0["key"] == .string("Welcome, %@!") }?["places"]
    #expect(start == .array([.string("Sources/App/Start.swift:5 Text in WelcomeView")]))
    let review = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    let door = try #require(review["items"]?.elements.first)
    #expect(door["terms"]?.elements.first?["use"] == .array([.string("puerta")]))
    #expect(door["maxLength"] == .number("20"))
  }

  @Test func `work leaves out what the list says`() async throws {
    try sample.edit(
      #""Welcome, %@!":{"comment":"Title of the first screen"}"#,
      #""Welcome, %@!":{"comment":"Title of the first screen","localizations":{"fr":{"stringUnit":{"#
        + #""state":"translated","value":"Bienvenue, %@ !"}}}}"#
    )
    let arguments = #"{"language":"es","kind":"translate","others":["fr"]}"#
    let items = try await sample.call(GetWorkTool.self, arguments)["items"]?.elements ?? []
    let welcome = try #require(items.first { $0["key"] == .string("Welcome, %@!") })
    #expect(welcome["others"] == .object([.init("fr", .string("Bienvenue, %@ !"))]))
    for name in ["catalog", "reason", "source", "sourceForms", "translation"] {
      #expect(welcome[name] == nil, "\(name)")
    }
    // The key after it waits, too, so it is not shown as a neighbor.
    #expect(welcome["neighbors"] == .array([.string("Open the door")]))
    let brief = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    #expect(brief["items"]?.elements.contains { $0["others"] != nil } == false)
    let review = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    for name in ["reason", "neighbors"] {
      #expect(review["items"]?.elements.first?[name] == nil, "\(name)")
    }
    let texts = review["items"]?.elements.first?["translation"]?.elements
    #expect(texts?.first?["text"] == .string("Abre la puerta"))
  }

  @Test func `work has the places of the code as it is now`() async throws {
    let arguments = #"{"language":"es","kind":"translate"}"#
    func place() async throws -> String? {
      let items = try await sample.call(GetWorkTool.self, arguments)["items"]?.elements ?? []
      let welcome = items.first { $0["key"] == .string("Welcome, %@!") }
      return welcome?["places"]?.elements.first?.text
    }
    #expect(try await place()?.hasSuffix(".swift:5 Text") == true)
    let source = "Sources/App/WelcomeView.swift"
    let code = try sample.shell.folder.text(of: source)
    try sample.shell.folder.write("// A line.\n" + code, to: source)
    // Sources are looked at again after half a second.
    let end = ContinuousClock.now + .seconds(60)
    while try await place()?.hasSuffix(".swift:6 Text") != true {
      try #require(ContinuousClock.now < end, "The place is that of the former code.")
    }
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

  @Test(arguments: [
    (SessionRights.all, "'edit_languages' adds one."),
    (SessionRights([.read, .draft]), "has not permitted that with '--allow edit'."),
  ])
  func `a language that the project does not have is added first`(
    _ rights: SessionRights,
    _ hint: String
  ) async throws {
    let work = #"{"language":"fr","kind":"translate"}"#
    let failure = await #expect(throws: ToolFailure.self) {
      try await sample.call(GetWorkTool.self, work) { $0.rights = rights }
    }
    #expect(failure?.id == "no-such-language")
    #expect(failure?.hint?.hasSuffix(hint) == true, "\(failure?.hint ?? "")")
    _ = try await sample.call(EditLanguagesTool.self, #"{"add":["fr"]}"#)
    #expect(try await sample.call(GetWorkTool.self, work)["total"] == .number("4"))
  }

  @Test func `without code, keys with the same beginning are neighbors`() async throws {
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"a.b.c":{},"a.b.d":{},"a.x":{},"z.b":{}},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
    let context = try await sample.call(GetContextTool.self, #"{"key":"a.b.c"}"#)
    #expect(context["neighbors"] == .array([.string("a.b.d"), .string("a.x")]))
    let alone = try await sample.call(GetContextTool.self, #"{"key":"z.b"}"#)
    #expect(alone["neighbors"] == nil)
  }

  @Test func `the reason why a catalog cannot be read has a line`() async throws {
    try sample.shell.folder.write("{\n  \"strings\": [}", to: AgentSample.catalog)
    let problems = try await sample.call(GetProjectTool.self)["problems"]?.elements ?? []
    #expect(problems.first?["rule"] == .string("unreadable"))
    #expect(problems.count > 1 && problems.dropFirst().allSatisfy { $0["line"] == .number("2") })
    let failure = try await sample.failure(FindTextsTool.self, "{}")
    #expect(failure == "invalid-catalog")
  }

  @Test(arguments: [
    (#"{"rules":["placeholders"]}"#, "no-such-rule"), (#"{"exceptRules":["x"]}"#, "no-such-rule"),
    (#"{"keys":["good morning"]}"#, "no-such-key"),
  ])
  func `a validation of nothing is an error`(_ arguments: String, _ id: String) async throws {
    #expect(try await sample.failure(ValidateTool.self, arguments) == id)
  }

  @Test func `a validation leaves rules out`() async throws {
    let all = try await sample.call(ValidateTool.self)
    let rest = try await sample.call(ValidateTool.self, #"{"exceptRules":["needs-review"]}"#)
    let rules = rest["findings"]?.elements.compactMap { $0["rule"]?.text } ?? []
    #expect(!rules.contains("needs-review") && !rules.isEmpty)
    #expect((rest["total"]?.integer ?? 0) < (all["total"]?.integer ?? 0))
  }

  @Test func `texts of an unknown screen, or no language, are an error`() async throws {
    #expect(
      try await sample.failure(FindTextsTool.self, #"{"screen":"Nope"}"#) == "no-such-screen"
    )
    #expect(try await sample.failure(EditLanguagesTool.self, "{}") == "invalid-edit")
  }

  @Test(arguments: ["./Localizable.xcstrings", "PROJECT/Localizable.xcstrings", "Localizable"])
  func `a catalog may be named by any of its paths`(_ name: String) async throws {
    let path = name.replacing("PROJECT", with: sample.shell.folder.path)
    let found = try await sample.call(FindTextsTool.self, #"{"catalog":"\#(path)"}"#)
    #expect((found["total"]?.integer ?? 0) > 0)
  }

  @Test func `work continues after the texts of a part were written`() async throws {
    let work = #""language":"es","kind":"translate""#
    let all = try await sample.call(GetWorkTool.self, "{\(work)}")["items"]?.elements ?? []
    #expect(all.count > 1)
    let first = try await sample.call(GetWorkTool.self, "{\(work),\"limit\":1}")
    let cursor = try #require(first["nextCursor"]?.text)
    let item = try #require(first["items"]?.elements.first)
    let isPlural = item["translation"]?.elements.count ?? 0 > 1
    let text =
      isPlural
      ? #""forms":{"one":"%lld archivo","many":"%lld de archivos","other":"%lld archivos"}"#
      : #""text":"¡Te damos la bienvenida, %@!""#
    let edit =
      #"{"key":"\#(item["key"]?.text ?? "")","sourceVersion":"\#(item["sourceVersion"]?.text ?? "")",\#(text)}"#
    let written = try await sample.call(
      SetTextsTool.self,
      #"{"language":"es","edits":[\#(edit)]}"#
    )
    #expect(written["written"]?.integer == 1)
    let next = try await sample.call(GetWorkTool.self, "{\(work),\"cursor\":\"\(cursor)\"}")
    #expect((next["items"]?.elements ?? []).map { $0["key"] } == all.dropFirst().map { $0["key"] })
  }

  @Test(arguments: [
    (#"{"language":"es","kind":"translate","cursor":null,"catalog":null,"limit":5.0}"#, []),
    (#"{"language":"es","kind":"translate","limit":5.5}"#, ["limit: must be an integer"]),
    (#"{"kind":null}"#, ["lacks 'kind': 'translate' or 'review' or 'fix'"]),
    (
      #"{"language":"es","kind":"fix","limits":5}"#,
      ["limits: is not a known property; did you mean 'limit'?"]
    ),
  ])
  func `arguments say what to send`(_ arguments: String, _ problems: [String]) throws {
    let value = try #require(JSONValue.parse(Array(arguments.utf8), file: "").value)
    #expect(GetWorkTool.definition.input.problems(of: value) == problems)
  }

  @Test func `edits that are no list are explained`() throws {
    let value = try #require(JSONValue.parse(Array(#"{"edits":"[]"}"#.utf8), file: "").value)
    #expect(
      SetTextsTool.definition.input.problems(of: value) == [
        "edits: must be an array of objects with 'key', 'sourceVersion', not a string"
      ]
    )
  }

  @Test func `a project without catalogs is not one without work`() async throws {
    let sample = AgentSample(in: try Shell())
    try sample.shell.folder.write("languages: [en, es]\n", to: ".xcstrings.yml")
    for (tool, arguments) in [
      (GetWorkTool.self, #"{"language":"es","kind":"translate"}"#), (FindTextsTool.self, "{}"),
      (ValidateTool.self, "{}"),
    ] as [(any AgentTool.Type, String)] {
      #expect(try await sample.failure(tool, arguments) == "no-catalogs", "\(tool)")
    }
    #expect(try await sample.call(GetProjectTool.self)["catalogs"] == .array([]))
  }
}
