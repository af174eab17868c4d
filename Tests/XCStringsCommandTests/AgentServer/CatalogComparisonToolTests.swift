import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

@Suite struct DiffCatalogsToolTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
    try sample.commitAll()
    try sample.edit("Buenos días", "Buen día")
    try sample.edit("\"Welcome, %@!\":{\"comment\":\"Title of the first screen\"}", "\"New\":{}")
    try sample.edit(
      #""%lld file"}},"#,
      #""%lld document"}},"#
    )
  }

  private func changes(_ value: JSONValue) -> [String] {
    (value["changes"]?.elements ?? [])
      .map { change in
        [change["kind"], change["key"], change["language"], change["variation"], change["field"]]
          .compactMap { $0?.text }.joined(separator: " ")
      }
  }

  @Test func `a catalog is compared with a version in git`() async throws {
    let found = try await sample.call(
      DiffCatalogsTool.self,
      #"{"old":"HEAD:Localizable.xcstrings","new":"Localizable.xcstrings"}"#
    )
    #expect(
      Set(changes(found)) == [
        "changed %lld files en plural.one", "changed Good morning es", "added New",
        "removed Welcome, %@!",
      ]
    )
    #expect(found["total"] == .number("4"))
    #expect(found["added"] == .number("1"))
    #expect(found["removed"] == .number("1"))
    #expect(found["changed"] == .number("2"))
    let text = try #require(
      found["changes"]?.elements.first { $0["key"] == .string("Good morning") }
    )
    #expect(text["old"]?["text"] == .string("Buenos días"))
    #expect(text["new"]?["text"] == .string("Buen día"))
    #expect(text["new"]?["state"] == .string("translated"))
    #expect(text["line"]?.integer != nil)
  }

  @Test func `only some languages are compared`() async throws {
    let found = try await sample.call(
      DiffCatalogsTool.self,
      #"{"old":"HEAD:Localizable.xcstrings","new":"Localizable.xcstrings","languages":["es"]}"#
    )
    #expect(changes(found) == ["changed Good morning es"])
  }

  @Test func `the same content has no differences`() async throws {
    let found = try await sample.call(
      DiffCatalogsTool.self,
      #"{"old":"Localizable.xcstrings","new":"Localizable.xcstrings"}"#
    )
    #expect(found["total"] == .number("0"))
    #expect(found["reordered"] == .boolean(false))
  }

  @Test func `the list is read in parts`() async throws {
    let files = #""old":"HEAD:Localizable.xcstrings","new":"Localizable.xcstrings""#
    let first = try await sample.call(DiffCatalogsTool.self, "{\(files),\"limit\":3}")
    let cursor = try #require(first["nextCursor"]?.text)
    let rest = try await sample.call(
      DiffCatalogsTool.self,
      "{\(files),\"cursor\":\"\(cursor)\"}"
    )
    #expect(Set(changes(first) + changes(rest)).count == 4)
    try sample.edit("Buen día", "Hola")
    #expect(
      try await sample.failure(DiffCatalogsTool.self, "{\(files),\"cursor\":\"\(cursor)\"}")
        == "list-changed"
    )
  }

  @Test(arguments: [
    ("Missing.xcstrings", "no-such-file"), ("HEAD:Missing.xcstrings", "git-failed"),
    ("nowhere:Localizable.xcstrings", "unknown-revision"),
    ("--help:Localizable.xcstrings", "unknown-revision"), (".xcstrings.yml", "invalid-catalog"),
    ("HEAD:../../etc/passwd", "outside-project"), ("HEAD:Sources", "git-failed"),
  ])
  func `a catalog that cannot be read is an error`(_ name: String, _ id: String) async throws {
    let arguments = #"{"old":"\#(name)","new":"Localizable.xcstrings"}"#
    #expect(try await sample.failure(DiffCatalogsTool.self, arguments) == id)
  }

  @Test func `files outside of the project are not read`() async throws {
    let outside = try TemporaryFolder()
    try outside.write(try sample.shell.folder.text(of: AgentSample.catalog), to: "Other.xcstrings")
    let path = outside.path("Other.xcstrings")
    try sample.shell.folder.link("Link.xcstrings", to: path)
    let ids = try await sample.bounded {
      var ids: [String?] = []
      for name in [path, "Link.xcstrings"] {
        let arguments = #"{"old":"\#(name)","new":"Localizable.xcstrings"}"#
        ids.append(try await sample.failure(DiffCatalogsTool.self, arguments))
      }
      return ids
    }
    #expect(ids == ["outside-project", "outside-project"])
  }
}

@Suite struct MergeCatalogsToolTests {
  let sample: AgentSample

  /// The versions differ in a text that both changed, a comment that both changed, and a text that
  /// only one changed.
  init() throws {
    sample = try AgentSample()
    let base = try sample.shell.folder.text(of: AgentSample.catalog)
    try sample.shell.folder.write(base, to: "Base.xcstrings")
    let ours = base.replacing("Buenos días", with: "Buen día")
      .replacing("Title of the first screen", with: "Our comment")
    try sample.shell.folder.write(ours, to: "Ours.xcstrings")
    let theirs = base.replacing("Buenos días", with: "Muy buenos días")
      .replacing("Title of the first screen", with: "Their comment")
      .replacing("Abre la puerta", with: "Abra la puerta")
    try sample.shell.folder.write(theirs, to: "Theirs.xcstrings")
  }

  private func merge(
    _ resolutions: String = "",
    options: String = "",
    base: String = #""base":"Base.xcstrings","#
  ) async throws -> JSONValue {
    try await sample.call(
      MergeCatalogsTool.self,
      "{\(base)\"ours\":\"Ours.xcstrings\",\"theirs\":\"Theirs.xcstrings\","
        + "\"output\":\"Out.xcstrings\",\"resolutions\":[\(resolutions)]\(options)}"
    )
  }

  private func conflict(_ key: String) async throws -> JSONValue {
    let conflicts = try await merge()["conflicts"]?.elements ?? []
    return try #require(conflicts.first { $0["key"] == .string(key) })
  }

  private func resolution(_ key: String, _ choice: String) async throws -> String {
    let id = try #require(try await conflict(key)["id"]?.text)
    return "{\"id\":\"\(id)\",\(choice)}"
  }

  @Test func `conflicts have the texts of all versions and stable identifiers`() async throws {
    let first = try await merge()
    #expect(first["written"] == .boolean(false))
    #expect(first["total"] == .number("2"))
    #expect(!sample.shell.folder.exists("Out.xcstrings"))
    let text = try await conflict("Good morning")
    #expect(text["language"] == .string("es"))
    #expect(text["base"]?["text"] == .string("Buenos días"))
    #expect(text["ours"]?["text"] == .string("Buen día"))
    #expect(text["theirs"]?["text"] == .string("Muy buenos días"))
    let comment = try await conflict("Welcome, %@!")
    #expect(comment["field"] == .string("comment"))
    #expect(try await merge()["conflicts"] == first["conflicts"])
  }

  @Test(arguments: [
    ("ours", "Buen día", "translated"), ("theirs", "Muy buenos días", "translated"),
    ("base", "Buenos días", "translated"), ("text\",\"text\":\"Hola", "Hola", "needs_review"),
  ])
  func `a resolved merge is written`(
    _ choice: String,
    _ text: String,
    _ state: String
  ) async throws {
    let morning = try await resolution("Good morning", "\"choice\":\"\(choice)\"")
    let comment = try await resolution("Welcome, %@!", #""choice":"text","text":"Both""#)
    let partly = try await merge(morning)
    #expect(partly["written"] == .boolean(false))
    #expect(partly["total"] == .number("1"))
    #expect(!sample.shell.folder.exists("Out.xcstrings"))
    let dry = try await merge("\(morning),\(comment)", options: #","dryRun":true"#)
    #expect(dry["total"] == .number("0"))
    #expect(!sample.shell.folder.exists("Out.xcstrings"))
    let done = try await merge("\(morning),\(comment)")
    #expect(done["written"] == .boolean(true))
    #expect(done["resolved"] == .number("2"))
    let expected = try sample.shell.folder.text(of: "Base.xcstrings")
      .replacing(
        #""state":"translated","value":"Buenos días""#,
        with: #""state":"\#(state)","value":"\#(text)""#
      )
      .replacing("Title of the first screen", with: "Both")
      .replacing("Abre la puerta", with: "Abra la puerta")
    #expect(try sample.shell.folder.text(of: "Out.xcstrings") == expected)
  }

  @Test func `a conflict that has changed is refused`() async throws {
    let morning = try await resolution("Good morning", #""choice":"theirs""#)
    let comment = try await resolution("Welcome, %@!", #""choice":"ours""#)
    try sample.edit("Muy buenos días", "Buenísimos días", of: "Theirs.xcstrings")
    let result = try await merge("\(morning),\(comment)")
    #expect(result["written"] == .boolean(false))
    #expect(result["total"] == .number("1"))
    #expect(result["refused"]?.elements.first?["reason"] == .string("no-such-conflict"))
    let new = try await conflict("Good morning")
    #expect(new["id"].map { !morning.contains($0.text ?? "") } == true)
    // A decision about a conflict that does not exist any more is not ignored.
    try sample.edit("Buenísimos días", "Buen día", of: "Theirs.xcstrings")
    #expect(try await merge("\(morning),\(comment)")["written"] == .boolean(false))
    #expect(try await merge(comment)["written"] == .boolean(true))
  }

  @Test func `a text with errors is refused`() async throws {
    for file in ["Base.xcstrings", "Ours.xcstrings", "Theirs.xcstrings"] {
      try sample.edit("\"Good morning\"", "\"Good %@\"", of: file)
      let word = file == "Ours.xcstrings" ? "Buen día" : "uenos días"
      try sample.edit(word, "\(word) %@", of: file)
    }
    let wrong = try await resolution("Good %@", #""choice":"text","text":"Hola %lld""#)
    let result = try await merge(wrong)
    let refused = try #require(result["refused"]?.elements.first)
    #expect(refused["reason"] == .string("invalid"))
    #expect(
      refused["findings"]?.elements.first?["rule"] == .string("mismatched-placeholders")
    )
    #expect(result["total"] == .number("2"))
  }

  @Test func `a key that one side removed is a conflict of the whole key`() async throws {
    try sample.edit(
      #""Good morning":{"localizations":{"es":{"stringUnit":{"#,
      #""Other":{"localizations":{"es":{"stringUnit":{"#,
      of: "Theirs.xcstrings"
    )
    let comment = try await resolution("Welcome, %@!", #""choice":"ours""#)
    let text = try await resolution("Good morning", #""choice":"text","text":"Hola""#)
    let refused = try await merge(text)["refused"]?.elements.first
    #expect(refused?["reason"] == .string("not-a-text"))
    let removal = try await resolution("Good morning", #""choice":"theirs""#)
    #expect(try await merge("\(comment),\(removal)")["written"] == .boolean(true))
    let merged = try sample.shell.folder.text(of: "Out.xcstrings")
    #expect(!merged.contains("Good morning") && merged.contains("Other"))
  }

  @Test func `without an ancestor, all differences are conflicts`() async throws {
    #expect(try await merge(base: "")["total"] == .number("3"))
  }

  @Test func `versions of git are merged`() async throws {
    try sample.commitAll()
    let result = try await sample.call(
      MergeCatalogsTool.self,
      """
      {"base":"HEAD:Base.xcstrings","ours":"HEAD:Base.xcstrings","theirs":"Theirs.xcstrings",
        "output":"Localizable.xcstrings"}
      """
    )
    #expect(result["written"] == .boolean(true))
    #expect(try await sample.text("Open the door") == "needs_review Abra la puerta")
  }

  @Test(arguments: [
    (#"{"id":"c1-0","choice":"text"}"#, "Out.xcstrings", "invalid-resolution"),
    (#"{"id":"c1-0","choice":"ours","text":"a"}"#, "Out.xcstrings", "invalid-resolution"),
    ("", "Package.swift", "invalid-output"),
  ])
  func `wrong arguments are explained`(
    _ resolutions: String,
    _ output: String,
    _ id: String
  ) async throws {
    let arguments =
      #"{"ours":"Ours.xcstrings","theirs":"Theirs.xcstrings","output":"\#(output)","#
      + #""resolutions":[\#(resolutions)]}"#
    #expect(try await sample.failure(MergeCatalogsTool.self, arguments) == id)
  }

  @Test func `nothing is written outside of the project`() async throws {
    let outside = try TemporaryFolder()
    let output = outside.path("Out.xcstrings")
    let id = try await sample.bounded {
      try await sample.failure(
        MergeCatalogsTool.self,
        #"{"ours":"Ours.xcstrings","theirs":"Ours.xcstrings","output":"\#(output)"}"#
      )
    }
    #expect(id == "outside-project")
    #expect(!outside.exists("Out.xcstrings"))
  }
}
