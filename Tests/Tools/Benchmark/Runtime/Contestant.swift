/// One of those that do the same piece of work.
struct Contestant {
  let name: String
  /// How many times as long as this one the library may take.
  ///
  /// For the library itself, how many nanoseconds. Nil where no goal is set.
  let goal: Double?
  /// How often the work is done in a round.
  let count: Int
  /// Does the work once, for a number from 0, and returns something of the result.
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

  /// The library that is measured.
  static func localization(
    goal: Double? = nil,
    count: Int = 20_000,
    _ work: @escaping (Int) throws -> Int
  ) -> Contestant {
    Contestant("Localization", goal: goal, count: count, work)
  }
}
