import Diagnostics
import FileSystem
import FoundationEssentials
import Invariants
import JSONSyntax
import Synchronization
import TestSupport

/// A program that runs.
final class RunningServer {
  var process: ConversingProcess

  init(_ process: consuming ConversingProcess) {
    self.process = process
  }
}

/// The number of programs that are ready.
private final class Counter: Sendable {
  let count = Atomic(0)
}

/// A project for a server, next to a folder that the server must not change.
struct AgentProject: Sendable {
  private let base: TemporaryFolder
  private static let catalog = "project/Localizable.xcstrings"
  private static let secret = "outside/Secret.xcstrings"
  private static let secretText = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#

  init() throws {
    base = try TemporaryFolder()
    try base.write(Self.secretText, to: Self.secret)
    try base.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizable.xcstrings]
      targets: {App: {table: Localizable, sources: [Sources/App]}}
      """,
      to: "project/.xcstrings.yml"
    )
    try base.write(
      """
      import SwiftUI
      let a = Text("Good morning")
      let b = Text("Open the door")
      """,
      to: "project/Sources/App/View.swift"
    )
    try write(keys: ["Good morning", "Open the door"])
    try base.link("project/Link.xcstrings", to: base.path(Self.secret))
  }

  private func write(keys: [String]) throws {
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    try base.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: Self.catalog
    )
  }

  /// Starts a server in the project.
  func start() throws -> RunningServer {
    try FileSystem.$workingFolder.withValue(base.path("project")) {
      RunningServer(
        try ConversingProcess(
          BuiltProgram("xcstrings").path,
          ["mcp"],
          environment: ["HOME": base.path("home"), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
        )
      )
    }
  }

  /// The problems of the files after calls.
  var problems: [String] {
    var problems: [String] = []
    if (try? base.text(of: Self.secret)) != Self.secretText {
      problems.append("a file outside of the project was changed")
    }
    if (try? base.names(in: "outside")) != ["Secret.xcstrings"]
      || (try? base.names())?.count ?? 9 > 3
    {
      problems.append("files outside of the project: \((try? base.names()) ?? [])")
    }
    let catalog = (try? base.text(of: Self.catalog)) ?? ""
    if JSONDocument.parse(Array(catalog.utf8), file: "").hasErrors {
      problems.append("the catalog is damaged: \(catalog.prefix(200))")
    }
    return problems
  }

  /// Starts a server, and ends its input at a random time, within a message and during calls.
  func endServer(
    _ messages: AgentMessages,
    _ generator: inout SeededGenerator,
    _ statistics: inout AgentStatistics
  ) throws -> [String] {
    let server = try start()
    server.process.send(messages.bytes)
    let bytes = messages.bytes.prefix(Int.random(in: 0...messages.bytes.count, using: &generator))
    server.process.send(Array(bytes))
    let delay = Duration.milliseconds(Int.random(in: 0...200, using: &generator))
    let start = ContinuousClock.now
    while server.process.unsentCount > 0 || start.duration(to: .now) < delay {
      _ = server.process.wait(atMost: .milliseconds(5))
    }
    let end = ContinuousClock.now
    let status = server.process.end(patience: .seconds(20))
    statistics.slowestEnd = max(statistics.slowestEnd, end.duration(to: .now))
    return (status == 0 ? [] : ["the server ended with status \(status)"]) + problems
  }

  /// Writes texts in several processes at the same time, none of which may be lost.
  func writeInParallel(processes count: Int) async throws -> [String] {
    let keys = (0..<count).map { "Key \($0)" }
    try write(keys: keys)
    let ready = Counter()
    let problems = try await withThrowingTaskGroup(of: String?.self) { group in
      for key in keys {
        group.addTask(executorPreference: ThreadExecutor()) {
          try write(key, afterAllOf: count, ready)
        }
      }
      return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    let catalog = try base.text(of: Self.catalog)
    let lost = keys.filter { !catalog.contains("\"ES \($0)\"") }
    return problems + (lost.isEmpty ? [] : ["lost: \(lost.joined(separator: ", "))"])
      + self.problems
  }

  /// Writes the translation of a key in a process, when all processes are ready.
  private func write(
    _ key: String,
    afterAllOf count: Int,
    _ ready: Counter
  ) throws -> String? {
    let server = try start()
    func call(_ id: Int, _ tool: String, _ arguments: String) -> JSONValue? {
      server.process.send(
        Array(
          """
          {"jsonrpc":"2.0","id":\(id),"method":"tools/call","params":{"name":"\(tool)",\
          "arguments":\(arguments)}}
          """
          .utf8
        )
      )
      while server.process.hasOutput {
        for case .line(let bytes) in server.process.wait(atMost: .milliseconds(50)) {
          let message = JSONValue.parse(bytes, file: "").value
          if message?["id"] == .number("\(id)") { return message?["result"]?["structuredContent"] }
        }
      }
      return nil
    }
    server.process.send(
      Array(
        """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
        "capabilities":{},"clientInfo":{"name":"writer","version":"1"}}}
        """
        .utf8
      )
    )
    let found = call(1, "find_texts", #"{"keys":["\#(key)"],"languages":["es"]}"#)
    guard case .array(let texts)? = found?["texts"],
      case .string(let version)? = texts.first?["sourceVersion"]
    else { return "\(key) was not found" }
    ready.count.add(1, ordering: .sequentiallyConsistent)
    while ready.count.load(ordering: .sequentiallyConsistent) < count, server.process.hasOutput {
      _ = server.process.wait(atMost: .milliseconds(1))
    }
    let written = call(
      2,
      "set_texts",
      """
      {"edits":[{"key":"\(key)","language":"es","text":"ES \(key)","sourceVersion":"\(version)"}]}
      """
    )
    let status = server.process.end(patience: .seconds(20))
    guard status == 0, written?["written"] == .number("1") else {
      return "\(key) was not written: \(String(describing: written))"
    }
    return nil
  }
}
