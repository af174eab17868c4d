import Testing

@testable import WeightCore

@Suite struct MassTests {
  @Test(arguments: [
    (1.0, WeightUnit.kilogram, 1_000_000_000 as Int64),
    (72.5, .kilogram, 72_500_000_000),
    (1, .pound, 453_592_370),
    (160.1, .pound, 72_620_138_437),
    (1, .stone, 6_350_293_180),
    (11.5, .stone, 73_028_371_570),
    (0, .kilogram, 0),
    (-5, .kilogram, -5_000_000_000),
    (0.000_000_000_4, .kilogram, 0),
    (0.000_000_000_5, .kilogram, 1),
  ])
  func `a number in a unit is converted to whole micrograms`(
    value: Double,
    unit: WeightUnit,
    micrograms: Int64
  ) {
    #expect(Mass(value, unit) == Mass(micrograms: micrograms))
  }

  @Test(arguments: WeightUnit.allCases, [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a number that is not representable is rejected`(unit: WeightUnit, value: Double) {
    #expect(Mass(value, unit) == nil)
  }

  @Test(arguments: WeightUnit.allCases)
  func `every tenth of a unit up to 1500 is read back as it was written`(unit: WeightUnit) throws {
    for tenths in 0...15_000 {
      let value = Double(tenths) / 10
      #expect(try #require(Mass(value, unit)).value(in: unit) == value)
    }
  }

  @Test(arguments: WeightUnit.allCases, WeightUnit.allCases)
  func `ten changes of the unit and back lose nothing`(
    from unit: WeightUnit,
    to other: WeightUnit
  ) throws {
    let start = try #require(Mass(180, unit))
    var mass = start
    for _ in 0..<10 {
      mass = try #require(Mass(mass.value(in: other), other))
      mass = try #require(Mass(mass.value(in: unit), unit))
    }
    #expect(mass == start)
  }

  @Test(arguments: [
    (100.0, WeightUnit.pound, WeightUnit.kilogram, 45.359237),
    (50, .kilogram, .pound, 110.231_131_092_438_8),
    (11, .stone, .pound, 154),
    (70, .kilogram, .pound, 154.323_583_529_414_3),
    (1, .stone, .kilogram, 6.350_293_18),
  ])
  func `units are exact multiples of each other`(
    value: Double,
    unit: WeightUnit,
    other: WeightUnit,
    expected: Double
  ) throws {
    let converted = try #require(Mass(value, unit)).value(in: other)
    #expect(abs(converted - expected) < 1e-9)
  }

  @Test(arguments: [
    (0 as Int64, "0"),
    (72_500_000_000, "72.5"),
    (72_000_000_000, "72"),
    (72_574_779_200, "72.5747792"),
    (1, "0.000000001"),
    (-1, "-0.000000001"),
    (-5_000_000_000, "-5"),
    (Int64.min, "-9223372036.854775808"),
    (Int64.max, "9223372036.854775807"),
  ])
  func `the text in kilograms is exact`(micrograms: Int64, text: String) {
    #expect(Mass(micrograms: micrograms).kilogramText == text)
  }

  @Test func `masses are ordered by weight`() throws {
    let stone = try #require(Mass(1, .stone))
    let pound = try #require(Mass(1, .pound))
    let kilogram = try #require(Mass(1, .kilogram))
    #expect([stone, pound, kilogram].sorted() == [pound, kilogram, stone])
  }
}
