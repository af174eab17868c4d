import FileSystem
import Foundation
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// The tool `translate`.
@Suite struct AgentTranslationTests {
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// Sets the engine of the project, a Python program that may wait before each answer.
  private func setEngine(_ mode: String = "") throws {
    try sample.useEngine(
      #"""
      import json, os, sys, time
      mode = sys.argv[1] if len(sys.argv) > 1 else ""
      open("engine.pid", "w").write(str(os.getpid()))
      sys.stdin.readline()
      if mode == "broken": sys.stderr.write("No key.\n"); sys.exit(3)
      print('{"ready": true, "name": "test", "concurrency": 1, "batch": 1}', flush=True)
      for count, line in enumerate(sys.stdin):
          if mode == "hang" and count == 1: open("hanging", "w").close(); time.sleep(100)
          request = json.loads(line)
          answer, masked = {"id": request["id"]}, request["masked"]
          if request["kind"] == "text": answer["text"] = "ES " + masked
          else: answer["forms"] = {f: "ES " + masked.get(f, masked["other"]) for f in request["need"]}
          print(json.dumps(answer), flush=True)
      """#,
      mode
    )
  }

  @Test func `missing texts are translated as drafts`() async throws {
    try setEngine()
    let plan = try await sample.call(TranslateTool.self, #"{"language":"es","dryRun":true}"#)
    #expect(plan["catalogs"]?.elements.first?["keys"] == .number("2"))
    #expect(!sample.shell.folder.exists("engine.pid"))
    let result = try await sample.call(TranslateTool.self, #"{"language":"es"}"#)
    #expect(result["ended"] == .string("completed"))
    #expect(result["catalogs"]?.elements.first?["translated"] == .number("2"), "\(result)")
    #expect(try await sample.text("Welcome, %@!") == "needs_review ES Welcome, %@!")
    #expect(try await sample.text("Good morning") == "translated Buenos días")
  }

  @Test func `a limit leaves texts`() async throws {
    try setEngine()
    let result = try await sample.call(TranslateTool.self, #"{"language":"es","limit":1}"#)
    #expect(result["ended"] == .string("limit"))
    #expect((result["catalogs"]?.elements.first?["remaining"]?.integer ?? 0) > 0)
  }

  @Test func `the engine comes from the configuration only`() async throws {
    let arguments = #"{"language":"es"}"#
    #expect(try await sample.failure(TranslateTool.self, arguments) == "no-engine")
    #expect(
      try await sample.failure(TranslateTool.self, #"{"language":"de"}"#) == "no-such-language"
    )
    #expect(
      try await sample.failure(TranslateTool.self, #"{"language":"en"}"#) == "source-language"
    )
    let unknown = JSONValue.object([
      .init("language", .string("es")), .init("command", .string("rm")),
    ])
    #expect(TranslateTool.definition.input.problems(of: unknown) != [])
  }

  @Test func `an engine that fails is reported with its output`() async throws {
    try setEngine("broken")
    await #expect {
      try await sample.call(TranslateTool.self, #"{"language":"es"}"#)
    } throws: { error in
      let failure = error as? ToolFailure
      return failure?.id == "engine-failed" && failure?.message.contains("No key.") == true
    }
  }

  @Test func `progress is reported, and the origin recorded`() throws {
    try setEngine()
    try AgentClient.run(in: sample, ["--allow-translate"]) { client in
      client.call(1, "translate", #"{"language":"es"}"#, meta: #","progressToken":"p""#)
      var messages = client.receive(1)
      while messages.last?["id"] == nil, messages.count < 100 { messages += client.receive(1) }
      let progress = messages.filter { $0["method"] == .string("notifications/progress") }
      #expect(progress.first?["params"]?["progressToken"] == .string("p"))
      #expect(messages.last?["result"]?["structuredContent"]?["ended"] == .string("completed"))
    }
  }

  @Test func `a cancelled call ends the engine, and keeps its answers`() throws {
    try setEngine("hang")
    try AgentClient.run(in: sample, ["--allow-translate"]) { client in
      client.call(1, "translate", #"{"language":"es"}"#)
      try client.wait { sample.shell.folder.exists("hanging") }
      let engine = try #require(Int32(try sample.shell.folder.text(of: "engine.pid")))
      // Other calls are answered meanwhile.
      client.call(2, "get_terms", "{}")
      #expect(client.receive(1).first?["id"] == .number("2"))
      client.send(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
      )
      try client.wait { kill(engine, 0) != 0 }
      try client.wait { try sample.shell.folder.text(of: AgentSample.catalog).contains("ES ") }
      client.call(3, "get_terms", "{}")
      #expect(client.receive(1).first?["id"] == .number("3"))
    }
  }

  @Test(arguments: [[], ["--read-only"], ["--no-approve"]])
  func `the tool is offered only if it is allowed`(_ options: [String]) throws {
    try setEngine()
    try AgentClient.run(in: sample, options) { client in
      client.request(1, "tools/list")
      let tools = client.receive(1).first?["result"]?["tools"]?.elements ?? []
      #expect(!tools.isEmpty && !tools.contains { $0["name"] == .string("translate") })
      client.call(2, "translate", #"{"language":"es"}"#)
      #expect(client.receive(1).first?["error"]?["code"] == .number("-32602"))
    }
    #expect(!sample.shell.folder.exists("engine.pid"))
  }
}
