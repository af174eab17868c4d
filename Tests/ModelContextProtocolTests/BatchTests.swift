import JSONSyntax
import Testing

@testable import ModelContextProtocol

/// Several messages in an array, which only 2025-03-26 has.
@Suite struct BatchTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private func answers(_ effects: [ServerSession.Effect]) -> [JSONValue] {
    guard case .array(let answers)? = effects.first?.message else { return [] }
    return answers
  }

  private func codes(_ answers: [JSONValue]) -> [String?] {
    answers.map { answer in
      guard case .number(let code)? = answer["error"]?["code"] else { return nil }
      return code
    }
  }

  @Test func `a session is not opened in an array`() {
    var server = SampleServer()
    _ = server.initialize("2025-03-26")
    let effects = server.receive(
      """
      [{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
      "capabilities":{},"clientInfo":{"name":"c","version":"1"}}},\
      {"jsonrpc":"2.0","id":2,"method":"ping"}]
      """
    )
    #expect(codes(answers(effects)) == ["-32600", nil])
    // The session is still that of 2025-03-26.
    #expect(answers(server.receive(#"[{"jsonrpc":"2.0","id":3,"method":"ping"}]"#)).count == 1)
  }

  @Test func `a request of a later revision is not part of an array`() {
    var server = SampleServer()
    _ = server.initialize("2025-03-26")
    let effects = server.receive(
      #"[{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.meta)}},"#
        + #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}]"#
    )
    #expect(codes(answers(effects)) == ["-32600", nil])
  }

  @Test(arguments: ["2025-06-18", "2025-11-25"])
  func `other revisions have no arrays`(_ version: String) {
    var server = SampleServer()
    _ = server.initialize(version)
    let effects = server.receive(#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#)
    #expect(effects.errorCode == "-32600")
  }

  @Test func `the answers of an array are sent at the end, although a call is open`() {
    var server = SampleServer()
    _ = server.initialize("2025-03-26")
    let effects = server.receive(
      #"[{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"a"}},"#
        + #"{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
    )
    #expect(effects.compactMap(\.message) == [])
    let answers = server.session.end().compactMap(\.message)
    #expect(
      answers == [
        .array([
          .object([
            .init("jsonrpc", .string("2.0")), .init("id", .number("2")),
            .init("result", .object([])),
          ])
        ])
      ]
    )
  }
}
