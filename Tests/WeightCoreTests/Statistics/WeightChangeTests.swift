import Testing

@testable import WeightCore

@Suite struct WeightChangeTests {
  @Test(
    arguments: [
      // The last weigh-in at least a week ago is used.
      ([(0, 80), (-6, 81), (-7, 82), (-8, 83)], .week, -2, true),
      ([(0, 80), (-20, 85)], .week, -5, true),
      // A shorter log begins later.
      ([(0, 80), (-2, 81), (-3, 82)], .week, -2, false),
      ([(0, 80), (-2, 81), (-3, 82)], .all, -2, true),
      ([(0, 80), (-100, 90), (-400, 95)], .year, -15, true),
      ([(0, 80), (-100, 90), (-300, 95)], .year, -15, false),
      ([(0, 80), (-100, 90), (-400, 95)], .quarter, -10, true),
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
      let change = WeightChange(over: period, of: entries, today: try zone.day(0))
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
    #expect(WeightChange(over: .week, of: entries, today: try zone.day(0)) == nil)
  }

  @Test func `within one second, the entry that was logged last is the last`() throws {
    let zone = Zone.all[0]
    let entries = try [
      zone.entry((81, .kilogram), 0, id: 2), zone.entry((80, .kilogram), 0, id: 1),
      zone.entry((82, .kilogram), -1, id: 3),
    ]
    let change = WeightChange(over: .all, of: entries, today: try zone.day(0))
    #expect(change?.last.id.rawValue == 2)
    #expect(change?.first.id.rawValue == 3)
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
