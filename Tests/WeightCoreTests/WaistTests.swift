import Testing
import WeightCore

@Suite struct WaistTests {
  @Test(arguments: [(29.99, false), (30, true), (250, true), (250.01, false), (.nan, false)])
  func `a waist has plausible limits`(centimetres: Double, isPlausible: Bool) {
    #expect((Waist(centimetres) != nil) == isPlausible)
  }

  @Test func `inches are exact`() throws {
    let waist = try #require(Waist(33.1, micrometresInUnit: Waist.micrometresInInch))
    #expect(waist.micrometres == 840_740)
    #expect(Waist(micrometres: .max) == nil)
  }

  @Test(arguments: [
    (69.9, WaistToHeightRatio.Category.low), (70, .healthy), (87.4, .healthy), (87.5, .increased),
    (104.9, .increased), (105, .high),
  ])
  func `the ratio has the categories of NICE`(
    centimetres: Double,
    category: WaistToHeightRatio.Category
  ) throws {
    let ratio = WaistToHeightRatio(waist: try #require(Waist(centimetres)), centimetres: 175)
    #expect(ratio.category == category)
    #expect(ratio.halfOfHeight == 87.5)
  }

  @Test func `a lean mass is at most the weight`() throws {
    let moment = try #require(Timestamp(secondsSince1970: 0, utcOffset: 0))
    let mass = Mass(micrograms: 70)
    #expect(throws: EntryError.leanMassAboveWeight(mass)) {
      try WeightEntry.Draft(mass: mass, moment: moment, leanMass: Mass(micrograms: 71))
        .checkLeanMass()
    }
    try WeightEntry.Draft(mass: mass, moment: moment, leanMass: mass).checkLeanMass()
  }
}
