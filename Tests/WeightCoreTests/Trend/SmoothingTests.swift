import Testing

@testable import WeightCore

@Suite struct SmoothingTests {
  @Test(
    arguments: [
      ([180, 182, 179], 0.1, [180, 180.2, 180.08]),
      ([180, 182, 179], 0.5, [180, 181, 180]),
      ([170, 172, 171, 169], 0.3, [170, 170.6, 170.72, 170.204]),
      ([180.3, 182.7, 179.1], 1, [180.3, 182.7, 179.1]),
      ([180, 178, 176], 0.1, [180, 179.8, 179.42]),
      ([182, 180, 178], 0.1, [182, 181.8, 181.42]),
      // The checks of TrendWeight: weights, a filled gap, fat mass and lean mass.
      ([70, 71, 69], 0.1, [70, 70.1, 69.99]),
      ([80, 85, 80], 0.1, [80, 80.5, 80.45]),
      ([30, 25, 20], 0.1, [30, 29.5, 28.55]),
      ([70, 75, 80], 0.1, [70, 70.5, 71.45]),
      ([82], 0.1, [82]),
      ([], 0.1, []),
    ] as [([Double], Double, [Double])]
  )
  func `a weighted average follows the values`(
    values: [Double],
    weight: Double,
    expected: [Double]
  ) {
    expectEqual(ExponentialSmoothing.values(values, weight: weight), expected)
  }

  @Test(
    arguments: [
      ([175, 181], 10, [175, 176.090_909_090_909_07]),
      ([184, 183, 182, 181, 180], 7, [184, 183.75, 183.3125, 182.734_375, 182.050_781_25]),
      ([70, 80], 1, [70, 80]),
      // A span of zero is a span of one value.
      ([70, 80], 0, [70, 80]),
      ([70, 80], .min, [70, 80]),
    ] as [([Double], Int, [Double])]
  )
  func `an average over a span follows the values`(
    values: [Double],
    span: Int,
    expected: [Double]
  ) {
    expectEqual(ExponentialSmoothing.values(values, span: span), expected)
  }

  @Test(
    arguments: [
      // The check of Libra, whose documentation gives four digits.
      (
        [(0, 180), (1, 182), (2, 179), (9, 176)], 7,
        [180, 180.266_244_200_499_64, 180.097_679_113_099_97, 177.507_451_902_227_11]
      ),
      // Two values on one day, and a gap of years.
      ([(0, 80), (0, 90), (4_000, 70)], 7, [80, 80, 70]),
      ([(0, 80), (1, 90)], 0, [80, 90]),
      ([(0, 80), (1, 90)], -1, [80, 90]),
      ([], 7, []),
    ] as [([(Double, Double)], Double, [Double])]
  )
  func `a time-aware trend follows the values`(
    points: [(Double, Double)],
    timeConstant: Double,
    expected: [Double]
  ) {
    let trend = TimeAwareSmoothing(timeConstant: timeConstant)
    let values = trend.values(points.map { (day: $0.0, value: $0.1) })
    expectEqual(values, expected)
  }

  @Test(
    arguments: [
      ([180, 182], 182, 2, 184),
      ([180, 179, 178, 177, 176], 176, -1, 175),
      ([170, 172, 174, 176, 178], 178, 2, 180),
      ([175, 175, 175, 175, 175], 175, 0, 175),
      ([180, 178], 178, -2, 176),
      ([180, 178, 176], 176, -2, 174),
    ] as [([Double], Double, Double, Double)]
  )
  func `double smoothing has a level and a trend`(
    values: [Double],
    level: Double,
    trend: Double,
    next: Double
  ) throws {
    let state = try #require(HoltSmoothing().states(values).last)
    expectEqual([state.level, state.trend, state.forecast(1)], [level, trend, next])
    #expect(state.forecast(0) == state.level)
  }

  @Test(arguments: [[], [175.0]])
  func `double smoothing needs two values`(values: [Double]) {
    #expect(HoltSmoothing().states(values).isEmpty)
  }

  @Test(arguments: [
    (175.0, -0.5, 0.0, 175.0), (175, -0.5, 1, 174.5), (175, -0.5, 7, 171.5), (175, -0.5, 14, 168),
    (170, 0.3, 10, 173),
  ])
  func `a forecast continues the trend`(
    level: Double,
    trend: Double,
    steps: Double,
    expected: Double
  ) {
    expectEqual([HoltSmoothing.State(level: level, trend: trend).forecast(steps)], [expected])
  }

  /// The fourteen-day sample, for which all averages are known.
  @Test func `the averages of the fourteen-day sample match`() throws {
    let sample = [
      200, 197.2, 193.8, 194.5, 190.8, 191.2, 185.8, 180.5, 182.3, 179.8, 175.2, 176.8, 170.5, 171,
    ]
    let holt = try #require(HoltSmoothing().states(sample).last)
    let last = [
      try #require(ExponentialSmoothing.values(sample, weight: 0.1).last),
      try #require(ExponentialSmoothing.values(sample, span: 10).last),
      try #require(ExponentialSmoothing.values(sample, span: 7).last),
      holt.level, holt.trend,
    ]
    expectEqual(
      last,
      [
        185.471_245_175_474_54, 179.622_011_967_387_95, 176.793_174_952_268_6,
        169.567_345_861_401_46, -2.421_259_211_627_846_4,
      ]
    )
  }

  /// The log in the book *The Hacker's Diet*, which rounds its trend to a tenth each day.
  @Test func `the trend matches that of the book`() throws {
    let trend = try #require(ExponentialSmoothing.values([173.2, 171.5], weight: 0.1).last)
    #expect((trend * 10).rounded() == 1730)
  }
}
