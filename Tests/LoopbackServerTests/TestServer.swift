import LoopbackServer
import Synchronization
import Testing

/// The tests with servers, one after the other: some have low time limits.
@Suite(.serialized) struct LoopbackServerTests {}

/// A server with routes for tests.
struct TestServer {
  let server: Server
  let events: Events

  /// What the handlers have seen.
  final class Events: Sendable {
    private let names = Mutex<[String]>([])
    func add(_ name: String) { names.withLock { $0.append(name) } }
    var all: [String] { names.withLock { $0 } }

    /// Waits until a handler has added an event.
    func waitFor(_ name: String) async -> Bool {
      for _ in 0..<12_000 {
        if all.contains(name) { return true }
        try? await Task.sleep(for: .milliseconds(10))
      }
      return false
    }
  }

  /// Runs a test with a server, and stops it.
  static func run(
    _ limits: Limits = Limits(),
    includesIPv6: Bool = false,
    _ test: (TestServer) async throws -> Void
  ) async throws {
    let events = Events()
    let server = try await Server.start(
      routes(events),
      includesIPv6: includesIPv6,
      limits: limits
    )
    do {
      try await test(TestServer(server: server, events: events))
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  static func routes(_ events: Events) -> Routes {
    var routes = Routes { _ in
      .page(Array("<!doctype html>".utf8), contentSecurityPolicy: "default-src 'self'")
    }
    routes.add(.get, "/api/work") { request in
      let items = request.query.map { "\($0.name)=\($0.value)" }
      return .json(Array(items.joined(separator: "|").utf8))
    }
    routes.add(.post, "/api/save") { request in .json(Array("\(request.body.count)".utf8)) }
    routes.add(.get, "/api/large") { _ in .json([UInt8](repeating: 0x61, count: 8 << 20)) }
    routes.add(.get, "/api/changes", waits: true) { _ in
      events.add("waiting")
      try? await Task.sleep(for: .seconds(25))
      events.add(Task.isCancelled ? "canceled" : "waited")
      return .json([])
    }
    routes.add(.post, "/api/slow") { _ in
      events.add("saving")
      try? await Task.sleep(for: .milliseconds(500))
      events.add(Task.isCancelled ? "canceled" : "saved")
      return .json(Array("saved".utf8))
    }
    routes.add(.get, "/api/endless") { _ in
      events.add("endless")
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(10)) }
      events.add("canceled")
      return .json([])
    }
    return routes
  }

  /// Returns the text of a request with valid fields, except for the given ones.
  func text(
    _ line: String,
    _ fields: [String: String?] = [:],
    body: String? = nil
  ) -> String {
    var all: [String: String?] = [
      "Host": "127.0.0.1:\(server.port)", "Authorization": "Bearer \(server.token.text)",
    ]
    if let body {
      all["Content-Length"] = "\(body.utf8.count)"
      all["Content-Type"] = "application/json"
    }
    all.merge(fields) { $1 }
    let lines = all.sorted { $0.key < $1.key }
      .compactMap { name, value in value.map { "\(name): \($0)" } }
    return ([line] + lines).joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// Sends a request on a new connection, and returns the answer.
  func answer(
    _ line: String,
    _ fields: [String: String?] = [:],
    body: String? = nil
  ) async throws -> Answer? {
    let client = try RawClient(port: server.port)
    await client.send(text(line, fields, body: body))
    return await client.answer(withoutBody: line.hasPrefix("HEAD"))
  }

  /// Checks that the server still answers.
  ///
  /// Several attempts are made, because connections that were closed may still be counted, and a
  /// busy machine may exceed a low time limit.
  func expectAlive(_ location: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<100 {
      if try await answer("GET /api/work?a=b HTTP/1.1")?.text == "a=b" { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("The server does not answer.", sourceLocation: location)
  }
}

/// A seeded generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
