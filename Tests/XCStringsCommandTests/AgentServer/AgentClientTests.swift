import Foundation
import TestSupport
import Testing

/// Uses the server with the official Python SDK of the protocol, and as clients do that write lines.
///
/// If the environment variable `MCP_SCHEMAS` names a folder with the schemas of the specification,
/// each message in both directions is checked by that of its revision.
@Suite(
  .enabled(
    if: PythonSDK.isInstalled,
    "the SDK is not installed: python3 -m pip install 'mcp>=2.3' jsonschema"
  )
)
struct AgentClientTests {
  private struct Report: Decodable {
    let version: String
    let instructions: String?
    let problems: [String]
    let tools: [String]
    let calls: [String: Int]
    let written: Int
    let approved: [Int]
    let resources, templates: [String]
    let prompts: [String: [String]]
    let completions: [String: [String]]
    let missing: String
    let updated: Bool
    let messages: Int
    let cancellation: Double
  }

  /// Makes a project in which each tool has something to do.
  private func sample() throws -> AgentSample {
    let sample = try AgentSample()
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    try sample.useEngine(
      """
      import json, os, sys, time
      open("engine.pid", "w").write(str(os.getpid()))
      sys.stdin.readline()
      print('{"ready": true, "name": "test", "concurrency": 1, "batch": 1}', flush=True)
      for count, line in enumerate(sys.stdin):
          if os.path.exists("hang") and count == 1: open("hanging", "w").close(); time.sleep(100)
          request = json.loads(line)
          answer, masked = {"id": request["id"]}, request["masked"]
          if request["kind"] == "text": answer["text"] = masked
          else: answer["forms"] = {f: masked.get(f, masked["other"]) for f in request["need"]}
          print(json.dumps(answer), flush=True)
      """
    )
    return sample
  }

  @Test(arguments: [
    ("2026-07-28", "2026-07-28"), ("legacy", "2025-11-25"), ("auto", "2026-07-28"),
    ("lines:2026-07-28", "2026-07-28"), ("lines:2025-11-25", "2025-11-25"),
    ("lines:2025-06-18", "2025-06-18"), ("lines:2025-03-26", "2025-03-26"),
  ])
  func `every tool, resource and prompt works in each revision`(
    _ mode: String,
    _ version: String
  ) throws {
    let sample = try sample()
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        [
          "python3", "\(packageFolder)/Tests/Tools/AgentServer/client.py", mode,
          BuiltProgram("xcstrings").path, "mcp", "--allow", "all",
        ],
        environment: PythonSDK.environment,
        in: sample.shell.folder.path
      )
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == version)
    #expect(report.problems == [])
    // The SDK does not discover a server whose revision it knows.
    #expect(report.instructions?.contains("get_project") ?? (mode == version))
    #expect(report.tools.count == 18)
    #expect(Set(report.calls.keys) == Set(report.tools))
    #expect(report.written == 2)
    // One text, and three plural forms.
    #expect(report.approved == [5, 5])
    #expect(report.resources.first == "xcstrings://project")
    #expect(report.templates.count == 4)
    #expect(report.completions["xcstrings://entry/{path}/{key} key"] == ["Open the door"])
    #expect(report.completions["translate_language language"]?.prefix(2) == ["en", "es"])
    #expect(
      report.completions["localize_view file"] == ["Sources/App/WelcomeView.swift"]
    )
    #expect(report.prompts.count == 6)
    #expect(report.missing.contains("Resource not found"))
    #expect(report.updated)
    #expect((report.messages > 100) == PythonSDK.hasSchemas)
    // The engine gets 50 ms to end by itself.
    #expect(report.cancellation < 2)
  }

  /// The checks by the schemas can fail.
  @Test(
    .enabled(if: PythonSDK.hasSchemas, "MCP_SCHEMAS does not name the schemas"),
    arguments: [
      (#">{"jsonrpc":"2.0","id":1,"method":"ping"}"#, #"<{"jsonrpc":"2.0","id":2,"result":{}}"#),
      (#">{"jsonrpc":"2.0","id":1}"#, ""), (#"<{"jsonrpc":"2.0","method":"no","params":{}}"#, ""),
      (
        #">{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
        #"<{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-03-26","capabilities":{},"serverInfo":{"name":"s","version":"1","title":"S"}}}"#
      ),
      (
        #">{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#,
        #"<{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":[]}}"#
      ),
    ]
  )
  func `wrong messages are found`(_ first: String, _ second: String) throws {
    let script = """
      import sys; sys.path.insert(0, "\(packageFolder)/Tests/Tools/AgentServer")
      from messages import Conversation
      conversation = Conversation("\(PythonSDK.schemas)")
      for line in sys.stdin:
          conversation.check(line[1:], line[0] == ">")
      print(len(conversation.problems))
      """
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["python3", "-c", script],
        environment: PythonSDK.environment,
        in: "/",
        input: [first, second].filter { !$0.isEmpty }.joined(separator: "\n")
      )
    #expect(run.status == 0, "\(run.errors)")
    #expect((Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0) > 0)
  }
}

private enum PythonSDK {
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    "MCP_SCHEMAS": schemas, "PYTHONDONTWRITEBYTECODE": "1",
  ]

  /// The folder with the schemas of the specification; empty if there is none.
  static let schemas = ProcessInfo.processInfo.environment["MCP_SCHEMAS"] ?? ""
  static var hasSchemas: Bool { !schemas.isEmpty }

  static let isInstalled: Bool = {
    let script = "import jsonschema; from mcp.client.client import Client"
    let run = try? BuiltProgram(at: "/usr/bin/env")
      .run(["python3", "-c", script], environment: environment, in: "/")
    return run?.status == 0
  }()
}
