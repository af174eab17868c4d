import Testing
import WeightCore

@Suite struct EntryMergeTests {
  /// Creates an account from kilograms, seconds and percent of body fat.
  private func account(
    _ kilograms: Double,
    _ second: Int64,
    _ percent: Double?
  ) throws -> EntryMerge.Account {
    EntryMerge.Account(
      mass: try #require(Mass(kilograms, .kilogram)),
      moment: try #require(Timestamp(secondsSince1970: second, utcOffset: 0)),
      bodyFat: percent.flatMap { BodyFat(percent: $0) }
    )
  }

  /// Merges an entry that was created from 70 kg at 0 with 20 %.
  private func merge(
    own: (Double, Int64, Double?),
    current: (Double, Int64, Double?)
  ) throws -> (EntryMerge, EntryMerge.Account) {
    let own = try account(own.0, own.1, own.2)
    let draft = WeightEntry.Draft(
      mass: own.mass,
      moment: own.moment,
      bodyFat: own.bodyFat,
      note: try EntryNote("a note")
    )
    let merge = EntryMerge(
      own: WeightEntry(id: .init(rawValue: 1), draft, modified: own.moment, syncVersion: 2),
      former: try account(70, 0, 20),
      current: try account(current.0, current.1, current.2)
    )
    #expect(merge.draft.note?.text == "a note")
    let result = EntryMerge.Account(
      mass: merge.draft.mass,
      moment: merge.draft.moment,
      bodyFat: merge.draft.bodyFat
    )
    return (merge, result)
  }

  @Test(
    arguments: [
      // The own values, the current values, and the expected result.
      ((70, 0, 20), (71, 5, 21), (71, 5, 21)), ((75, 0, 20), (70, 0, 20), (75, 0, 20)),
      ((75, 0, 20), (70, 5, 21), (75, 5, 21)), ((70, 9, 20), (71, 0, 20), (71, 9, 20)),
      ((70, 0, nil), (71, 0, 20), (71, 0, nil)), ((75, 0, 20), (75, 0, nil), (75, 0, nil)),
    ] as [((Double, Int64, Double?), (Double, Int64, Double?), (Double, Int64, Double?))]
  )
  func `a change on only one side is adopted`(
    own: (Double, Int64, Double?),
    current: (Double, Int64, Double?),
    expected: (Double, Int64, Double?)
  ) throws {
    let (merge, result) = try merge(own: own, current: current)
    #expect(result == (try account(expected.0, expected.1, expected.2)))
    #expect(merge.conflict == nil)
    #expect(!merge.isKept)
  }

  @Test func `if both sides changed a value, the user's is kept and the other one is reported`()
    throws
  {
    let (merge, result) = try merge(own: (75, 3, 20), current: (72, 4, 21))
    #expect(result == (try account(75, 3, 21)))
    #expect(merge.conflict?.own.mass == result.mass)
    #expect(merge.conflict?.other == (try account(72, 4, 21)))
    #expect(merge.isKept)
  }

  @Test func `body fat that is deleted in Apple Health does not delete the user's value`() throws {
    let (both, result) = try merge(own: (75, 0, 30), current: (72, 0, nil))
    #expect(result.bodyFat?.percent == 30)
    #expect(both.conflict != nil)
    let (merge, _) = try merge(own: (70, 0, 30), current: (70, 0, nil))
    #expect(merge.isKept)
    #expect(merge.conflict == nil)
  }
}
