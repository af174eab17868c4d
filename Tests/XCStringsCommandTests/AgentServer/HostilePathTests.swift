import CatalogWorkspace
import Diagnostics
import FileSystem
import Foundation
import JSONRPC
import JSONSyntax
import TestSupport
import Testing

@testable import ModelContextProtocol
@testable import xcstrings

/// Paths in the arguments of tools that lead out of the project.
@Suite struct HostilePathTests {
  private static let secret = "SECRET-TEXT"
  private let sample: AgentSample
  private let outside: TemporaryFolder
  private let service: AgentService

  init() throws {
    sample = try AgentSample()
    try sample.useGlossaryFile("source,language,target\ndoor,es,puerta\n")
    outside = try TemporaryFolder()
    let catalog = #"{"sourceLanguage":"en","strings":{"\#(Self.secret)":{}},"version":"1.0"}"#
    try outside.write(catalog, to: "Secret.xcstrings")
    try outside.write("let a = \"\(Self.secret)\"\n", to: "Secret.swift")
    for name in ["csv", "po", "xliff", "tmx", "tbx", "strings"] {
      try outside.write("\(Self.secret),es\n", to: "Secret.\(name)")
    }
    try outside.write("\"\(Self.secret)\" = \"x\";\n", to: "es.lproj/Localizable.strings")
    for name in try outside.names() {
      try sample.shell.folder.link("Link\(name)", to: outside.path(name))
    }
    try sample.shell.folder.link("LinkedFolder", to: outside.path)
    try sample.shell.folder.link("Dangling.xcstrings", to: outside.path("New.xcstrings"))
    let folder = sample.shell.folder.path
    service = FileSystem.$workingFolder.withValue(folder) {
      AgentService(.all)
    }
  }

  /// The arguments that are paths, and those that are other texts.
  private static let paths = AgentPaths.names
  private static let texts: Set = [
    "add", "avoid", "changedSince", "choice", "comment", "confirm", "cursor", "definition",
    "exceptRules", "fields", "forms",
    "id", "key", "keys", "language", "languages", "newKey", "note", "others", "query", "remove",
    "renames",
    "revision", "rules", "screen", "since", "sourceLanguage", "sourceVersion", "states",
    "targetVersion",
    "targetVersions",
    "term", "text", "to",
    "use", "value", "variation",
  ]

  /// Valid arguments of each tool with a path.
  private static let calls: [(tool: String, arguments: String)] =
    [
      ("find_texts", "{}"), ("get_work", #"{"language":"es","kind":"translate"}"#),
      ("get_context", #"{"key":"Good morning"}"#),
      (
        "set_texts",
        #"{"edits":[{"key":"Good morning","language":"es","text":"T","sourceVersion":"s1-0000000000000000"}]}"#
      ),
      (
        "review_texts",
        #"{"decisions":[{"key":"Good morning","language":"es","decision":"approve","sourceVersion":"s1-0000000000000000","targetVersion":"t1-0000000000000000"}]}"#
      ),
      ("validate", "{}"), ("edit_keys", #"{"edits":[{"action":"add","key":"New"}]}"#),
      ("edit_languages", #"{"add":["fr"]}"#), ("sync_code", "{}"),
      ("translate", #"{"language":"es"}"#),
      ("explain_key", #"{"file":"Sources/App/WelcomeView.swift","line":1}"#),
      ("diff_catalogs", #"{"old":"Localizable.xcstrings","new":"Localizable.xcstrings"}"#),
      (
        "merge_catalogs",
        #"{"base":"Localizable.xcstrings","ours":"Localizable.xcstrings","theirs":"Localizable.xcstrings","output":"Merged.xcstrings"}"#
      ),
    ]
    + ["csv", "xliff", "xcloc", "po", "tmx", "tbx"]
    .map { ("exchange", #"{"direction":"export","format":"\#($0)","path":"Out.\#($0)"}"#) }
    + ["csv", "xliff", "xcloc", "po", "tmx", "tbx", "strings"]
    .map { ("exchange", #"{"direction":"import","format":"\#($0)","path":"Out.\#($0)"}"#) }

  /// Returns the names of all strings in a schema.
  private func names(_ schema: JSONSchema, _ name: String) -> Set<String> {
    switch schema.kind {
    case .string(let values): values.isEmpty ? [name] : []
    case .array(let element, _): names(element, name)
    case .map(let element, _): names(element, name).union([name])
    case .object(let properties):
      properties.reduce(into: []) { $0.formUnion(names($1.schema, $1.name)) }
    case .any, .integer, .number, .boolean: []
    }
  }

  @Test func `each argument is known to be a path or not`() {
    var found: Set<String> = []
    for tool in service.description.tools {
      let names = names(tool.input, "")
      found.formUnion(names)
      let isTested = Self.calls.contains { $0.tool == tool.name }
      #expect(names.isDisjoint(with: Self.paths) || isTested, "\(tool.name)")
    }
    #expect(found.subtracting(Self.paths).subtracting(Self.texts) == [])
    #expect(Self.paths.subtracting(found) == [])
  }

  /// Returns paths that lead out of the project, to files that the tools would read or write.
  private func hostilePaths(_ suffix: String) -> [String] {
    let name = (try? outside.names())?.first { $0.hasSuffix(suffix) } ?? "Secret.xcstrings"
    let file = outside.path(name)
    // The folders of this test are next to each other.
    let up = "../\(URL(filePath: outside.path).lastPathComponent)/\(name)"
    return innerPaths(name) + [
      file, up, "Sources/../\(up)", "./\(up)", "Link\(name)", "LinkedFolder/\(name)",
      "LinkedFolder", "/etc/passwd", "..", "/",
      "\(up)\u{0}.csv", "Link\(name)/", String(repeating: "../", count: 1300),
      String(repeating: "a/", count: 1_000_000),
    ]
  }

  /// Returns paths that look as if they led out of the project, but are names in it.
  private func innerPaths(_ name: String) -> [String] {
    [
      "Dangling.xcstrings", "HEAD:../\(name)", "~/\(name)", "file://\(outside.path(name))",
    ]
  }

  @Test(arguments: calls.indices) func `no path leads out of the project`(_ index: Int) async throws
  {
    let (name, text) = Self.calls[index]
    let arguments = try #require(JSONValue.parse(Array(text.utf8), file: "").value)
    let tool = try #require(service.description.tools.first { $0.name == name })
    guard case .object(let properties) = tool.input.kind else { return }
    let before = try content()
    for property in properties where Self.paths.contains(property.name) {
      let suffix = arguments[property.name]?.text.flatMap { $0.split(separator: ".").last } ?? ""
      for path in hostilePaths(String(suffix)) {
        guard case .object(var members) = arguments else { continue }
        members.removeAll { $0.key == property.name }
        members.append(JSONValue.Member(property.name, .string(path)))
        let answer = try await call(name, .object(members))
        let isRefused = if case .toolFailure = answer { true } else { false }
        let mayBeWritten = innerPaths(String(path.split(separator: "/").last ?? "")).contains(path)
        #expect(
          isRefused || mayBeWritten,
          "\(name) \(property.name) \(path.prefix(100)): \(answer)"
        )
        #expect(!"\(answer)".contains(Self.secret), "\(name) \(property.name) \(path)")
      }
    }
    #expect(try content() == before)
  }

  @Test func `no address of a resource leads out of the project`() async throws {
    for path in hostilePaths("xcstrings") {
      let encoded = path.utf8.map { "%" + String(Int($0) + 0x100, radix: 16).suffix(2) }.joined()
      for uri in [
        "xcstrings://catalog/\(encoded)/es", "xcstrings://catalog/\(path)/es",
        "xcstrings://entry/\(encoded)/\(Self.secret)", "xcstrings://rule/\(encoded)",
        "xcstrings://glossary/\(encoded)", "xcstrings://\(path)", "file://\(path)", path,
      ] {
        let answer = try await bounded {
          try await service.answer(.init(id: .number("1"), operation: .resource(uri: uri))) {
            _,
            _,
            _ in
          }
        }
        #expect(answer == .noResource, "\(uri.prefix(200))")
      }
      let query = CompletionQuery(
        reference: .prompt("localize_view"),
        argument: "file",
        prefix: path,
        others: [:]
      )
      let answer = try await bounded {
        try await service.answer(.init(id: .number("1"), operation: .completion(query))) {
          _,
          _,
          _ in
        }
      }
      guard case .completion(let values) = answer else { continue }
      #expect(!values.contains { $0.contains("Secret") && $0.contains("/") }, "\(path) \(values)")
    }
  }

  private func call(_ name: String, _ arguments: JSONValue) async throws -> ServerAnswer {
    let call = ServerCall(id: .number("1"), operation: .tool(name: name, arguments: arguments))
    return try await bounded { try await service.answer(call) { _, _, _ in } }
  }

  private func bounded<Value>(_ body: () async throws -> Value) async throws -> Value {
    try await sample.bounded(body)
  }

  /// The files outside of the project, and the catalog.
  private func content() throws -> [String] {
    let names = try outside.names()
    return try names + names.filter { !$0.hasSuffix("lproj") }.map { try outside.text(of: $0) }
      + [sample.shell.folder.text(of: AgentSample.catalog)]
  }
}
