import Invariants
import TestSupport
import Testing

@testable import ModelContextProtocol

@Suite struct MutatedMessageTests {
  @Test(arguments: 1...4)
  func `each request is answered once, whatever the lines are`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let description = SampleServer().session.description
    for number in 0..<1500 {
      let messages = AgentMessages(&generator, firstID: 1)
      let violations = ServerInvariants.violations(by: messages.parts, description)
      #expect(violations == [], "\(number): \(String(decoding: messages.bytes, as: UTF8.self))")
    }
  }

  /// A session that ends with any of its bytes.
  @Test func `a message may end anywhere`() {
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
      #"[{"jsonrpc":"2.0","id":2,"method":"tools/list"},{"jsonrpc":"2.0","method":"é😀"}]"#,
      #"{"jsonrpc":"2.0","id":"x\u00e9","method":"tools/call","params":{"name":"add","arguments":{"numbers":[1,2]}}}"#,
    ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let description = SampleServer().session.description
    for end in bytes.indices {
      #expect(ServerInvariants.violations(by: [bytes[..<end]], description) == [], "\(end)")
    }
  }
}
