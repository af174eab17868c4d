import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The tools `set_texts` and `review_texts`.
@Suite struct AgentWritingTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// Returns the arguments of an edit of a translation, with the versions that the tool gives.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - members: Other members of the edit.
  ///   - variation: The variant whose text was read; `nil` for none.
  /// - Returns: The object.
  /// - Throws: An error if the catalog has no such key.
  private func edit(
    _ key: String,
    _ members: String,
    replacing variation: String? = nil
  ) async throws -> String {
    let found = try await sample.call(
      FindTextsTool.self,
      #"{"keys":["\#(key)"],"languages":["es"]}"#
    )
    let texts = found["texts"]?.elements ?? []
    let version = try #require(texts.first?["sourceVersion"]?.text)
    let read = texts.first { variation != nil && $0["variation"]?.text ?? "" == variation }
    let target = read?["targetVersion"]?.text.map { #""targetVersion":"\#($0)","# } ?? ""
    return #"{"key":"\#(key)","language":"es","sourceVersion":"\#(version)",\#(target)\#(members)}"#
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

  @Test func `a draft that was not read is not replaced`() async throws {
    _ = try await set(try await edit("Welcome, %@!", #""text":"¡Hola, %@!""#))
    let other = try await set(try await edit("Welcome, %@!", #""text":"¡Buenas, %@!""#))
    #expect(results(other) == ["stale"])
    let present = other["results"]?.elements.first?["present"]
    let version = try #require(present?["targetVersion"]?.text)
    let read = #""text":"¡Buenas, %@!","targetVersion":"\#(version)""#
    #expect(results(try await set(try await edit("Welcome, %@!", read))) == ["written"])
    #expect(try await sample.text("Welcome, %@!") == "needs_review ¡Buenas, %@!")
  }

  @Test func `forms are replaced by their versions`() async throws {
    let forms =
      #""forms":{"one":"%lld archivo","many":"%lld de archivos","other":"%lld archivos"}"#
    let first = try await set(try await edit("%lld files", forms))
    let versions = try #require(first["results"]?.elements.first?["targetVersions"])
    let changed = forms.replacing("archivo", with: "fichero")
    #expect(results(try await set(try await edit("%lld files", changed))) == ["stale"])
    let read = changed + #","targetVersions":\#(String(decoding: versions.line, as: UTF8.self))"#
    #expect(results(try await set(try await edit("%lld files", read))) == ["written"])
    #expect(try await sample.text("%lld files", "plural.one") == "needs_review %lld fichero")
  }

  @Test func `forms do not replace a text without forms that was not read`() async throws {
    _ = try await set(try await edit("%lld files", #""text":"%lld archivos""#))
    let forms =
      #""forms":{"one":"%lld fichero","many":"%lld de ficheros","other":"%lld ficheros"}"#
    let other = try await set(try await edit("%lld files", forms))
    #expect(results(other) == ["stale"])
    let present = try #require(other["results"]?.elements.first?["present"])
    #expect(present["text"] == .string("%lld archivos"))
    let version = try #require(present["targetVersion"]?.text)
    let read = forms + #","targetVersion":"\#(version)""#
    #expect(results(try await set(try await edit("%lld files", read))) == ["written"])
  }

  @Test func `one call writes each text once`() async throws {
    let first = try await edit("Welcome, %@!", #""text":"¡Hola, %@!""#)
    let second = try await edit("Welcome, %@!", #""text":"¡Buenas, %@!""#)
    let result = try await set(first, second)
    #expect(results(result) == ["written", "refused"])
    #expect(result["results"]?.elements.last?["error"]?.text == "duplicate-edit")
    #expect(try await sample.text("Welcome, %@!") == "needs_review ¡Hola, %@!")
  }

  @Test func `texts with warnings are written and listed`() async throws {
    let long = try await edit("Welcome, %@!", #""text":"¡Hola,  %@!""#)
    let result = try await sample.call(SetTextsTool.self, #"{"edits":[\#(long)]}"#)
    #expect(result["written"]?.integer == 1)
    #expect(result["warnings"]?.integer == 1)
    #expect(result["nextStep"] != nil)
    let findings = result["results"]?.elements.first?["findings"]?.elements ?? []
    #expect(findings.map { $0["rule"]?.text } == ["double-space"])
  }

  /// A language, and whether it needs the form `many` for common numbers.
  @Test(arguments: [
    ("es", false), ("fr", false), ("it", false), ("pt", false), ("pt-PT", false), ("ca", false),
    ("pl", true), ("ru", true),
  ])
  func `plural forms need 'many' only for common numbers`(
    _ language: String,
    _ isNeeded: Bool
  ) async throws {
    try sample.shell.folder.write("languages: [en, \(language)]\n", to: ".xcstrings.yml")
    let forms = #""forms":{"one":"%lld A","other":"%lld B"}"#
    let few = #""forms":{"one":"%lld A","few":"%lld C","other":"%lld A"}"#
    let edit = try await edit("%lld files", isNeeded ? few : forms)
      .replacing(#""es""#, with: #""\#(language)""#)
    #expect(results(try await set(edit)) == [isNeeded ? "invalid" : "written"])
  }

  @Test func `a preview writes nothing`() async throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let welcome = try await edit("Welcome, %@!", #""text":"Hola, %@""#)
    #expect(results(try await set(welcome, options: #","dryRun":true"#)) == ["written"])
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }

  @Test func `a text with errors is refused, and the others are written`() async throws {
    let wrong = try await edit("Welcome, %@!", #""text":"¡Hola, %lld!""#)
    let right = try await edit("Open the door", #""text":"Abrir la puerta""#, replacing: "")
    let result = try await set(wrong, right)
    #expect(results(result) == ["invalid", "written"])
    let finding = result["results"]?.elements.first?["findings"]?.elements.first
    #expect(finding?["rule"] == .string("mismatched-placeholders"))
    #expect(try await sample.text("Welcome, %@!") == "missing ")
    #expect(try await sample.text("Open the door") == "needs_review Abrir la puerta")
  }

  @Test func `the phrases that 'get_work' offers are written`() async throws {
    try sample.edit(
      #""Welcome, %@!":{"comment""#,
      """
      "Start":{"localizations":{"en":{"stringSet":{"state":"translated","values":[
        "Start ${applicationName}","Run ${applicationName}"]}}}},"Welcome, %@!":{"comment"
      """
    )
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    let item = try #require(work["items"]?.elements.first { $0["key"]?.text == "Start" })
    let offered = item["translation"]?.elements.compactMap { $0["variation"]?.text } ?? []
    #expect(offered == ["stringSet.0", "stringSet.1"])
    var edits: [String] = []
    for (variation, text) in zip(offered, ["Inicia ${applicationName}", "Abre ${applicationName}"])
    {
      edits.append(try await edit("Start", #""variation":"\#(variation)","text":"\#(text)""#))
    }
    let unnamed = try await edit("Start", #""text":"Inicia ${applicationName}""#)
    #expect(results(try await set(unnamed)) == ["refused"])
    #expect(results(try await set(edits[1], edits[0])) == ["written", "written"])
    let text = try sample.shell.folder.text(of: AgentSample.catalog)
    #expect(text.ranges(of: "\"stringSet\"").count == 2)
    #expect(text.contains("needs_review"))
    let wrong = try await edit(
      "Start",
      #""variation":"stringSet.0","text":"Inicia""#,
      replacing: "stringSet.0"
    )
    #expect(results(try await set(wrong)) == ["invalid"])
  }

  @Test func `a text that lost parts of the present one is refused unless it is accepted`()
    async throws
  {
    try sample.edit("Abre la puerta", "Abre\u{A0}la puerta")
    let same = #""text":"Abre la puerta""#
    #expect(results(try await set(edit("Open the door", same, replacing: ""))) == ["invalid"])
    let accepted = try await edit(
      "Open the door",
      same + #","acceptLosses":true"#,
      replacing: ""
    )
    #expect(results(try await set(accepted)) == ["written"])
    #expect(try await sample.text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `all or none are written on request`() async throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let wrong = try await edit("Welcome, %@!", #""text":"¡Hola, %lld!""#)
    let right = try await edit("Open the door", #""text":"Abrir la puerta""#, replacing: "")
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
    (#""forms":{"one":"Buen día","other":"Buenos días"}"#, "no-plural-forms"),
  ])
  func `an edit must be complete`(_ members: String, _ id: String) async throws {
    let result = try await set(try await edit("Good morning", members))
    #expect(result["results"]?.elements.first?["error"] == .string(id))
    #expect(result["refused"] == .number("1"))
  }

  @Test(arguments: [
    (#"{"key":"none","language":"es","text":"a","sourceVersion":"s1-0"}"#, "no-such-key"),
    (
      #"{"key":"Good morning","language":"sw","text":"a","sourceVersion":"s1-0"}"#,
      "no-such-language"
    ),
    (
      #"{"key":"Good morning","language":"en","text":"a","sourceVersion":"s1-0"}"#,
      "source-language"
    ),
    (#"{"key":"Good morning","text":"a","sourceVersion":"s1-0"}"#, "invalid-edit"),
    (#"{"key":"Brand","language":"es","text":"a","sourceVersion":"s1-0"}"#, "not-translatable"),
  ])
  func `an edit that cannot be tried does not stop the others`(
    _ wrong: String,
    _ id: String
  ) async throws {
    try sample.edit(#""Welcome, %@!":{"#, #""Brand":{"shouldTranslate":false},"Welcome, %@!":{"#)
    let right = try await edit("Open the door", #""text":"Abrir la puerta""#, replacing: "")
    let atomic = try await set(wrong, right, options: #","mode":"all""#)
    #expect(atomic["written"] == .number("0") && atomic["refused"] == .number("1"))
    #expect(try await sample.text("Open the door") == "needs_review Abre la puerta")
    let result = try await set(wrong, right)
    #expect(results(result) == ["refused", "written"])
    #expect(result["results"]?.elements.first?["error"] == .string(id))
    #expect(result["results"]?.elements.first?["message"]?.text?.isEmpty == false)
    #expect(try await sample.text("Open the door") == "needs_review Abrir la puerta")
    let decisions = try await sample.call(
      ReviewTextsTool.self,
      #"{"decisions":[{"key":"none","language":"es","decision":"approve","#
        + #""sourceVersion":"s1-0","targetVersion":"t1-0"}]}"#
    )
    #expect(decisions["results"]?.elements.first?["error"] == .string("no-such-key"))
  }

  @Test func `the texts of an item name what is varied`() async throws {
    try sample.shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{"birds":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"I saw %#@birds@"},
        "substitutions":{"birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%arg bird"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg birds"}}}}}}}}}},"version":"1.0"}
      """,
      to: AgentSample.catalog
    )
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"translate"}"#)
    let item = try #require(work["items"]?.elements.first)
    #expect(item["source"] == .string("I saw %#@birds@"))
    #expect(item["sourceForms"]?["substitutions.birds.plural.one"] == .string("%arg bird"))
    let variations = item["translation"]?.elements.map { $0["variation"]?.text }
    let forms = ["one", "other"].map { "substitutions.birds.plural.\($0)" }
    #expect(variations == [""] + forms)
    let version = item["sourceVersion"]?.text ?? ""
    let written = try await set(
      #"{"key":"birds","language":"es","sourceVersion":"\#(version)","text":"Vi %#@birds@"}"#,
      #"{"key":"birds","language":"es","sourceVersion":"\#(version)","variation":"substitutions.birds","#
        + #""forms":{"one":"%arg pájaro","many":"%arg de pájaros","other":"%arg pájaros"}}"#
    )
    #expect(results(written) == ["written", "written"])
    let catalog = try sample.shell.folder.text(of: AgentSample.catalog).filter { !$0.isWhitespace }
    #expect(catalog.components(separatedBy: "\"argNum\":1").count == 3)
  }

  @Test func `a key in several catalogs is edited in the one that is named`() async throws {
    let sample = AgentSample(in: try Shell())
    for name in ["A", "B"] {
      try sample.shell.folder.write(
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"es":{"stringUnit":{"#
          + #""state":"needs_review","value":"\#(name)"}}}}},"version":"1.0"}"#,
        to: "\(name).xcstrings"
      )
    }
    let work = try await sample.call(GetWorkTool.self, #"{"language":"es","kind":"review"}"#)
    let items = work["items"]?.elements ?? []
    #expect(items.map { $0["catalog"]?.text } == ["A.xcstrings", "B.xcstrings"])
    let version = items.first?["sourceVersion"]?.text ?? ""
    func edit(_ catalog: String, _ text: String) -> String {
      let item = items.first { $0["catalog"]?.text?.hasPrefix(catalog.prefix(1)) ?? false }
      let target = item?["translation"]?.elements.first?["targetVersion"]?.text ?? ""
      return #"{"key":"k","catalog":"\#(catalog)","text":"\#(text)","#
        + #""sourceVersion":"\#(version)","targetVersion":"\#(target)"}"#
    }
    let written = try await sample.call(
      SetTextsTool.self,
      #"{"language":"es","edits":[\#(edit("A.xcstrings", "1")),\#(edit("B", "2"))]}"#
    )
    #expect(written["written"] == .number("2"))
    #expect(try sample.shell.folder.text(of: "A.xcstrings").contains(#""1""#))
    #expect(try sample.shell.folder.text(of: "B.xcstrings").contains(#""2""#))
    let target = items.last?["translation"]?.elements.first?["targetVersion"]?.text ?? ""
    let decided = try await sample.call(
      ReviewTextsTool.self,
      #"{"decisions":[{"key":"k","catalog":"B","language":"es","decision":"approve","#
        + #""sourceVersion":"\#(version)","targetVersion":"\#(target)"}]}"#
    )
    #expect(decided["results"]?.elements.first?["present"]?["text"] == .string("2"))
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
    let wrong = try await decide(#""decision":"replace","text":"Abre %@""#, target)
    #expect(results(wrong) == ["invalid"])
    let finding = wrong["results"]?.elements.first?["findings"]?.elements.first
    #expect(finding?["rule"] == .string("mismatched-placeholders"))
    #expect(try await sample.text("Open the door") == "needs_review Abre la puerta")
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
}
