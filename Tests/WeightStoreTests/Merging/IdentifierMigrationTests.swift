import GRDB
import Testing
import WeightCore

@testable import WeightStore

@Suite struct IdentifierMigrationTests {
  /// The migrations before identifiers.
  private static let former = "healthFirstDay"

  /// Returns a log of the version before identifiers, with entries that two copies share.
  private func formerLog(_ sql: String) throws -> TemporaryStore {
    let log = try TemporaryStore()
    try log.place([])
    let queue = try DatabaseQueue(path: log.location.database)
    try StoreSchema.migrator.migrate(queue, upTo: Self.former)
    try queue.write { database in
      try database.execute(
        sql: """
          PRAGMA application_id = \(StoreSchema.applicationID);
          INSERT INTO entry (micrograms, instant, utcOffset, source, sourceName) VALUES
            (80000000000, 1000, 0, 'manual', NULL), (81000000000, 2000, 0, 'manual', NULL),
            (81000000000, 2000, 0, 'manual', NULL), (82000000000, 3000, 0, 'imported', 'scale');
          \(sql)
          """
      )
    }
    return log
  }

  private func identifiers(_ log: TemporaryStore) throws -> [Int64] {
    let found = try log.open().identifiers()
    return found.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.rawValue)
  }

  @Test func `two copies of a log get the same identifiers, even if one was edited`() throws {
    let one = try formerLog("")
    // The journal of the other copy has the values that both copies once had.
    let other = try formerLog(
      """
      INSERT INTO step (kind, instant, utcOffset) VALUES ('edit', 4000, 0), ('edit', 5000, 0);
      INSERT INTO formerEntry
        (step, id, micrograms, instant, utcOffset, source, syncVersion) VALUES
        (1, 1, 80000000000, 1000, 0, 'manual', 1), (2, 1, 80500000000, 1500, 0, 'manual', 2);
      UPDATE entry SET micrograms = 79000000000, instant = 999, syncVersion = 3, modifiedAt = 5000,
        modifiedOffset = 0
      WHERE id = 1;
      INSERT INTO entry (micrograms, instant, utcOffset, source)
      VALUES (90000000000, 6000, 0, 'manual');
      """
    )
    let found = try identifiers(one)
    #expect(Set(found).count == 4)
    #expect(try Array(identifiers(other).prefix(4)) == found)
    let report = try one.merge(other, at: moment(0))
    #expect(report.conflicts.isEmpty)
    #expect(report.logs.map(\.added) == [1])
    #expect(report.logs.map(\.changed) == [1])
    #expect(try one.drafts().count == 5)
  }

  @Test func `the number of an entry does not matter`() throws {
    let one = try formerLog("")
    let other = try formerLog("DELETE FROM entry WHERE id IN (1, 2);")
    #expect(try Set(identifiers(other)).isSubset(of: identifiers(one)))
  }

  @Test func `a restoration from before the migration is known`() throws {
    let log = try formerLog(
      """
      INSERT INTO step (kind, instant, utcOffset, undoneAt) VALUES ('delete', 4000, 0, 4500);
      INSERT INTO formerEntry
        (step, id, micrograms, instant, utcOffset, source, syncVersion) VALUES
        (1, 1, 80000000000, 1000, 0, 'manual', 1);
      """
    )
    let deleted = try formerLog("UPDATE entry SET deletedAt = 4000 WHERE id IN (1, 2);")
    try log.merge(deleted, at: moment(0))
    #expect(try log.open().allEntries().map(\.id.rawValue) == [1, 3, 4])
    try deleted.merge(log, at: moment(0))
    #expect(try log.versions() == deleted.versions())
  }

  @Test func `entries that are logged now get random identifiers`() throws {
    let (one, other) = (try TemporaryStore(), try TemporaryStore())
    _ = try one.open().add(draft(70))
    _ = try other.open().add(draft(70))
    #expect(try identifiers(one) != identifiers(other))
  }

  @Test func `a file that is imported on two computers gets the same identifiers`() throws {
    let (one, other) = (try TemporaryStore(), try TemporaryStore())
    let scale = EntrySource(.imported, name: "scale")
    let file = try [1, 2, 2].map { EntryCandidate(try draft(70, at: $0, source: scale)) }
    _ = try other.open().add(draft(71, at: 9))
    for log in [one, other] { _ = try log.open().add([file], at: moment(10)) }
    try one.merge(other, at: moment(20))
    #expect(try one.drafts().count == 4)
  }

  @Test func `a quick entry that two computers import is one entry`() throws {
    let (one, other) = (try TemporaryStore(), try TemporaryStore())
    let pending = PendingEntry(identifier: "phone-1", draft: try draft(70))
    for log in [one, other] {
      #expect(try log.open().importPending([pending], at: moment(1)).count == 1)
    }
    let third = PendingEntry(identifier: "phone-2", draft: try draft(72))
    _ = try other.open().importPending([third], at: moment(1))
    try one.merge(other, at: moment(2))
    #expect(try one.drafts().count == 2)
    // The file may still be in the folder of this computer.
    #expect(try one.open().importPending([pending, third], at: moment(3)).isEmpty)
  }
}
