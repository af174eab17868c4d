import GRDB
import TestSupport
import Testing
import WeightCore
import WeightStore

@Suite struct RedoTests {
  private let folder: TemporaryStore
  private let store: WeightStore
  private let now: Timestamp

  init() throws {
    folder = try TemporaryStore()
    store = try folder.open()
    now = try draft(70, at: 1_000_000).moment
  }

  @Test func `redo restores an undone entry with its number`() throws {
    let entry = try store.add(draft(70))
    #expect(try store.redo(at: now) == nil)
    _ = try store.undo(at: now)
    let redone = try #require(try store.redo(at: now))
    #expect(redone.step.kind == .log)
    #expect(redone.after == [entry])
    #expect(try store.entries() == [entry])
    #expect(try store.redo(at: now) == nil)
    #expect(try store.undo(at: now)?.before == [entry])
  }

  @Test func `a redone edit counts as another edit`() throws {
    let entry = try store.add(draft(70))
    let edited = try #require(try store.update(entry.id, to: draft(71, note: "new"), at: now))
    _ = try store.undo(at: now)
    #expect(try store.redo(at: now)?.after.map(\.draft) == [edited.draft])
    #expect(try store.entry(entry.id)?.syncVersion == 4)
  }

  @Test func `redo deletes entries again, and shows them`() throws {
    let entries = try (0..<3).map { try store.add(draft(70, at: $0)) }
    _ = try store.delete([entries[0].id, entries[2].id], at: now)
    _ = try store.undo(at: now)
    let redone = try #require(try store.redo(at: now))
    #expect(redone.entryCount == 2)
    #expect(redone.before == [entries[0], entries[2]])
    #expect(redone.after.isEmpty)
    #expect(try store.allEntries() == [entries[1]])
  }

  @Test func `a new change ends the chain`() throws {
    for second in 0..<3 as Range<Int64> { _ = try store.add(draft(70, at: second)) }
    _ = try store.undo(at: now)
    _ = try store.undo(at: now)
    _ = try store.redo(at: now)
    let other = try store.add(draft(80, at: 9))
    #expect(try store.redo(at: now) == nil)
    // What is undone afterwards can be redone, but not the steps of the former chain.
    _ = try store.undo(at: now)
    _ = try store.undo(at: now)
    #expect(try store.redo(at: now)?.step.kind == .log)
    #expect(try store.redo(at: now)?.after == [other])
    #expect(try store.redo(at: now) == nil)
    #expect(try rows() == [0, 0, 0, 0, 0])
  }

  @Test func `a dry run changes nothing`() throws {
    _ = try store.add(draft(70))
    _ = try store.undo(at: now)
    #expect(try store.redo(at: now, isTrial: true)?.after.count == 1)
    #expect(try store.entries().isEmpty)
    #expect(try store.redo(at: now)?.entryCount == 1)
  }

  @Test func `many entries are one step`() throws {
    let drafts = try (0..<5_000).map { try draft(70, at: 60 * Int64($0)) }
    try store.add(drafts, at: now)
    let entries = try store.allEntries()
    _ = try store.undo(at: now)
    // Added entries are known by their range, so nothing is copied.
    #expect(try rows() == [1, 0, 0, 0, 0])
    #expect(try store.redo(at: now)?.entryCount == 5_000)
    #expect(try store.allEntries() == entries)
  }

  @Test func `redo of a sync restores waiting body fat and the anchors`() throws {
    let export = try export([mass(70), fat(24.5), fat(20, at: 120)])
    _ = try store.sync(export, at: now)
    let (before, anchors) = (try visible(store), try store.healthAnchors())
    let undone = try #require(try store.undo(at: now))
    let redone = try #require(try store.redo(at: now))
    #expect((redone.entryCount, redone.addedFatCount) == (undone.entryCount, undone.addedFatCount))
    #expect(try visible(store) == before)
    #expect(try store.healthAnchors() == anchors)
    let outcome = try store.sync(export, at: now)
    #expect(outcome.report?.isSameExport == true)
    #expect(outcome.report?.categories[.bodyFat]?.waiting == 1)
  }

  @Test func `anchors that were cleared stay cleared`() throws {
    _ = try store.sync(export([mass(70)]), at: now)
    _ = try store.undo(at: now)
    _ = try store.clearHealthAnchors([.bodyMass, .bodyFat])
    _ = try store.redo(at: now)
    #expect(try store.healthAnchors().isEmpty)
    #expect(try store.count() == 1)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `redoing all undone steps restores the state, whatever the steps were`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for second in 0..<40 as Range<Int64> {
      try change(store, at: second, now: now, using: &random)
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      var states = [try visible(store)]
      for _ in 0..<Int.random(in: 1...6, using: &random) where try store.undo(at: now) != nil {
        states.append(try visible(store))
      }
      for state in states.dropLast().reversed() {
        #expect(try store.redo(at: now) != nil)
        #expect(try visible(store) == state)
      }
      #expect(try store.redo(at: now) == nil)
    }
  }

  /// Returns the numbers of rows of the tables for redoing.
  private func rows() throws -> [Int?] {
    try DatabaseQueue(path: folder.location.database)
      .read { database in
        try ["Step", "Entry", "Setting", "HealthSample", "HealthAnchor"]
          .map { try Int.fetchOne(database, sql: "SELECT count(*) FROM undone\($0)") }
      }
  }
}
