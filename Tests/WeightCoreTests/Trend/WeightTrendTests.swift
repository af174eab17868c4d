import Testing

@testable import WeightCore

@Suite struct WeightTrendTests {
  @Test(arguments: Zone.all)
  func `gaps do not matter without time, and entries need no order`(zone: Zone) throws {
    let gaps = try zone.pounds([-10: 180, -5: 178, 0: 176])
    expectEqual(trend(of: gaps, .exponential()), [180, 179.8, 179.42])
    let unsorted = try zone.pounds([0: 178, -2: 182, -1: 180])
    expectEqual(trend(of: unsorted, .exponential()), [182, 181.8, 181.42])
  }

  @Test(arguments: Zone.all)
  func `entries of one day count as one`(zone: Zone) throws {
    let entries = try zone.pounds([-1: 175, 0: 180]) + zone.pounds([0: 182], at: 23, 59)
    let days = DailyWeights.of(entries, choice: .average)
    expectEqual(days.map { pounds($0.kilograms) }, [175, 181])
    expectEqual(trend(of: entries, .span()), [175, 176.090_909_090_909_07])
    let morning = DailyWeights.of(entries, choice: .morning)
    expectEqual(morning.map { pounds($0.kilograms) }, [175, 180])
  }

  @Test(arguments: Zone.all)
  func `the trend matches Libra's, also over a clock change`(zone: Zone) throws {
    let entries = try zone.pounds([-4: 180, -3: 182, -2: 179, 5: 176])
    expectEqual(
      trend(of: entries, .timeAware()),
      [180, 180.266_244_200_499_64, 180.097_679_113_099_97, 177.507_451_902_227_11]
    )
  }

  @Test(
    arguments: [
      ([182, 81.646_626_6, 178], [182, 180, 178], -2),
      ([180, 81.646_626_6, 180], [180, 180, 180], 0),
    ] as [([Double], [Double], Double)]
  )
  func `the units of entries make no difference`(
    values: [Double],
    levels: [Double],
    step: Double
  ) throws {
    let units = [WeightUnit.pound, .kilogram, .pound]
    let entries = try zip(values, units).enumerated()
      .map { index, mass in
        try Zone.all[0].entry(mass, index)
      }
    expectEqual(trend(of: entries, .holt), levels, tolerance: 1e-9)
    let state = try #require(HoltSmoothing().states(levels).last)
    expectEqual([state.trend], [step])
  }

  @Test func `the sample of fourteen days has its trend`() throws {
    let end = try moment("2026-11-22 08:00")
    let entries = DemoLog.fortnight(until: end).enumerated()
      .map { index, draft in
        WeightEntry(id: WeightEntry.ID(rawValue: Int64(index)), draft)
      }
    let last: [TrendMethod: Double] = [
      .exponential(): 185.471_245_175_474_54, .span(10): 179.622_011_967_387_95,
      .span(7): 176.793_174_952_268_6, .holt: 169.567_345_861_401_46,
    ]
    for (method, expected) in last {
      let trend = trend(of: entries, method)
      #expect(trend.count == 14)
      expectEqual([try #require(trend.last)], [expected])
    }
  }

  @Test func `an empty log has no trend`() {
    let trend = WeightTrend([])
    #expect(trend.points.isEmpty)
    #expect(trend.current == nil)
    #expect(trend.weeklyRate == nil)
    #expect(trend.forecast(daysAhead: 7) == nil)
    #expect(trend.recentSpan == 0)
  }

  @Test(arguments: [(1, 0, false), (7, 6, false), (8, 7, true), (28, 27, true), (90, 27, true)])
  func `a rate needs seven days, and covers twenty-eight`(
    days: Int,
    span: Int,
    hasRate: Bool
  ) throws {
    // Before the last 28 days, the weight changed in the opposite direction.
    let start = try day("2026-01-01")
    let points = try (0..<days)
      .map { number in
        let fromEnd = Double(days - 1 - number)
        let value = fromEnd < 28 ? 80 + 0.1 * fromEnd : 80
        return TrendPoint(
          day: try #require(start.adding(days: number)),
          kilograms: value,
          raw: value
        )
      }
    let trend = WeightTrend(points: points)
    #expect(trend.recentSpan == span)
    #expect(trend.current == points.last)
    #expect((trend.weeklyRate != nil) == hasRate)
    guard let rate = trend.weeklyRate, let next = trend.forecast(daysAhead: 7) else { return }
    expectEqual([rate, next], [-0.7, 79.3], tolerance: 1e-10)
  }

  /// TrendWeight fills days without a weigh-in by linear interpolation.
  @Test func `values between two weigh-ins are on a line`() throws {
    let line = try #require(LeastSquares([(1, 70), (4, 73)]))
    expectEqual([line.value(at: 2), line.value(at: 3)], [71, 72])
  }

  /// Returns the trend in pounds.
  private func trend(of entries: [WeightEntry], _ method: TrendMethod) -> [Double] {
    let days = DailyWeights.of(entries, choice: .average)
    return WeightTrend(days, method: method).points.map { pounds($0.kilograms) }
  }

  private func pounds(_ kilograms: Double) -> Double {
    kilograms / 0.453_592_37
  }
}
