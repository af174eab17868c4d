import Foundation
import GRDB
import TestSupport
import Testing
import WeightCore
import WeightStore

@Suite struct StoreErrorTests {
  @Test func `a file that is not a database is rejected and not changed`() throws {
    let folder = try TemporaryStore()
    let text = Array(String(repeating: "This is a letter to my doctor.\n", count: 100).utf8)
    try folder.place(text)
    expectError(.notADatabase, folder)
    #expect(try folder.bytes() == text)
  }

  @Test func `the database of another program is rejected and not changed`() throws {
    let folder = try TemporaryStore()
    try folder.place([])
    try DatabaseQueue(path: folder.location.database)
      .write { database in
        try database.execute(sql: "CREATE TABLE entry (id INTEGER PRIMARY KEY)")
      }
    let bytes = try folder.bytes()
    expectError(.foreignDatabase, folder)
    #expect(try folder.bytes() == bytes)
  }

  @Test func `a store of a newer version is rejected and not changed`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try change(folder, "INSERT INTO grdb_migrations VALUES ('from a later version')")
    let bytes = try folder.bytes()
    expectError(.newerVersion, folder)
    #expect(try folder.bytes() == bytes)
  }

  @Test func `a folder at the path of the database is reported with its path`() throws {
    let folder = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: folder.location.database,
      withIntermediateDirectories: true
    )
    expectError(.notAFile, folder)
    #expect(throws: StoreError(.notAFile, path: folder.location.database)) {
      try WeightStore.openExisting(at: folder.location)
    }
  }

  @Test(arguments: ["/data", "/data/w8", "/data/w8/shared"])
  func `a file at the path of a folder is reported with its path`(path: String) throws {
    let folder = try TemporaryStore()
    let file = URL(filePath: folder.root + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("a file".utf8).write(to: file)
    #expect { try folder.openNew() } throws: { ($0 as? StoreError)?.code == .notAFolder }
  }

  @Test func `a store that another connection has locked is busy, and is not changed`() throws {
    let folder = try TemporaryStore()
    let store = try folder.open()
    try DatabaseQueue(path: folder.location.database)
      .inDatabase { holder in
        try holder.execute(sql: "BEGIN IMMEDIATE")
        #expect { try store.add(draft(70)) } throws: { ($0 as? StoreError)?.code == .busy }
        #expect(try store.count() == 0)
        try holder.execute(sql: "ROLLBACK")
      }
    #expect(try store.add(draft(70)).id.rawValue == 1)
  }

  @Test func `a store that another process is opening is busy`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open()
    let descriptor = open(folder.location.folder, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: StoreError(.busy, path: folder.location.folder)) { try folder.open() }
  }

  @Test(arguments: [
    "DROP TABLE entry",
    "ALTER TABLE entry DROP COLUMN sourceName",
  ])
  func `a store with invalid content is damaged`(change statement: String) throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try change(folder, statement)
    #expect { try folder.open().entries() } throws: { ($0 as? StoreError)?.code == .damaged }
  }

  @Test func `with any bytes changed, the store opens or reports an error`() throws {
    var random = SeededGenerator(seed: 1)
    let model = try TemporaryStore()
    for kilograms in [70, 71, 72.5] { _ = try model.open().add(draft(kilograms, note: "note")) }
    let healthy = try model.bytes()
    for _ in 0..<150 {
      let folder = try TemporaryStore()
      var bytes = healthy
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: bytes.indices, using: &random))
      }
      try folder.place(bytes)
      do {
        _ = try folder.open().entries()
      } catch let error as StoreError {
        #expect(error.isAboutContent)
      }
    }
  }

  private func expectError(
    _ code: StoreError.Code,
    _ folder: TemporaryStore,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sourceLocation: sourceLocation) { try folder.open() } throws: { error in
      let error = error as? StoreError
      return error?.code == code && error?.path == folder.location.database
    }
  }

  /// Changes the database without using the store.
  private func change(_ folder: TemporaryStore, _ statements: String) throws {
    try DatabaseQueue(path: folder.location.database)
      .inDatabase { database in
        try database.execute(sql: statements)
      }
  }
}
