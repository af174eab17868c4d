/// Shows the same texts in eight locales from many threads at once, beginning with empty caches, and
/// compares each answer with that of one thread alone.
enum ThreadProbe {
  /// Runs the threads.
  ///
  /// - Parameter numbers: How many threads there are (64), and for how many seconds they run (10).
  /// - Returns: Whether every answer is that of one thread.
  /// - Throws: That the catalog of the questions cannot be made.
  static func run(_ numbers: [Int]) throws -> Bool {
    let threadCount = numbers.first ?? 64
    let seconds = numbers.count > 1 ? numbers[1] : 10
    let work = try Work()
    let end = ContinuousClock.now + .seconds(seconds)
    let hammers = (0..<threadCount).map { Hammer(work: work, number: $0, end: end) }
    for hammer in hammers { hammer.join() }

    // Only now: the first answers had to come from caches that were empty.
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
