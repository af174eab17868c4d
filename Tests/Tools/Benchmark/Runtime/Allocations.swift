import BenchmarkPeers

/// Counts how often memory is allocated for a piece of work that was done before, and prints a line: job,
/// allocations of one time, and the goal, which is those of the result.
func printAllocations(_ job: String, goal: Int, _ work: (Int) -> Int) {
  guard peer_allocation_count() >= 0 else { return }
  let count = 1000
  var sink = 0
  for number in 0..<count { sink &+= work(number) }
  let before = peer_allocation_count()
  for number in 0..<count { sink &+= work(number) }
  let allocations = Double(peer_allocation_count() - before) / Double(count)
  // The sum is used, so that nothing of the work can be left out.
  print(job, sink == .min ? 0 : allocations, goal, separator: "\t")
}
