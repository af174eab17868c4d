import Testing

@testable import WeightCore

@Suite struct ReminderTests {
  @Test(
    arguments: [
      ([-1, -2, -3, -4], 4), ([-1, -2, -3], 3), ([-1, -2], nil), ([0, -1, -2, -3], nil),
      ([-2, -3, -4], nil), ([], nil),
    ] as [([Int], Int?)]
  )
  func `a streak has a warning before it ends`(offsets: [Int], days: Int?) throws {
    for zone in Zone.all {
      let entries = try offsets.map { try zone.entry((80, .kilogram), $0) }
      let warning = try schedule(entries, zone).streakWarning
      #expect(warning?.occasion == days.map(Reminder.Occasion.streakWarning))
      guard let warning else { continue }
      #expect(warning.time == TimeOfDay(hour: 20, minute: 0))
      #expect(try warning.recurrence == .once(zone.day(0)))
    }
  }

  @Test(
    arguments: [
      (172, 160, .pound, 170, 2), (178, 160, .pound, nil, 0), (175, 160, .pound, nil, 0),
      (75, 70, .kilogram, 74, 1), (148.5, 160, .pound, 150, 1.5), (161, 160, .pound, 160, 1),
      (159, 160, .pound, 160, 1), (172.1, 160, .pound, nil, 0), (160, 160, .pound, nil, 0),
      (72.9, 70, .kilogram, 72, 0.9), (71.6, 71, .kilogram, 71, 0.6),
      (162.5, 162.5, .pound, nil, 0), (141, 100, .stone, nil, 0),
      (11.6, 10, .stone, 11.5, 0.1), (11.4, 13, .stone, 11.5, 0.1),
      (-1, 160, .pound, nil, 0), (0, 160, .pound, nil, 0),
    ] as [(Double, Double, WeightUnit, Double?, Double)]
  )
  func `the next round weight is near`(
    current: Double,
    goal: Double,
    unit: WeightUnit,
    target: Double?,
    remaining: Double
  ) throws {
    let approaching = ApproachingMilestone(
      current: try #require(Mass(current, unit)),
      goal: try #require(Mass(goal, unit)),
      interval: .usual(in: unit),
      unit: unit
    )
    #expect(approaching?.target == target.flatMap { Mass($0, unit) })
    guard let approaching else { return }
    expectEqual([approaching.remaining.value(in: unit)], [remaining], tolerance: 1e-9)
  }

  @Test func `masses that are not representable are near nothing`() throws {
    let (least, greatest) = (Mass(micrograms: .min), Mass(micrograms: .max))
    for unit in WeightUnit.allCases {
      #expect(
        ApproachingMilestone(current: least, goal: greatest, interval: .usual(in: unit), unit: unit)
          == nil
      )
      _ = ApproachingMilestone(
        current: greatest,
        goal: least,
        interval: .usual(in: unit),
        unit: unit
      )
      _ = ApproachingMilestone(
        current: Mass(micrograms: .max - 1),
        goal: greatest,
        interval: .usual(in: unit),
        unit: unit
      )
    }
  }

  @Test(arguments: Zone.all)
  func `a near round weight has a reminder on the next morning`(zone: Zone) throws {
    let entries = try zone.pounds([-1: 171, 0: 172, 1: 150])
    let reminder = try #require(try schedule(entries, zone, goal: 160).milestoneApproaching)
    #expect(reminder.time == TimeOfDay(hour: 9, minute: 0))
    #expect(try reminder.recurrence == .once(zone.day(1)))
    guard case .milestoneApproaching(let milestone) = reminder.occasion else {
      Issue.record("\(reminder.occasion)")
      return
    }
    #expect(milestone.target == Mass(170, .pound))
    #expect(try schedule(entries, zone).milestoneApproaching == nil)
    #expect(try schedule([], zone, goal: 160).milestoneApproaching == nil)
  }

  @Test(arguments: Zone.all)
  func `the week has a summary`(zone: Zone) throws {
    let entries = try zone.pounds([0: 172, -1: 173, -2: 174, -3: 175, -14: 200, -7: 190, 1: 100])
    let week = WeekInReview(entries.map(\.weighIn), today: try zone.day(0))
    #expect(week.entries == 4)
    #expect(week.change == Mass(-3, .pound))
    #expect(week.direction == .down)
    let empty = WeekInReview([], today: try zone.day(0))
    #expect(empty.entries == 0)
    #expect(empty.change == nil)
    #expect(empty.direction == .stable)
    let single = WeekInReview(try zone.pounds([0: 180]).map(\.weighIn), today: try zone.day(0))
    #expect(single.change == Mass(micrograms: 0))
  }

  @Test(
    arguments: [
      (Array(repeating: (8, 15), count: 10), (8, 15)), ([(8, 15), (8, 15), (8, 15)], nil),
      // Times before and after midnight average to midnight rather than noon.
      ([(23, 0), (1, 0), (23, 0), (1, 0), (0, 0), (0, 0)], (0, 0)),
      ([(23, 50), (23, 55), (23, 50), (23, 55), (23, 59)], (0, 0)),
      ([(7, 7), (7, 7), (7, 7), (7, 7), (7, 7)], (7, 0)),
      ([(7, 8), (7, 8), (7, 8), (7, 8), (7, 8)], (7, 15)),
      // The newest weigh-in has five times the weight of the oldest.
      ([(6, 0), (6, 0), (6, 0), (6, 0), (9, 0)], (6, 15)),
      ([(9, 0), (6, 0), (6, 0), (6, 0), (6, 0)], (7, 0)),
      // Times spread around the clock are not a habit.
      ([(0, 0), (12, 0), (8, 0), (20, 0), (16, 0)], nil),
    ] as [([(Int, Int)], (Int, Int)?)]
  )
  func `the usual time is the average of the weigh-ins`(
    times: [(Int, Int)],
    expected: (Int, Int)?
  ) throws {
    for zone in Zone.all {
      let entries = try times.enumerated()
        .map { index, time in
          try zone.entry((80, .kilogram), -index * 2 - 20, at: time.0, time.1, id: Int64(index))
        }
      let time = expected.flatMap { TimeOfDay(hour: $0.0, minute: $0.1) }
      #expect(HabitualTime.of(entries.map(\.weighIn).shuffled()) == time)
    }
  }

  @Test func `in a long log, the thirty newest weigh-ins determine the usual time`() throws {
    let zone = Zone.all[0]
    let entries = try (0..<100)
      .map { index in
        try zone.entry((80, .kilogram), -index, at: index < 30 ? 6 : 20, 0)
      }
    #expect(HabitualTime.of(entries.map(\.weighIn)) == TimeOfDay(hour: 6, minute: 0))
  }

  @Test func `all reminders have different identifiers`() throws {
    let zone = Zone.all[0]
    let entries = try zone.pounds([-1: 172, -2: 173, -3: 174])
    let all = try schedule(entries, zone, goal: 160).reminders(dailyAt: .noon)
    #expect(
      all.map(\.occasion.identifier)
        == ["weightLogReminder", "streakWarning", "milestoneApproaching", "weeklySummary"]
    )
    #expect(all[0].recurrence == .daily)
    #expect(all[3].recurrence == .weekly(.sunday))
    #expect(all[3].time == TimeOfDay(hour: 19, minute: 0))
    #expect(try schedule([], zone).reminders(dailyAt: nil).count == 1)
  }

  // MARK: Due

  /// The clock change is on a Sunday in all zones, so day 0 is the end of a week.
  @Test(
    arguments: [
      // The days with weigh-ins of 172 lb, the time, what was shown, and what is due.
      ([-5], 7, [:], []), ([-5], 8, [:], ["weightLogReminder"]),
      ([-5, 0], 8, [:], []), ([-5], 8, ["weightLogReminder": 0], []),
      ([-5], 8, ["weightLogReminder": -1], ["weightLogReminder"]),
      ([-3, -2, -1], 10, [:], ["weightLogReminder", "milestoneApproaching"]),
      (
        [-3, -2, -1], 20, [:],
        ["weightLogReminder", "streakWarning", "milestoneApproaching", "weeklySummary"]
      ),
      ([-3, -2, -1, 0], 20, [:], ["weeklySummary"]), ([-3, -2], 20, [:], Self.twoDays),
    ] as [([Int], Int, [String: Int], [String])]
  )
  func `a reminder is due once, and only if there is a reason for it`(
    days: [Int],
    hour: Int,
    shown: [String: Int],
    expected: [String]
  ) throws {
    for zone in Zone.all where try zone.day(0).weekday == .sunday {
      let entries = try days.map { try zone.entry((172, .pound), $0, id: Int64($0 + 10)) }
      let goal: Double? = expected.contains("milestoneApproaching") ? 160 : nil
      let due = try schedule(entries, zone, goal: goal)
        .due(
          at: try #require(TimeOfDay(hour: hour, minute: 0)),
          dailyAt: TimeOfDay(hour: 7, minute: 30),
          shown: shown.mapValues { try zone.day($0).iso8601 }
        )
      #expect(due.map(\.reminder.occasion.identifier) == expected)
    }
  }

  private static let twoDays = ["weightLogReminder", "weeklySummary"]

  @Test func `a milestone is announced once, until another one is near`() throws {
    let zone = Zone.all[0]
    let schedule = try schedule([zone.entry((172, .pound), -1)], zone, goal: 160)
    let due = schedule.due(at: .noon, dailyAt: nil, shown: [:])
    let milestone = try #require(due.first)
    #expect(milestone.subject == "\(try #require(Mass(170, .pound)).micrograms)")
    let shown = [milestone.reminder.occasion.identifier: milestone.subject]
    #expect(schedule.due(at: .noon, dailyAt: nil, shown: shown).isEmpty)
  }

  @Test func `the summary of a week also appears on the next day`() throws {
    let zone = try #require(try Zone.all.first { try $0.day(0).weekday == .sunday })
    for (offset, isDue) in [(0, false), (1, true), (2, false)] {
      let schedule = ReminderSchedule(
        try zone.pounds([0: 172, -1: 173]).map(\.weighIn),
        goal: nil,
        unit: .pound,
        today: try zone.day(offset)
      )
      let due = schedule.due(
        at: try #require(TimeOfDay(hour: 6, minute: 0)),
        dailyAt: nil,
        shown: [:]
      )
      #expect(due.map(\.subject) == (isDue ? [try zone.day(0).iso8601] : []))
    }
  }

  private func schedule(
    _ entries: [WeightEntry],
    _ zone: Zone,
    goal: Double? = nil
  ) throws -> ReminderSchedule {
    ReminderSchedule(
      entries.map(\.weighIn),
      goal: goal.flatMap { Mass($0, .pound) },
      unit: .pound,
      today: try zone.day(0)
    )
  }
}
