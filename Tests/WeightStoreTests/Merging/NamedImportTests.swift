import Testing
import WeightCore

@testable import WeightStore

/// Tests of the import of exported files, which name their entries.
@Suite struct NamedImportTests {
  private let log: TemporaryStore
  private let store: WeightStore

  init() throws {
    log = try TemporaryStore()
    store = try log.open()
  }

  /// Returns the file that an export of the log creates.
  private func exported() throws -> [EntryCandidate] {
    let identifiers = try store.identifiers()
    return try store.allEntries()
      .map { entry in
        EntryCandidate(
          entry.draft,
          revision: identifiers[entry.id].map { EntryRevision($0, version: entry.syncVersion) }
        )
      }
  }

  private func edited(
    _ candidate: EntryCandidate,
    _ kilograms: Double,
    at second: Int64
  ) throws -> EntryCandidate {
    EntryCandidate(try draft(kilograms, at: second), revision: candidate.revision)
  }

  @Test func `an edited row changes its entry, and one undo reverts the import`() throws {
    for second in 0..<3 as Range<Int64> { _ = try store.add(draft(70, at: second)) }
    var file = try exported()
    let before = try log.drafts()
    file[1] = try edited(file[1], 71, at: 50)
    file.append(EntryCandidate(try draft(72, at: 60)))
    let expected = ImportCount(added: 1, known: 2, changed: 1)
    #expect(try store.add([file], at: moment(100), isTrial: true) == [expected])
    #expect(try log.drafts() == before)
    #expect(try store.add([file], at: moment(100)) == [expected])
    #expect(try store.entry(.init(rawValue: 2))?.draft == draft(71, at: 50))
    #expect(try store.entry(.init(rawValue: 2))?.syncVersion == 2)
    #expect(try store.count() == 4)
    #expect(try store.add([file], at: moment(100)) == [ImportCount(added: 0, known: 4)])
    let undone = try #require(try store.undo(at: moment(200)))
    #expect(undone.step.kind == .import)
    #expect(undone.entryCount == 2)
    #expect(undone.changedCount == 1)
    #expect(try log.drafts() == before)
  }

  @Test func `an entry that was deleted in the log stays deleted`() throws {
    let entry = try store.add(draft(70))
    let file = try exported()
    _ = try store.delete([entry.id], at: moment(5))
    #expect(try store.add([file], at: moment(9)) == [ImportCount(added: 0, known: 0, deleted: 1)])
    #expect(try store.count() == 0)
    // The rescue of a damaged log adds what the log does not have.
    #expect(
      try store.add([file], at: moment(9), onlyAdds: true) == [ImportCount(added: 1, known: 0)]
    )
    #expect(
      try store.add([file], at: moment(9), onlyAdds: true) == [ImportCount(added: 0, known: 1)]
    )
  }

  @Test func `an old export does not revert edits of the log`() throws {
    let entry = try store.add(draft(70))
    let file = try exported()
    _ = try store.update(entry.id, to: draft(71), at: moment(5))
    #expect(try store.add([file], at: moment(9)) == [ImportCount(added: 0, known: 0, older: 1)])
    #expect(try store.latest()?.draft == draft(71))
    // If the row was edited, too, it is the last edit.
    let changed = try edited(file[0], 69, at: 0)
    #expect(
      try store.add([[changed]], at: moment(10)) == [ImportCount(added: 0, known: 0, changed: 1)]
    )
    #expect(try store.latest()?.draft == draft(69))
  }

  @Test func `a weigh-in of another program that was edited is not imported again`() throws {
    let scale = EntrySource(.imported, name: "scale")
    let file = try [1, 2, 2].map { EntryCandidate(try draft(70, at: $0, source: scale)) }
    _ = try store.add([file], at: moment(5))
    _ = try store.update(.init(rawValue: 3), to: draft(71, at: 2, source: scale), at: moment(6))
    #expect(try store.add([file], at: moment(9)) == [ImportCount(added: 0, known: 2, older: 1)])
    #expect(try store.count() == 3)
    let more = file + [try EntryCandidate(draft(70, at: 2, source: scale))]
    #expect(try store.add([more], at: moment(9)) == [ImportCount(added: 1, known: 2, older: 1)])
  }

  @Test func `entries keep their identifiers and versions in another log`() throws {
    let entry = try store.add(draft(70))
    _ = try store.update(entry.id, to: draft(71), at: moment(5))
    _ = try store.add(draft(72, at: 9))
    let file = try exported()
    let other = try TemporaryStore()
    _ = try other.open().add([file], at: moment(9))
    #expect(try other.versions().keys == log.versions().keys)
    #expect(try other.versions().values.map(\.syncVersion).sorted() == [1, 2])
    #expect(try other.merge(log, at: moment(10)).logs[0].added == 0)
    #expect(try other.drafts() == log.drafts())
  }
}
