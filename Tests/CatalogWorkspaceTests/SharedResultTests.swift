import Testing

@testable import CatalogWorkspace

@Suite struct SharedResultTests {
  private let steps: AsyncStream<Void>
  private let control: AsyncStream<Void>.Continuation

  init() {
    (steps, control) = AsyncStream.makeStream(of: Void.self)
  }

  /// Returns a computation that ends when the stream does, or when it is cancelled.
  private func computation() -> SharedResult<Int> {
    SharedResult { [steps] in
      for await _ in steps {}
      try Task.checkCancellation()
      return 1
    }
  }

  @Test func `goes on while a call waits`() async throws {
    let result = computation()
    let calls = [Task { try await result.value }, Task { try await result.value }]
    while result.waiterCount < 2 { await Task.yield() }
    calls[0].cancel()
    while result.waiterCount > 1 { await Task.yield() }
    #expect(!result.isCancelled)
    control.finish()
    #expect(try await calls[1].value == 1)
    #expect(result.waiterCount == 0)
  }

  @Test func `ends when all calls are cancelled`() async throws {
    let result = computation()
    let calls = [Task { try await result.value }, Task { try await result.value }]
    while result.waiterCount < 2 { await Task.yield() }
    for call in calls { call.cancel() }
    for call in calls {
      await #expect(throws: CancellationError.self) { try await call.value }
    }
    #expect(result.isCancelled)
  }

  @Test func `a call whose computation another one cancelled starts a new one`() async throws {
    let session = ProjectSession(version: "1")
    let first = computation()
    let call = Task { try await first.value }
    while first.waiterCount < 1 { await Task.yield() }
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    let value = try await session.second(after: first)
    #expect(value == 2)
  }

  @Test func `does not wait for a computation that no call needs`() async throws {
    let result = computation()
    control.finish()
    #expect(try await result.value == 1)
    #expect(!result.isCancelled)
  }
}

extension ProjectSession {
  /// Returns the value of a computation, and 2 from a new one if it was cancelled.
  fileprivate func second(after first: SharedResult<Int>) async throws -> Int {
    var isFirst = true
    return try await value {
      defer { isFirst = false }
      return isFirst ? first : SharedResult { 2 }
    }
  }
}
