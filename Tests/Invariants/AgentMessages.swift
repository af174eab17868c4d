package import TestSupport

/// Messages of a client of an agent server, and damaged ones.
package struct AgentMessages: Sendable {
  /// The lines, with their line ends.
  package let bytes: [UInt8]
  /// The parts of the lines that arrive together.
  package let parts: [ArraySlice<UInt8>]

  /// Makes messages at random: a session of any revision, of which most lines are damaged.
  ///
  /// - Parameters:
  ///   - generator: The random number generator.
  ///   - firstID: The first identifier of the requests.
  package init(_ generator: inout SeededGenerator, firstID: Int) {
    var bytes: [UInt8] = []
    var id = firstID
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      var line = Self.message(id, &generator)
      id += 1
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let other = Self.message(id, &generator)
        line = Mutator.messages.mutate(line, mixing: other, using: &generator)
      }
      bytes += line + Array((Bool.random(using: &generator) ? "\n" : "\r\n").utf8)
    }
    if Int.random(in: 0..<10, using: &generator) == 0 {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
    }
    self.bytes = bytes
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = Int.random(in: 1...max(1, bytes.count), using: &generator)
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    self.parts = parts
  }

  private static func message(_ id: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    let (method, parameters) = requests.randomElement(using: &generator) ?? ("ping", "")
    let isOfLatest = Bool.random(using: &generator)
    let meta = isOfLatest ? latest : #""_meta":{"progressToken":\#(id)}"#
    let members = parameters.isEmpty ? meta : "\(meta),\(parameters)"
    let request = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(members)}}"#
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      let open = Int.random(in: max(0, id - 6)...id, using: &generator)
      return Array(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(open)}}"#
          .utf8
      )
    case 1, 2:
      let revision = revisions.randomElement(using: &generator) ?? ""
      return Array(
        """
        {"jsonrpc":"2.0","id":"\(id)","method":"initialize","params":{"protocolVersion":\
        "\(revision)","capabilities":{},"clientInfo":{"name":"client","version":"1"}}}
        """
        .utf8
      )
    case 3:
      let ping = #"{"jsonrpc":"2.0","id":"b\#(id)","method":"ping"}"#
      return Array("[\(request),\(ping),{\"jsonrpc\":\"2.0\",\"method\":\"n\"}]".utf8)
    case 4: return Array(others.randomElement(using: &generator)?.utf8 ?? "".utf8)
    default: return Array(request.utf8)
    }
  }

  private static let revisions = ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28", "1"]

  private static let latest = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientInfo":{"name":"client","version":"1"},\
    "io.modelcontextprotocol/clientCapabilities":{},"progressToken":"p"}
    """

  /// Requests with their parameters.
  private static let requests =
    [
      ("ping", ""), ("server/discover", ""), ("tools/list", ""), ("prompts/list", ""),
      ("resources/list", ""), ("resources/templates/list", ""),
      ("resources/read", #""uri":"xcstrings://project""#),
      ("resources/read", #""uri":"xcstrings://entry/Localizable.xcstrings/Open%20the%20door""#),
      ("resources/subscribe", #""uri":"xcstrings://project""#),
      ("resources/unsubscribe", #""uri":"xcstrings://project""#),
      (
        "subscriptions/listen",
        #""notifications":{"resourcesListChanged":true,"resourceSubscriptions":["xcstrings://project"]}"#
      ),
      ("prompts/get", #""name":"translate_language","arguments":{"language":"é😀"}"#),
      (
        "completion/complete",
        #""ref":{"type":"ref/prompt","name":"translate_language"},"argument":{"name":"language","value":"e"}"#
      ),
      (
        "completion/complete",
        #""ref":{"type":"ref/resource","uri":"xcstrings://entry/{path}/{key}"},"argument":{"name":"key","value":"o"},"context":{"arguments":{"path":"Localizable.xcstrings"}}"#
      ),
    ]
    + tools.map { ("tools/call", #""name":"\#($0)","arguments":\#($1)"#) }

  /// Tools with their arguments.
  private static let tools = [
    ("get_project", "{}"), ("find_texts", #"{"query":"door","languages":["es"],"limit":5}"#),
    ("get_work", #"{"language":"es","kind":"translate","limit":2}"#),
    ("get_context", #"{"key":"Open the door"}"#),
    (
      "set_texts",
      #"{"edits":[{"key":"Good morning","language":"es","text":"Hola","sourceVersion":"s1-0000000000000000"}],"mode":"all"}"#
    ),
    (
      "review_texts",
      #"{"decisions":[{"key":"Good morning","language":"es","decision":"approve","sourceVersion":"s1-0000000000000000","targetVersion":"t1-0000000000000000"}]}"#
    ),
    ("validate", #"{"languages":["es"],"severity":"error","fix":true}"#),
    ("search_memory", #"{"text":"Open the doors","language":"es","minScore":50}"#),
    ("get_terms", "{}"),
    ("set_terms", #"{"revision":"0","upsert":[{"term":"door","use":{"es":["puerta"]}}]}"#),
    ("edit_keys", #"{"edits":[{"action":"add","key":"New","comment":"c"}],"dryRun":false}"#),
    ("edit_languages", #"{"add":["fr"],"dryRun":true}"#), ("sync_code", #"{"check":false}"#),
    ("explain_key", #"{"file":"Sources/App/View.swift","line":3}"#),
    ("diff_catalogs", #"{"old":"Localizable.xcstrings","new":"Localizable.xcstrings"}"#),
    (
      "merge_catalogs",
      #"{"ours":"Localizable.xcstrings","theirs":"Localizable.xcstrings","output":"Merged.xcstrings"}"#
    ),
    ("exchange", #"{"direction":"export","format":"csv","path":"Out"}"#),
    ("exchange", #"{"direction":"import","format":"xliff","path":"Out/es.xliff","dryRun":true}"#),
  ]

  /// Lines that are no requests.
  private static let others = [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", "[]", "{}", "null", "\0",
    #"{"jsonrpc":"2.0","id":7,"result":{}}"#, #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":1e999,"method":"ping"}"#,
    #"{"jsonrpc":"2.0","id":\#(String(repeating: "9", count: 400)),"method":"ping"}"#,
    String(repeating: "[", count: 3000), String(repeating: #"{"a":"#, count: 3000),
    #"{"jsonrpc":"2.0","id":8,"method":"ping","params":{"x":\#(String(repeating: " ", count: 9000))1}}"#,
  ]
}

extension Mutator {
  /// A mutator for messages of JSON-RPC.
  package static let messages = Mutator(
    tellingPieces: catalogs.tellingPieces
      + [
        #""id":"#, #""id":null,"#, #""jsonrpc":"2.0","#, #""method":"#, #""params":{"#, "-32700",
        #""requestId":"#, "../", "/etc/passwd", "%2F..", "1e400", "-0", "00",
        "18446744073709551616",
        "-9223372036854775809", #""limit":"#, "\u{1B}[2J", "\u{202E}", #""cursor":"1-","#,
      ]
      .map { Array($0.utf8) }
  )
}
