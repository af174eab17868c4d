/// Formats the same strings in eight locales from many threads, starting with empty caches, and
/// compares the results with those of a single thread.
enum ThreadProbe {
  /// Runs the threads.
  ///
  /// - Parameter numbers: The number of threads (64), and the duration in seconds (10).
  /// - Returns: Whether all results are those of a single thread.
  /// - Throws: An error if the catalog cannot be created.
  static func run(_ numbers: [Int]) throws -> Bool {
    let threadCount = numbers.first ?? 64
    let seconds = numbers.count > 1 ? numbers[1] : 10
    let work = try StressWorkload()
    let end = ContinuousClock.now + .seconds(seconds)
    let hammers = (0..<threadCount).map { StressThread(work: work, number: $0, end: end) }
    for hammer in hammers { hammer.join() }

    // The single thread runs last, because the first results must come from empty caches.
    let serial = work.answers()
    let rounds = hammers.map(\.rounds).reduce(0, +)
    print("\(threadCount) threads, \(seconds) s: \(rounds) rounds of \(serial.count) texts")
    let differences = Set(hammers.flatMap { $0.differences(from: serial) })
    for difference in differences.sorted().prefix(20) { print(difference) }
    if !differences.isEmpty {
      print("\(differences.count) answers differ from those of one thread")
    }
    return differences.isEmpty
  }
}
