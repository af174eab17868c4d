import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The command `xcstrings mcp`, as a client starts it.
@Suite struct AgentServerTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// Starts a server for a test, and ends it.
  private func withClient(
    _ options: [String] = AgentClient.mostRights,
    _ body: (inout AgentClient) throws -> Void
  ) throws {
    try AgentClient.run(in: sample, options, body)
  }

  private func names(_ list: JSONValue?) -> [String] {
    list?["result"]?["tools"]?.elements.compactMap { $0["name"]?.text } ?? []
  }

  @Test func `answers clients of all revisions, and ends with its input`() throws {
    try withClient { client in
      client.request(1, "server/discover")
      client.send(
        #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
          + #""capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
      )
      client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
      client.send(#"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
      client.send("garbage")
      let messages = client.receive(4)
      #expect(messages.map { $0["id"]?.integer } == [1, 2, 3, nil])
      #expect(names(messages[2]).first == "get_project")
      #expect(messages[3]["error"]?["code"] == .number("-32700"))
    }
  }

  /// What a client with a set of rights reads before it calls a tool; a change of it is a change for
  /// every model.
  @Test(arguments: [
    ("read", ["--read-only"]), ("draft", []), ("no-approve", ["--no-approve"]),
    ("all", ["--allow", "all"]),
  ])
  func `what the server offers matches the golden file`(
    _ name: String,
    _ options: [String]
  ) throws {
    try withClient(options) { client in
      client.request(1, "server/discover")
      client.request(2, "tools/list")
      client.request(3, "prompts/list")
      let answers = client.receive(3).compactMap { $0["result"] }
      let tools = answers[1]["tools"]?.elements ?? []
      let offer = JSONValue.fields(
        ("instructions", answers[0]["instructions"]),
        // All tools are in one of the files.
        ("tools", .array(name == "all" ? tools : tools.compactMap { $0["name"] })),
        ("prompts", .array((answers[2]["prompts"]?.elements ?? []).compactMap { $0["name"] }))
      )
      try GoldenFile(inRepository: "Tests/XCStringsCommandTests/Snapshots/mcp-\(name).json")
        .expect(String(decoding: offer.printed(), as: UTF8.self))
    }
  }

  @Test(arguments: [
    (
      ["--read-only"],
      [
        "set_texts", "review_texts", "edit_keys", "edit_languages", "merge_catalogs", "set_terms",
        "exchange",
      ]
    ),
    (
      [],
      [
        "review_texts", "edit_keys", "edit_languages", "merge_catalogs", "set_terms", "exchange",
      ]
    ),
    (["--no-approve"], ["review_texts"]),
    (
      ["--allow", "edit", "--allow", "read,finish"], ["merge_catalogs", "exchange"]
    ),
  ])
  func `offers only what is allowed`(_ options: [String], _ missing: [String]) throws {
    var tools: [String] = []
    try withClient { client in
      client.request(1, "tools/list")
      tools = names(client.receive(1).first)
    }
    #expect(Set(missing).isSubset(of: tools))
    try withClient(options) { client in
      client.request(1, "tools/list")
      client.request(2, "tools/call", #""name":"\#(missing[0])","arguments":{}"#)
      let messages = client.receive(2)
      #expect(names(messages[0]) == tools.filter { !missing.contains($0) })
      #expect(messages[1]["error"]?["code"] == .number("-32602"))
      // The message names the option.
      #expect(messages[1]["error"]?["message"]?.text?.contains("'--allow ") == true)
    }
  }

  @Test(arguments: [
    "--read-only --no-approve", "--read-only --allow edit", "--read-only --allow-translate",
    "--no-approve --allow finish", "--no-approve --allow all", "--allow none", "--allow edit,",
    "--allow ''",
  ])
  func `options that contradict each other are refused`(_ options: String) async throws {
    #expect(try await sample.shell.run("mcp \(options)").status == 64)
  }

  @Test func `the list of tools is short enough for a model`() throws {
    try withClient(["--allow", "all"]) { client in
      client.request(1, "tools/list")
      let list = client.receive(1)
      #expect(names(list.first).count == 18)
      #expect((list.first?.line.count ?? .max) <= 17 * 1024)
    }
  }

  @Test func `answers calls in English whatever the environment is`() throws {
    try withClient { client in
      client.request(
        1,
        "tools/call",
        #""name":"get_work","arguments":{"language":"fr","kind":"review"}"#
      )
      let text = client.receive(1).first?["result"]?["content"]?.elements.first?["text"]?.text
      #expect(text?.contains("The project has no language 'fr'.") == true)
    }
  }

  @Test func `explains that the configuration is invalid`() throws {
    try sample.shell.folder.write("languages: 5\n", to: ".xcstrings.yml")
    try withClient { client in
      client.request(1, "tools/call", #""name":"validate","arguments":{}"#)
      client.request(2, "tools/call", #""name":"get_project","arguments":{}"#)
      let messages = client.receive(2)
        .sorted { ($0["id"]?.integer ?? 0) < ($1["id"]?.integer ?? 0) }
      let text = messages[0]["result"]?["content"]?.elements.first?["text"]?.text
      #expect(text?.contains("invalid-configuration") == true)
      #expect(messages[1]["result"]?["isError"] == nil)
    }
  }

  @Test func `--root names the project`() throws {
    try sample.shell.folder.write("", to: "Other/empty.txt")
    try withClient(["--root", "Other"]) { client in
      client.request(1, "tools/call", #""name":"get_project","arguments":{}"#)
      let project = client.receive(1).first?["result"]?["structuredContent"]
      // The configuration is found in the parent folder, as for all commands.
      #expect(project?["catalogs"]?.elements.count == 1)
    }
    let outside = try TemporaryFolder()
    try withClient(["--root", outside.path]) { client in
      client.request(1, "tools/call", #""name":"get_project","arguments":{}"#)
      let project = client.receive(1).first?["result"]?["structuredContent"]
      #expect(project?["catalogs"]?.elements.isEmpty == true)
    }
  }

  @Test func `sees changes of other programs`() throws {
    try withClient { client in
      let call = #""name":"find_texts","arguments":{"query":"Hello"}"#
      client.request(1, "tools/call", call)
      #expect(client.receive(1).first?["result"]?["structuredContent"]?["total"] == .number("0"))
      try sample.shell.folder.write(
        #"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#,
        to: AgentSample.catalog
      )
      client.request(2, "tools/call", call)
      #expect(client.receive(1).first?["result"]?["structuredContent"]?["total"] == .number("1"))
    }
  }

  @Test func `reads nothing outside of the project`() throws {
    let secret = try TemporaryFolder()
    try secret.write(
      #"{"sourceLanguage":"en","strings":{"x":{}},"version":"1.0"}"#,
      to: "S.xcstrings"
    )
    try withClient { client in
      let path = secret.path("S.xcstrings")
      client.request(1, "tools/call", #""name":"find_texts","arguments":{"catalog":"\#(path)"}"#)
      client.request(
        2,
        "resources/read",
        #""uri":"xcstrings://catalog/\#(path.replacing("/", with: "%2F"))/en""#
      )
      let messages = client.receive(2)
        .sorted { ($0["id"]?.integer ?? 0) < ($1["id"]?.integer ?? 0) }
      #expect(messages[0]["result"]?["isError"] == .boolean(true))
      #expect(messages[1]["error"]?["code"] == .number("-32602"))
    }
  }

  @Test func `many calls at the same time lose no text`() throws {
    let keys = (0..<50).map { "Key \($0)" }
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
    try withClient { client in
      client.request(
        1000,
        "tools/call",
        #""name":"find_texts","arguments":{"limit":200,"languages":["es"]}"#
      )
      let texts =
        client.receive(1).first?["result"]?["structuredContent"]?["texts"]?.elements ?? []
      #expect(texts.count == 50)
      for (index, text) in texts.enumerated() {
        let edit =
          #"{"key":"\#(text["key"]?.text ?? "")","language":"es","text":"Clave \#(index)","#
          + #""sourceVersion":"\#(text["sourceVersion"]?.text ?? "")"}"#
        client.request(index, "tools/call", #""name":"set_texts","arguments":{"edits":[\#(edit)]}"#)
      }
      let answers = client.receive(50)
      #expect(
        answers.allSatisfy { $0["result"]?["structuredContent"]?["written"] == .number("1") }
      )
      client.request(
        1001,
        "tools/call",
        #""name":"find_texts","arguments":{"states":["needs_review"],"limit":200}"#
      )
      #expect(client.receive(1).first?["result"]?["structuredContent"]?["total"] == .number("50"))
    }
  }
}
