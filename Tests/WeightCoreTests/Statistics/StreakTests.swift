import Testing

@testable import WeightCore

@Suite struct StreakTests {
  @Test(
    arguments: [
      ([0, -1, -2], 3, true), ([0, -1, -3], 2, true), ([], 0, false), ([-5, -6], 0, false),
      ([-1, -2, -3, -4], 4, false), ([0], 1, true), ([-1], 1, false), ([-2], 0, false),
      ([-2, 0, -1, 0, -1], 3, true),
      // A day in the future neither counts nor excludes today.
      ([1, 0, -1], 2, true), ([400], 0, false), ([1, -1], 1, false),
    ] as [([Int], Int, Bool)]
  )
  func `consecutive days are counted back from today or yesterday`(
    offsets: [Int],
    days: Int,
    includesToday: Bool
  ) throws {
    for zone in Zone.all {
      let entries = try offsets.map { try zone.entry((80, .kilogram), $0, at: 0, 5) }
      let streak = Streak(entries.map(\.moment.day), today: try zone.day(0))
      #expect(streak.days == days)
      #expect(streak.includesToday == includesToday)
    }
  }

  @Test func `a streak of the whole calendar ends at its start`() throws {
    let today = try day("0001-01-03")
    let days = try [day("0001-01-01"), day("0001-01-02"), today]
    #expect(Streak(days, today: today).days == 3)
  }
}
