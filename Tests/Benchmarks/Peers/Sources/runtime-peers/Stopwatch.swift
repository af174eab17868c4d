/// Times small pieces of work, and prints a line for each: job, contestant, nanoseconds.
struct Stopwatch {
  /// What keeps the results from being optimized away.
  private(set) var sink = 0

  /// Times a piece of work: the best of nine rounds, so that what else the machine does counts little.
  ///
  /// - Parameters:
  ///   - job: what is done.
  ///   - contestant: who does it.
  ///   - count: how often it is done in a round.
  ///   - work: does it once, for a number from 0, and returns something of the result.
  mutating func time(
    _ job: String,
    _ contestant: String,
    count: Int = 20_000,
    _ work: (Int) throws -> Int
  ) rethrows {
    var best = Duration.seconds(3600)
    for _ in 0..<9 {
      let duration = try ContinuousClock()
        .measure {
          for index in 0..<count { sink &+= try work(index) }
        }
      best = min(best, duration)
    }
    let nanoseconds: Double = best / .nanoseconds(count)
    print("\(job)\t\(contestant)\t\((nanoseconds * 10).rounded() / 10)")
  }
}
