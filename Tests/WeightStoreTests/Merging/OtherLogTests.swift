import Foundation
import GRDB
import Testing
import WeightCore

@testable import WeightStore

@Suite struct OtherLogTests {
  private let log: TemporaryStore
  private let other: TemporaryStore

  init() throws {
    log = try TemporaryStore()
    other = try TemporaryStore()
    let store = try other.open()
    for second in 0..<400 as Range<Int64> { _ = try store.add(draft(70, at: second)) }
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: other.location.folder).sorted()
    }
  }

  @Test func `a log is read without changing its folder`() throws {
    let before = try other.bytes()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500],
      ofItemAtPath: other.location.folder
    )
    #expect(try log.merge(other, at: moment(0)).logs[0].added == 400)
    #expect(try other.bytes() == before)
    #expect(try names == ["default.store"])
  }

  @Test func `entries that are still in the second file of the database are read`() throws {
    let queue = try DatabaseQueue(path: other.location.database)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: "PRAGMA journal_mode = WAL; UPDATE entry SET note = 'late', syncVersion = 2"
      )
    }
    #expect(try names.contains("default.store-wal"))
    try log.merge(other, at: moment(0))
    #expect(try log.drafts().allSatisfy { $0.note?.text == "late" })
    try queue.close()
  }

  @Test func `other files are refused`() throws {
    let path = log.root + "/file"
    func code(_ bytes: some Sequence<UInt8>) throws -> StoreError.Code? {
      try Data(bytes).write(to: URL(filePath: path))
      do throws(StoreError) {
        _ = try OtherLog(reading: path)
        return nil
      } catch {
        #expect(error.path == path)
        return error.code
      }
    }
    #expect(throws: StoreError(.missing, path: path)) { try OtherLog(reading: path) }
    #expect(throws: StoreError(.notAFile, path: log.root)) { try OtherLog(reading: log.root) }
    #expect(try code([]) == .notADatabase)
    #expect(try code("date,weight\n2026-01-01,80\n".utf8) == .notADatabase)
    #expect(try code(Array("SQLite format 3\0".utf8) + Array(repeating: 0, count: 9_000)) != nil)
    try FileManager.default.removeItem(atPath: path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE t (a)") }
    #expect(try code(Data(contentsOf: URL(filePath: path))) == .foreignDatabase)
    try other.execute("INSERT INTO grdb_migrations VALUES ('future')")
    #expect(throws: StoreError(.newerVersion, path: other.location.database)) {
      try other.read()
    }
  }

  @Test func `only missing entries of a damaged log are added`() throws {
    try log.merge(other, at: moment(0))
    _ = try log.open().delete([.init(rawValue: 1)], at: moment(1))
    let entries = try (0..<400).map { try other.open().add(draft(80, at: 1_000 + $0)) }
    _ = try other.open().update(.init(rawValue: 2), to: draft(99), at: moment(9))
    try other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try other.bytes()
    for offset in 4_096 * 14..<4_096 * 15 { bytes[offset] = 0xA5 }
    try other.place(bytes)
    let damaged = try other.read()
    #expect(damaged.isDamaged)
    let result = try log.open().merge([damaged], at: moment(10)).logs[0]
    #expect(result.isDamaged)
    #expect(!result.isComplete)
    #expect(result.changed == 0 && result.deleted == 0 && result.restored == 0)
    #expect(result.added > 100 && result.added <= entries.count)
    #expect(try log.open().entry(.init(rawValue: 1)) == nil)
    #expect(try log.open().entry(.init(rawValue: 2))?.draft == draft(70, at: 1))
    #expect(try log.open().count() == 399 + result.added)
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `damage at any place does no harm`(seed: UInt64) throws {
    let small = try TemporaryStore()
    for second in 0..<20 as Range<Int64> { _ = try small.open().add(draft(70, at: second)) }
    var bytes = try small.bytes()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
    }
    if Bool.random(using: &random) { bytes.removeLast(.random(in: 0...9_000, using: &random)) }
    try small.place(bytes)
    let own = try TemporaryStore()
    let (store, now) = (try own.open(), try moment(9))
    _ = try store.add(draft(70))
    do throws(StoreError) {
      let merged = try store.merge([OtherLog(reading: small.location.database)], at: now)
      #expect(merged.logs.count == 1)
    } catch {
      #expect(error.path.hasPrefix(small.root) || error.path.hasPrefix(own.root))
    }
    #expect(try own.open().count() >= 1)
    #expect(try own.open().damagedEntries().isEmpty)
  }

  @Test func `a copy is only put away if it is still the one that was read`() throws {
    let copy = log.location.folder + "/default.sync-conflict-20260301-080000-ABCDEFG.store"
    _ = try log.open()
    try Data(other.bytes()).write(to: URL(filePath: copy))
    let read = try OtherLog(reading: copy)
    try Data(log.bytes()).write(to: URL(filePath: copy))
    #expect(try ConflictingCopies.putAway(read, at: moment(0)) == nil)
    #expect(try StoreStatus(of: log.location).conflicts == [copy])
    let again = try OtherLog(reading: copy)
    let target = try #require(try ConflictingCopies.putAway(again, at: moment(0)))
    #expect(FileManager.default.fileExists(atPath: target))
    #expect(try StoreStatus(of: log.location).conflicts.isEmpty)
    #expect(try WeightStore.forget(at: log.location).contains(target))
    #expect(!FileManager.default.fileExists(atPath: log.location.folder))
  }
}
