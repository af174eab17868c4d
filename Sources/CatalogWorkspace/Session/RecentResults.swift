/// The results that were used last, by the requests that they answer.
struct RecentResults<Request: Hashable, Result> {
  private var results: [(request: Request, result: Result)] = []
  private let limit: Int

  /// Creates a collection without results.
  ///
  /// - Parameter limit: The number of results that are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the result of a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isObsolete: Returns whether a result that is kept must be computed again.
  ///   - compute: Computes the result, if it is not kept.
  /// - Returns: The result.
  /// - Complexity: O(*n*) in the number of results.
  mutating func result(
    of request: Request,
    unless isObsolete: (Result) -> Bool = { _ in false },
    _ compute: () -> Result
  ) -> Result {
    let index = results.firstIndex { $0.request == request }
    let known = index.map { results.remove(at: $0).result }
    let result = known.flatMap { isObsolete($0) ? nil : $0 } ?? compute()
    results.insert((request, result), at: 0)
    results.removeLast(max(0, results.count - limit))
    return result
  }

  /// Removes all results.
  mutating func removeAll() { results.removeAll() }
}
