import Testing
import WeightCore

@testable import WeightPresentation

/// The current day in these tests.
let today = 20_771

/// Creates a chart of weights, by the number of days before today.
func chart(
  _ weights: [(daysAgo: Int, kilograms: Double)],
  goal: Double? = nil,
  showing goalDisplay: ChartGoal = .auto,
  start: Double? = nil,
  pregnancy: PregnancyProfile? = nil,
  range: ChartRange = .all
) throws -> WeightChart {
  let day = try #require(CalendarDay(daysSince1970: today))
  let days = try weights.map { weight in
    DailyWeight(
      day: try #require(day.adding(days: -weight.daysAgo)),
      kilograms: weight.kilograms
    )
  }
  let target = try goal.map { kilograms in
    Goal(
      target: try #require(Mass(kilograms, .kilogram)),
      set: try #require(Timestamp(secondsSince1970: 0, utcOffset: 0)),
      start: start.flatMap { Mass($0, .kilogram) }
    )
  }
  return WeightChart(
    weighIns: days.map {
      ChartPoint(day: Double($0.day.daysSince1970), kilograms: $0.kilograms)
    },
    trend: WeightTrend(days),
    goal: target,
    showing: goalDisplay,
    pregnancy: pregnancy,
    range: range,
    today: day
  )
}
