/// The number of rounds.
///
/// Only the best one counts, which reduces the influence of other processes.
private let roundCount = 9

/// Measures all contestants alternately in several rounds, and prints a line for each: job,
/// contestant, nanoseconds and goal.
func compare(_ job: String, _ contestants: [BenchmarkSubject]) throws {
  var best = contestants.map { _ in Double.infinity }
  for _ in 0..<roundCount {
    for (index, contestant) in contestants.enumerated() {
      let duration = try ContinuousClock()
        .measure {
          for number in 0..<contestant.count { sink &+= try contestant.work(number) }
        }
      best[index] = min(best[index], duration / .nanoseconds(contestant.count))
    }
  }
  for (contestant, nanoseconds) in zip(contestants, best) {
    print(job, contestant.name, nanoseconds, contestant.goal ?? "", separator: "\t")
  }
}

/// A sink that prevents the compiler from removing results.
nonisolated(unsafe) private var sink = 0
