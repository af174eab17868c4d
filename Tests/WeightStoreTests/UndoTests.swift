import Foundation
import GRDB
import TestSupport
import Testing
import WeightCore
import WeightStore

@Suite struct UndoTests {
  private let now: Timestamp

  init() throws {
    now = try draft(70, at: 1_000_000).moment
  }

  @Test func `undo removes an added entry, and its number is not reused`() throws {
    let store = try TemporaryStore().open()
    let first = try store.add(draft(70))
    let second = try store.add(draft(71, at: 1))
    let undone = try #require(try store.undo(at: now))
    #expect(undone.step.kind == .log)
    #expect(undone.before == [second])
    #expect(undone.after.isEmpty)
    #expect(try store.entries() == [first])
    #expect(try store.add(draft(72, at: 2)).id.rawValue == 3)
  }

  @Test func `undo of an edit counts as another edit`() throws {
    let store = try TemporaryStore().open()
    let entry = try store.add(draft(70, note: "before"))
    let edited = try #require(try store.update(entry.id, to: draft(71, at: 5), at: now))
    #expect(edited.draft == (try draft(71, at: 5)))
    #expect(edited.modified == now)
    #expect(edited.syncVersion == 2)
    let undone = try #require(try store.undo(at: now))
    #expect(undone.step.kind == .edit)
    #expect(undone.before == [edited])
    #expect(try store.entry(entry.id)?.draft == entry.draft)
    #expect(try store.entry(entry.id)?.syncVersion == 3)
  }

  @Test func `an edit without changes creates no step`() throws {
    let store = try TemporaryStore().open()
    let entry = try store.add(draft(70))
    #expect(try store.update(entry.id, to: entry.draft, at: now) == entry)
    #expect(try store.undo(at: now)?.step.kind == .log)
    #expect(try store.update(entry.id, to: entry.draft, at: now) == nil)
  }

  @Test func `undo restores all entries of a deletion`() throws {
    let store = try TemporaryStore().open()
    let entries = try (0..<3).map { try store.add(draft(70, at: $0)) }
    _ = try store.delete([entries[0].id, entries[2].id, entries[0].id], at: now)
    let undone = try #require(try store.undo(at: now))
    #expect(undone.entryCount == 2)
    #expect(undone.after == [entries[0], entries[2]])
    #expect(try store.allEntries() == entries)
  }

  @Test func `undo restores settings, including those that were not set`() throws {
    let store = try TemporaryStore().open()
    var settings = Settings()
    settings.unit = .pounds
    #expect(try store.save(settings, changedFrom: Settings(), at: now) == [.unit])
    let former = settings
    settings.unit = .stones
    settings.trendDays = 10
    #expect(try store.save(settings, changedFrom: former, at: now) == [.unit, .trendDays])
    #expect(try store.save(settings, changedFrom: former, at: now).isEmpty)
    #expect(try store.settings() == settings)
    #expect(try store.undo(at: now)?.values == ["unit": "lb"])
    #expect(try store.undo(at: now)?.settings == [.unit])
    #expect(try store.settings() == Settings())
    #expect(try store.undo(at: now) == nil)
  }

  @Test func `two concurrent changes of settings are both kept`() throws {
    let store = try TemporaryStore().open()
    let seen = try store.settings()
    var (one, other) = (seen, seen)
    one.unit = .pounds
    other.trendDays = 10
    try store.save(one, changedFrom: seen, at: now)
    try store.save(other, changedFrom: seen, at: now)
    #expect(try store.settings().values == ["unit": "lb", "trend-days": "10"])
  }

  @Test func `a dry run changes nothing`() throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    _ = try store.add(draft(70))
    let before = try dump(folder)
    #expect(try store.undo(at: now, isTrial: true)?.step.kind == .log)
    #expect(try dump(folder) == before)
  }

  @Test func `many entries are one step`() throws {
    let store = try TemporaryStore().open()
    let one = try store.add(draft(70))
    let drafts = try (0..<20_000).map { try draft(70, at: 60 * Int64($0)) }
    try store.add(drafts, at: now)
    #expect(try store.count() == 20_001)
    #expect(try store.undo(at: now)?.entryCount == 20_000)
    #expect(try store.entries() == [one])
  }

  @Test(arguments: 0..<20)
  func `undoing all steps restores the initial state, whatever the steps were`(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let store = try TemporaryStore().open()
    var states = [try visible(store)]
    for second in 0..<30 as Range<Int64> {
      try change(store, at: second, now: now, using: &random)
      let state = try visible(store)
      if state != states.last { states.append(state) }
    }
    for state in states.dropLast().reversed() {
      #expect(try store.undo(at: now) != nil)
      #expect(try visible(store) == state)
    }
    #expect(try store.undo(at: now) == nil)
  }

  private func dump(_ folder: TemporaryStore) throws -> [String] {
    try DatabaseQueue(path: folder.location.database)
      .read { database in
        try ["entry", "step", "formerEntry", "formerSetting", "setting", "undoneStep"]
          .flatMap { try Row.fetchAll(database, sql: "SELECT * FROM \($0)").map(\.description) }
      }
  }
}
