import Testing

@testable import WeightCore

@Suite struct PregnancyTests {
  @Test(
    arguments: [
      (60, 0, 60, 60), (60, 1, 60.034_615_384_615_385, 60.153_846_153_846_15),
      (60, 12, 60.415_384_615_384_62, 61.846_153_846_153_85), (60, 13, 60.45, 62),
      // The lower end rises immediately, as in the formula.
      (60, 14, 62.344_444_444_444_44, 62.514_814_814_814_81),
      (60, 20, 64.411_111_111_111_11, 65.603_703_703_703_7),
      (60, 30, 67.855_555_555_555_55, 70.751_851_851_851_85), (60, 40, 71.3, 75.9),
      (60, 42, 71.988_888_888_888_9, 76.929_629_629_629_62),
      (50, 40, 62.7, 68.1), (70, 40, 76.8, 81.3), (90, 40, 95, 99.1),
    ] as [(Double, Int, Double, Double)]
  )
  func `each week has a range`(weight: Double, week: Int, low: Double, high: Double) throws {
    let range = try #require(try profile(weight).range(inWeek: week))
    expectEqual([range.kilograms.lowerBound, range.kilograms.upperBound], [low, high])
    #expect(range.contains(try #require(Mass((low + high) / 2, .kilogram))))
    #expect(!range.contains(try #require(Mass(low - 0.01, .kilogram))))
    #expect(!range.contains(try #require(Mass(high + 0.01, .kilogram))))
  }

  @Test(arguments: [
    (60, 22.038_567_493_112_95), (50, 18.365_472_910_927_46), (70, 25.711_662_075_298_44),
    (90, 33.057_851_239_669_425),
  ])
  func `the body mass index is calculated from weight and height`(
    weight: Double,
    index: Double
  ) throws {
    expectEqual([try profile(weight).bodyMassIndex], [index])
  }

  /// At 200 cm, a body mass index of 18.5 is 74 kg, of 25 is 100 kg, and of 30 is 120 kg.
  @Test(arguments: [
    (73.9, 12.7, 18.1), (74, 11.3, 15.9), (99.9, 11.3, 15.9), (100, 6.8, 11.3),
    (119.9, 6.8, 11.3), (120, 5, 9.1), (300, 5, 9.1), (20, 12.7, 18.1),
  ])
  func `a body mass index on a boundary belongs to the higher group`(
    weight: Double,
    low: Double,
    high: Double
  ) throws {
    #expect(try profile(weight, centimetres: 200).totalGain == low...high)
  }

  @Test(arguments: [-1, 43, .min, .max])
  func `a week that is not tracked has no range`(week: Int) throws {
    #expect(try profile(60).range(inWeek: week) == nil)
  }

  @Test(
    arguments: [
      (50, nil), (60, 17...25), (70, 14...23), (90, 11...19),
    ] as [(Double, ClosedRange<Double>?)]
  )
  func `twins have only a total gain, and none if underweight`(
    weight: Double,
    total: ClosedRange<Double>?
  ) throws {
    let profile = try profile(weight, isTwins: true)
    #expect(profile.totalGain == total)
    for week in PregnancyProfile.weeks { #expect(profile.range(inWeek: week) == nil) }
  }

  @Test(arguments: PregnancyProfile.weeks)
  func `the range of every week rises for every weight`(week: Int) throws {
    for weight in stride(from: 20.0, through: 300, by: 5) {
      for centimetres in [100, 165, 250.0] {
        let profile = try profile(weight, centimetres: centimetres)
        let range = try #require(profile.range(inWeek: week)).kilograms
        #expect(range.lowerBound >= weight)
        guard let next = profile.range(inWeek: week + 1)?.kilograms else { continue }
        #expect(next.lowerBound >= range.lowerBound && next.upperBound >= range.upperBound)
      }
    }
  }

  @Test(arguments: [0, -165, 1.65, 99.9, 250.1, .nan, .infinity])
  func `an implausible height is rejected`(centimetres: Double) {
    #expect(throws: PregnancyError.heightOutside(100...250)) {
      try profile(60, centimetres: centimetres)
    }
  }

  @Test(arguments: [0, -10, 19.9, 300.1, 500])
  func `an implausible weight before the pregnancy is rejected`(weight: Double) {
    let range = WeightLimits.pregnancy.range(in: .kilogram)
    #expect(throws: PregnancyError.weightOutside(range)) { try profile(weight) }
  }

  @Test(
    arguments: [
      ("2026-03-01", 0), ("2026-03-07", 0), ("2026-03-08", 1), ("2026-02-28", nil),
      ("2026-12-06", 40), ("2026-12-26", 42), ("2026-12-27", nil), ("9999-12-31", nil),
      ("0001-01-01", nil),
    ] as [(String, Int?)]
  )
  func `weeks are counted from the first day`(text: String, week: Int?) throws {
    #expect(try profile(60).week(on: day(text)) == week)
  }

  @Test func `the due date is forty weeks after the first day`() throws {
    let due = try profile(60).dueDate
    #expect(due.iso8601 == "2026-12-06")
    #expect(PregnancyProfile.start(dueDate: due) == (try day("2026-03-01")))
    #expect(PregnancyProfile.start(dueDate: try day("0001-02-01")) == nil)
  }

  private func profile(
    _ weight: Double,
    centimetres: Double = 165,
    isTwins: Bool = false
  ) throws -> PregnancyProfile {
    try PregnancyProfile(
      centimetres: centimetres,
      weightBefore: try #require(Mass(weight, .kilogram)),
      start: day("2026-03-01"),
      isTwins: isTwins
    )
  }
}
