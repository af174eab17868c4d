import Diagnostics
import FileSystem
import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The end of the input, whatever the server does at that time.
@Suite struct HostileEndTests {
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// The limit is 200 ms; other tests may run at the same time.
  private static let timeLimit = Duration.seconds(5)

  /// Expects that the server ends, and that it left no temporary file and a whole catalog.
  private func expectEnd(of client: inout AgentClient) throws {
    let (status, time) = client.end()
    #expect(status == 0)
    #expect(time < Self.timeLimit)
    let names = try sample.shell.folder.names()
    #expect(!names.contains { $0.contains("xcstrings-tmp") }, "\(names)")
    let catalog = try sample.shell.folder.text(of: AgentSample.catalog)
    #expect(JSONValue.parse(Array(catalog.utf8), file: "").value != nil)
  }

  @Test func `an idle server ends`() throws {
    try AgentClient.run(in: sample) { client in
      client.request(1, "server/discover")
      _ = client.receive(1)
      try expectEnd(of: &client)
    }
  }

  @Test func `a server that watches ends`() throws {
    try AgentClient.run(in: sample) { client in
      client.request(
        1,
        "subscriptions/listen",
        #""notifications":{"resourceSubscriptions":["xcstrings://project"]}"#
      )
      _ = client.receive(1)
      try expectEnd(of: &client)
    }
  }

  @Test(arguments: 0..<6) func `a server that writes ends`(_ turn: Int) throws {
    let keys = (0..<300).map { "Key \($0)" }
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
    try AgentClient.run(in: sample) { client in
      client.call(1, "find_texts", #"{"limit":200,"maxBytes":1000000,"languages":["es"]}"#)
      let found = client.receive(1).first?["result"]?["structuredContent"]?["texts"]?.elements ?? []
      for (id, text) in found.enumerated() {
        client.call(
          id + 2,
          "set_texts",
          #"{"edits":[{"key":"\#(text["key"]?.text ?? "")","language":"es","text":"T","#
            + #""sourceVersion":"\#(text["sourceVersion"]?.text ?? "")"}]}"#
        )
      }
      // The messages are sent while the client waits for the first answers.
      _ = client.receive(1 + turn * 10)
      try expectEnd(of: &client)
    }
  }

  /// Returns whether a process ends soon.
  private func hasEnded(_ process: Int32) -> Bool {
    let end = ContinuousClock.now + Self.timeLimit
    while kill(process, 0) == 0 {
      if ContinuousClock.now > end { return false }
      usleep(10_000)
    }
    return true
  }

  /// Reads a text, and then ignores the end of its input and SIGTERM.
  private static let deafEngine = """
    import json, os, signal, sys, time
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    open("engine.pid", "w").write(str(os.getpid()))
    sys.stdin.readline()
    print('{"ready": true, "name": "test", "concurrency": 1, "batch": 1}', flush=True)
    sys.stdin.readline()
    open("hanging", "w").close()
    while True: time.sleep(100)
    """

  @Test func `an engine does not outlive the server`() throws {
    try sample.useEngine(Self.deafEngine)
    try AgentClient.run(in: sample, ["--allow-translate"]) { client in
      client.call(1, "translate", #"{"language":"es"}"#)
      try client.wait { sample.shell.folder.exists("hanging") }
      let engine = try #require(Int32(try sample.shell.folder.text(of: "engine.pid")))
      try expectEnd(of: &client)
      #expect(hasEnded(engine))
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends the server like the end of the input`(_ signal: Int32) throws {
    try sample.useEngine(Self.deafEngine)
    try AgentClient.run(in: sample, ["--allow-translate"]) { client in
      client.call(1, "translate", #"{"language":"es"}"#)
      try client.wait { sample.shell.folder.exists("hanging") }
      let engine = try #require(Int32(try sample.shell.folder.text(of: "engine.pid")))
      kill(client.identifier, signal)
      let start = ContinuousClock.now
      #expect(client.receive(1, within: Self.timeLimit).isEmpty)
      #expect(start.duration(to: .now) < Self.timeLimit)
      #expect(hasEnded(engine))
    }
  }

  @Test(arguments: [
    // A client that reads nothing, and one that reads a line.
    "sleep 5 < answers &", "head -n 1 < answers > /dev/null &",
  ])
  func `a client that does not read does not keep the server`(_ reader: String) throws {
    let folder = sample.shell.folder
    let list =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"#
      + #""protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
      + "\n"
      + (1...200).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/list"}"# }
      .joined(separator: "\n")
    try folder.write(list, to: "requests")
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        [
          "-c",
          "mkfifo answers; \(reader) "
            + "timeout 4 \"$0\" mcp < requests > answers; status=$?; kill $! 2> /dev/null; exit $status",
          BuiltProgram("xcstrings").path,
        ],
        environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"],
        in: folder.path
      )
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `calls that are almost done are answered after the end of the input`() throws {
    let folder = sample.shell.folder
    try folder.write(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","#
        + #""capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"# + "\n"
        + #"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"prepare_release"}}"#,
      to: "requests"
    )
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", "\"$0\" mcp < requests", BuiltProgram("xcstrings").path],
        environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"],
        in: folder.path
      )
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
  }
}
