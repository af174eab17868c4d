import TestSupport
import Testing

@testable import WeightCore

/// How often intervals with a confidence of 80 % contain the true value of simulated logs.
///
/// `print-cases coverage` prints the fractions of many more logs.
@Suite struct CoverageTests {
  @Test func `intervals contain the true value in four of five logs`() {
    var generator = SeededGenerator(seed: 1)
    var coverage = Coverage()
    for _ in 0..<150 {
      coverage.add(SimulatedLog(lengths: [20, 30, 45], using: &generator))
    }
    #expect(coverage.logs == 150)
    // The standard error is about 5 % for the goal, and 3 % for the others.
    #expect(coverage[.goal].intervals > 30)
    #expect((0.7...0.9).contains(coverage[.goal].fraction), "\(coverage[.goal])")
    for interval in [Coverage.Interval.nextDay, .fortnight, .level, .pace] {
      #expect(
        (0.7...0.88).contains(coverage[interval].fraction),
        "\(interval): \(coverage[interval])"
      )
    }
  }

  @Test(arguments: SimulatedDiet.Shape.allCases)
  func `the intervals of a diet contain the true values as often as stated`(
    shape: SimulatedDiet.Shape
  ) throws {
    var generator = SeededGenerator(seed: 3)
    let logs = 40
    var (dates, hits, paces) = (0, 0, 0)
    for number in 0..<logs {
      let diet = SimulatedDiet(shape, length: [45, 50, 60][number % 3], using: &generator)
      let trend = WeightTrend(try diet.days())
      let today = try #require(trend.current).day
      let weight = try #require(trend.underlyingWeight(on: today))
      paces += weight.pace(confidence: GoalPrediction.confidence).contains(diet.pace) ? 1 : 0
      let goal = try #require(Mass(diet.goal, .kilogram))
      if case .onTrack(let date, _) =
        GoalPrediction(trend: trend, goal: goal, today: today).state
      {
        dates += 1
        let day = diet.daysToGoal.flatMap { today.adding(days: $0) }
        hits += day.map { (date.earliest...date.latest).contains($0) } ?? false ? 1 : 0
      }
    }
    let fractions = [
      Double(dates) / Double(logs), Double(hits) / Double(max(dates, 1)),
      Double(paces) / Double(logs),
    ]
    // The standard error is about 6 %, and more for the days of few logs.
    let bounds = shape.bounds
    let comment: Comment = "\(fractions)"
    #expect(bounds.dates.contains(fractions[0]), comment)
    #expect(bounds.day.contains(fractions[1]), comment)
    #expect(bounds.pace.contains(fractions[2]), comment)
  }
}
