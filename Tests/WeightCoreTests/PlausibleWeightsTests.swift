import Testing
import WeightCore

@Suite struct PlausibleWeightsTests {
  /// Returns weigh-ins of the last days, the newest first, one a day.
  private func log(_ kilograms: [Double]) throws -> [WeighIn] {
    try kilograms.enumerated()
      .map { index, weight in
        WeighIn(
          id: WeightEntry.ID(rawValue: Int64(index + 1)),
          mass: try #require(Mass(weight, .kilogram)),
          moment: try moment(daysAgo: index)
        )
      }
  }

  private func moment(daysAgo days: Int) throws -> Timestamp {
    try #require(
      Timestamp(secondsSince1970: 1_795_000_000 - Int64(days) * 86_400, utcOffset: 3_600)
    )
  }

  @Test(
    arguments: [
      // Slips: a digit that is missing or doubled, a wrong unit, a parcel on the scale.
      ([72.5, 72.1, 72.6, 72.8], -1, 7.2, false), ([72.5, 72.1, 72.6, 72.8], -1, 0.5, false),
      ([72.5, 72.1, 72.6, 72.8], -1, 82.5, false), ([72.5, 72.1, 72.6, 72.8], -1, 80.5, false),
      ([72.5], -1, 7.2, false), ([72.5, 72.1], -1, 160, false),
      // Ordinary changes: water, a holiday, months without the scale.
      ([72.5, 72.1, 72.6, 72.8], -1, 74.9, true), ([72.5, 72.1, 72.6, 72.8], -1, 70, true),
      ([72.5, 72.1, 72.6, 72.8], -21, 76.5, true), ([72.5, 72.1, 72.6, 72.8], -120, 60, true),
      ([72.5], -1, 75, true), ([72.5], -60, 66, true),
      // A person whose weight varies much, as with edema.
      ([90, 84, 91, 85, 92, 86], -1, 96, true), ([90, 84, 91, 85, 92, 86], -1, 140, false),
      // One wrong entry does not make another one plausible.
      ([7.2, 72.1, 72.6, 72.8], -1, 72.4, true), ([7.2, 72.1, 72.6, 72.8], -1, 8, false),
      // A third less or half more is an error at any distance.
      ([72.5, 72.1, 72.6, 72.8], -3_000, 40, false),
      ([72.5, 72.1, 72.6, 72.8], -3_000, 120, false),
    ] as [([Double], Int, Double, Bool)]
  )
  func `a slip is implausible, and an ordinary change is not`(
    log weights: [Double],
    daysAgo: Int,
    kilograms: Double,
    isPlausible: Bool
  ) throws {
    let log = try log(weights)
    let plausible = try #require(PlausibleWeights(near: log, at: moment(daysAgo: daysAgo)))
    #expect(plausible.contains(try #require(Mass(kilograms, .kilogram))) == isPlausible)
  }

  @Test func `an empty log makes every weight plausible`() throws {
    #expect(PlausibleWeights(near: [], at: try moment(daysAgo: 0)) == nil)
  }
}
