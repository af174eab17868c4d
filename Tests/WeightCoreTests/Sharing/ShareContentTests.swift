import Testing

@testable import WeightCore

@Suite struct ShareContentTests {
  /// Shares weights of days of November 2026 on the 20th.
  private func share(
    _ kind: ShareKind,
    _ weights: [(day: Int, kilograms: Double)],
    goal target: Double? = nil,
    start: (day: Int, kilograms: Double)? = nil,
    discretion: SharePrivacyOptions = SharePrivacyOptions()
  ) throws -> ShareContent {
    let entries = try weights.enumerated()
      .map { index, weight in
        try entry(weight.kilograms, "2026-11-\(weight.day) 7:00", id: Int64(index + 1))
      }
    let goal = try target.map { target in
      Goal(
        target: try #require(Mass(target, .kilogram)),
        set: try moment("2026-11-\(start?.day ?? 20) 8:00"),
        start: start.flatMap { Mass($0.kilograms, .kilogram) }
      )
    }
    let logSummary = LogSummary(entries, settings: Settings(), today: try day("2026-11-20"))
    let milestones = goal.map { goal in
      Milestones(
        start: goal.start ?? entries.first?.mass ?? goal.target,
        goal: goal.target,
        interval: .twoKilograms
      )
    }
    return try ShareContent(
      kind,
      of: logSummary,
      goal: goal,
      milestones: milestones,
      discretion: discretion
    )
  }

  @Test(arguments: ShareKind.allCases)
  func `sharing needs two weigh-ins and a week`(kind: ShareKind) throws {
    #expect(throws: ShareError.tooFewEntries(0)) { try share(kind, [], goal: 70) }
    #expect(throws: ShareError.tooFewEntries(1)) { try share(kind, [(10, 80)], goal: 70) }
    #expect(throws: ShareError.tooShort(days: 6)) {
      try share(kind, [(10, 80), (16, 75)], goal: 70)
    }
    #expect(throws: Never.self) { try share(kind, [(10, 80), (17, 75)], goal: 70) }
  }

  @Test func `progress needs a goal, a summary does not`() throws {
    let weights = [(10, 80.0), (18, 79)]
    #expect(throws: ShareError.noGoal) { try share(.progress, weights) }
    #expect(throws: ShareError.noGoal) { try share(.milestone, weights) }
    #expect(try share(.summary, weights).weighIns == 2)
  }

  @Test(
    arguments: [
      (80.0, nil), (77.6, nil), (77.5, 1), (75.1, 1), (75, 2), (72.5, 3), (70.1, 3), (70, 4),
      (60, 4), (90, nil),
    ] as [(Double, Int?)]
  )
  func `a milestone is a quarter of the way to the goal`(kilograms: Double, quarters: Int?) throws {
    let weights = [(1, 80.0), (18, kilograms)]
    guard let quarters else {
      #expect(throws: ShareError.noMilestone) { try share(.milestone, weights, goal: 70) }
      return
    }
    let content = try share(.milestone, weights, goal: 70)
    #expect(content.milestone == .quarters(quarters))
    #expect(content.milestonePart == Double(quarters) / 4)
  }

  @Test(arguments: [
    (78.9, 79.0, false), (75.2, 76, false), (70, 70, true), (65, 70, true),
  ])
  func `the weight of a milestone is shared only if weights are`(
    kilograms: Double,
    milestone: Double,
    isGoal: Bool
  ) throws {
    let open = SharePrivacyOptions(showsWeights: true)
    let weights = [(1, 80.0), (18, kilograms)]
    // The milestones are multiples of two kilograms, and none is at 79.
    guard milestone != 79 else {
      #expect(throws: ShareError.noMilestone) {
        try share(.milestone, weights, goal: 70, discretion: open)
      }
      return
    }
    let content = try share(.milestone, weights, goal: 70, discretion: open)
    let mass = try #require(Mass(milestone, .kilogram))
    #expect(content.milestone == .mass(mass, isGoal: isGoal))
    #expect(content.milestonePart == (80 - milestone) / 10)
  }

  @Test(arguments: ShareKind.allCases)
  func `hidden values are not in the content`(kind: ShareKind) throws {
    let weights = [(1, 80.0), (18, 74)]
    let usual = try share(kind, weights, goal: 70)
    #expect(usual.change == nil)
    #expect(usual.period == nil)
    #expect(usual.days == 17)
    let closed = try share(kind, weights, goal: 70, discretion: SharePrivacyOptions(dates: .none))
    #expect(closed.days == nil)
    let open = try share(
      kind,
      weights,
      goal: 70,
      discretion: SharePrivacyOptions(showsWeights: true, dates: .exact)
    )
    #expect(open.change == Mass(-6, .kilogram))
    #expect(open.period == (try day("2026-11-1"))...(try day("2026-11-18")))
  }

  @Test func `the way to the goal begins when it is set`() throws {
    let weights = [(1, 90.0), (5, 80), (10, 79), (18, 75)]
    let content = try share(
      .progress,
      weights,
      goal: 70,
      start: (5, 80),
      discretion: SharePrivacyOptions(showsWeights: true)
    )
    #expect(content.fraction == 0.5)
    #expect(content.days == 13)
    #expect(content.weighIns == 3)
    #expect(content.change == Mass(-5, .kilogram))
  }

  @Test func `a new goal has a duration of no days`() throws {
    let content = try share(
      .progress,
      [(1, 80), (18, 79)],
      goal: 70,
      start: (20, 79),
      discretion: SharePrivacyOptions(dates: .exact)
    )
    #expect(content.fraction == 0)
    #expect(content.days == nil)
    #expect(content.period == nil)
  }

  @Test func `a summary covers ninety days`() throws {
    let entries = try (0..<200)
      .map { index -> WeightEntry in
        let date = try #require(try day("2026-11-20").adding(days: index - 199))
        return try entry(80, "\(date.iso8601) 7:00", id: Int64(index + 1))
      }
    let logSummary = LogSummary(entries, settings: Settings(), today: try day("2026-11-20"))
    let content = try ShareContent(.summary, of: logSummary, goal: nil, milestones: nil)
    #expect(content.weighIns == 90)
    #expect(content.days == 89)
    #expect(content.streak == 200)
    #expect(content.curve.allSatisfy { $0.height == 0.5 })
    #expect(content.curve.first?.time == 0)
    #expect(content.curve.last?.time == 1)
  }
}
