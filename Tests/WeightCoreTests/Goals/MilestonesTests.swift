import Testing

@testable import WeightCore

@Suite struct MilestonesTests {
  @Test(
    arguments: [
      (200, 160, .fivePounds, [195, 190, 185, 180, 175, 170, 165, 160]),
      (200, 180, .fivePounds, [195, 190, 185, 180]),
      (198, 180, .fivePounds, [195, 190, 185, 180]),
      (120, 140, .fivePounds, [125, 130, 135, 140]),
      (120, 150, .fivePounds, [125, 130, 135, 140, 145, 150]),
      (200, 162, .fivePounds, [195, 190, 185, 180, 175, 170, 165, 162]),
      (163, 160, .fivePounds, [160]),
      (160, 160, .fivePounds, [160]),
      (160.5, 160, .fivePounds, [160]),
      (170, 162.5, .fivePounds, [165, 162.5]),
      (165, 160, .fivePounds, [160]),
      (200, 160, .tenPounds, [190, 180, 170, 160]),
      (200, 160, .fifteenPounds, [195, 180, 165, 160]),
      (90, 70, .twoKilograms, [88, 86, 84, 82, 80, 78, 76, 74, 72, 70]),
      (90, 80, .twoKilograms, [88, 86, 84, 82, 80]),
      (90, 80, .fiveKilograms, [85, 80]),
      (90, 76, .sevenKilograms, [84, 77, 76]),
      (189, 160, .halfStone, [182, 175, 168, 161, 160]),
      (200, 154, .stone, [196, 182, 168, 154]),
      // The limits of a goal also apply to the starting weight.
      (0, 5, .fivePounds, [5]),
      (-10, 160, .fivePounds, [160]),
      (9_000_000_000, 160, .fivePounds, [160]),
      (160, 9_000_000_000, .fivePounds, [9_000_000_000]),
    ] as [(Double, Double, MilestoneInterval, [Double])]
  )
  func `milestones are round, and the goal is the last`(
    start: Double,
    goal: Double,
    interval: MilestoneInterval,
    expected: [Double]
  ) throws {
    let unit = interval.unitOfCount
    let all = try milestones(start, goal, interval).all
    #expect(all.map(\.target) == expected.map { Mass($0, unit) })
    #expect(all.map(\.isGoal) == expected.map { $0 == goal })
  }

  @Test func `a distant goal has many milestones`() throws {
    let all = try milestones(400, 150).all
    #expect(all.count == 50)
    #expect(all.first?.target == Mass(395, .pound))
  }

  @Test(
    arguments: [
      (200, 200, 160, 195, 200, 0, 5), (197.5, 200, 160, 195, 200, 0.5, 2.5),
      (195, 200, 160, 195, 200, 1, 0), (192, 200, 160, 190, 195, 0.6, 2),
      (197, 200, 160, 195, 200, 0.6, 2), (181, 200, 160, 180, 185, 0.8, 1),
      (178.6, 200, 160, 175, 180, 0.28, 3.6), (178.6, 165, 160, 175, 180, 0.28, 3.6),
      (179, 200, 160, 175, 180, 0.2, 4), (190, 185, 160, 185, 190, 0, 5),
      (205, 200, 160, 200, 205, 0, 5), (125, 130, 150, 130, 125, 0, 5),
      (115, 120, 150, 120, 115, 0, 5), (122.5, 120, 150, 125, 120, 0.5, 2.5),
      (127, 120, 150, 130, 125, 0.4, 3), (165, 200, 160, 165, 170, 1, 0),
      (145, 120, 150, 145, 140, 1, 0), (170, 200, 160, 170, 175, 1, 0),
    ] as [(Double, Double, Double, Double, Double, Double, Double)]
  )
  func `a weight is between two milestones`(
    current: Double,
    start: Double,
    goal: Double,
    next: Double,
    previous: Double,
    fraction: Double,
    remaining: Double
  ) throws {
    let progress = try milestones(start, goal).progress(at: pounds(current))
    #expect(try progress.next == pounds(next))
    // If the weight is a milestone, the app also uses it as the previous one. The two are so close
    // that the fraction between them is 1.
    if current != next { #expect(try progress.previous == pounds(previous)) }
    expectEqual([progress.fraction], [fraction])
    #expect(try progress.remaining == pounds(remaining))
    #expect(!progress.hasReachedGoal)
  }

  @Test(
    arguments: [
      (178.6, 165, 160, 175, 3.6, 0.28), (190, 185, 160, 185, 5, 0), (205, 200, 160, 200, 5, 0),
      (125, 130, 150, 130, 5, 0), (115, 120, 150, 120, 5, 0), (192, 200, 160, 190, 2, 0.6),
      (197.5, 200, 160, 195, 2.5, 0.5), (127, 120, 150, 130, 3, 0.4),
    ] as [(Double, Double, Double, Double, Double, Double)]
  )
  func `beyond the start, the next milestone is on the way back`(
    current: Double,
    start: Double,
    goal: Double,
    next: Double,
    remaining: Double,
    fraction: Double
  ) throws {
    let days = try [
      DailyWeight(day: day("2026-11-01"), kilograms: pounds(start).value(in: .kilogram)),
      DailyWeight(day: day("2026-11-20"), kilograms: pounds(current).value(in: .kilogram)),
    ]
    let stages = try milestones(start, goal).stages(days, current: pounds(current), completed: [])
    let stage = try #require(stages.first { if case .next = $0.state { true } else { false } })
    #expect(try stage.milestone.target == pounds(next))
    guard case .next(let mass, let part) = stage.state else { return }
    #expect(try mass == pounds(remaining))
    expectEqual([part], [fraction])
    #expect(stages.last?.milestone.isGoal == true)
  }

  @Test func `a weight in kilograms is between two milestones`() throws {
    let milestones = try milestones(90, 70, .twoKilograms)
    let progress = milestones.progress(at: try #require(Mass(87, .kilogram)))
    #expect(progress.next == Mass(86, .kilogram))
    #expect(progress.previous == Mass(88, .kilogram))
    expectEqual([progress.fraction], [0.5])
  }

  @Test(
    arguments: [
      (160, 200, 160, true), (165, 200, 160, false), (150, 120, 150, true), (145, 120, 150, false),
      // After the goal, the app's result is inconsistent.
      (158, 200, 160, true), (155, 120, 150, true), (100, 200, 160, true), (300, 120, 150, true),
      (160, 160, 160, true), (161, 160, 160, false), (159, 160, 160, false),
    ] as [(Double, Double, Double, Bool)]
  )
  func `a goal is reached at or past its weight`(
    current: Double,
    start: Double,
    goal: Double,
    isReached: Bool
  ) throws {
    let progress = try milestones(start, goal).progress(at: pounds(current))
    #expect(progress.hasReachedGoal == isReached)
    if isReached {
      #expect(progress.fraction == 1)
      #expect(progress.remaining == Mass(micrograms: 0))
    }
  }

  @Test(
    arguments: [
      (194, 200, 160, [195]), (182, 200, 160, [195, 190, 185]), (195, 200, 160, [195]),
      (194.9, 200, 160, [195]), (195.1, 200, 160, []), (198, 200, 160, []),
      (126, 120, 150, [125]), (124, 120, 150, []),
      (162, 200, 163, [195, 190, 185, 180, 175, 170, 165, 163]),
    ] as [(Double, Double, Double, [Double])]
  )
  func `only new milestones are crossed`(
    current: Double,
    start: Double,
    goal: Double,
    expected: [Double]
  ) throws {
    let crossed = try milestones(start, goal).crossed(at: pounds(current), completed: [])
    #expect(try crossed.map(\.target) == expected.map(pounds))
  }

  @Test(
    arguments: [
      (182, [], [195, 190, 185]), (189, [195], [190]), (182, [195, 190], [185]), (198, [], []),
      (182, [190], [195, 185]),
    ] as [(Double, [Double], [Double])]
  )
  func `of several milestones at once, the last is celebrated`(
    current: Double,
    celebrated: [Double],
    expected: [Double]
  ) throws {
    let past = try celebrated.map { try completed($0, isCelebrated: true) }
    let celebration = try milestones(200, 160)
      .celebration(at: pounds(current), completed: past)
    let reached = try expected.map { Milestone(target: try pounds($0)) }
    if let farthest = reached.last {
      #expect(celebration == .reached(farthest, passed: reached.dropLast()))
    } else {
      #expect(celebration == .noCrossedMilestones)
    }
  }

  @Test func `an uncelebrated milestone comes first`() throws {
    let overdue = try completed(190, isCelebrated: false)
    let past = try [
      completed(195, isCelebrated: true), overdue, completed(185, isCelebrated: false),
    ]
    let celebration = try milestones(200, 160).celebration(at: pounds(182), completed: past)
    #expect(celebration == .overdue(overdue))
  }

  /// After a gain and during the next loss, 195 is not celebrated again, and 190 only when it is
  /// reached.
  @Test(arguments: [197.0, 194])
  func `no milestone is celebrated twice`(current: Double) throws {
    let past = try [completed(195, isCelebrated: true)]
    let celebration = try milestones(200, 160).celebration(at: pounds(current), completed: past)
    #expect(celebration == .allMilestonesAlreadyCelebrated)
  }

  @Test func `a log without weigh-ins celebrates nothing`() throws {
    #expect(try milestones(200, 160).celebration(at: nil, completed: []) == .noEntries)
  }

  @Test func `a start at the goal celebrates the goal`() throws {
    let celebration = try milestones(160, 160).celebration(at: pounds(160), completed: [])
    #expect(try celebration == .reached(Milestone(target: pounds(160), isGoal: true), passed: []))
  }

  @Test func `a change of the unit does not repeat a milestone`() throws {
    let past = try [195.0, 190].map { try completed($0, isCelebrated: true) }
    let inKilograms = Milestones(
      start: try pounds(200),
      goal: try pounds(160),
      interval: .twoKilograms
    )
    // 190 lb is 86.2 kg: at 189.9 lb, only the milestones 90 and 88 were passed.
    let celebration = inKilograms.celebration(at: try pounds(189.9), completed: past)
    #expect(celebration == .allMilestonesAlreadyCelebrated)
    let next = inKilograms.celebration(at: try pounds(189), completed: past)
    let expected = Milestone(target: try #require(Mass(86, .kilogram)))
    #expect(next == .reached(expected, passed: []))
    // Converted back to pounds, 190 lb comes before 86 kg.
    let both =
      past + [
        CompletedMilestone(
          target: try #require(Mass(86, .kilogram)),
          achieved: try moment("2026-11-22 08:00"),
          start: try #require(Mass(90, .kilogram)),
          isCelebrated: true
        )
      ]
    let back = try milestones(200, 160).celebration(at: pounds(189), completed: both)
    #expect(back == .allMilestonesAlreadyCelebrated)
  }

  @Test func `a reached goal counts in all intervals`() throws {
    let past = try [completed(160, isCelebrated: true)]
    for interval in MilestoneInterval.allCases {
      let celebration = try milestones(pounds: 200, 160, interval)
        .celebration(at: pounds(159), completed: past)
      #expect(celebration == .allMilestonesAlreadyCelebrated)
    }
  }

  @Test(arguments: MilestoneInterval.allCases)
  func `milestones are exact whole numbers of a unit`(interval: MilestoneInterval) throws {
    let all = Milestones(
      start: try #require(Mass(300, .kilogram)),
      goal: try #require(Mass(300, .pound)),
      interval: interval
    )
    .all
    #expect(all.count > 10)
    for milestone in all.dropLast() {
      let value = milestone.target.value(in: interval.unitOfCount)
      #expect(value == value.rounded())
      #expect(Mass(value, interval.unitOfCount) == milestone.target)
      #expect(milestone.target.micrograms % interval.step.micrograms == 0)
    }
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.target > $1.target })
    #expect(MilestoneInterval(rawValue: interval.rawValue) == interval)
  }

  @Test func `each unit has its intervals`() {
    #expect(
      WeightUnit.allCases.flatMap(MilestoneInterval.choices).map(\.rawValue)
        == ["2kg", "5kg", "7kg", "5lb", "10lb", "15lb", "7lb", "14lb"]
    )
    for unit in WeightUnit.allCases {
      #expect(MilestoneInterval.choices(in: unit).first == .usual(in: unit))
    }
    #expect(MilestoneInterval.halfStone.step.micrograms * 2 == WeightUnit.stone.micrograms)
  }

  @Test(arguments: [
    (174.6, true), (175.4, true), (199.6, true), (175, true), (199.5, false), (174, false),
    (182.5, false), (201, false), (174.500_1, true),
  ])
  func `a weight is near a round one within half a unit`(value: Double, isNear: Bool) throws {
    #expect(try MilestoneInterval.fivePounds.isNear(pounds(value)) == isNear)
    let kilograms = try #require(Mass(value, .kilogram))
    #expect(MilestoneInterval.fiveKilograms.isNear(kilograms) == isNear)
  }

  private func pounds(_ value: Double) throws -> Mass {
    try #require(Mass(value, .pound))
  }

  private func completed(_ pounds: Double, isCelebrated: Bool) throws -> CompletedMilestone {
    CompletedMilestone(
      target: try self.pounds(pounds),
      achieved: try moment("2026-11-22 08:00"),
      start: try self.pounds(200),
      isCelebrated: isCelebrated
    )
  }

  private func milestones(
    _ start: Double,
    _ goal: Double,
    _ interval: MilestoneInterval = .fivePounds
  ) throws -> Milestones {
    Milestones(
      start: try #require(Mass(start, interval.unitOfCount)),
      goal: try #require(Mass(goal, interval.unitOfCount)),
      interval: interval
    )
  }

  private func milestones(
    pounds start: Double,
    _ goal: Double,
    _ interval: MilestoneInterval
  ) throws -> Milestones {
    Milestones(start: try pounds(start), goal: try pounds(goal), interval: interval)
  }
}
