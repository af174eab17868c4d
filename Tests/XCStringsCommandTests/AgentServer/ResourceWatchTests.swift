import JSONSyntax
import ModelContextProtocol
import Synchronization
import TestSupport
import Testing

@testable import xcstrings

/// The search for changes of resources.
@Suite struct ResourceWatchTests {
  /// A service whose files and resources a test changes.
  private final class Service: ServerService {
    struct State {
      var version = 0
      var sources = 0
      var resources: [String: String] = [:]
      var list = "a"
      var digestCount = 0
    }
    let state: Mutex<State>

    init(_ resources: [String: String]) {
      state = Mutex(State(resources: resources))
    }

    func answer(
      _ call: ServerCall,
      report: @escaping @Sendable (Double, Double?, String) -> Void
    ) async throws -> ServerAnswer { .noResource }

    @concurrent
    func versionOfFiles(includesSources: Bool) async -> FilesVersion {
      state.withLock { state in
        FilesVersion(
          catalogs: "\(state.version)",
          sources: includesSources ? state.sources : nil
        )
      }
    }

    func dependsOnSources(resource uri: String) -> Bool { uri.hasPrefix("code:") }

    @concurrent
    func digest(ofResource uri: String) async -> String? {
      state.withLock { state in
        state.digestCount += 1
        return state.resources[uri]
      }
    }

    @concurrent
    func digestOfResourceList() async -> String? { state.withLock { $0.list } }

    func change(_ edit: (inout State) -> Void) {
      state.withLock { state in
        edit(&state)
        state.version += 1
      }
    }
  }

  private typealias Changes = ResourceWatch.Changes

  @Test func `only resources that differ have changed`() async {
    let service = Service(["a": "1", "b": "1"])
    var watch = await ResourceWatch(service)
    #expect(await watch.changes(of: ["a", "b"], includesList: true) == Changes())
    service.change { $0.resources["b"] = "2" }
    #expect(await watch.changes(of: ["a", "b"], includesList: true) == Changes(uris: ["b"]))
    service.change { $0.list = "b" }
    #expect(
      await watch.changes(of: ["a", "b"], includesList: true) == Changes(listHasChanged: true)
    )
    service.change { $0.resources["a"] = nil }
    #expect(await watch.changes(of: ["a", "b"], includesList: true) == Changes(uris: ["a"]))
  }

  @Test func `without a change of files, nothing is computed twice`() async {
    let service = Service(["a": "1"])
    var watch = await ResourceWatch(service)
    for _ in 0..<5 { #expect(await watch.changes(of: ["a"], includesList: false) == Changes()) }
    #expect(service.state.withLock { $0.digestCount } == 1)
  }

  @Test func `a change before the first comparison is not lost`() async {
    let service = Service(["a": "1"])
    var watch = await ResourceWatch(service)
    service.change { $0.resources["a"] = "2" }
    #expect(await watch.changes(of: ["a"], includesList: false) == Changes(uris: ["a"]))
    #expect(await watch.changes(of: ["a"], includesList: false) == Changes())
  }

  @Test func `sources are only looked at for resources that depend on them`() async {
    let service = Service(["a": "1", "code:a": "1"])
    var watch = await ResourceWatch(service)
    #expect(await watch.changes(of: ["a", "code:a"], includesList: false) == Changes())
    func edit(_ text: String) {
      service.state.withLock { state in
        state.sources += 1
        state.resources = ["a": text, "code:a": text]
      }
    }
    edit("2")
    #expect(await watch.changes(of: ["a"], includesList: false) == Changes())
    edit("3")
    #expect(
      await watch.changes(of: ["code:a"], includesList: false) == Changes(uris: ["code:a"])
    )
    #expect(await watch.changes(of: ["code:a"], includesList: false) == Changes())
  }

  // MARK: - Server

  private func change(_ sample: AgentSample, _ text: String, to other: String) throws {
    let catalog = try sample.shell.folder.text(of: AgentSample.catalog)
    try #require(catalog.contains(text))
    try sample.shell.folder.write(catalog.replacing(text, with: other), to: AgentSample.catalog)
  }

  private static let resource = "xcstrings://catalog/\(AgentSample.catalog)/es"

  @Test func `a client of 2026 hears of the resources that it watches`() throws {
    let sample = try AgentSample()
    try AgentClient.run(in: sample) { client in
      client.request(
        7,
        "subscriptions/listen",
        #""notifications":{"resourcesListChanged":true,"resourceSubscriptions":["\#(Self.resource)"]}"#
      )
      #expect(client.receive(1).first?["method"]?.text?.hasSuffix("acknowledged") == true)
      try change(sample, "Buenos días", to: "Muy buenos días")
      // Until the list is known, any change may be one of it.
      let updated = client.receive { $0["method"] == .string("notifications/resources/updated") }
      #expect(updated?["params"]?["uri"] == .string(Self.resource))
      client.request(8, "tools/list")
      _ = client.receive { $0["id"] == .number("8") }
      try sample.shell.folder.write(
        #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#,
        to: AgentSample.catalog
      )
      // The list has fewer languages, and the texts of one of them have changed.
      var methods: Set<String> = []
      while methods.count < 2, let message = client.receive(1).first {
        methods.insert(message["method"]?.text ?? "")
      }
      #expect(
        methods == ["notifications/resources/updated", "notifications/resources/list_changed"]
      )
      client.send(
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
      )
      // Its answer follows all that was sent before.
      client.request(9, "tools/list")
      _ = client.receive { $0["id"] == .number("9") }
      try sample.shell.folder.write("{}", to: AgentSample.catalog)
      #expect(client.receive(1, within: .seconds(2)).isEmpty)
    }
  }

  @Test func `a client hears when a text moves in the code`() throws {
    let sample = try AgentSample()
    try AgentClient.run(in: sample) { client in
      let entry = "xcstrings://entry/\(AgentSample.catalog)/Good%20morning"
      client.request(
        7,
        "subscriptions/listen",
        #""notifications":{"resourceSubscriptions":["\#(entry)"]}"#
      )
      #expect(client.receive(1).first?["method"]?.text?.hasSuffix("acknowledged") == true)
      let path = "Sources/App/WelcomeView.swift"
      let code = try sample.shell.folder.text(of: path)
      try sample.shell.folder.write("// A line.\n" + code, to: path)
      let updated = client.receive { $0["method"] == .string("notifications/resources/updated") }
      #expect(updated?["params"]?["uri"] == .string(entry))
    }
  }

  @Test func `a client of 2025 hears of the resources that it watches`() throws {
    let sample = try AgentSample()
    try AgentClient.run(in: sample) { client in
      client.send(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
          + #""capabilities":{},"clientInfo":{"name":"c","version":"1"}}}"#
      )
      client.send(
        #"{"jsonrpc":"2.0","id":2,"method":"resources/subscribe","params":{"uri":"\#(Self.resource)"}}"#
      )
      #expect(client.receive(2).count == 2)
      try change(sample, "Buenos días", to: "Muy buenos días")
      let updated = client.receive(1).first
      #expect(updated?["params"]?["uri"] == .string(Self.resource))
    }
  }

  @Test func `a client that watches nothing hears nothing`() throws {
    let sample = try AgentSample()
    try AgentClient.run(in: sample) { client in
      client.request(1, "resources/read", #""uri":"\#(Self.resource)""#)
      #expect(client.receive(1).count == 1)
      try change(sample, "Buenos días", to: "Muy buenos días")
      #expect(client.receive(1, within: .seconds(2)).isEmpty)
    }
  }
}
