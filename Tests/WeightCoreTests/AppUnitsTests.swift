import Testing

@testable import WeightCore

/// The results of the app, with its factors, compared with exact results.
@Suite struct AppUnitsTests {
  @Test(
    arguments: [
      (100, .pound, 45.3592, 45.359_237),
      (50, .kilogram, 110.231, 110.231_131_092_438_79),
      (220, .pound, 99.79024, 99.790_321_4),
      (100, .kilogram, 220.462, 220.462_262_184_877_58),
      (1_000, .pound, 453.592, 453.592_37),
      (180, .pound, 81.64656, 81.646_626_6),
      (178.5, .pound, 80.966_172, 80.966_238_045),
      (-0.5, .pound, -0.226_796, -0.226_796_185),
      (70, .kilogram, 154.3234, 154.323_583_529_414_3),
    ] as [(Double, WeightUnit, Double, Double)]
  )
  func `a change of the unit matches the app and is exact`(
    value: Double,
    unit: WeightUnit,
    app: Double,
    exact: Double
  ) throws {
    let other = unit == .pound ? WeightUnit.kilogram : .pound
    expectEqual([AppUnits.convert(value, from: unit, to: other)], [app])
    expectEqual([try #require(Mass(value, unit)).value(in: other)], [exact])
  }

  @Test func `ten changes of the unit lose little in the app, and nothing here`() throws {
    var value = 180.0
    for _ in 0..<10 {
      let kilograms = AppUnits.convert(value, from: .pound, to: .kilogram)
      value = AppUnits.convert(kilograms, from: .kilogram, to: .pound)
    }
    expectEqual([value], [180], tolerance: 0.01 / 180)
    #expect(value != 180)
    #expect(try #require(Mass(180, .pound)).value(in: .pound) == 180)
  }

  @Test(
    arguments: [
      ([(180, .pound), (81.6466, .kilogram), (180, .pound)], 179.999_618_208_8, -0.000_256_345_52),
      ([(182, .pound), (81.6466, .kilogram), (178, .pound)], 177.999_618_208_8, -2.000_256_345_52),
      ([(80, .kilogram), (81, .kilogram), (82, .kilogram)], 180.778_84, 2.204_62),
    ] as [([(Double, WeightUnit)], Double, Double)]
  )
  func `double smoothing of weights in several units matches the app`(
    weights: [(Double, WeightUnit)],
    level: Double,
    trend: Double
  ) throws {
    let pounds = weights.map { AppUnits.convert($0.0, from: $0.1, to: .pound) }
    let state = try #require(HoltSmoothing().states(pounds).last)
    expectEqual([state.level, state.trend], [level, trend], tolerance: 1e-9)
  }

  /// The app extrapolates the level of double smoothing by its trend, in pounds.
  @Test(
    arguments: [
      (160, 9.567_345_861, 3), (170.9, 1.332_654_139, nil), (150, 19.567_345_861, 8),
      (200, 30.432_654_139, nil),
    ] as [(Double, Double, Int?)]
  )
  func `the prediction of the sample matches the app`(
    goal: Double,
    distance: Double,
    days: Int?
  ) throws {
    let end = try moment("2026-11-22 08:00")
    let pounds = DemoLog.fortnight(until: end).map { $0.mass.value(in: .pound) }
    let state = try #require(HoltSmoothing().states(pounds).last)
    expectEqual([abs(state.level - goal)], [distance], tolerance: 1e-9)
    let leadsThere = (goal < state.level) == (state.trend < 0)
    #expect(leadsThere == (days != nil))
    if let days { #expect(Int(abs(state.level - goal) / abs(state.trend)) == days) }
  }
}
