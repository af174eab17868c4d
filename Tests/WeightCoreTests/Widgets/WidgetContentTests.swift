import FoundationEssentials
import Testing

@testable import WeightCore

@Suite struct WidgetContentTests {
  /// Returns the content for weights of the days before 14 November 2026, 12:00 in Madrid.
  private func content(
    _ weights: [(daysAgo: Int, kilograms: Double)],
    goal: (target: Double, start: Double?)? = nil,
    unit: WeightUnit = .kilogram
  ) throws -> WidgetContent {
    let now = try moment("2026-11-14 12:00", utcOffset: 3_600)
    let entries = try weights.enumerated()
      .map { index, weight in
        let day = try #require(now.day.adding(days: -weight.daysAgo))
        return try entry(
          weight.kilograms,
          "\(day.iso8601) 7:30",
          utcOffset: 3_600,
          id: Int64(index + 1)
        )
      }
    var settings = Settings()
    settings.goal = try goal.map { goal in
      Goal(
        target: try #require(Mass(goal.target, .kilogram)),
        set: now,
        start: goal.start.flatMap { Mass($0, .kilogram) }
      )
    }
    return WidgetContent(
      LogSummary(entries, settings: settings, today: now.day),
      settings: settings,
      unit: unit,
      now: now,
      timeZone: try #require(TimeZone(identifier: "Europe/Madrid"))
    )
  }

  @Test func `without a log, the content only has the state`() throws {
    let content = WidgetContent(
      nil,
      settings: Settings(),
      unit: .kilogram,
      now: try moment("2026-11-14 12:00"),
      timeZone: .gmt
    )
    #expect(content.state == .needsSetup)
    #expect(content.entries.isEmpty)
    #expect(content.progress == nil)
  }

  @Test func `a log without weigh-ins is empty`() throws {
    let content = try content([], goal: (70, 80))
    #expect(content.state == .empty)
    #expect(content.latest == nil)
    #expect(content.goal != nil)
    #expect(content.progress == nil)
  }

  @Test(
    arguments: [
      ([(0, 72.5)], .unknown), ([(30, 80), (20, 72.5)], .unknown),
      ([(3, 72.5), (0, 72.5)], .neutral), ([(3, 72.9), (0, 72.5)], .neutral),
      ([(3, 73), (0, 72.5)], .down), ([(7, 72), (0, 72.5)], .up),
      // A user with one weigh-in per week has a change, too.
      ([(9, 75), (0, 72.5)], .down),
    ] as [([(Int, Double)], WidgetDirection)]
  )
  func `the threshold of a direction is half a kilogram in a week`(
    weights: [(Int, Double)],
    expected: WidgetDirection
  ) throws {
    #expect(try content(weights).direction == expected)
  }

  @Test func `the threshold for stones is half a pound`() throws {
    #expect(try content([(3, 72.8), (0, 72.5)], unit: .stone).direction == .down)
    #expect(try content([(3, 72.7), (0, 72.5)], unit: .stone).direction == .neutral)
  }

  @Test
  func `progress starts at the goal's starting weight, not with the oldest of thirty entries`()
    throws
  {
    let weights = (0..<40).map { (daysAgo: 39 - $0, kilograms: 100 - Double($0)) }
    let content = try content(weights, goal: (50, nil))
    #expect(content.entries.count == 30)
    #expect(content.entries.first?.entry.mass == Mass(61, .kilogram))
    #expect(content.start == Mass(100, .kilogram))
    #expect(content.progress?.fraction == 0.78)
    #expect(try self.content(weights, goal: (50, 120)).progress?.fraction == 59 / 70)
  }

  @Test func `the chart has the days of a week, the oldest first`() throws {
    let content = try content((0..<20).map { (daysAgo: 19 - $0, kilograms: 70 + Double($0)) })
    #expect(content.chart.map(\.kilograms) == [83, 84, 85, 86, 87, 88, 89])
    #expect(content.hasChart)
    #expect(try !self.content([(7, 70), (0, 71)]).hasChart)
  }

  @Test(arguments: [
    ("2026-11-14 12:00", 3_600, "Europe/Madrid", "2026-11-14T16:00:00+01:00"),
    ("2026-11-14 20:00", 3_600, "Europe/Madrid", "2026-11-15T00:00:00+01:00"),
    ("2026-11-14 23:59", 3_600, "Europe/Madrid", "2026-11-15T00:00:00+01:00"),
    // The clocks are set back in between.
    ("2026-10-25 00:30", 7_200, "Europe/Madrid", "2026-10-25T03:30:00+01:00"),
    ("2026-12-31 22:00", 0, "UTC", "2027-01-01T00:00:00+00:00"),
    // There was no midnight: 30 December 2011 was skipped.
    ("2011-12-29 22:00", -36_000, "Pacific/Apia", "2011-12-31T00:00:00+14:00"),
  ])
  func `a widget is refreshed after four hours or at midnight`(
    now: String,
    offset: Int,
    zone: String,
    expected: String
  ) throws {
    let refresh = WidgetContent.refresh(
      after: try moment(now, utcOffset: offset),
      in: try #require(TimeZone(identifier: zone))
    )
    #expect(refresh.iso8601 == expected)
  }
}
