import Synchronization
import Testing

@testable import CatalogWorkspace

@Suite struct RecentResultsTests {
  @Test func `keeps the results that were used last`() async throws {
    var results = RecentResults<String, Int>(limit: 2)
    let computed = Atomic(0)
    func value(_ request: String) async throws -> Int {
      try await results.result(of: request) {
        computed.add(1, ordering: .relaxed).newValue
      }
      .value
    }
    var values: [Int] = []
    for request in ["a", "b", "a", "c", "a", "b"] { values.append(try await value(request)) }
    // The second request for b comes after two others.
    #expect(values == [1, 2, 1, 3, 1, 4])
    results.remove("b")
    #expect(try await value("b") == 5)
    results.removeAll()
    #expect(try await value("a") == 6)
  }

  @Test func `starts a computation again that was cancelled`() async throws {
    var results = RecentResults<String, Int>(limit: 2)
    let (steps, control) = AsyncStream.makeStream(of: Void.self)
    defer { control.finish() }
    let first = results.result(of: "a") {
      for await _ in steps {}
      try Task.checkCancellation()
      return 1
    }
    let call = Task { try await first.value }
    while first.waiterCount < 1 { await Task.yield() }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(try await results.result(of: "a") { 2 }.value == 2)
  }
}
