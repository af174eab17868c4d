import Synchronization

/// A computation whose result several calls wait for.
///
/// It runs outside of the actor that starts it, and is cancelled when all calls that waited for it are.
final class SharedResult<Value: Sendable>: Sendable {
  private let task: Task<Value, any Error>
  private let waiters = Mutex(Waiters())

  private struct Waiters {
    var ids: Set<Int> = []
    var count = 0
  }

  /// Starts a computation.
  init(_ compute: @escaping @Sendable () async throws -> Value) {
    task = Task { @concurrent in try await compute() }
  }

  /// Whether no call needed the result any more before it was there.
  var isCancelled: Bool { task.isCancelled }

  /// The number of calls that wait for the result.
  var waiterCount: Int { waiters.withLock { $0.ids.count } }

  /// The result.
  ///
  /// - Throws: The error of the computation; `CancellationError` if it was cancelled.
  var value: Value {
    get async throws {
      let id = waiters.withLock { waiters in
        waiters.count += 1
        waiters.ids.insert(waiters.count)
        return waiters.count
      }
      defer { _ = isLast(removing: id) }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        if isLast(removing: id) { task.cancel() }
      }
    }
  }

  /// Removes a call that waited, and returns whether it was the last one.
  private func isLast(removing id: Int) -> Bool {
    waiters.withLock { $0.ids.remove(id) != nil && $0.ids.isEmpty }
  }
}

extension ProjectSession {
  /// Returns the result of a computation.
  ///
  /// - Parameter find: Returns the computation that is kept, or a new one if it was cancelled.
  /// - Returns: The result, also if another call cancels the computation meanwhile.
  /// - Throws: The error of the computation; `CancellationError` if this call is cancelled.
  func value<Value>(_ find: () throws -> SharedResult<Value>) async throws -> Value {
    while true {
      let result = try find()
      do {
        return try await result.value
      } catch is CancellationError where result.isCancelled && !Task.isCancelled {
        continue
      }
    }
  }
}
