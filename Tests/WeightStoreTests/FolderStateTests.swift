import Foundation
import GRDB
import Testing

@testable import WeightStore

@Suite struct FolderStateTests {
  @Test(arguments: [
    "default.sync-conflict-20260301-080000-ABCDEFG.store",
    "default (Ana's conflicted copy 2026-03-01).store",
    "default (conflicted copy 2026-03-01 080000).store",
    "default (copia en conflicto de Ana 2026-03-01).store",
    "default (SFConflict ana@example.org 2026-03-01-08-00-00).store",
  ])
  func `conflicting copies are reported, and erased with the log`(name: String) throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    let path = folder.location.folder + "/" + name
    try Data("copy".utf8).write(to: URL(filePath: path))
    let status = try StoreStatus(of: folder.location)
    #expect(status.folder == .conflict)
    #expect(status.conflicts == [path])
    #expect(try WeightStore.forget(at: folder.location).contains(path))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: ["default.store.backup-1", "diary (conflicted copy).txt", "default.txt"])
  func `unrelated files are not conflicting copies`(name: String) throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    try Data().write(to: URL(filePath: folder.location.folder + "/" + name))
    #expect(try StoreStatus(of: folder.location).folder == .local)
  }

  @Test(arguments: [".stfolder", ".dropbox", ".sync_12ab.db", ".owncloudsync.log"])
  func `a synced folder is recognized by the files of its sync program`(name: String) throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    #expect(try StoreStatus(of: folder.location).folder == .local)
    try Data().write(to: URL(filePath: folder.root + "/" + name))
    #expect(try StoreStatus(of: folder.location).folder == .ok)
  }

  @Test func `a log that another program is writing to is locked`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    let other = try DatabaseQueue(path: folder.location.database)
    var state: FolderState?
    try other.writeWithoutTransaction { database in
      try database.inTransaction(.immediate) {
        state = try StoreStatus(of: folder.location).folder
        return .rollback
      }
    }
    #expect(state == .locked)
    #expect(try StoreStatus(of: folder.location).folder == .local)
  }

  @Test func `examining an empty folder creates no files`() throws {
    let folder = try TemporaryStore()
    let status = try StoreStatus(of: folder.location)
    #expect(status.folder == .local)
    #expect(status.move == .notNeeded)
    #expect(status.log?.bytes == nil)
    #expect(status.problem == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.location.folder))
  }

  @Test func `examining a log leaves no files`() throws {
    let folder = try TemporaryStore()
    _ = try folder.filled()
    let status = try StoreStatus(of: folder.location)
    #expect(status.problem == nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.location.folder)
        == ["default.store"]
    )
  }

  @Test func `an unusable log is reported`() throws {
    let folder = try TemporaryStore()
    try folder.place(Array(String(repeating: "This is a letter.\n", count: 100).utf8))
    #expect(try StoreStatus(of: folder.location).problem?.code == .notADatabase)
  }
}
