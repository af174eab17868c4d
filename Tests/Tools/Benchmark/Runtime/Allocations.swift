import BenchmarkPeers

/// Counts the allocations of repeated work, and prints a line: job, allocations of one call, and
/// the goal.
///
/// The goal is the number of allocations that the result requires.
func printAllocations(_ job: String, goal: Int, _ work: (Int) -> Int) {
  guard peer_allocation_count() >= 0 else { return }
  let count = 1000
  var sink = 0
  for number in 0..<count { sink &+= work(number) }
  let before = peer_allocation_count()
  for number in 0..<count { sink &+= work(number) }
  let allocations = Double(peer_allocation_count() - before) / Double(count)
  // Using the sum prevents the compiler from removing the work.
  print(job, sink == .min ? 0 : allocations, goal, separator: "\t")
}
