/// The computations that were requested last, by their requests.
struct RecentResults<Request: Hashable, Value: Sendable> {
  private var results: [(request: Request, result: SharedResult<Value>)] = []
  private let limit: Int
  /// The number of computations that were started.
  private(set) var count = 0

  /// Creates a collection without computations.
  ///
  /// - Parameter limit: The number of computations that are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the computation for a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - compute: Computes the result, if no computation is kept or if it was cancelled.
  /// - Returns: The computation.
  /// - Complexity: O(*n*) in the number of computations.
  mutating func result(
    of request: Request,
    _ compute: @escaping @Sendable () async throws -> Value
  ) -> SharedResult<Value> {
    let known = remove(request).flatMap { $0.isCancelled ? nil : $0 }
    if known == nil { count += 1 }
    let result = known ?? SharedResult(compute)
    results.insert((request, result), at: 0)
    results.removeLast(max(0, results.count - limit))
    return result
  }

  /// Removes the computation for a request, and returns it; `nil` if there is none.
  @discardableResult
  mutating func remove(_ request: Request) -> SharedResult<Value>? {
    results.firstIndex { $0.request == request }.map { results.remove(at: $0).result }
  }

  /// Removes all computations.
  mutating func removeAll() { results.removeAll() }
}
