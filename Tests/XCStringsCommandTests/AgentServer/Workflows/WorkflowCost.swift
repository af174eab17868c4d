import JSONSyntax

@testable import xcstrings

/// The number of calls of a workflow, and their size.
struct WorkflowCost: CustomStringConvertible {
  /// The number of calls.
  private(set) var calls = 0
  /// The bytes that a model writes and reads: names of tools, arguments, and results as text.
  private(set) var modelBytes = 0
  /// The bytes of all messages between client and server.
  private(set) var messageBytes = 0

  var description: String { "\(calls) calls, \(modelBytes) bytes (\(messageBytes) in messages)" }

  /// Adds what a model writes and reads.
  mutating func add(_ tool: String, _ arguments: JSONValue, resultBytes: Int) {
    calls += 1
    modelBytes += tool.utf8.count + arguments.line.count + resultBytes
  }

  /// Adds the messages of a call of a tool.
  mutating func addMessages(_ tool: String, _ arguments: JSONValue, _ result: JSONValue) {
    let request = JSONValue.fields(
      ("jsonrpc", .string("2.0")),
      ("id", .number(calls)),
      ("method", .string("tools/call")),
      ("params", .fields(("name", .string(tool)), ("arguments", arguments)))
    )
    let answer = JSONValue.fields(
      ("jsonrpc", .string("2.0")),
      ("id", .number(calls)),
      ("result", result)
    )
    messageBytes += request.line.count + answer.line.count + 2
  }
}
