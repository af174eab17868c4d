import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The workflows that `xcstrings-mcp` documents, which take fewer calls and fewer bytes here.
///
/// A result is sent twice, as an object and as text, for clients that know only one of both. A model
/// reads one, so it is counted once.
@Suite struct WorkflowTests {
  /// The size of a project, and of the parts of lists.
  struct Size: CustomTestStringConvertible, Sendable {
    /// The number of copies of each screen.
    let parts: Int
    /// Whether lists come in the largest parts, instead of those of the default.
    let isLarge: Bool

    var testDescription: String { "\(parts) parts, \(isLarge ? "large" : "default") pages" }
    var peerBatchSize: Int? { isLarge ? 100 : nil }
    var page: String { isLarge ? #","limit":200,"maxBytes":60000"# : "" }
  }

  private static let sizes = [
    Size(parts: 1, isLarge: false), Size(parts: 1, isLarge: true),
    Size(parts: 8, isLarge: false), Size(parts: 8, isLarge: true),
  ]

  private func expect(_ ours: WorkflowCost, isLessThan peer: WorkflowCost) {
    #expect(ours.calls < peer.calls, "\(ours) instead of \(peer)")
    #expect(ours.modelBytes < peer.modelBytes, "\(ours) instead of \(peer)")
  }

  /// Calls tools of a server in a folder with files.
  private func run(
    _ files: [(path: String, bytes: [UInt8])],
    _ body: (inout WorkflowRun, inout AgentClient) throws -> Void
  ) throws -> WorkflowCost {
    let sample = AgentSample(in: try Shell())
    for file in files { try sample.shell.folder.write(file.bytes, to: file.path) }
    var run = WorkflowRun()
    try AgentClient.run(in: sample) { client in try body(&run, &client) }
    return run.cost
  }

  @Test(arguments: sizes)
  func `a catalog is translated`(_ size: Size) throws {
    let sample = WorkflowSample(parts: size.parts)
    var files = sample.sources.map { ($0.path, Array($0.text.utf8)) }
    files.append((AgentSample.catalog, Array(sample.catalog.utf8)))
    files.append(
      (
        ".xcstrings.yml",
        Array(
          """
          sourceLanguage: en
          languages: [en, nl, de]
          catalogs: [Localizable.xcstrings]
          targets: {App: {table: Localizable, sources: [Sources/App]}}

          """
          .utf8
        )
      )
    )
    let ours = try run(files) { run, client in
      let items = try run.translateAll(size.page, &client)
      #expect(items.count == sample.texts.count - sample.finishedKeys.count)
      #expect(items.allSatisfy { $0["places"] != nil })
    }
    var peer = PeerMessages(sample, batchSize: size.peerBatchSize)
    peer.translate()
    expect(ours, isLessThan: peer.cost)
  }

  @Test(arguments: sizes)
  func `strings of an old project become a catalog, and are translated`(_ size: Size) throws {
    let sample = WorkflowSample(parts: size.parts)
    let ours = try run(sample.legacyFiles) { run, client in
      let arguments = #"{"direction":"import","format":"strings","path":"."#
      let preview = try run.call("exchange", arguments + #"","dryRun":true}"#, &client)
      #expect(preview["written"] == .boolean(false))
      let imported = try run.call("exchange", arguments + #""}"#, &client)
      #expect(imported["written"] == .boolean(true))
      #expect(imported["catalogs"] == preview["catalogs"])
      let items = try run.translateAll(size.page, &client)
      #expect(items.count == sample.texts.count - sample.finishedKeys.count)
    }
    var peer = PeerMessages(sample, batchSize: size.peerBatchSize)
    peer.migrate()
    expect(ours, isLessThan: peer.cost)
  }

  @Test(arguments: sizes)
  func `a catalog is created, and translated`(_ size: Size) throws {
    let texts = WorkflowSample(parts: size.parts).texts
      .filter { $0.singular == nil }
      .prefix(200)
    let ours = try run([]) { run, client in
      let edits = texts.map { text in
        JSONValue.fields(
          ("action", .string("add")),
          ("key", .string(text.key)),
          ("comment", .nonempty(text.comment))
        )
      }
      let call = JSONValue.fields(
        ("catalog", .string(AgentSample.catalog)),
        ("edits", .array(edits))
      )
      let created = try run.call(
        "edit_keys",
        String(decoding: call.line, as: UTF8.self),
        &client
      )
      #expect(created["catalogs"]?.elements.first?["isNew"] == .boolean(true))
      _ = try run.call("edit_languages", #"{"add":["de"]}"#, &client)
      #expect(try run.translateAll(size.page, &client).count == texts.count)
    }
    var peer = PeerMessages(WorkflowSample(parts: 1), batchSize: size.peerBatchSize)
    peer.start(with: Array(texts))
    expect(ours, isLessThan: peer.cost)
  }
}

/// A model that calls tools one after the other, and what it writes and reads.
struct WorkflowRun {
  private(set) var cost = WorkflowCost()

  /// Calls a tool, and returns its result.
  mutating func call(
    _ tool: String,
    _ arguments: String,
    _ client: inout AgentClient
  ) throws -> JSONValue {
    let value = try #require(JSONValue.parse(Array(arguments.utf8), file: "").value)
    client.call(cost.calls, tool, arguments)
    let result = try #require(client.receive(1).first?["result"])
    let text = try #require(result["content"]?.elements.first?["text"]?.text)
    #expect(result["isError"] == nil, "\(text)")
    cost.add(tool, value, resultBytes: text.utf8.count)
    cost.addMessages(tool, value, result)
    return try #require(result["structuredContent"])
  }

  /// Translates all that waits, as the instructions of the server say.
  ///
  /// - Returns: The items, which are all different.
  mutating func translateAll(
    _ page: String,
    _ client: inout AgentClient
  ) throws -> [JSONValue] {
    var items: [JSONValue] = []
    var isComplete = false
    while !isComplete {
      let work = try call(
        "get_work",
        "{\"language\":\"\(WorkflowSample.language)\",\"kind\":\"translate\"\(page)}",
        &client
      )
      let found = work["items"]?.elements ?? []
      let edits = JSONValue.fields(
        ("language", .string(WorkflowSample.language)),
        ("edits", .array(found.map(Self.edit)))
      )
      let written = try call("set_texts", String(decoding: edits.line, as: UTF8.self), &client)
      #expect(written["written"] == .number(found.count), "\(written)")
      items += found
      isComplete = work["nextCursor"] == nil
    }
    #expect(Set(items.compactMap { $0["key"]?.text }).count == items.count)
    return items
  }

  private static func edit(_ item: JSONValue) -> JSONValue {
    let key = item["key"]?.text ?? ""
    var text: JSONValue?
    var forms: JSONValue?
    if let translations = item["translation"]?.elements, translations[0]["variation"] != nil {
      let sources = item["sourceForms"]
      forms = .object(
        translations.compactMap { $0["variation"]?.text }
          .map { variation in
            let source = sources?[variation]?.text ?? sources?["plural.other"]?.text ?? ""
            return .init(
              variation.replacing("plural.", with: ""),
              .string(WorkflowSample.translation(of: source))
            )
          }
      )
    } else {
      text = .string(WorkflowSample.translation(of: item["source"]?.text ?? key))
    }
    return .fields(
      ("key", .string(key)),
      ("text", text),
      ("forms", forms),
      ("sourceVersion", item["sourceVersion"])
    )
  }
}
