import Diagnostics
import FileSystem
import FoundationEssentials
import Invariants
import JSONRPC
import JSONSyntax
import TestSupport

/// Sends sequences of random calls to `xcstrings mcp`, under each set of rights.
///
/// After each call, all files of the project and around it are compared: none changes without a right,
/// and no finished translation is made or lost without one. A sequence that violates this is shortened
/// and printed.
struct AgentCallFuzzer: FuzzSubject {
  static let greatestTime = Duration.seconds(600)
  /// The number of calls of an input.
  private static let length = 50
  /// The number of inputs of a server process.
  private static let inputsOfProcess = 200

  private let options: FuzzOptions
  private var servers: [Int: CallingServer] = [:]
  private var (callCount, changeCount) = (0, 0)
  private var memory: (first: Int, last: Int) = (0, 0)

  init(_ options: FuzzOptions) {
    self.options = options
  }

  var isEmpty: Bool { false }

  func files(of number: Int) -> [(name: String, bytes: [UInt8])] {
    let (options, _) = Self.rights(of: number)
    let text = "number \(number), seed \(self.options.seed), options \(options)\n"
    return [("sequence.txt", Array(text.utf8))]
  }

  private static func rights(of number: Int) -> (options: [String], rights: Set<String>) {
    AgentSequence.rightSets[number % AgentSequence.rightSets.count]
  }

  mutating func problems(with number: Int) async -> [String] {
    let index = number % AgentSequence.rightSets.count
    let (options, rights) = Self.rights(of: number)
    do {
      let server = try servers[index] ?? CallingServer(options)
      servers[index] = server
      let result = try await AgentSequence(in: server.project, rights: rights) { call in
        try server.call(call)
      }
      .run(self.options.generator(for: number), count: Self.length)
      callCount += Self.length
      changeCount += result.changeCount
      if server.sequenceCount == 0 { memory.first = server.memory }
      memory.last = server.memory
      server.sequenceCount += 1
      if server.sequenceCount >= Self.inputsOfProcess || !result.problems.isEmpty {
        servers[index] = nil
        let problems = server.end()
        return result.problems + problems
      }
      return result.problems
    } catch {
      servers[index] = nil
      return ["\(error)"]
    }
  }

  var summary: String {
    """
    \(callCount) calls, of which \(changeCount) changed files; memory of a server: \
    \(memory.first >> 20) MiB after its first sequence, \(memory.last >> 20) MiB now
    """
  }
}

/// A running server of a project for sequences.
private final class CallingServer {
  let project: AgentSequenceProject
  var sequenceCount = 0
  private let server: RunningServer
  private var lastID = 0

  /// The server does not answer.
  struct NoAnswer: Error {
    let call: String
    let errors: String
  }

  init(_ options: [String]) throws {
    let project = try AgentSequenceProject()
    self.project = project
    server = try FileSystem.$workingFolder.withValue(project.folder) {
      RunningServer(
        try ConversingProcess(
          BuiltProgram("xcstrings").path,
          ["mcp"] + options,
          environment: ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        )
      )
    }
    server.process.send(
      Array(
        """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
        "capabilities":{},"clientInfo":{"name":"fuzz","version":"1"}}}
        """
        .utf8
      )
    )
  }

  /// Makes a call, and returns the object that the answer contains.
  func call(_ call: AgentCall) throws -> JSONValue {
    lastID += 1
    let id = RPCIdentifier.number("\(lastID)")
    let parameters = JSONValue.object([
      .init("name", .string(call.tool)), .init("arguments", call.arguments),
    ])
    let request = RPCMessage.request(id: id, method: "tools/call", parameters: parameters)
    server.process.send(request.json.line)
    let start = ContinuousClock.now
    while server.process.hasOutput, start.duration(to: .now) < .seconds(60) {
      for case .line(let bytes) in server.process.wait(atMost: .milliseconds(50)) {
        let message = JSONValue.parse(bytes, file: "").value
        guard message?["id"] == id.json else { continue }
        let result = message?["result"]
        if let content = result?["structuredContent"] { return content }
        guard case .array(let parts)? = result?["content"], let text = parts.first?["text"]?.text
        else { return .null }
        return JSONValue.parse(Array(text.utf8), file: "").value ?? .null
      }
    }
    throw NoAnswer(call: call.text, errors: server.process.errorText)
  }

  /// Ends the server.
  func end() -> [String] {
    let status = server.process.end(patience: .seconds(20))
    return status == 0 ? [] : ["the server ended with status \(status)"]
  }

  /// The resident memory in bytes.
  var memory: Int {
    let path = "/proc/\(server.process.identifier)/status"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return 1024 * (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0)
  }
}
