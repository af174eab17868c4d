import Diagnostics
import JSONRPC
import JSONSyntax
import TestSupport
import Testing

@testable import ModelContextProtocol

@Suite struct MutatedMessageTests {
  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
    #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"add","arguments":{"numbers":[1,2],"mode":"fast"},"_meta":{"progressToken":"t"}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"subscriptions/listen","params":{"notifications":{"resourcesListChanged":true,"resourceSubscriptions":["a"]},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
    #"[{"jsonrpc":"2.0","id":4,"method":"resources/list"},{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}]"#,
    #"{"jsonrpc":"2.0","id":5,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"tone","value":"a"},"context":{"arguments":{"name":"x"}}}}"#,
    #"{"jsonrpc":"2.0","id":6,"method":"prompts/get","params":{"name":"greet","arguments":{"name":"é😀"}}}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"resources/read","params":{"uri":"sample://1"}}"#,
  ]

  @Test(arguments: 1...4) func `any line is answered or ignored`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var server = SampleServer()
    var answers = 0
    for number in 0..<5_000 {
      let text = Self.messages.randomElement(using: &generator) ?? ""
      let other = Self.messages.randomElement(using: &generator) ?? ""
      let line = Mutator.catalogs.mutate(
        Array(text.utf8),
        mixing: Array(other.utf8),
        using: &generator
      )
      var effects: [ServerSession.Effect] = []
      for part in line.split(separator: UInt8(ascii: "\n")) {
        effects += server.session.receive(Array(part))
      }
      for effect in effects {
        if case .start(let call) = effect {
          effects += server.session.finish(call.id, .success(.resources([])))
        }
      }
      answers += effects.count { $0.message != nil }
      // Each message is one line, which the other end can read.
      for message in effects.compactMap(\.message) {
        #expect(!message.line.contains(UInt8(ascii: "\n")))
        #expect(JSONDocument.parse(message.line, file: "").value != nil)
      }
      if number.isMultiple(of: 1000) { _ = server.session.end() }
    }
    #expect(answers > 1_000)
    _ = server.session.end()
    _ = server.initialize("2025-11-25")
    #expect(server.receive(#"{"jsonrpc":"2.0","id":99,"method":"ping"}"#).result == .object([]))
  }
}
