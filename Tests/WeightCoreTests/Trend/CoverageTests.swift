import TestSupport
import Testing

@testable import WeightCore

/// Intervals with a confidence of 80 % contain the true value in about 80 % of simulated logs.
///
/// `print-cases coverage` prints the fractions of many more logs.
@Suite struct CoverageTests {
  @Test func `intervals contain the true value in four of five logs`() {
    var generator = SeededGenerator(seed: 1)
    var coverage = Coverage()
    for _ in 0..<250 {
      coverage.add(SimulatedLog(lengths: [20, 30, 45], using: &generator))
    }
    #expect(coverage.logs == 250)
    // The standard error is about 4 % for the goal, and 2.5 % for the others.
    #expect(coverage[.goal].intervals > 60)
    #expect((0.7...0.9).contains(coverage[.goal].fraction), "\(coverage[.goal])")
    for interval in [Coverage.Interval.nextDay, .fortnight, .level, .pace] {
      #expect(
        (0.7...0.88).contains(coverage[interval].fraction),
        "\(interval): \(coverage[interval])"
      )
    }
  }

  /// The pace is −0.5 kg per week for 60 days.
  @Test(arguments: [0.3, 0.6, 1.0]) func `a steady pace has a date with an honest interval`(
    noise: Double
  ) throws {
    var generator = SeededGenerator(seed: 2)
    var hits = 0
    for _ in 0..<12 {
      let points = try (0..<60)
        .map { number in
          // The sum of twelve uniform numbers is nearly normal.
          let normal = (0..<12)
            .reduce(-6.0) { sum, _ in
              sum + Double.random(in: 0...1, using: &generator)
            }
          let kilograms = 80 - 0.5 * Double(number) / 7 + noise * normal
          return DailyWeight(
            day: try #require(CalendarDay(daysSince1970: 20_000 + number)),
            kilograms: (kilograms * 10).rounded() / 10
          )
        }
      let today = try #require(points.last?.day)
      let goal = try #require(Mass(72, .kilogram))
      let prediction = GoalPrediction(trend: WeightTrend(points), goal: goal, today: today)
      // The underlying weight reaches the goal after 112 days, 53 days after the last one.
      let day = try #require(today.adding(days: 53))
      if case .onTrack(let date, _) = prediction.state {
        hits += (date.earliest...date.latest).contains(day) ? 1 : 0
      }
    }
    #expect(hits >= 8, "\(hits) of 12")
  }
}
