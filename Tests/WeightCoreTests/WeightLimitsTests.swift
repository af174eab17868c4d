import Testing

@testable import WeightCore

@Suite struct WeightLimitsTests {
  @Test(arguments: [
    (1.0, WeightUnit.pound),
    (1.000_000_1, .pound),
    (1_500, .pound),
    (1_499.999_999_9, .pound),
    (0.5, .kilogram),
    (0.500_000_1, .kilogram),
    (680, .kilogram),
    (679.999_999_9, .kilogram),
    (1, .stone),
    (107, .stone),
  ])
  func `a weight within the limits may be logged`(value: Double, unit: WeightUnit) throws {
    try WeightLimits.standard.check(#require(Mass(value, unit)), in: unit)
  }

  @Test(arguments: [
    (0.999_999_9, WeightUnit.pound),
    (1_500.000_000_1, .pound),
    (0.499_999_9, .kilogram),
    (680.000_000_1, .kilogram),
    (0.07, .stone),
    (108, .stone),
    (0, .kilogram),
    (0, .pound),
    (-5, .kilogram),
    (Double.leastNormalMagnitude, .kilogram),
  ])
  func `a weight outside of the limits may not be logged`(value: Double, unit: WeightUnit) throws {
    let mass = try #require(Mass(value, unit))
    let refusal = EntryError.massOutside(WeightLimits.standard.range(in: unit), unit: unit)
    #expect(throws: refusal) { try WeightLimits.standard.check(mass, in: unit) }
  }

  @Test func `one pound may be logged in pounds but not in kilograms`() throws {
    let pound = try #require(Mass(1, .pound))
    try WeightLimits.standard.check(pound, in: .pound)
    #expect(throws: EntryError.self) { try WeightLimits.standard.check(pound, in: .kilogram) }
  }

  @Test(arguments: [(19.999, false), (20, true), (300, true), (300.001, false)])
  func `a pregnancy has limits in kilograms`(value: Double, isAllowed: Bool) throws {
    let mass = try #require(Mass(value, .kilogram))
    for unit in WeightUnit.allCases {
      #expect(WeightLimits.pregnancy.range(in: unit).contains(mass) == isAllowed)
    }
  }
}
