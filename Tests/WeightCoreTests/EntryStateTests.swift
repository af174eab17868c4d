import TestSupport
import Testing
import WeightCore

struct EntryStateTests {
  private static func version(
    _ kilograms: Double,
    version: Int = 1,
    edited: Int64? = nil,
    restored: Int64? = nil,
    deleted: Int64? = nil,
    date: Int64 = 0,
    note: String = "",
    source: EntrySource = .manual
  ) throws -> EntryState {
    let draft = WeightEntry.Draft(
      mass: try #require(Mass(kilograms, .kilogram)),
      moment: try moment(date),
      note: try EntryNote(note),
      source: source
    )
    return EntryState(
      draft,
      modified: try edited.map(moment),
      syncVersion: version,
      restored: restored,
      deleted: deleted
    )
  }

  private static func moment(_ second: Int64) throws -> Timestamp {
    try #require(Timestamp(secondsSince1970: second, utcOffset: 0))
  }

  /// Expects the values of the second version to be kept, in either order.
  private func expect(_ loser: EntryState, losesTo winner: EntryState) {
    #expect(loser.merged(with: winner).draft == winner.draft)
    #expect(winner.merged(with: loser).draft == winner.draft)
    #expect(loser.merged(with: winner) == winner.merged(with: loser))
  }

  @Test
  func `the values of the greater version are kept`() throws {
    try expect(
      Self.version(80, version: 2, edited: 900, date: 90),
      losesTo: Self.version(81, version: 3, edited: 100)
    )
  }

  @Test
  func `of equal versions, the one that was modified later is kept`() throws {
    try expect(
      Self.version(80, version: 2, edited: 100, date: 90),
      losesTo: Self.version(81, version: 2, edited: 101)
    )
    try expect(Self.version(80, version: 2), losesTo: Self.version(81, version: 2, edited: 1))
  }

  @Test
  func `of equal times of modification, the later date is kept`() throws {
    try expect(
      Self.version(80, version: 2, edited: 100, date: 5),
      losesTo: Self.version(81, version: 2, edited: 100, date: 6)
    )
  }

  @Test
  func `of versions that are equal otherwise, the same one is kept in both logs`() throws {
    let scale = EntrySource(.imported, name: "scale")
    try expect(Self.version(80, note: "note", source: scale), losesTo: Self.version(81))
    try expect(Self.version(81), losesTo: Self.version(80, note: "note"))
    let (one, other) = (try Self.version(80), try Self.version(81))
    #expect(one.merged(with: other) == other.merged(with: one))
  }

  @Test(arguments: [
    (Int64(99), true), (100, true), (101, false),
  ])
  func `an entry stays deleted unless it was edited afterwards`(
    _ edit: Int64,
    _ isDeleted: Bool
  ) throws {
    let deleted = try Self.version(80, deleted: 100)
    let edited = try Self.version(81, version: 2, edited: edit)
    #expect(deleted.merged(with: edited).isDeleted == isDeleted)
    #expect(edited.merged(with: deleted).isDeleted == isDeleted)
    #expect(edited.merged(with: deleted).draft == edited.draft)
    let restored = try Self.version(80, restored: edit)
    #expect(restored.merged(with: deleted).isDeleted == isDeleted)
  }

  @Test
  func `an edit after a deletion counts even if its values are not kept`() throws {
    let deleted = try Self.version(80, version: 5, edited: 50, deleted: 100)
    let edited = try Self.version(81, version: 2, edited: 200)
    let merged = deleted.merged(with: edited)
    #expect(!merged.isDeleted)
    #expect(merged.draft == deleted.draft)
    // A third copy, in which the entry was deleted between the two, does not delete it again.
    let third = try Self.version(80, deleted: 150)
    #expect(!merged.merged(with: third).isDeleted)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `the order of merges does not matter`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let versions = try (0..<3)
      .map { _ in
        try Self.version(
          Double(Int.random(in: 70...72, using: &random)),
          version: Int.random(in: 1...3, using: &random),
          edited: Bool.random(using: &random) ? Int64.random(in: 1...6, using: &random) : nil,
          restored: Bool.random(using: &random) ? Int64.random(in: 1...6, using: &random) : nil,
          deleted: Bool.random(using: &random) ? Int64.random(in: 1...6, using: &random) : nil,
          date: Int64.random(in: 0...1, using: &random),
          note: Bool.random(using: &random) ? "note" : "",
          source: Bool.random(using: &random) ? .manual : EntrySource(.imported)
        )
      }
    let (a, b, c) = (versions[0], versions[1], versions[2])
    #expect(a.merged(with: b) == b.merged(with: a))
    #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
    #expect(a.merged(with: a) == a)
    #expect(a.merged(with: b).merged(with: b) == a.merged(with: b))
  }
}
