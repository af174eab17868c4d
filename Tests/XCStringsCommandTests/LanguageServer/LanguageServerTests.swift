import FileSystem
import JSONRPC
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

@Suite struct LanguageServerTests {
  private static let source = "Sources/WelcomeView.swift"
  private static let catalog = "Localizable.xcstrings"

  private static let modern =
    #"{"definition":{"linkSupport":true},"hover":{"contentFormat":["markdown"]}}"#

  private func sample(
    _ capabilities: String = modern,
    encoding: PositionEncoding = .utf16
  ) async throws -> EditorSample {
    let sample = try await EditorSample(capabilities, encoding: encoding)
    try await sample.open(Self.source)
    try await sample.open(Self.catalog)
    return sample
  }

  private func codes(of diagnostics: [JSONValue]) -> [String] {
    diagnostics.compactMap { $0["code"]?.text }
  }

  // MARK: - Life

  @Test func `requests before initialize and after shutdown are refused`() async throws {
    let sample = try await sample()
    let unknown = try await sample.answer(to: "textDocument/unknown", "{}")
    #expect(throws: RPCError.methodNotFound("textDocument/unknown")) { try unknown.get() }
    await sample.note("$/unknown", "{}")
    try await sample.request("shutdown", "null")
    let late = try await sample.answer(to: "textDocument/hover", "{}")
    #expect(throws: RPCError.self) { try late.get() }
    await sample.note("exit", "{}")
    #expect(await sample.server.exitStatus == 0)
  }

  @Test func `an editor shows that the project is read`() async throws {
    let sample = try await EditorSample("{}", window: #"{"workDoneProgress":true}"#)
    #expect(sample.notifications("window/workDoneProgress/create").count == 1)
    #expect(sample.notifications("$/progress").isEmpty)
    await sample.server.receive(
      Array(#"{"jsonrpc":"2.0","id":"xcstrings-indexing","result":null}"#.utf8)
    )
    try await sample.open(Self.source)
    _ = try await sample.diagnostics(Self.source)
    for _ in 0..<20_000 where sample.notifications("$/progress").count < 2 {
      try await Task.sleep(for: .milliseconds(1))
    }
    let kinds = sample.notifications("$/progress").map { $0.at("value", "kind")?.text }
    #expect(kinds == ["begin", "end"])
  }

  @Test func `exit without shutdown is an error`() async throws {
    let sample = try await sample()
    await sample.note("exit", "{}")
    #expect(await sample.server.exitStatus == 1)
  }

  // MARK: - Keys

  @Test(arguments: PositionEncoding.allCases)
  func `hover shows the texts of a key`(_ encoding: PositionEncoding) async throws {
    let sample = try await sample(encoding: encoding)
    let place = try sample.place(
      Self.source,
      "Good morning",
      in: EditorSample.source,
      encoding: encoding
    )
    let hover = try await sample.request("textDocument/hover", place)
    let text = hover.at("contents", "value")?.text ?? ""
    #expect(text.contains("Buenos días"))
    #expect(text.contains("1 place in the code"))
    let start = try #require(TextPosition(hover.at("range", "start")))
    #expect(start.character == 11)
  }

  @Test func `other code has no answers`() async throws {
    let sample = try await sample()
    for method in ["hover", "definition", "references", "prepareRename", "rename"] {
      let name = #","newName":"number""#
      let place = try sample.place(Self.source, "count = 3", in: EditorSample.source, name)
      #expect(try await sample.request("textDocument/\(method)", place) == .null, "\(method)")
    }
    for method in ["documentSymbol", "formatting", "foldingRange"] {
      let place = try sample.place(Self.source, "count", in: EditorSample.source)
      #expect(try await sample.request("textDocument/\(method)", place) == .null, "\(method)")
    }
  }

  @Test func `definition leads to the entry and back`() async throws {
    let sample = try await sample()
    let there = try await sample.request(
      "textDocument/definition",
      sample.place(Self.source, "Open the door", in: EditorSample.source)
    )
    #expect(there.items.first?["targetUri"]?.text == sample.uri(Self.catalog))
    let back = try await sample.request(
      "textDocument/definition",
      sample.place(Self.catalog, "Open the door", in: EditorSample.catalog)
    )
    #expect(back.items.first?["uri"]?.text == sample.uri(Self.source))
    let line = back.items.first?.at("range", "start", "line")?.number
    #expect(line == 7)
    let text = try await sample.request(
      "textDocument/definition",
      sample.place(Self.catalog, "Abre la", in: EditorSample.catalog)
    )
    #expect(text.items.first?["uri"]?.text == sample.uri(Self.catalog))
  }

  @Test func `references include unsaved code`() async throws {
    let sample = try await sample()
    let changed = EditorSample.source.replacing("Not in the catalog", with: "Open the door")
    await sample.replace(Self.source, version: 2, with: changed)
    let found = try await sample.request(
      "textDocument/references",
      sample.place(
        Self.catalog,
        "Open the door",
        in: EditorSample.catalog,
        #","context":{"includeDeclaration":true}"#
      )
    )
    #expect(found.items.compactMap { $0.at("range", "start", "line")?.number } == [7, 9, 25])
  }

  @Test func `rename edits code and catalog`() async throws {
    let sample = try await sample()
    let changed = EditorSample.source.replacing("Not in the catalog", with: "Open the door")
    await sample.replace(Self.source, version: 2, with: changed)
    let prepared = try await sample.request(
      "textDocument/prepareRename",
      sample.place(Self.source, "Open the door", in: changed)
    )
    #expect(prepared["placeholder"]?.text == "Open the door")
    let edit = try await sample.request(
      "textDocument/rename",
      sample.place(Self.source, "Open the door", in: changed, #","newName":"Open 😀"# + "\"")
    )
    let changes = try #require(edit["changes"])
    let code = try apply(changes[sample.uri(Self.source)]?.items ?? [], to: changed, .utf16)
    #expect(code == changed.replacing("Open the door", with: "Open 😀"))
    let catalog = try apply(
      changes[sample.uri(Self.catalog)]?.items ?? [],
      to: EditorSample.catalog,
      .utf16
    )
    #expect(catalog.contains(#""Open 😀" : {"#))
    #expect(!catalog.contains("Open the door"))
    #expect(catalog.contains("Abre la puerta"))
  }

  @Test func `a name that does not fit is refused`() async throws {
    let sample = try await sample()
    let answer = try await sample.answer(
      to: "textDocument/rename",
      sample.place(Self.source, "Welcome, ", in: EditorSample.source, #","newName":"Hi""#)
    )
    #expect(throws: RPCError.self) { try answer.get() }
  }

  // MARK: - Diagnostics

  @Test func `code has diagnostics of missing keys and translations`() async throws {
    let sample = try await sample()
    let found = try await sample.diagnostics(Self.source)
    #expect(codes(of: found).contains("key-not-in-catalog"))
    #expect(codes(of: found).contains("missing-translation"))
    let lines = found.filter { $0["code"]?.text == "key-not-in-catalog" }
      .compactMap { $0.at("range", "start", "line")?.number }
    #expect(lines == [9])
    let changed = EditorSample.source.replacing("Not in the catalog", with: "Open the door")
    await sample.replace(Self.source, version: 2, with: changed)
    let later = try await sample.diagnostics(Self.source, version: 2)
    #expect(!codes(of: later).contains("key-not-in-catalog"))
  }

  @Test func `catalogs have the findings of rules, with fixes`() async throws {
    let sample = try await sample()
    let found = try await sample.diagnostics(Self.catalog)
    let finding = try #require(
      found.first { $0["code"]?.text == "mismatched-surrounding-whitespace" }
    )
    #expect(finding["source"]?.text == "xcstrings")
    let actions = try await sample.request(
      "textDocument/codeAction",
      sample.place(
        Self.catalog,
        "😀 Buenos días ",
        in: EditorSample.catalog,
        #","context":{"diagnostics":[]}"#
      )
    )
    let fix = try #require(actions.items.first { $0["kind"]?.text == "quickfix" })
    let edits = fix.at("edit", "changes", sample.uri(Self.catalog))?.items ?? []
    let fixed = try apply(edits, to: EditorSample.catalog, .utf16)
    #expect(fixed.contains("\"😀 Buenos días\""))
  }

  @Test func `a damaged catalog has a diagnostic, and its keys keep their texts`() async throws {
    let sample = try await sample()
    _ = try await sample.diagnostics(Self.catalog)
    let damaged = EditorSample.catalog.replacing("\"version\" :", with: "\"version\"")
    await sample.replace(Self.catalog, version: 2, with: damaged)
    #expect(!(try await sample.diagnostics(Self.catalog, version: 2)).isEmpty)
    let hover = try await sample.request(
      "textDocument/hover",
      sample.place(Self.source, "Good morning", in: EditorSample.source)
    )
    #expect(hover.at("contents", "value")?.text?.contains("Buenos") == true)
    let answer = try await sample.answer(
      to: "textDocument/rename",
      sample.place(Self.source, "Open the door", in: EditorSample.source, #","newName":"A""#)
    )
    #expect(throws: RPCError.contentModified) { try answer.get() }
  }

  @Test func `diagnostics can be requested`() async throws {
    let sample = try await sample(#"{"diagnostic":{}}"#)
    let place = #"{"textDocument":{"uri":"\#(sample.uri(Self.source))"}}"#
    let first = try await sample.request("textDocument/diagnostic", place)
    #expect(first["kind"]?.text == "full")
    let version = try #require(first["resultId"]?.text)
    let second = try await sample.request(
      "textDocument/diagnostic",
      #"{"textDocument":{"uri":"\#(sample.uri(Self.source))"},"previousResultId":"\#(version)"}"#
    )
    #expect(second["kind"]?.text == "unchanged")
    #expect(sample.notifications("textDocument/publishDiagnostics").isEmpty)
  }

  // MARK: - Actions

  @Test func `a key is added to its catalog`() async throws {
    let sample = try await sample()
    let actions = try await sample.request(
      "textDocument/codeAction",
      sample.place(
        Self.source,
        "Not in the catalog",
        in: EditorSample.source,
        #","context":{"diagnostics":[]}"#
      )
    )
    let edits = actions.items.first?.at("edit", "changes", sample.uri(Self.catalog))?.items ?? []
    let changed = try apply(edits, to: EditorSample.catalog, .utf16)
    #expect(changed.contains("\"Not in the catalog\" : {"))
    await sample.replace(Self.catalog, version: 2, with: changed)
    await sample.replace(Self.source, version: 2, with: EditorSample.source)
    let later = try await sample.diagnostics(Self.source, version: 2)
    #expect(!codes(of: later).contains("key-not-in-catalog"))
  }

  @Test func `a draft is approved, and a missing language added`() async throws {
    let sample = try await sample(
      #"{"codeAction":{"resolveSupport":{"properties":["edit"]}}}"#
    )
    let context = #","context":{"diagnostics":[]}"#
    let actions = try await sample.request(
      "textDocument/codeAction",
      sample.place(Self.catalog, "Abre la puerta", in: EditorSample.catalog, context)
    )
    let approval = try #require(
      actions.items.first { $0["title"]?.text == "Approve the translation (es)" }
    )
    #expect(approval["edit"] == nil)
    let resolved = try await sample.request("codeAction/resolve", sample.json(approval))
    let edits = resolved.at("edit", "changes", sample.uri(Self.catalog))?.items ?? []
    let changed = try apply(edits, to: EditorSample.catalog, .utf16)
    #expect(changed == EditorSample.catalog.replacing("needs_review", with: "translated"))
    let others = try await sample.request(
      "textDocument/codeAction",
      sample.place(Self.catalog, "Welcome, %@!", in: EditorSample.catalog, context)
    )
    #expect(
      others.items.contains { $0["title"]?.text == "Add es with the source text" },
      "\(others.items.compactMap { $0["title"]?.text })"
    )
  }

  @Test func `a command edits a translation`() async throws {
    let sample = try await sample()
    try await sample.request(
      "workspace/executeCommand",
      """
      {"command":"xcstrings.setText","arguments":[
      {"key":"%lld files","language":"es","variation":"plural.one","text":"un archivo"}]}
      """
    )
    let edit = try #require(sample.notifications("workspace/applyEdit").first)
    let edits = edit.at("edit", "changes", sample.uri(Self.catalog))?.items ?? []
    #expect(try apply(edits, to: EditorSample.catalog, .utf16).contains("un archivo"))
  }

  // MARK: - Completion

  @Test func `keys are completed in localizable literals only`() async throws {
    let sample = try await sample()
    let changed = EditorSample.source.replacing("Not in the catalog", with: "Open")
    await sample.replace(Self.source, version: 2, with: changed)
    let place = try sample.place(Self.source, "\")\n    }", in: changed)
    let found = try await sample.request("textDocument/completion", place)
    #expect(found["items"]?.items.compactMap { $0["label"]?.text } == ["Open the door"])
    let name = try sample.place(Self.source, "a\"\n", in: changed)
    let none = try await sample.request("textDocument/completion", name)
    #expect(none["items"]?.items == [])
  }

  @Test func `names of catalogs are completed, even in damaged ones`() async throws {
    let sample = try await sample()
    let text = #"{"strings":{"a":{"localizations":{"es":{"variations":{"plural":{"o""#
    await sample.replace(Self.catalog, version: 2, with: text)
    let end = #"{"textDocument":{"uri":"\#(sample.uri(Self.catalog))"},"position":"#
    let found = try await sample.request(
      "textDocument/completion",
      end + #"{"line":0,"character":\#(text.utf8.count - 1)}}"#
    )
    let labels = found["items"]?.items.compactMap { $0["label"]?.text } ?? []
    #expect(labels == ["one", "many", "other"])
  }

  // MARK: - Catalogs

  @Test func `a catalog has an outline, folds and a layout`() async throws {
    let sample = try await sample(
      #"{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}"#
    )
    let parameters = #"{"textDocument":{"uri":"\#(sample.uri(Self.catalog))"},"options":{}}"#
    let outline = try await sample.request("textDocument/documentSymbol", parameters)
    #expect(outline.items.count == 4)
    let forms = outline.items.first?["children"]?.items.first?["children"]?.items
    #expect(forms?.compactMap { $0["name"]?.text } == ["one", "other"])
    let folds = try await sample.request("textDocument/foldingRange", parameters)
    #expect(folds.items.contains { $0["startLine"]?.number == 0 })
    let edits = try await sample.request("textDocument/formatting", parameters)
    let formatted = try apply(edits.items, to: EditorSample.catalog, .utf16)
    #expect(!formatted.contains("{ \"stringUnit\""))
    let selection = try await sample.request(
      "textDocument/selectionRange",
      #"{"textDocument":{"uri":"\#(sample.uri(Self.catalog))"},"positions":[{"line":8,"character":20}]}"#
    )
    var range = selection.items.first
    var lines: [Int] = []
    while let next = range {
      lines.append(next.at("range", "start", "line")?.number ?? -1)
      range = next["parent"]
    }
    #expect(lines == lines.sorted(by: >) && lines.count == 7 && lines.last == 0)
    let found = try await sample.request("workspace/symbol", ##"{"query":"#buenos"}"##)
    #expect(found.items.count == 1)
    #expect(try await sample.request("workspace/symbol", #"{"query":"buenos"}"#).items.isEmpty)
  }

  @Test func `hover shows the numbers of a plural form`() async throws {
    let sample = try await sample()
    let hover = try await sample.request(
      "textDocument/hover",
      sample.place(Self.catalog, "one\"", in: EditorSample.catalog)
    )
    #expect(hover.at("contents", "value")?.text?.contains("1") == true)
  }

  // MARK: - Races

  @Test func `a cancelled request has one answer`() async throws {
    let sample = try await sample()
    let place = try sample.place(Self.source, "Good morning", in: EditorSample.source)
    for id in 1...200 {
      await sample.server.receive(
        Array(
          #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/hover","params":\#(place)}"#.utf8
        )
      )
      await sample.note("$/cancelRequest", #"{"id":\#(id)}"#)
    }
    let hover = try await sample.request("textDocument/hover", place)
    #expect(hover != .null)
    #expect(await sample.server.openRequestCount == 0)
  }

  @Test func `an answer about an old version says so`() async throws {
    let sample = try await sample()
    let place = try sample.place(Self.source, "Good morning", in: EditorSample.source)
    async let answer = sample.answer(to: "textDocument/hover", place)
    await sample.replace(Self.source, version: 2, with: EditorSample.source)
    do {
      _ = try await answer.get()
    } catch let error as RPCError {
      #expect(error == .contentModified)
    }
  }

  // MARK: - Hostile projects

  @Test func `a link out of the project is not read`() async throws {
    let sample = try await EditorSample()
    let outside = try TemporaryFolder()
    try outside.write(
      #"{"sourceLanguage":"en","strings":{"Not in the catalog":{"comment":"SECRET"}}}"#,
      to: "Secret.xcstrings"
    )
    try sample.folder.remove("Localizable.xcstrings")
    try sample.folder.link("Localizable.xcstrings", to: outside.path("Secret.xcstrings"))
    try await sample.open(Self.source)
    let hover = try await sample.request(
      "textDocument/hover",
      sample.place(Self.source, "Not in the catalog", in: EditorSample.source)
    )
    #expect(!sample.json(hover).contains("SECRET"))
  }

  @Test func `no text has a meaning in Markdown`() async throws {
    let sample = try await sample()
    let attack = "![a](http://x/y) <img src=x> [b](c) `d` **e** | f"
    let catalog = EditorSample.catalog.replacing("Title of the first screen", with: attack)
    await sample.replace(Self.catalog, version: 2, with: catalog)
    let hover = try await sample.request(
      "textDocument/hover",
      sample.place(Self.source, "Welcome, ", in: EditorSample.source)
    )
    let text = hover.at("contents", "value")?.text ?? ""
    #expect(text.contains(#"\!\[a\]\(http"#))
    #expect(!text.contains("![") && !text.contains(" <img"))
  }

  @Test func `nothing is written`() async throws {
    let sample = try await sample()
    _ = try await sample.diagnostics(Self.catalog)
    let names = try sample.folder.names().sorted()
    #expect(names == [".xcstrings.yml", "Localizable.xcstrings", "Sources"])
  }
}
