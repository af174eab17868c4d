import JSONRPC
import JSONSyntax

@testable import ModelContextProtocol

/// A server with a tool, a template and a prompt, and what it writes.
struct SampleServer {
  var session = ServerSession(
    ServerDescription(
      name: "sample",
      title: "Sample",
      version: "1.0",
      instructions: "Use add.",
      tools: [
        ToolDefinition(
          "add",
          "Adds numbers.",
          input: .object([
            .required("numbers", .array(of: .integer(0...9), 1...3)),
            .optional("mode", .choice(["fast", "slow"], default: "fast")),
          ]),
          output: .object([.required("sum", .integer())])
        )
      ],
      resourceTemplates: [ResourceTemplate("sample://{id}", name: "item", "An item.")],
      prompts: [
        PromptDefinition(
          "greet",
          title: "Greet",
          "Greets.",
          arguments: [.init("name", "The name.", isRequired: true), .init("tone", "The tone.")]
        )
      ]
    )
  )

  /// Returns what the server writes and starts for a message.
  mutating func receive(_ text: String) -> [ServerSession.Effect] {
    session.receive(Array(text.utf8))
  }

  /// Sends a request of 2026-07-28.
  mutating func request(
    _ id: Int,
    _ method: String,
    _ parameters: String = "",
    version: String = "2026-07-28"
  ) -> [ServerSession.Effect] {
    receive(
      """
      {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{"_meta":{\
      "io.modelcontextprotocol/protocolVersion":"\(version)",\
      "io.modelcontextprotocol/clientInfo":{"name":"c","version":"1"},\
      "io.modelcontextprotocol/clientCapabilities":{}}\
      \(parameters.isEmpty ? "" : "," + parameters)}}
      """
    )
  }

  /// Opens a session of a revision.
  mutating func initialize(_ version: String) -> [ServerSession.Effect] {
    receive(
      """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\(version)",\
      "capabilities":{},"clientInfo":{"name":"c","version":"1"}}}
      """
    )
  }
}

extension ServerSession.Effect {
  /// The message that is written; `nil` for other effects.
  var message: JSONValue? {
    switch self {
    case .send(let message): message.json
    case .sendBatch(let messages): .array(messages.map(\.json))
    case .start, .cancel: nil
    }
  }
}

extension [ServerSession.Effect] {
  /// The result of the only message.
  var result: JSONValue? { count == 1 ? first?.message?["result"] : nil }
  /// The code of the error of the only message.
  var errorCode: String? {
    guard count == 1, case .number(let digits) = first?.message?["error"]?["code"] else {
      return nil
    }
    return digits
  }
}
