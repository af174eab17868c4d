import CatalogWorkspace
import Diagnostics
import Foundation
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// The settings and calls in `Documentation/Agents.md`.
@Suite struct AgentDocumentTests {
  private static let path = "Documentation/Agents.md"
  private let lines: [String]

  init() throws {
    let text = try String(contentsOfFile: "\(packageFolder)/\(Self.path)", encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  private static func value(_ text: some StringProtocol) -> JSONValue? {
    JSONValue.parse(Array(text.utf8), file: "").value
  }

  // MARK: - Settings of clients

  /// The command and the arguments that the settings of a client contain.
  private struct Settings {
    let client: String
    let command: String?
    let arguments: [String]
  }

  /// The rows of the table of clients.
  private var settings: [Settings] {
    lines.drop { !$0.hasPrefix("| Client |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { row in
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let codes = cells[2].components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
        let server = Self.value(codes[0]).flatMap(Self.server) ?? Self.table(codes)
        return Settings(
          client: cells[0],
          command: server?["command"]?.text,
          arguments: server?["args"]?.elements.compactMap(\.text) ?? []
        )
      }
  }

  /// Returns the object with a command, however deep it is.
  private static func server(in value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return value["command"] != nil ? value : members.lazy.compactMap { server(in: $0.value) }.first
  }

  /// Returns the values of a table of TOML, whose strings and arrays are also JSON.
  private static func table(_ lines: [String]) -> JSONValue? {
    guard lines.first?.hasPrefix("[mcp_servers.") == true else { return nil }
    return .object(
      lines.dropFirst()
        .compactMap { line in
          let parts = line.split(separator: "=", maxSplits: 1)
          guard parts.count == 2, let value = value(parts[1]) else { return nil }
          return .init(parts[0].trimmingCharacters(in: .whitespaces), value)
        }
    )
  }

  @Test func `the settings of each client start a server that answers`() throws {
    let settings = settings
    #expect(settings.count >= 7)
    for settings in settings {
      #expect(settings.command == "xcstrings", "\(settings.client)")
      #expect(settings.arguments.first == "mcp", "\(settings.client)")
      let sample = try AgentSample()
      let arguments = settings.arguments.dropFirst()
        .map { argument in
          argument == "${workspaceFolder}" || argument.hasPrefix("/")
            ? sample.shell.folder.path : argument
        }
      try AgentClient.run(in: sample, arguments) { client in
        client.call(1, "get_project", "{}")
        let project = client.receive(1).first?["result"]?["structuredContent"]
        #expect(project?["catalogs"]?.elements.count == 1, "\(settings.client)")
      }
    }
  }

  // MARK: - Calls

  /// A block with the arguments of a call, and the block with its result.
  ///
  /// The document names them: `<!-- call: TOOL -->` and `<!-- result -->`.
  private struct Step {
    let tool: String
    let arguments: String
    let result: Range<Int>
  }

  private var steps: [Step] {
    get throws {
      var steps: [Step] = []
      var call: (tool: String, arguments: String)?
      for (index, line) in lines.enumerated() where line.contains("<!-- ") {
        let block = index + 2
        let end = try #require(lines[block...].firstIndex { $0.hasSuffix("```") })
        if let tool = line.split(separator: "call: ").last, line.contains("call: ") {
          let name = String(tool).replacing(" -->", with: "")
          call = (name, lines[block..<end].joined(separator: "\n"))
        } else if line.contains("<!-- result -->"), let made = call {
          steps.append(Step(tool: made.tool, arguments: made.arguments, result: block..<end))
          call = nil
        }
      }
      return steps
    }
  }

  /// The sample project of the README with the keys of its code, without its Spanish texts.
  private func sampleWithoutSpanish() async throws -> AgentSample {
    let sample = AgentSample(in: try Shell())
    let project = "\(packageFolder)/Tests/Fixtures/Documents/Doors"
    for name in ["Doors", "Doors.xcodeproj"] {
      try FileManager.default.copyItem(
        atPath: "\(project)/\(name)",
        toPath: sample.shell.folder.path(name)
      )
    }
    #expect(try await sample.shell.run("remove-language es").status == 0)
    #expect(try await sample.shell.run("sync --renames apply").status == 0)
    return sample
  }

  @Test func `the calls in the document have the documented results`() async throws {
    let sample = try await sampleWithoutSpanish()
    let steps = try steps
    #expect(steps.map(\.tool) == ["get_project", "edit_languages", "get_work", "set_texts"])
    let tools: [any AgentTool.Type] = [
      GetProjectTool.self, EditLanguagesTool.self, GetWorkTool.self, SetTextsTool.self,
    ]
    var document = lines
    var results: [(Range<Int>, [String])] = []
    for step in steps {
      let tool = try #require(tools.first { $0.definition.name == step.tool })
      let result = try await sample.call(tool, step.arguments) { context in
        context.rights = SessionRights(AgentRights.standard.union([.edit]))
      }
      results.append((step.result, result.documented(indent: "").components(separatedBy: "\n")))
    }
    for (range, text) in results.reversed() { document.replaceSubrange(range, with: text) }
    try GoldenFile(inRepository: Self.path).expect(document.joined(separator: "\n"))
    #expect(try await sample.text("Close") == "needs_review Cerrar")
  }
}

extension JSONValue {
  /// The value as in documents: long lists end with `"…"`, and the innermost objects are on a line.
  fileprivate func documented(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .object(let members) where indent.count < 2:
      let lines = members.map { "\(inner)\"\($0.key)\": \($0.value.documented(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .array(let values) where indent.count == 2 && values.contains(where: \.isObject):
      let limit = 2
      var lines = values.prefix(limit).map { inner + $0.documented(indent: inner) }
      if values.count > limit { lines.append("\(inner)\"…\"") }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let parts = members.map { "\"\($0.key)\": \($0.value.documented(indent: inner))" }
      return "{\(parts.joined(separator: ", "))}"
    case .array(let values):
      return "[\(values.map { $0.documented(indent: inner) }.joined(separator: ", "))]"
    default: return String(decoding: line, as: UTF8.self)
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }
}
