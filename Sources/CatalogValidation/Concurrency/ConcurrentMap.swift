package import StringCatalog

extension Array where Element: Sendable {
  /// Returns the results of `transform` for all elements, in order, computed in parallel.
  package func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      for (index, element) in enumerated() {
        group.addTask { (index, await transform(element)) }
      }
      var results = [Result?](repeating: nil, count: count)
      for await (index, result) in group { results[index] = result }
      return results.compactMap(\.self)
    }
  }

  /// Calls `body` with the results of `transform` for all elements, in order, which are computed in
  /// parallel.
  ///
  /// Only a few results are in memory at a time.
  ///
  /// - Parameters:
  ///   - transform: Computes a result.
  ///   - body: Uses a result; returns whether the following ones are needed.
  package func concurrentForEach<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result,
    _ body: (Result) -> Bool
  ) async {
    await withTaskGroup(of: (Int, Result).self) { group in
      var started = 0
      var results: [Int: Result] = [:]
      for index in indices {
        while started < count, started < index + resultsInMemory {
          let (next, element) = (started, self[started])
          group.addTask { (next, await transform(element)) }
          started += 1
        }
        while results[index] == nil, let (finished, result) = await group.next() {
          results[finished] = result
        }
        guard let result = results.removeValue(forKey: index), body(result) else {
          return group.cancelAll()
        }
      }
    }
  }
}

/// The number of results of ``Swift/Array/concurrentForEach(_:_:)`` that are computed in advance.
private let resultsInMemory = 32

extension StringCatalog {
  /// The ranges of the catalog's entries for parallel tasks, each of which takes a few milliseconds.
  package var entryRanges: [Range<Int>] {
    let size = 64
    return stride(from: 0, to: count, by: size).map { $0..<Swift.min($0 + size, count) }
  }

  /// Returns the entries at some positions in printing order.
  ///
  /// - Parameters:
  ///   - range: The positions.
  ///   - languages: The languages of the strings that are read, as in ``entries(inLanguages:)``;
  ///     `nil` for all.
  /// - Returns: The entries with their keys.
  package func entries(
    in range: Range<Int>,
    inLanguages languages: Set<String>?
  ) -> [(key: String, entry: Entry)] {
    Array(entries(inLanguages: languages).dropFirst(range.lowerBound).prefix(range.count))
  }
}
