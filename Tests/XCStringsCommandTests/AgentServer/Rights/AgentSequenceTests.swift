import CatalogWorkspace
import Diagnostics
import FileSystem
import Invariants
import JSONRPC
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// Random sequences of calls, in the session of a server.
///
/// `Scripts/fuzz --agent-calls` makes longer ones.
@Suite struct AgentSequenceTests {
  private let project: AgentSequenceProject

  init() throws {
    project = try AgentSequenceProject()
  }

  private func bounded<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await FileSystem.$workingFolder.withValue(project.folder) {
      let boundary = ProjectBoundary(
        arguments: [],
        configuration: Project.fileName,
        allowsOutside: false
      ) { _ in }
      return try await FileSystem.$boundary.withValue(boundary) { try await body() }
    }
  }

  private func call(_ service: AgentService, _ call: AgentCall) async throws -> JSONValue {
    let definition = service.description.tools.first { $0.name == call.tool }
    // The protocol answers calls that the schema does not permit.
    guard definition?.input.problems(of: call.arguments) == [] else { return .null }
    let server = ServerCall(
      id: .number("1"),
      operation: .tool(name: call.tool, arguments: call.arguments)
    )
    switch try await service.answer(server, report: { _, _, _ in }) {
    case .tool(let value), .toolFailure(let value): return value
    default: return .null
    }
  }

  @Test(arguments: AgentSequence.rightSets.indices)
  func `no sequence of calls does what its rights do not permit`(_ index: Int) async throws {
    let (_, names) = AgentSequence.rightSets[index]
    let rights = SessionRights(Set(names.compactMap(SessionRight.init(rawValue:))))
    let result = try await bounded {
      let service = AgentService(rights)
      return try await AgentSequence(in: project, rights: names) { call in
        try await self.call(service, call)
      }
      .run(SeededGenerator(seed: UInt64(index)), count: 60)
    }
    #expect(result.problems == [])
    #expect(result.changeCount > 0 || names == ["read"])
  }

  @Test(arguments: 0..<3)
  func `no agent replaces a text that it has not read`(_ seed: UInt64) async throws {
    let result = try await bounded {
      // The second agent replaces finished texts, too.
      let services = [AgentService(SessionRights([.read, .draft])), AgentService(.all)]
      return try await ConcurrentAgents(
        in: project,
        by: services.map { service in { try await self.call(service, $0) } }
      )
      .run(seed: seed, count: 300)
    }
    #expect(result.problems == [])
    #expect(result.replaced > 0)
  }

  /// An agent that writes whatever is there.
  @Test func `the check finds a text that was replaced unread`() async throws {
    let result = try await ConcurrentAgents(
      in: project,
      by: [
        { _ in
          let path = FileSystem.join(project.folder, "Localizable.xcstrings")
          let text = String(decoding: try FileSystem.read(path, as: .catalog), as: UTF8.self)
          try FileSystem.put(Array(text.replacing("Borrador", with: "Esbozo").utf8), at: path)
          return .null
        }
      ]
    )
    .run(seed: 1, count: 20)
    #expect(result.problems.first?.contains("Borrador") == true, "\(result.problems)")
  }

  /// Writes that ignore the rights, as a server with an error would make them.
  @Test(arguments: [
    ("Localizable.xcstrings", "\"Cerrar\"", "\"Cierra\"", "lost"),
    (
      "Localizable.xcstrings", "\"needs_review\",\"value\":\"Borrador\"",
      "\"translated\",\"value\":\"Borrador\"", "made"
    ),
    ("Localizable.xcstrings", "\"sourceLanguage\":\"en\"", "\"sourceLanguage\":\"fr\"", "lost"),
    ("README.md", "Sample", "Other", "without a right"),
    ("Package.swift", "6.0", "6.1", "without a right"),
    ("../outside/secret.csv", "secret", "other", "without a right"),
  ])
  func `the check finds what is not permitted`(
    _ file: String,
    _ old: String,
    _ new: String,
    _ problem: String
  ) async throws {
    let names: Set = ["read", "draft", "edit", "exchange"]
    let result = try await AgentSequence(in: project, rights: names) { _ in
      let path = FileSystem.join(project.folder, file)
      let text = String(decoding: try FileSystem.read(path, as: .project), as: UTF8.self)
      let changed = Array(text.replacing(old, with: new).utf8)
      try FileSystem.put(changed, at: path)
      return .null
    }
    .run(SeededGenerator(seed: 1), count: 1)
    #expect(result.problems.first?.contains(problem) == true, "\(result.problems)")
  }
}
