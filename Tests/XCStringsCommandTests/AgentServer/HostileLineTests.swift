import Diagnostics
import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// Lines that no client should send.
@Suite struct HostileLineTests {
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// Expects that the server still answers.
  private func expectAnswer(_ client: inout AgentClient, _ id: Int = 9999) {
    client.request(id, "prompts/list")
    let answer = client.receive { $0["id"]?.integer == id }
    #expect(answer?["result"]?["prompts"]?.elements.isEmpty == false)
  }

  private static func ping(_ id: String, _ members: String = "") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"\#(members)}"#
  }

  @Test(arguments: [
    (Array("\u{FEFF}{}".utf8), "-32600"), (Array("{\"jsonrpc\":\"2.0\",".utf8), "-32700"),
    ([0xFF, 0xFE, 0x00], "-32700"), ([0], "-32700"), (Array("[]".utf8), "-32600"),
    (Array(ping("\"\u{0}\"").utf8), "-32700"), (Array(ping("1e400").utf8), "-32600"),
    (Array(ping("0.5").utf8), "-32600"), (Array(ping("null").utf8), "-32600"),
    (Array("[\(ping("1")),\(ping("1"))]".utf8), "-32600"),
    (Array(String(repeating: "[", count: 100_000).utf8), "-32700"),
    (
      Array(ping("1", #","params":\#(String(repeating: #"{"a":"#, count: 100_000))"#).utf8),
      "-32700"
    ),
    (
      Array(
        #"{"jsonrpc":"2.0","id":1,"method":"\#(String(repeating: "x", count: 100_000))"}"#.utf8
      ), "-32602"
    ),
  ])
  func `an unreadable line is answered by an error`(_ bytes: [UInt8], _ code: String) throws {
    try AgentClient.run(in: sample) { client in
      client.send(bytes)
      #expect(client.receive(1).first?["error"]?["code"] == .number(code))
      expectAnswer(&client)
    }
  }

  @Test(arguments: [
    "-0", "18446744073709551616", String(repeating: "9", count: 5000), #""""#,
    #""\u0000\u001b[2J""#, "\"\(String(repeating: "é", count: 5000))\"",
  ])
  func `an identifier is returned as it was sent`(_ id: String) throws {
    try AgentClient.run(in: sample) { client in
      client.send(Self.ping(id))
      let expected = try #require(JSONValue.parse(Array(id.utf8), file: "").value)
      #expect(client.receive(1).first?["id"] == expected)
      expectAnswer(&client)
    }
  }

  @Test func `a line that is too long is not kept, and its request is answered`() throws {
    try AgentClient.run(in: sample) { client in
      client.request(1, "prompts/list")
      _ = client.receive(1)
      let before = client.memory
      let filler = String(repeating: "x", count: 48 << 20)
      client.send(#"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"\#(filler)"}}"#)
      let answer = client.receive(1).first
      #expect(answer?["id"] == .number("2") && answer?["error"]?["code"] == .number("-32600"))
      #expect(client.memory - before < 80 << 20, "\((client.memory - before) >> 20) MiB")
      expectAnswer(&client)
    }
  }

  @Test(arguments: [
    // More than the maximum of a message, and less.
    ("set_texts", #"{"edits":["#, #"{"key":"0123456789"}"#, "]}"),
    ("find_texts", #"{"keys":["#, "\"a\"", "]}"),
  ])
  func `a million keys in a call are refused`(
    _ tool: String,
    _ start: String,
    _ element: String,
    _ end: String
  ) throws {
    try AgentClient.run(in: sample) { client in
      client.request(1, "prompts/list")
      _ = client.receive(1)
      let before = client.memory
      client.call(
        2,
        tool,
        start + Array(repeating: element, count: 1_000_000).joined(separator: ",") + end
      )
      let answer = client.receive(1).first
      #expect(answer?["id"] == .number("2"))
      #expect(answer?["error"] != nil || answer?["result"]?["isError"] == .boolean(true))
      #expect((answer?.line.count ?? .max) < 2000)
      #expect(client.memory - before < 400 << 20, "\((client.memory - before) >> 20) MiB")
      expectAnswer(&client)
    }
  }

  @Test func `an identifier that is used again gets the answer of the later call`() throws {
    try sample.useEngine(
      """
      import sys, time
      sys.stdin.readline()
      print('{"ready": true, "name": "test", "concurrency": 1, "batch": 1}', flush=True)
      sys.stdin.readline()
      open("hanging", "w").close()
      sys.stdin.read()
      """
    )
    try AgentClient.run(in: sample, ["--allow-translate"]) { client in
      client.call(1, "translate", #"{"language":"es"}"#)
      try client.wait { sample.shell.folder.exists("hanging") }
      // The first call with this identifier is refused, because the other one is not answered.
      client.call(1, "get_terms", "{}")
      #expect(client.receive(1).first?["error"]?["code"] == .number("-32600"))
      client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
      client.call(1, "get_terms", "{}")
      let answer = client.receive(1).first
      #expect(
        answer?["result"]?["structuredContent"]?["terms"] != nil,
        "\(String(describing: answer))"
      )
      #expect(client.receive(1, within: .milliseconds(300)).isEmpty)
    }
  }

  @Test func `a server whose calls use all threads still answers`() throws {
    let entries = (0..<5000)
      .map { number in
        let texts = ["es", "fr", "de"]
          .map { #""\#($0)":{"stringUnit":{"state":"translated","value":"T \#(number)"}}"# }
        return #""Key \#(number)":{"localizations":{\#(texts.joined(separator: ","))}}"#
      }
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
    try AgentClient.run(in: sample) { client in
      for (id, language) in ["es", "fr", "de"].enumerated() {
        client.call(id, "validate", #"{"languages":["\#(language)"]}"#)
      }
      // The calls are at work.
      #expect(client.receive(1, within: .milliseconds(300)).isEmpty)
      client.request(10, "prompts/list")
      #expect(client.receive(1).first?["id"]?.integer == 10)
      client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":0}}"#)
      #expect(Set(client.receive(2).map { $0["id"]?.integer }) == [1, 2])
    }
  }

  @Test func `more requests than the server keeps are all answered`() throws {
    try AgentClient.run(in: sample) { client in
      for id in 0..<3000 { client.call(id, "get_terms", "{}") }
      let answers = client.receive(3000)
      #expect(Set(answers.compactMap { $0["id"]?.integer }) == Set(0..<3000))
    }
  }

  @Test(arguments: ["--no-approve", "--read-only"])
  func `what is not permitted cannot be called by any revision`(_ option: String) throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    try AgentClient.run(in: sample, [option]) { client in
      let arguments =
        #"{"decisions":[{"key":"Open the door","language":"es","decision":"approve","#
        + #""sourceVersion":"s1-0000000000000000","targetVersion":"t1-0000000000000000"}]}"#
      client.call(1, "review_texts", arguments)
      client.send(
        #"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-03-26","#
          + #""capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
      )
      client.send(
        #"[{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"review_texts","#
          + #""arguments":\#(arguments)}}]"#
      )
      let messages = client.receive(3)
      #expect(messages[0]["error"]?["code"] == .number("-32602"))
      #expect(messages[2].elements.first?["error"]?["code"] == .number("-32602"))
    }
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }
}

extension AgentClient {
  /// The maximum resident memory of the server in bytes; 0 where it is not known.
  var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return 1024 * (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0)
  }
}
