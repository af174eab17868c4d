/// Applies `transform` to batches of `elements` in parallel, and joins the results in order.
///
/// - Throws: The errors of `transform`.
func inBatches<Element: Sendable, Result: Sendable, Failure: Error>(
  of size: Int,
  _ elements: [Element],
  _ progress: (_ done: Int) -> Void,
  _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
) async throws(Failure) -> [Result] {
  // A task group has no typed errors, so results contain them.
  let batches = await withTaskGroup(of: (Int, Swift.Result<[Result], Failure>).self) { group in
    for start in stride(from: 0, to: elements.count, by: size) {
      let batch = elements[start..<min(start + size, elements.count)]
      group.addTask { (start, transformed(batch, transform)) }
    }
    var batches: [Int: Swift.Result<[Result], Failure>] = [:]
    var done = 0
    for await (start, batch) in group {
      batches[start] = batch
      done += min(size, elements.count - start)
      progress(done)
    }
    return batches
  }
  var results: [Result] = []
  results.reserveCapacity(elements.count)
  for start in batches.keys.sorted() { results += try batches[start]?.get() ?? [] }
  return results
}

/// Applies `transform` to batches of `elements` in parallel, and joins the results in order.
func inBatches<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ transform: @escaping @Sendable (_ batch: ArraySlice<Element>, _ start: Int) -> [Result]
) async -> [Result] {
  await withTaskGroup(of: (Int, [Result]).self) { group in
    let size = 32
    for start in stride(from: 0, to: elements.count, by: size) {
      let batch = elements[start..<min(start + size, elements.count)]
      group.addTask { (start, transform(batch, start)) }
    }
    var results: [Int: [Result]] = [:]
    for await (start, batch) in group { results[start] = batch }
    return results.keys.sorted().flatMap { results[$0] ?? [] }
  }
}

private func transformed<Element, Result, Failure: Error>(
  _ batch: ArraySlice<Element>,
  _ transform: (Element) throws(Failure) -> Result
) -> Swift.Result<[Result], Failure> {
  do throws(Failure) {
    var results: [Result] = []
    results.reserveCapacity(batch.count)
    for element in batch { results.append(try transform(element)) }
    return .success(results)
  } catch {
    return .failure(error)
  }
}

extension Array {
  /// Returns the elements in batches of a size.
  ///
  /// The last batch may be smaller.
  func batches(of size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
