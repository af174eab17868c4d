/// How many rounds there are, the best of which counts: so what else the machine does counts little.
private let roundCount = 9

/// Times a piece of work in rounds in which all contestants take turns, and prints a line for each: job,
/// contestant, nanoseconds and goal.
func compare(_ job: String, _ contestants: [Contestant]) throws {
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

/// What keeps the results from being optimized away.
nonisolated(unsafe) private var sink = 0
