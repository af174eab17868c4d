import Testing

@testable import WeightCore

@Suite struct EntryConflictTests {
  @Test(
    arguments: [
      (1, nil, 0, 2, nil, 0, true, .syncVersion), (2, nil, 0, 1, 9, 9, false, .syncVersion),
      (3, 5, 0, 3, 6, 0, true, .modified), (3, 6, 0, 3, 5, 9, false, .modified),
      (3, nil, 9, 3, 5, 0, true, .modified), (1, nil, 0, 1, nil, 1, true, .moment),
      (1, 4, 1, 1, 4, 0, false, .moment), (1, nil, 0, 1, nil, 0, false, .own),
      (2, 7, 3, 2, 7, 3, false, .own),
    ] as [(Int, Int64?, Int64, Int, Int64?, Int64, Bool, EntryConflict.Reason)]
  )
  func `the higher version wins, then the later edit, then the later weigh-in`(
    version: Int,
    modified: Int64?,
    weighed: Int64,
    otherVersion: Int,
    otherModified: Int64?,
    otherWeighed: Int64,
    isOther: Bool,
    reason: EntryConflict.Reason
  ) throws {
    let own = try account(version, modified: modified, weighed: weighed, kilograms: 80)
    let other = try account(
      otherVersion,
      modified: otherModified,
      weighed: otherWeighed,
      kilograms: 81
    )
    let winner = EntryConflict(own: own, other: other).winner
    #expect(winner.entry == (isOther ? other : own))
    #expect(winner.reason == reason)
  }

  private func account(
    _ version: Int,
    modified: Int64?,
    weighed: Int64,
    kilograms: Double
  ) throws -> WeightEntry {
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(kilograms, .kilogram)),
      moment: try #require(Timestamp(secondsSince1970: weighed, utcOffset: 0))
    )
    return WeightEntry(
      id: WeightEntry.ID(rawValue: 1),
      draft,
      modified: modified.flatMap { Timestamp(secondsSince1970: $0, utcOffset: 0) },
      syncVersion: version
    )
  }
}
