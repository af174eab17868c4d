import Diagnostics
import FileSystem
import JSONSyntax
import TestSupport
import Testing

/// A program that talks to a server of a sample.
struct AgentClient: ~Copyable {
  private var process: ConversingProcess
  /// The messages that the test did not take yet.
  private var received: [JSONValue] = []

  private init(_ process: consuming ConversingProcess) {
    self.process = process
  }

  /// The options of a server with all rights but that to start programs.
  static let mostRights = ["--allow", "edit,finish,destroy,exchange"]

  /// Starts a server for a test, and ends it.
  static func run(
    in sample: AgentSample,
    _ options: [String] = mostRights,
    _ body: (inout AgentClient) throws -> Void
  ) throws {
    let path = sample.shell.folder.path
    let environment = ["LANG": "es_ES.UTF-8", "HOME": path, "PATH": "/usr/bin:/bin"]
    try FileSystem.$workingFolder.withValue(path) {
      let program = BuiltProgram("xcstrings").path
      var client = AgentClient(
        try ConversingProcess(program, ["mcp"] + options, environment: environment)
      )
      try body(&client)
      #expect(client.process.end(patience: .seconds(100)) == 0)
    }
  }

  /// The number of the process.
  var identifier: Int32 { process.identifier }

  /// Closes the input of the server, and waits until it ends.
  ///
  /// - Returns: The exit status, and the time.
  mutating func end() -> (status: Int32, time: Duration) {
    let start = ContinuousClock.now
    let status = process.end(patience: .seconds(100))
    return (status, start.duration(to: .now))
  }

  /// Sends a message.
  mutating func send(_ text: String) { process.send(Array(text.utf8)) }

  /// Sends bytes that need not be a message.
  mutating func send(_ bytes: [UInt8]) { process.send(bytes) }

  /// Sends a request of 2026-07-28.
  mutating func request(_ id: Int, _ method: String, _ parameters: String = "", meta: String = "") {
    send(
      """
      {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{"_meta":{\
      "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientInfo":{"name":"Test client","version":"1"},\
      "io.modelcontextprotocol/clientCapabilities":{}\(meta)}\
      \(parameters.isEmpty ? "" : "," + parameters)}}
      """
    )
  }

  /// Calls a tool.
  mutating func call(_ id: Int, _ tool: String, _ arguments: String, meta: String = "") {
    request(id, "tools/call", #""name":"\#(tool)","arguments":\#(arguments)"#, meta: meta)
  }

  /// Waits for a number of messages, or until a time has passed.
  mutating func receive(_ count: Int, within time: Duration = .seconds(100)) -> [JSONValue] {
    let end = ContinuousClock.now + time
    while received.count < count, ContinuousClock.now < end, process.hasOutput { exchange() }
    defer { received.removeFirst(min(count, received.count)) }
    return Array(received.prefix(count))
  }

  /// Waits for a message that meets a condition; those before it are dropped.
  mutating func receive(where condition: (JSONValue) -> Bool) -> JSONValue? {
    while let message = receive(1).first {
      if condition(message) { return message }
    }
    return nil
  }

  /// Waits until a condition is met, at most two minutes.
  mutating func wait(until condition: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while try !condition() {
      try #require(ContinuousClock.now < deadline, "The condition was not met in time.")
      exchange()
    }
  }

  /// Sends what was not sent yet, and reads messages.
  private mutating func exchange() {
    for event in process.wait(atMost: .milliseconds(20)) {
      guard case .line(let bytes) = event else { continue }
      received += JSONValue.parse(bytes, file: "").value.map { [$0] } ?? []
    }
  }
}
