import Diagnostics
import JSONRPC
import JSONSyntax
import Testing

@testable import ModelContextProtocol

@Suite struct ServerSessionTests {
  var server = SampleServer()

  // MARK: - Eras

  @Test mutating func `a client of 2026 needs no session`() {
    let result = server.request(1, "server/discover").result
    #expect(result?["supportedVersions"] == .array([.string("2026-07-28")]))
    #expect(result?["resultType"] == .string("complete"))
    #expect(result?["cacheScope"] == .string("public"))
    let meta = result?["_meta"]?["io.modelcontextprotocol/serverInfo"]
    #expect(meta?["name"] == .string("sample"))
    #expect(server.request(2, "tools/list").result?["tools"] != nil)
  }

  @Test(arguments: [
    ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("2024-11-05", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  mutating func `a client of 2025 opens a session`(_ wanted: String, _ agreed: String) {
    let result = server.initialize(wanted).result
    #expect(result?["protocolVersion"] == .string(agreed))
    #expect(result?["resultType"] == nil)
    #expect(server.receive(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
    let list = server.receive(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).result
    #expect(list?["tools"] != nil)
    #expect(list?["ttlMs"] == nil)
    #expect(server.receive(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#).result == .object([]))
  }

  @Test mutating func `both kinds of clients share a stream`() {
    _ = server.initialize("2025-06-18")
    #expect(server.request(1, "tools/list").result?["ttlMs"] != nil)
    #expect(
      server.receive(#"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#).result?["ttlMs"] == nil
    )
  }

  @Test mutating func `an unknown revision is an error with those that are known`() {
    let effects = server.request(1, "tools/list", version: "2031-01-01")
    #expect(effects.errorCode == "-32022")
    let data = effects.first?.message?["error"]?["data"]
    #expect(data?["supported"] == .array([.string("2026-07-28")]))
    #expect(data?["requested"] == .string("2031-01-01"))
  }

  @Test(arguments: ["tools/list", "server/discover", "tools/call", "resources/read"])
  mutating func `a request must describe itself without a session`(_ method: String) {
    #expect(
      server.receive(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)"}"#).errorCode == "-32602"
    )
  }

  @Test mutating func `old revisions have no structured results`() {
    _ = server.initialize("2025-03-26")
    let list = server.receive(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#).result
    guard case .array(let tools)? = list?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(tools[0]["outputSchema"] == nil)
    #expect(tools[0]["inputSchema"] != nil)
    let call =
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"add","#
      + #""arguments":{"numbers":[1]}}}"#
    _ = server.receive(call)
    let answer = server.session.finish(.number("2"), .success(.tool(.object([]))))
    #expect(answer.result?["structuredContent"] == nil)
    #expect(answer.result?["content"] != nil)
  }

  @Test mutating func `only one revision has batches`() {
    let batch = #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},3]"#
    #expect(server.receive(batch).errorCode == "-32600")
    _ = server.initialize("2025-03-26")
    let effects = server.receive(batch)
    guard case .sendBatch(let messages) = effects.first, effects.count == 1 else {
      Issue.record("\(effects)")
      return
    }
    #expect(messages.count == 2)
  }

  @Test mutating func `a batch is answered after its last call`() {
    _ = server.initialize("2025-03-26")
    let effects = server.receive(
      #"[{"jsonrpc":"2.0","id":1,"method":"resources/list"},"#
        + #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}]"#
    )
    #expect(effects.count == 2)
    #expect(server.session.finish(.number("2"), .success(.resources([]))).isEmpty)
    let last = server.session.finish(.number("1"), .success(.resources([])))
    guard case .sendBatch(let messages) = last.first else {
      Issue.record("\(last)")
      return
    }
    #expect(messages.count == 2)
  }

  // MARK: - Calls

  @Test mutating func `a call is started and answered`() {
    let effects = server.request(1, "tools/call", #""name":"add","arguments":{"numbers":[1,2]}"#)
    let call = ServerCall(
      id: .number("1"),
      operation: .tool(
        name: "add",
        arguments: .object([.init("numbers", .array([.number("1"), .number("2")]))])
      ),
      client: "c"
    )
    #expect(effects == [.start(call)])
    let sum = JSONValue.object([.init("sum", .number("3"))])
    let result = server.session.finish(.number("1"), .success(.tool(sum))).result
    #expect(result?["structuredContent"] == sum)
    #expect(
      result?["content"]
        == .array([
          .object([.init("type", .string("text")), .init("text", .string(#"{"sum":3}"#))])
        ])
    )
    #expect(server.session.finish(.number("1"), .success(.tool(sum))).isEmpty)
    #expect(server.session.openCallCount == 0)
  }

  @Test(arguments: [
    (#"{}"#, "lacks 'numbers': an array of integers"),
    (#"{"numbers":[]}"#, "numbers: must have at least 1 element"),
    (#"{"numbers":[1,2,3,4]}"#, "numbers: must have at most 3 elements"),
    (#"{"numbers":[1,"2"]}"#, "numbers[1]: must be an integer, not a string"),
    (#"{"numbers":[1.5]}"#, "numbers[0]: must be an integer"),
    (#"{"numbers":[10]}"#, "numbers[0]: must be at most 9"),
    (#"{"numbers":[1],"mode":"x"}"#, "mode: must be 'fast' or 'slow'"),
    (
      #"{"numbers":[1],"other":1}"#,
      "other: is not a known property; the properties are: numbers, mode"
    ),
    (#"[]"#, "must be an object, not an array"),
  ])
  mutating func `invalid arguments are shown to the model`(_ arguments: String, _ problem: String) {
    let result = server.request(1, "tools/call", #""name":"add","arguments":\#(arguments)"#).result
    #expect(result?["isError"] == .boolean(true))
    guard case .array(let content)? = result?["content"] else {
      Issue.record("no content")
      return
    }
    let text = content[0]["text"]?.text ?? ""
    let problems = JSONValue.parse(Array(text.utf8), file: "").value?["problems"]
    #expect(problems == .array([.string(problem)]))
  }

  @Test(arguments: [
    ("tools/call", #""name":"subtract""#), ("tools/call", ""), ("prompts/get", #""name":"x""#),
    ("prompts/get", #""name":"greet""#),
    ("prompts/get", #""name":"greet","arguments":{"name":1}"#), ("resources/read", ""),
    (
      "completion/complete",
      #""ref":{"type":"ref/prompt","name":"x"},"argument":{"name":"a","value":""}"#
    ),
    ("completion/complete", #""ref":{"type":"ref/prompt","name":"greet"}"#),
    ("completion/complete", #""argument":{"name":"a","value":""}"#),
    ("tools/list", #""cursor":"x""#), ("subscriptions/listen", ""),
    ("subscriptions/listen", #""notifications":{"resourceSubscriptions":[1]}"#),
  ])
  mutating func `invalid parameters are errors`(_ method: String, _ parameters: String) {
    #expect(server.request(1, method, parameters).errorCode == "-32602")
  }

  @Test(arguments: [
    "resources/subscribe", "ping", "initialized", "tools/remove", "logging/setLevel",
  ])
  mutating func `unknown methods are errors`(_ method: String) {
    #expect(server.request(1, method, #""uri":"x""#).errorCode == "-32601")
  }

  @Test mutating func `a resource that does not exist has the code of the revision`() {
    _ = server.request(1, "resources/read", #""uri":"sample://1""#)
    #expect(server.session.finish(.number("1"), .success(.noResource)).errorCode == "-32602")
    _ = server.initialize("2025-11-25")
    _ = server.receive(
      #"{"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"sample://1"}}"#
    )
    #expect(server.session.finish(.number("2"), .success(.noResource)).errorCode == "-32002")
  }

  @Test mutating func `completions have at most 100 values`() {
    _ = server.request(
      1,
      "completion/complete",
      #""ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"tone","value":"a"},"#
        + #""context":{"arguments":{"name":"x"}}"#
    )
    let values = (0..<250).map { "a\($0)" }
    let result = server.session.finish(.number("1"), .success(.completion(values))).result
    guard case .array(let shown)? = result?["completion"]?["values"] else {
      Issue.record("no values")
      return
    }
    #expect(shown.count == 100)
    #expect(result?["completion"]?["total"] == .number("250"))
    #expect(result?["completion"]?["hasMore"] == .boolean(true))
  }

  @Test mutating func `an identifier in use is an error`() {
    _ = server.request(1, "resources/list")
    #expect(server.request(1, "resources/list").errorCode == "-32600")
  }

  // MARK: - Progress and cancellation

  @Test mutating func `progress is reported only if it is wanted and increases`() {
    _ = server.request(1, "resources/list")
    #expect(server.session.progress(.number("1"), 1, of: 2, "x").isEmpty)
    _ = server.receive(
      """
      {"jsonrpc":"2.0","id":2,"method":"resources/list","params":{"_meta":{"progressToken":"t",\
      "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientCapabilities":{}}}}
      """
    )
    let effects = server.session.progress(.number("2"), 1, of: 2.5, "reading")
    let parameters = effects.first?.message?["params"]
    #expect(parameters?["progressToken"] == .string("t"))
    #expect(parameters?["progress"] == .number("1"))
    #expect(parameters?["total"] == .number("2.5"))
    #expect(server.session.progress(.number("2"), 1, of: 2.5, "x").isEmpty)
    _ = server.session.finish(.number("2"), .success(.resources([])))
    #expect(server.session.progress(.number("2"), 2, of: 2.5, "x").isEmpty)
  }

  @Test mutating func `a cancelled call is not answered`() {
    _ = server.request(1, "resources/list")
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    #expect(server.receive(cancel) == [.cancel(.number("1"))])
    #expect(server.receive(cancel).isEmpty)
    #expect(server.session.finish(.number("1"), .success(.resources([]))).isEmpty)
  }

  // MARK: - Subscriptions

  @Test mutating func `a stream is acknowledged, notified, and ended`() {
    let filter =
      #""notifications":{"toolsListChanged":true,"resourcesListChanged":true,"#
      + #""resourceSubscriptions":["a"]}"#
    let opened = server.request(7, "subscriptions/listen", filter)
    let parameters = opened.first?.message?["params"]
    #expect(
      parameters?["notifications"]
        == .object([
          .init("resourcesListChanged", .boolean(true)),
          .init("resourceSubscriptions", .array([.string("a")])),
        ])
    )
    #expect(parameters?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == .number("7"))
    #expect(server.session.watchedResources == ["a"])
    let changed = server.session.resourcesChanged(["a", "b"], listHasChanged: true)
    #expect(
      changed.map { $0.message?["method"] } == [
        .string("notifications/resources/list_changed"),
        .string("notifications/resources/updated"),
      ]
    )
    let end = server.session.end()
    #expect(
      end.result?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == .number("7")
    )
    #expect(server.session.resourcesChanged(["a"], listHasChanged: true).isEmpty)
  }

  @Test mutating func `a client with a session subscribes to resources`() {
    _ = server.initialize("2025-11-25")
    let subscribe =
      #"{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"a"}}"#
    #expect(server.receive(subscribe).result == .object([]))
    let notified = server.session.resourcesChanged(["a", "b"], listHasChanged: false)
    #expect(notified.first?.message?["params"] == .object([.init("uri", .string("a"))]))
    #expect(notified.count == 1)
    _ = server.receive(
      #"{"jsonrpc":"2.0","id":2,"method":"resources/unsubscribe","params":{"uri":"a"}}"#
    )
    #expect(server.session.resourcesChanged(["a"], listHasChanged: false).isEmpty)
  }
}
