import GRDB
import Testing
import WeightCore
import WeightStore

@Suite struct StoreSchemaTests {
  /// A database of the first version of the program.
  private static let firstVersion = """
    PRAGMA journal_mode = WAL;
    PRAGMA application_id = \(0x7738_6C67);
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('entries');
    CREATE TABLE entry (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      micrograms INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      utcOffset INTEGER NOT NULL,
      note TEXT CHECK (note <> ''),
      source TEXT NOT NULL,
      sourceName TEXT,
      deletedAt INTEGER
    ) STRICT;
    CREATE INDEX entryByInstant ON entry (instant, id) WHERE deletedAt IS NULL;
    INSERT INTO entry VALUES
      (1, 72500000000, 1795257365, 3600, 'note', 'manual', NULL, NULL),
      (2, 73000000000, 1795257366, 3600, NULL, 'imported', 'scale', 1795257367);
    """

  @Test func `a log of the first version is migrated without loss`() throws {
    let folder = try TemporaryStore()
    try folder.place([])
    try DatabaseQueue(path: folder.location.database)
      .writeWithoutTransaction { database in
        try database.execute(sql: Self.firstVersion)
      }
    let store = try folder.open()
    let entry = try WeightEntry(id: .init(rawValue: 1), draft(72.5, note: "note"))
    #expect(try store.entries() == [entry])
    #expect(try store.undo(at: entry.moment) == nil)
    #expect(try store.settings() == Settings())
    #expect(try store.add(draft(74)).id.rawValue == 3)
  }

  @Test func `entries are sorted by time, regardless of the order of addition`() throws {
    let store = try TemporaryStore().open()
    for second in [5, 1, 9, 5] as [Int64] { _ = try store.add(draft(70, at: second)) }
    #expect(try store.allEntries().map(\.id.rawValue) == [2, 1, 4, 3])
    let range = try draft(70, at: 1).moment...draft(70, at: 5).moment
    #expect(try store.entries(in: range).map(\.id.rawValue) == [2, 1, 4])
  }

  @Test func `body fat is read back exactly`() throws {
    let store = try TemporaryStore().open()
    let plain = try draft(70)
    let fat = try #require(BodyFat(percent: 24.5678))
    let entry = try store.add(
      WeightEntry.Draft(mass: plain.mass, moment: plain.moment, bodyFat: fat)
    )
    #expect(try store.latest() == entry)
    #expect(entry.bodyFat?.percent == 24.5678)
  }

  @Test func `waist and lean mass are read back exactly, and undone and redone`() throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    let plain = try draft(70)
    let full = WeightEntry.Draft(
      mass: plain.mass,
      moment: plain.moment,
      waist: Waist(33, micrometresInUnit: Waist.micrometresInInch),
      leanMass: Mass(120, .pound)
    )
    let entry = try store.add(full)
    #expect(try store.latest()?.draft == full)
    #expect(entry.waist?.centimetres == 83.82)
    _ = try store.update(entry.id, to: plain, at: entry.moment)
    #expect(try store.latest()?.draft == plain)
    _ = try store.undo(at: entry.moment)
    #expect(try store.latest()?.draft == full)
    _ = try store.redo(at: entry.moment)
    #expect(try store.latest()?.draft == plain)
    _ = try store.undo(at: entry.moment)
    _ = try store.backUp(to: folder.root + "/copy")
    #expect(try StoreBackup.checked(folder.root + "/copy").latest?.draft == full)
  }

  @Test(arguments: [
    ("waist", "1"), ("waist", "90000000000"), ("leanMass", "-1"), ("leanMass", "1e15"),
  ])
  func `an impossible measurement damages only its entry`(column: String, value: String) throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    for second in 0..<2 as Range<Int64> { _ = try store.add(draft(70, at: second)) }
    try DatabaseQueue(path: folder.location.database)
      .write { database in
        try database.execute(
          sql: "UPDATE entry SET \(column) = CAST(\(value) AS INTEGER) WHERE id = 1"
        )
      }
    #expect(try store.allEntries().map(\.id.rawValue) == [2])
    #expect(try store.damagedEntries() == [1])
  }

  @Test func `a backup of an older version can be read and rescued`() throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    let entry = try store.add(draft(70))
    let path = folder.root + "/old"
    _ = try store.backUp(to: path)
    try DatabaseQueue(path: path)
      .writeWithoutTransaction { database in
        for table in ["entry", "formerEntry", "undoneEntry"] {
          try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN waist")
          try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN leanMass")
        }
        try database.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'measurements'")
      }
    #expect(try StoreBackup.checked(path).latest == entry)
    #expect(try StoreRescue(reading: path).entries == [entry])
  }

  @Test func `a milestone is identified by its starting weight`() throws {
    let store = try TemporaryStore().open()
    let (start, target) = (try draft(80).mass, try draft(75).mass)
    let entry = try store.add(draft(74.9))
    let milestone = CompletedMilestone(target: target, achieved: entry.moment, start: start)
    for _ in 0..<2 { try store.celebrate([milestone]) }
    let kept = CompletedMilestone(
      target: target,
      achieved: entry.moment,
      start: start,
      isCelebrated: true
    )
    #expect(try store.completedMilestones(start: start) == [kept])
    #expect(try store.completedMilestones(start: target).isEmpty)
  }

  @Test func `a milestone counts as long as the weigh-in that reached it`() throws {
    let store = try TemporaryStore().open()
    let (start, target) = (try draft(80).mass, try draft(75).mass)
    let entry = try store.add(draft(74.9))
    try store.celebrate([CompletedMilestone(target: target, achieved: entry.moment, start: start)])
    _ = try store.update(entry.id, to: draft(79.4), at: entry.moment)
    #expect(try store.completedMilestones(start: start).isEmpty)
    _ = try store.undo(at: entry.moment)
    #expect(try store.completedMilestones(start: start).count == 1)
    _ = try store.delete([entry.id], at: entry.moment)
    #expect(try store.completedMilestones(start: start).isEmpty)
  }
}
