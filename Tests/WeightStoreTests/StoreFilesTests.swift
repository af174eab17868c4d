import Foundation
import Testing
import WeightCore
import WeightStore

@Suite struct StoreFilesTests {
  @Test func `only the owner can access the folder and the files`() throws {
    let folder = try TemporaryStore()
    let store = try folder.openNew()
    _ = try store.add(draft(70))
    let shared = folder.location.shared
    for path in [folder.root + "/data", folder.location.folder, shared.folder] {
      #expect(try folder.permissions(path) == 0o700)
    }
    for suffix in ["", "-wal", "-shm"] {
      #expect(try folder.permissions(shared.database + suffix) == 0o600)
    }
    withExtendedLifetime(store) {}
  }

  @Test func `permissions of other users are removed from the file`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    chmod(folder.location.database, 0o644)
    _ = try folder.open()
    #expect(try folder.permissions(folder.location.database) == 0o600)
  }

  @Test func `the permissions of an existing folder are not changed`() throws {
    let folder = try TemporaryStore()
    try folder.place([])
    chmod(folder.location.folder, 0o755)
    _ = try folder.open().add(draft(70))
    #expect(try folder.permissions(folder.location.folder) == 0o755)
    #expect(try folder.permissions(folder.location.database) == 0o600)
  }

  @Test func `confirmed entries survive a killed process`() throws {
    let living = try TemporaryStore()
    let killed = try TemporaryStore()
    let store = try living.open()
    let added = try [70, 71, 72].map { try store.add(draft($0)) }
    // A killed process closes nothing. Its files remain, with a write-ahead log that was not
    // merged.
    try FileManager.default.createDirectory(
      atPath: killed.root + "/data",
      withIntermediateDirectories: true
    )
    try FileManager.default.copyItem(
      atPath: living.location.folder,
      toPath: killed.location.folder
    )
    try FileManager.default.removeItem(atPath: killed.location.database + "-shm")
    #expect(try killed.open().entries() == added.reversed())
    withExtendedLifetime(store) {}
  }

  @Test(arguments: 0..<24)
  func `a truncated write-ahead log loses only the last entries`(part: Int) throws {
    let living = try TemporaryStore()
    let killed = try TemporaryStore()
    let store = try living.open()
    let added = try [70, 71, 72].map { try store.add(draft($0)) }
    try killed.place(living.bytes())
    let log = try Data(contentsOf: URL(filePath: living.location.database + "-wal"))
    try log.prefix(log.count * part / 24)
      .write(to: URL(filePath: killed.location.database + "-wal"))
    let found = try killed.open().entries()
    #expect(found == added.prefix(found.count).reversed())
    withExtendedLifetime(store) {}
  }
}
