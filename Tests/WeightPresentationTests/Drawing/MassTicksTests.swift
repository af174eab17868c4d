import Testing
import WeightCore

@testable import WeightPresentation

@Suite struct MassTicksTests {
  @Test(arguments: [
    (70.2...76.1, WeightUnit.kilogram, 4, [72.0, 74, 76]),
    (70.2...76.1, .kilogram, 6, [71, 72, 73, 74, 75, 76]),
    (70.2...76.1, .kilogram, 20, stride(from: 70.5, through: 76, by: 0.5).map(\.self)),
    (70...76, .kilogram, 3, [70, 75]),
    (40...240, .kilogram, 5, [50, 100, 150, 200]),
    (0.1...0.2, .kilogram, 5, []),
  ])
  func `an axis of kilograms has round kilograms`(
    axis: ClosedRange<Double>,
    unit: WeightUnit,
    most: Int,
    expected: [Double]
  ) {
    let masses = MassTicks.masses(in: axis, unit: unit, most: most)
    #expect(masses.map { $0.value(in: unit) } == expected)
  }

  @Test(arguments: [
    (150.0...205, 6, [150.0, 160, 170, 180, 190, 200]), (150...205, 3, [160, 180, 200]),
    (150...205, 2, [150, 200]),
    (168...172, 6, [168, 169, 170, 171, 172]),
  ])
  func `an axis of pounds has round pounds`(
    pounds: ClosedRange<Double>,
    most: Int,
    expected: [Double]
  ) {
    let kilograms = pounds.lowerBound * 0.45359237...pounds.upperBound * 0.45359237 + 1e-9
    let masses = MassTicks.masses(in: kilograms, unit: .pound, most: most)
    #expect(masses.map { $0.value(in: .pound) } == expected)
  }

  @Test(arguments: [(30, 1), (15, 2), (14, 7), (4, 7), (3, 14), (1, 28)])
  func `an axis of stones has stones, halves, or pounds that divide a stone`(most: Int, step: Int64)
  {
    let pounds = 150.0...178.0
    let kilograms = pounds.lowerBound * 0.45359237...pounds.upperBound * 0.45359237
    let masses = MassTicks.masses(in: kilograms, unit: .stone, most: most)
    #expect(masses.count <= most)
    for mass in masses {
      #expect(mass.micrograms.isMultiple(of: step * WeightUnit.pound.micrograms))
    }
  }

  @Test func `an infinite axis has no ticks`() {
    #expect(MassTicks.masses(in: 0...Double.infinity, unit: .kilogram, most: 5).isEmpty)
    #expect(MassTicks.masses(in: 0...1e6, unit: .kilogram, most: 5).isEmpty)
  }
}
