import Testing

@testable import WeightCore

@Suite struct WeightChangeTests {
  @Test(
    arguments: [
      // The day nearest to a week ago is used, and the earlier one of two.
      ([(0, 80), (-6, 81), (-7, 82), (-8, 83)], .week, -2, true),
      ([(0, 80), (-6, 81), (-8, 83)], .week, -3, true),
      ([(0, 80), (-6, 81), (-20, 83)], .week, -1, true),
      // After a gap, the change is not that of the period.
      ([(0, 80), (-20, 85)], .week, -5, false),
      ([(0, 80), (-204, 90)], .week, -10, false),
      ([(0, 80), (-204, 90)], .month, -10, false),
      ([(0, 80), (-5, 81), (-204, 90)], .week, -1, false),
      // A shorter log begins later.
      ([(0, 80), (-2, 81), (-3, 82)], .week, -2, false),
      ([(0, 80), (-2, 81), (-3, 82)], .all, -2, true),
      // Within a tenth of the period, a weigh-in is near enough.
      ([(0, 80), (-100, 90), (-400, 95)], .year, -15, true),
      ([(0, 80), (-100, 90), (-329, 95)], .year, -15, true),
      ([(0, 80), (-100, 90), (-300, 95)], .year, -15, false),
      ([(0, 80), (-99, 90), (-400, 95)], .quarter, -10, true),
      ([(0, 80), (-100, 90), (-400, 95)], .quarter, -10, false),
      ([(0, 80), (-29, 81), (-30, 82), (-31, 90)], .month, -2, true),
      ([(0, 80), (-1, 80)], .all, 0, true),
      // Weigh-ins in the future are ignored.
      ([(3, 70), (0, 80), (-3, 81)], .week, -1, false),
    ] as [([(Int, Double)], ChangePeriod, Double, Bool)]
  )
  func `a change is the difference since the start of a period`(
    weights: [(Int, Double)],
    period: ChangePeriod,
    expected: Double,
    coversPeriod: Bool
  ) throws {
    for zone in Zone.all {
      let entries = try weights.enumerated()
        .map { index, weight in
          try zone.entry((weight.1, .kilogram), weight.0, id: Int64(index))
        }
      let days = DailyWeights.of(entries, choice: .morning)
      let change = WeightChange(over: period, of: days, today: try zone.day(0))
      #expect(change?.mass == Mass(expected, .kilogram))
      #expect(change?.coversPeriod == coversPeriod)
    }
  }

  @Test(
    arguments: [
      [], [(0, 80)], [(-10, 80)], [(-10, 80), (-20, 81)], [(1, 80), (0, 81)],
    ] as [[(Int, Double)]]
  )
  func `without an earlier weigh-in, there is no change`(weights: [(Int, Double)]) throws {
    let zone = Zone.all[0]
    let entries = try weights.enumerated()
      .map { index, weight in
        try zone.entry((weight.1, .kilogram), weight.0, id: Int64(index))
      }
    let days = DailyWeights.of(entries, choice: .morning)
    #expect(WeightChange(over: .week, of: days, today: try zone.day(0)) == nil)
  }

  @Test(arguments: [
    (DailyWeightSelection.morning, -1.0), (.latest, -1.5), (.average, -1.25),
  ])
  func `weights of the same time of day are compared`(
    choice: DailyWeightSelection,
    expected: Double
  ) throws {
    let zone = Zone.all[0]
    let entries = try [
      zone.entry((81, .kilogram), -7, at: 7, id: 1), zone.entry((83, .kilogram), -7, at: 21, id: 2),
      zone.entry((80, .kilogram), 0, at: 7, id: 3), zone.entry((81.5, .kilogram), 0, at: 21, id: 4),
    ]
    let days = DailyWeights.of(entries, choice: choice)
    let change = WeightChange(over: .week, of: days, today: try zone.day(0))
    #expect(change?.mass == Mass(expected, .kilogram))
  }

  @Test(
    arguments: [
      (0.05, .stable), (-0.05, .stable), (0.1, .up), (-0.1, .down), (0, .stable), (1, .up),
    ] as [(Double, ChangeDirection)]
  )
  func `a direction has an inclusive threshold`(change: Double, direction: ChangeDirection) {
    #expect(ChangeDirection(of: change, threshold: 0.1) == direction)
  }

  @Test func `differences that are not representable are clamped`() {
    let (least, greatest) = (Mass(micrograms: .min), Mass(micrograms: .max))
    #expect(greatest.difference(from: least) == greatest)
    #expect(least.difference(from: greatest) == least)
    #expect(least.difference(from: least) == Mass(micrograms: 0))
  }
}
