/// An implementation that is compared with others.
struct BenchmarkSubject {
  let name: String
  /// The maximum ratio between the time of the library and that of this contestant.
  ///
  /// For the library itself, the goal is in nanoseconds; `nil` if there is none.
  let goal: Double?
  /// The number of calls in a round.
  let count: Int
  /// Performs the work once, for a number from 0, and returns a part of the result.
  let work: (Int) throws -> Int

  init(
    _ name: String,
    goal: Double? = nil,
    count: Int = 20_000,
    _ work: @escaping (Int) throws -> Int
  ) {
    self.name = name
    self.goal = goal
    self.count = count
    self.work = work
  }

  /// Returns the measured library as a contestant.
  static func localization(
    goal: Double? = nil,
    count: Int = 20_000,
    _ work: @escaping (Int) throws -> Int
  ) -> BenchmarkSubject {
    BenchmarkSubject("Localization", goal: goal, count: count, work)
  }
}
