import Testing

@testable import WeightCore

@Suite struct MassPlausibilityTests {
  @Test(arguments: [
    (80_000, 80_000, false), (119_999, 80_000, false), (120_000, 80_000, true),
    (53_334, 80_000, false), (53_333, 80_000, true), (8_000, 80_000, true),
    (176_000, 80_000, true), (1, 0, true),
  ])
  func `an increase by half, or a decrease by a third, is implausible`(
    grams: Int64,
    former: Int64,
    isImplausibleChange: Bool
  ) {
    let (mass, former) = (Mass(micrograms: grams * 1_000_000), Mass(micrograms: former * 1_000_000))
    #expect(mass.isImplausibleChange(from: former) == isImplausibleChange)
    #expect(former.isImplausibleChange(from: mass) == isImplausibleChange)
  }
}
