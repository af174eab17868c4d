import TestSupport
import Testing
import WeightCore

@testable import WeightPresentation

@Suite struct WeightChartTests {
  private static let falling = (0..<60).map { (daysAgo: 59 - $0, kilograms: 80 - Double($0) / 10) }

  @Test(arguments: [
    (ChartRange.week, today - 6, today + 7), (.month, today - 29, today + 14),
    (.quarter, today - 59, today + 14), (.all, today - 59, today + 14),
  ])
  func `the axis covers the range and the log`(
    range: ChartRange,
    first: Int,
    last: Int
  )
    throws
  {
    let chart = try chart(Self.falling, range: range)
    #expect(chart.days == first...last)
    #expect(chart.weighIns.first?.day == Double(first))
    #expect(chart.trend.first?.day == Double(first))
  }

  @Test func `an axis has at least a week`() throws {
    #expect(try chart([(0, 70)]).days == today - 6...today)
    #expect(try chart([(40, 70)]).days == today - 46...today - 40)
  }

  @Test func `a chart of the last days ends today, and one of the whole log ends with the log`()
    throws
  {
    let old = Self.falling.map { (daysAgo: $0.daysAgo + 60, kilograms: $0.kilograms) }
    #expect(try chart(old, range: .all).days.upperBound == today - 60)
    #expect(try chart(old, range: .year).days.upperBound == today)
    #expect(try chart(old, range: .year).forecast.isEmpty)
    #expect(try chart(old, range: .month).isEmpty)
  }

  @Test func `a forecast continues the weigh-ins, with increasing uncertainty`() throws {
    let weights = Self.falling.map {
      (daysAgo: $0.daysAgo, kilograms: $0.kilograms + Double($0.daysAgo % 3) - 1)
    }
    let chart = try chart(weights)
    #expect(chart.forecast.map(\.day) == Array(today...today + 14))
    // The line is at 74.1 today, and falls by 0.1 a day.
    #expect(abs(chart.forecast[0].middle - 74.1) < 0.3)
    #expect(abs(chart.forecast[14].middle - 72.7) < 0.5)
    let widths = chart.forecast.map { $0.high - $0.low }
    #expect(widths[0] > 1 && widths[14] > widths[0])
  }

  @Test func `without a week of weigh-ins, there is no forecast`() throws {
    #expect(try chart([(6, 70), (0, 71)]).forecast.isEmpty)
    #expect(try chart([(7, 70), (3, 70.5), (0, 71)]).forecast.count == 15)
  }

  @Test(arguments: [
    (WeightUnit.kilogram, 68.0...72.0), (.pound, 70 - 5 * 0.45359237...70 + 5 * 0.45359237),
  ])
  func `there is space above and below the weigh-ins`(
    unit: WeightUnit,
    expected: ClosedRange<Double>
  ) throws {
    let masses = try chart([(3, 70), (0, 70)]).masses(unit: unit)
    #expect(abs(masses.lowerBound - expected.lowerBound) < 1e-9)
    #expect(abs(masses.upperBound - expected.upperBound) < 1e-9)
  }

  @Test(arguments: [
    (65.0, ChartGoal.auto, true), (64.9, .auto, false), (76, .auto, true), (76.1, .auto, false),
    (55, .auto, false), (55, .always, true), (90, .always, true), (66, .never, false),
  ])
  func `a goal is in the scale while the weigh-ins keep half of the height`(
    goal: Double,
    display: ChartGoal,
    isShown: Bool
  ) throws {
    let chart = try chart([(3, 71), (0, 70)], goal: goal, showing: display)
    let masses = chart.masses(unit: .kilogram)
    #expect((chart.goal.map(masses.contains) ?? false) == isShown)
    #expect((chart.edgeOfGoal(in: masses) == nil) == (isShown || display == .never))
    if display == .auto { #expect(masses.upperBound - masses.lowerBound <= 2 * 5) }
  }

  @Test(arguments: [
    (55.0, ChartEdge.bottom, "↓ 550 hg"), (90, .top, "↑ 900 hg"),
  ])
  func `an arrow at the edge says where a distant goal is`(
    goal: Double,
    edge: ChartEdge,
    arrow: String
  ) throws {
    let chart = try chart([(3, 71), (2, 70.5), (0, 70)], goal: goal)
    #expect(chart.edgeOfGoal(in: chart.masses(unit: .kilogram)) == edge)
    for columns in [20, 40, 80] {
      let lines = TerminalChart(chart, labels: PlainLabels(), columns: columns, rows: 24).lines
        .map(\.text)
      let axis = try #require(lines.firstIndex { $0.contains("┬") })
      let place = try #require(lines.firstIndex { $0.contains(arrow) })
      #expect(edge == .top ? place <= 3 : place == axis - 1)
    }
    let svg = ChartPicture(chart, labels: PlainLabels()).scene.svg
    #expect(svg.contains(">\(PlainLabels().text(of: goal))</text>"))
  }

  @Test(arguments: [
    (80, 24, ChartRange.quarter), (80, 24, .month), (80, 24, .year), (40, 20, .quarter),
    (20, 20, .quarter), (200, 50, .year), (10, 8, .week),
  ])
  func `every weigh-in is visible on a terminal`(columns: Int, rows: Int, range: ChartRange) throws
  {
    var generator = SeededGenerator(seed: 7)
    for noise in [0.0, 0.3, 1.5] {
      let weights = (0..<400).reversed()
        .filter { _ in Int.random(in: 0..<9, using: &generator) > 0 }
        .map { ($0, 75 + Double($0) / 80 + Double.random(in: -noise...noise, using: &generator)) }
      let chart = try chart(weights, goal: 70, range: range)
      var plot = TerminalPlot(
        chart,
        masses: chart.masses(unit: .kilogram),
        columns: columns,
        rows: rows
      )
      plot.draw()
      let cells = (0..<rows).map { Array(plot.grid.line($0).text) }
      let seen = chart.weighIns.count { point in
        let column = Int(min(max(plot.x.place(of: point.day).rounded(), 0), Double(columns - 1)))
        return "·•●".contains(cells[plot.row(of: point.kilograms)][column])
      }
      #expect(seen == chart.weighIns.count)
      // The line of the trend is not hidden: each of its columns has a part of it.
      let line = (0..<columns)
        .count { column in
          cells.contains { $0[column] == "•" || ("\u{2801}"..."\u{28FF}").contains($0[column]) }
        }
      if columns >= 40 { #expect(line * 10 >= columns * 7) }
    }
  }

  @Test(arguments: [
    (75.0, 80.0, true), (75, 70, false), (74.4, 80, true), (74, 80, false), (74, 70, true),
  ])
  func `a goal is reached from the side of the starting weight`(
    goal: Double,
    start: Double,
    isReached: Bool
  ) throws {
    // The trend of equal weights is that weight.
    let weights = (0..<9).map { (daysAgo: $0, kilograms: 74.5) }.reversed()
    let chart = try chart(Array(weights), goal: goal, start: start)
    #expect(chart.hasReachedGoal == isReached)
  }

  @Test func `a goal that is set later has no starting weight yet`() throws {
    let moment = try #require(Timestamp(secondsSince1970: Int64(today) * 86_400, utcOffset: 0))
    let goal = Goal(
      target: try #require(Mass(75, .kilogram)),
      set: moment,
      start: Mass(72, .kilogram)
    )
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(80, .kilogram)),
      moment: try #require(
        Timestamp(secondsSince1970: moment.secondsSince1970 - 86_400, utcOffset: 0)
      )
    )
    let entries = [WeightEntry(id: .init(rawValue: 1), draft)]
    for (day, isReached) in [(today - 1, false), (today, true)] {
      let logSummary = LogSummary(
        entries,
        settings: Settings(),
        today: try #require(CalendarDay(daysSince1970: day))
      )
      #expect(WeightChart(logSummary, goal: goal, range: .all).hasReachedGoal == isReached)
    }
  }

  @Test func `a trend is interrupted by long gaps`() throws {
    let daily = [40, 39, 38, 37, 20, 19, 18, 17, 3, 2].map { (daysAgo: $0, kilograms: 70.0) }
    #expect(try chart(daily).trendSegments.map(\.count) == [4, 6])
    let weekly = [70, 63, 56, 28, 21, 14, 7, 0].map { (daysAgo: $0, kilograms: 70.0) }
    #expect(try chart(weekly).trendSegments.map(\.count) == [8])
    #expect(try chart([]).trendSegments.isEmpty)
  }

  @Test func `a pregnancy has its range on its days`() throws {
    let start = try #require(CalendarDay(daysSince1970: today - 100))
    let profile = try PregnancyProfile(
      centimetres: 165,
      weightBefore: try #require(Mass(60, .kilogram)),
      start: start
    )
    let chart = try chart([(120, 60), (60, 61), (0, 63)], pregnancy: profile)
    #expect(chart.band.first == ChartInterval(day: today - 100, low: 60, high: 60))
    let week13 = try #require(chart.band.first { $0.day == today - 9 })
    #expect(abs(week13.low - 60.45) < 1e-9 && abs(week13.high - 62) < 1e-9)
    #expect(chart.band.last?.day == chart.days.upperBound)
    #expect(chart.series == [.weighIns, .trend, .band])
  }
}
