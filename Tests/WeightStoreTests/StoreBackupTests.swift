import FileSystem
import Foundation
import GRDB
import TestSupport
import Testing
import WeightCore

@testable import WeightStore

@Suite struct StoreBackupTests {
  private let now: Timestamp
  private let log: TemporaryStore

  init() throws {
    now = try draft(70, at: 1_000_000).moment
    log = try TemporaryStore()
  }

  private var file: String { log.root + "/copy.backup" }

  @Test func `a backup contains the whole log, also its history`() throws {
    let store = try log.open()
    let entry = try store.add(draft(70, note: "first"))
    _ = try store.update(entry.id, to: draft(71), at: now)
    var settings = Settings()
    settings.unit = .pounds
    try store.save(settings, changedFrom: Settings(), at: now)
    let backup = try store.backUp(to: file)
    #expect(backup.entries == 1)
    #expect(backup.latest?.mass == (try draft(71).mass))
    let names = try FileManager.default.contentsOfDirectory(atPath: log.root)
    #expect(names.filter { $0.hasPrefix("copy") } == ["copy.backup"])
    let other = try TemporaryStore()
    #expect(try StoreBackup.checked(file).restore(to: other.location, at: now) == nil)
    let restored = try other.open()
    #expect(try restored.allEntries() == store.allEntries())
    #expect(try restored.settings() == settings)
    #expect(try restored.undo(at: now)?.step.kind == .settings)
    let undone = try #require(try restored.undo(at: now))
    #expect(undone.after.map(\.draft) == [entry.draft])
    #expect(try restored.identifier() == store.identifier())
  }

  @Test func `only the owner can read a backup`() throws {
    _ = try log.open().backUp(to: file)
    #expect(try log.permissions(file) == 0o600)
  }

  @Test func `the former log is saved before it is replaced`() throws {
    let store = try log.open()
    _ = try store.add(draft(70))
    let backup = try store.backUp(to: file)
    _ = try store.add(draft(71, at: 5))
    let saved = try #require(try backup.restore(to: log.location, at: now))
    #expect(saved.hasSuffix("default.store-before-\(StoreBackup.suffix(of: now))"))
    // A process that has the log open sees the restored entries, too.
    #expect(try store.count() == 1)
    #expect(try log.open().count() == 1)
    #expect(try StoreBackup.checked(saved).entries == 2)
    let later = try draft(70, at: 1_000_001).moment
    #expect(try StoreBackup.checked(saved).restore(to: log.location, at: later) != nil)
    #expect(try store.count() == 2)
    #expect(try WeightStore.traces(at: log.location).contains(saved))
  }

  @Test func `copies of interrupted processes are removed`() throws {
    let backup = try log.open().backUp(to: file)
    let rest = log.location.database + "-before-2026-01-01-080000.partial"
    try Data("half of a log".utf8).write(to: URL(filePath: rest))
    _ = try backup.restore(to: log.location, at: now)
    #expect(!FileManager.default.fileExists(atPath: rest))
  }

  @Test(arguments: ["missing", "empty", "text", "foreign", "damaged", "newer"])
  func `a file that is no intact backup replaces nothing`(kind: String) throws {
    let store = try log.open()
    for index in 0..<200 { _ = try store.add(draft(70, at: Int64(index), note: "a longer note")) }
    try write(kind, from: store)
    let expected: [String: StoreError.Code] = [
      "missing": .missing, "empty": .foreignDatabase, "text": .notADatabase,
      "foreign": .foreignDatabase, "damaged": .damaged, "newer": .newerVersion,
    ]
    let error = #expect(throws: StoreError.self) { try StoreBackup.checked(file) }
    #expect(error?.code == expected[kind])
    #expect(error?.path == file)
    #expect(try store.count() == 200)
  }

  private func write(_ kind: String, from store: WeightStore) throws {
    switch kind {
    case "missing": return
    case "empty": try Data().write(to: URL(filePath: file))
    case "text":
      let text = String(repeating: "Querida doctora:\n", count: 100)
      try Data(text.utf8).write(to: URL(filePath: file))
    case "foreign":
      try DatabaseQueue(path: file).write { try $0.execute(sql: "CREATE TABLE a (b)") }
    case "damaged":
      _ = try store.backUp(to: file)
      try Self.damage(file, at: 3, count: 600)
    default:
      _ = try store.backUp(to: file)
      try DatabaseQueue(path: file)
        .write {
          try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of the future')")
        }
    }
  }

  /// Overwrites bytes in the last pages of a file.
  static func damage(_ path: String, at page: Int, count: Int) throws {
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    let end = try handle.seekToEnd()
    try handle.seek(toOffset: end - UInt64(page) * 4_096)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: count))
    try handle.close()
  }

  @Test func `a damaged log is set aside and replaced`() throws {
    let store = try log.open()
    _ = try store.add(draft(70))
    let backup = try store.backUp(to: file)
    let other = try TemporaryStore()
    try other.place(String(repeating: "no database. ", count: 100).utf8)
    let saved = try #require(try backup.restore(to: other.location, at: now))
    #expect(try other.open().count() == 1)
    #expect(FileSystem.kind(of: saved) == .file)
  }

  // MARK: Rescue

  @Test func `all intact entries of a damaged log are read`() throws {
    let store = try log.open()
    let entries = try (0..<2_000)
      .map { try store.add(draft(70, at: Int64($0), note: "note \($0)")) }
    _ = try store.delete([entries[3].id], at: now)
    _ = try store.backUp(to: file)
    let complete = try StoreRescue(reading: file)
    #expect(complete.entries.count == 1_999)
    #expect(!complete.hasUnreadableParts)
    var lost: [Int] = []
    for page in [5, 12, 30] {
      _ = try store.backUp(to: file)
      try StoreBackupTests.damage(file, at: page, count: 4_096)
      let rescue = try StoreRescue(reading: file)
      lost.append(1_999 - rescue.entries.count)
      #expect(Set(rescue.entries).isSubset(of: Set(entries)))
    }
    // About 60 of these entries fit on a page.
    #expect(lost.allSatisfy { $0 < 200 }, "\(lost)")
  }

  @Test func `entries with impossible values are counted`() throws {
    let store = try log.open()
    _ = try (0..<3).map { try store.add(draft(70, at: Int64($0))) }
    _ = try store.backUp(to: file)
    try DatabaseQueue(path: file)
      .write {
        try $0.execute(sql: "UPDATE entry SET utcOffset = 999999999 WHERE id = 2")
      }
    let rescue = try StoreRescue(reading: file)
    #expect(rescue.entries.map(\.id.rawValue) == [1, 3])
    #expect(rescue.damagedCount == 1)
  }
}

/// Tests about single rows that cannot be read.
@Suite struct DamagedEntryTests {
  @Test(
    arguments: [
      ("utcOffset", "999999999"), ("micrograms", "-1"), ("micrograms", "9000000000000000000"),
      ("bodyFat", "999999999"), ("instant", "9000000000000000000"),
    ]
  )
  func `a damaged entry is skipped and can be deleted`(column: String, value: String) throws {
    let log = try TemporaryStore()
    let store = try log.open()
    let entries = try (0..<3).map { try store.add(draft(70, at: Int64($0))) }
    for (number, place) in [(2, 1), (3, 2)] {
      let other = try TemporaryStore()
      let store = try other.open()
      _ = try (0..<3).map { try store.add(draft(70, at: Int64($0))) }
      try DatabaseQueue(path: other.location.database)
        .write {
          try $0.execute(sql: "UPDATE entry SET \(column) = \(value) WHERE id = \(number)")
        }
      var expected = entries
      expected.remove(at: place)
      #expect(try store.allEntries() == expected)
      #expect(try store.latest() == expected.last)
      #expect(try store.first() == expected.first)
      #expect(store.skippedEntries == [Int64(number)])
      #expect(try StoreStatus(of: other.location).damagedEntries == [Int64(number)])
      let now = try draft(70, at: 1_000_000).moment
      #expect(try store.deleteDamagedEntries(at: now, isTrial: true) == [Int64(number)])
      #expect(try store.damagedEntries() == [Int64(number)])
      #expect(try store.deleteDamagedEntries(at: now) == [Int64(number)])
      #expect(try store.damagedEntries().isEmpty)
      #expect(try store.allEntries() == expected)
      _ = try store.undo(at: now)
      #expect(try store.damagedEntries() == [Int64(number)])
    }
  }
}
