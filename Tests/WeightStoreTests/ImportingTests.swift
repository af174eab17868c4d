import Testing
import WeightCore
import WeightStore

@Suite struct ImportingTests {
  private static func file(_ seconds: Int64...) throws -> [EntryCandidate] {
    try seconds.map { EntryCandidate(try draft(70, at: $0)) }
  }

  @Test func `only entries that the log does not contain are added`() throws {
    let store = try TemporaryStore().open()
    let now = try draft(70, at: 1_000_000).moment
    _ = try store.add(draft(70, at: 1))
    let counts = try store.add([Self.file(1, 2), Self.file(2, 3)], at: now)
    #expect(counts == [ImportCount(added: 1, known: 1), ImportCount(added: 1, known: 1)])
    #expect(try store.count() == 3)
    let again = try store.add([Self.file(1, 2, 3)], at: now)
    #expect(again == [ImportCount(added: 0, known: 3)])
  }

  @Test func `importing several files is one step`() throws {
    let store = try TemporaryStore().open()
    let now = try draft(70, at: 1_000_000).moment
    let first = try store.add(draft(71, at: 9))
    _ = try store.add([Self.file(1, 2), Self.file(3)], at: now)
    let undone = try #require(try store.undo(at: now))
    #expect(undone.step.kind == .import)
    #expect(undone.entryCount == 3)
    #expect(try store.entries() == [first])
  }

  @Test func `importing files without new entries creates no step`() throws {
    let store = try TemporaryStore().open()
    let now = try draft(70, at: 1_000_000).moment
    _ = try store.add(draft(70, at: 1))
    _ = try store.add([Self.file(1), []], at: now)
    #expect(try store.undo(at: now)?.step.kind == .log)
  }

  @Test func `a dry run counts entries without adding them`() throws {
    let store = try TemporaryStore().open()
    let now = try draft(70, at: 1_000_000).moment
    let counts = try store.add([Self.file(1, 2), Self.file(2)], at: now, isTrial: true)
    #expect(counts == [ImportCount(added: 2, known: 0), ImportCount(added: 0, known: 1)])
    #expect(try store.count() == 0)
  }

  @Test func `a deleted entry is imported again`() throws {
    let store = try TemporaryStore().open()
    let now = try draft(70, at: 1_000_000).moment
    let entry = try store.add(draft(70, at: 1))
    _ = try store.delete([entry.id], at: now)
    #expect(try store.add([Self.file(1)], at: now) == [ImportCount(added: 1, known: 0)])
  }
}
