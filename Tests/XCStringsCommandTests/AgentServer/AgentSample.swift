import CatalogWorkspace
import Diagnostics
import FileSystem
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// A project with a catalog and a source, and a client that calls the tools of the agent server.
struct AgentSample {
  let shell: Shell
  let session = ProjectSession(version: "test")

  static let catalog = "Localizable.xcstrings"

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizable.xcstrings]
      targets:
        App: {table: Localizable, sources: [Sources/App]}
      lengths: [{keys: "Open*", limit: 20}]
      glossary:
        door: {translations: {es: puerta}, forbidden: {es: [portal]}}
      """,
      to: ".xcstrings.yml"
    )
    try shell.folder.write(
      """
      import SwiftUI
      struct WelcomeView: View {
        var body: some View {
          VStack {
            Text("Welcome, \\(name)!", comment: "Title of the first screen")
            Button("Open the door") { open() }
            Text("\\(count) files")
            Text("Good morning")
          }
        }
        let name = "a"
        let count = 3
      }
      """,
      to: "Sources/App/WelcomeView.swift"
    )
    try shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{
        "%lld files":{"localizations":{
          "en":{"variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%lld file"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}},
        "Good morning":{"localizations":{"es":{"stringUnit":{
          "state":"translated","value":"Buenos días"}}}},
        "Open the door":{"localizations":{"es":{"stringUnit":{
          "state":"needs_review","value":"Abre la puerta"}}}},
        "Welcome, %@!":{"comment":"Title of the first screen"}
      },"version":"1.0"}
      """,
      to: Self.catalog
    )
  }

  /// Starts a session in the folder of a shell, which has no files of the sample.
  init(in shell: Shell) {
    self.shell = shell
  }

  /// Calls a tool, and checks the arguments and the result by its schemas.
  func call(
    _ tool: any AgentTool.Type,
    _ arguments: String = "{}",
    _ configure: (inout AgentContext) -> Void = { _ in }
  ) async throws -> JSONValue {
    let value = try #require(JSONValue.parse(Array(arguments.utf8), file: "").value)
    let definition = tool.definition
    #expect(definition.input.problems(of: value) == [])
    var context = AgentContext(project: session) { _, _, _ in }
    configure(&context)
    let configured = context
    let result = try await FileSystem.$workingFolder.withValue(shell.folder.path) {
      try await tool.call(ToolArguments(value), configured)
    }
    #expect(definition.output.problems(of: result) == [])
    return result
  }

  /// Calls a tool that fails, and returns the identifier of the reason.
  func failure(_ tool: any AgentTool.Type, _ arguments: String) async throws -> String? {
    try await failureValue(tool, arguments)["error"]?.text
  }

  /// Calls a tool that fails, and returns what the client reads; `null` if the call succeeds.
  func failureValue(_ tool: any AgentTool.Type, _ arguments: String) async throws -> JSONValue {
    do {
      _ = try await call(tool, arguments)
      return .null
    } catch {
      return ToolFailure(error).json
    }
  }

  /// Calls tools that may only read and write files of the project, as the server does.
  func bounded<Result>(_ body: () async throws -> Result) async throws -> Result {
    try await FileSystem.$workingFolder.withValue(shell.folder.path) {
      let boundary = ProjectBoundary(
        arguments: [],
        configuration: Project.fileName,
        allowsOutside: false
      ) { _ in }
      return try await FileSystem.$boundary.withValue(boundary) { try await body() }
    }
  }

  /// Runs git in the project, independent of the settings of this machine.
  @discardableResult
  func git(_ arguments: String...) throws -> BuiltProgram.Run {
    let run = try BuiltProgram(at: "/usr/bin/env")
      .run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments,
        environment: [
          "HOME": shell.folder.path, "PATH": "/usr/local/bin:/usr/bin:/bin",
          "GIT_CONFIG_NOSYSTEM": "1",
        ],
        in: shell.folder.path
      )
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  /// Makes the project a repository, and commits all files.
  func commitAll() throws {
    try git("init", "--quiet", "--initial-branch=main")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "All")
  }

  /// Replaces a part of the catalog.
  func edit(_ old: String, _ new: String, of file: String = Self.catalog) throws {
    let text = try shell.folder.text(of: file)
    #expect(text.contains(old))
    try shell.folder.write(text.replacing(old, with: new), to: file)
  }

  /// Sets the translation engine of the project, a Python program.
  func useEngine(_ program: String, _ arguments: String = "") throws {
    try shell.folder.write(program, to: "engine.py")
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write(
      configuration + "\ntranslate:\n  command: python3 engine.py \(arguments)\n",
      to: ".xcstrings.yml"
    )
  }

  /// Returns a text of the catalog, with its state.
  func text(_ key: String, _ variation: String = "") async throws -> String {
    let run = try await shell.run(["list", "--key", key, "--language", "es"])
    let fields = run.output.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let line = try #require(fields.first { $0[3] == variation })
    return "\(line[4]) \(line[5])"
  }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  /// The value of an integer; `nil` for other values.
  var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
