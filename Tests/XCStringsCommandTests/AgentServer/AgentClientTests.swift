import Foundation
import TestSupport
import Testing

/// Uses the server with the official Python SDK of the protocol, which speaks all revisions.
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
    let written: Int
    let approved: [Int]
    let resources, templates, completion, prompts: [String]
    let missing: String
  }

  @Test(arguments: [("2026-07-28", "2026-07-28"), ("legacy", "2025-11-25"), ("auto", "2026-07-28")])
  func `every tool, resource and prompt works in each revision`(
    _ mode: String,
    _ version: String
  ) throws {
    let sample = try AgentSample()
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        [
          "python3", "\(packageFolder)/Tests/Tools/AgentServer/client.py", mode,
          BuiltProgram("xcstrings").path, "mcp",
        ],
        environment: PythonSDK.environment,
        in: sample.shell.folder.path
      )
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == version)
    #expect(report.problems == [])
    // A client that knows the revision does not discover the server.
    #expect(report.instructions?.contains("get_project") ?? (mode == version))
    #expect(report.written == 2)
    // One text, and three plural forms.
    #expect(report.approved == [5, 5])
    #expect(report.resources.first == "xcstrings://project")
    #expect(report.templates.count == 4)
    #expect(report.completion == ["en", "es"])
    #expect(report.prompts.count == 6)
    #expect(report.missing.contains("Resource not found"))
  }
}

private enum PythonSDK {
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
  ]

  static let isInstalled: Bool = {
    let script = "import jsonschema; from mcp.client.client import Client"
    let run = try? BuiltProgram(at: "/usr/bin/env")
      .run(["python3", "-c", script], environment: environment, in: "/")
    return run?.status == 0
  }()
}
