import Testing

@testable import WeightCore

@Suite struct GoalLimitsTests {
  @Test(
    arguments: [
      (66, .pound), (440, .pound), (30, .kilogram), (200, .kilogram), (170, .pound),
      (170, .kilogram), (5, .stone), (31.4, .stone),
    ] as [(Double, WeightUnit)]
  )
  func `a goal within the limits is allowed`(value: Double, unit: WeightUnit) throws {
    try GoalLimits.check(try #require(Mass(value, unit)), in: unit)
  }

  @Test(
    arguments: [
      (65.9, .pound), (440.1, .pound), (29.9, .kilogram), (200.1, .kilogram), (0, .pound),
      (-70, .kilogram), (4.7, .stone), (31.5, .stone), (9e9, .kilogram),
    ] as [(Double, WeightUnit)]
  )
  func `a goal outside of the limits is rejected`(value: Double, unit: WeightUnit) throws {
    let mass = try #require(Mass(value, unit))
    let refusal = GoalError.targetOutside(GoalLimits.range(in: unit), unit: unit)
    #expect(throws: refusal) { try GoalLimits.check(mass, in: unit) }
    #expect(GoalLimits.warning(for: mass, in: unit) == nil)
  }

  @Test(
    arguments: [
      (80, .pound, .low), (87.9, .pound, .low), (88, .pound, nil), (330, .pound, nil),
      (330.1, .pound, .high), (400, .pound, .high), (35, .kilogram, .low), (40, .kilogram, nil),
      (150, .kilogram, nil), (180, .kilogram, .high), (50, .pound, nil), (500, .pound, nil),
      (6, .stone, .low), (11, .stone, nil), (24, .stone, .high),
    ] as [(Double, WeightUnit, GoalWarning?)]
  )
  func `an unusual goal has a warning`(
    value: Double,
    unit: WeightUnit,
    warning: GoalWarning?
  ) throws {
    #expect(GoalLimits.warning(for: try #require(Mass(value, unit)), in: unit) == warning)
  }

  @Test(
    arguments: [
      (90, 80, 70, 0.5, -10, -10, false), (90, 90, 70, 0, 0, -20, false),
      (90, 95, 70, 0, 5, -25, false), (90, 70, 70, 1, -20, 0, true), (90, 65, 70, 1, -25, 5, true),
      (50, 55, 60, 0.5, 5, 5, false), (50, 61, 60, 1, 11, -1, true), (50, 45, 60, 0, -5, 15, false),
      (70, 70, 70, 1, 0, 0, true), (70, 72, 70, 0, 2, -2, false), (70, 68, 70, 0, -2, 2, false),
    ] as [(Double, Double, Double, Double, Double, Double, Bool)]
  )
  func `progress is the completed fraction of the way to the goal`(
    start: Double,
    current: Double,
    goal: Double,
    fraction: Double,
    change: Double,
    remaining: Double,
    hasReachedGoal: Bool
  ) throws {
    let progress = GoalProgress(
      start: try #require(Mass(start, .kilogram)),
      current: try #require(Mass(current, .kilogram)),
      goal: try #require(Mass(goal, .kilogram))
    )
    expectEqual([progress.fraction], [fraction])
    #expect(progress.change == Mass(change, .kilogram))
    #expect(progress.remaining == Mass(remaining, .kilogram))
    #expect(progress.hasReachedGoal == hasReachedGoal)
  }
}
