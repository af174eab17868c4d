import Foundation
import Testing
import WeightCore
import WeightStore

@Suite struct SharedLocationTests {
  @Test func `a new log is created at the shared location`() throws {
    let folder = try TemporaryStore()
    let shared = folder.location.shared
    #expect(try folder.location.current() == shared)
    _ = try folder.openNew().add(draft(70))
    #expect(try folder.location.current() == shared)
    #expect(try folder.permissions(shared.folder) == 0o700)
    #expect(try folder.permissions(shared.database) == 0o600)
    #expect(!FileManager.default.fileExists(atPath: folder.location.database))
    #expect(try folder.move.state() == .notNeeded)
  }

  @Test func `a log of an earlier version stays in the folder itself`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    #expect(try folder.location.current() == folder.location)
    #expect(!FileManager.default.fileExists(atPath: folder.location.shared.folder))
    #expect(try folder.move.state() == .notStarted)
  }

  @Test func `a log at the shared location is read and written`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.copyToSharedPlace()
    let store = try folder.open()
    _ = try store.add(draft(71))
    #expect(try store.count() == 2)
    #expect(try WeightStore.openExisting(at: folder.location)?.count() == 2)
  }

  @Test func `a store opened before a move writes to the new location and then reads there`() throws
  {
    let folder = try TemporaryStore()
    let store = try folder.open()
    _ = try store.add(draft(70))
    try folder.copyToSharedPlace()
    #expect(try store.add(draft(71)).id.rawValue == 2)
    #expect(try store.count() == 2)
    #expect(try folder.open().count() == 2)
  }

  @Test func `a store opened before a move reads the log as it was until the former one is erased`()
    throws
  {
    let folder = try TemporaryStore()
    let reader = try folder.open()
    _ = try folder.open().add(draft(70))
    #expect(try folder.move.run(at: folder.now) == .moved)
    #expect(try reader.count() == 1)
    guard case .purged(let files) = try folder.move.purge() else {
      Issue.record("The former log was not erased.")
      return
    }
    #expect(files.contains(folder.location.database))
    _ = try folder.open().add(draft(71))
    #expect(try reader.count() == 2)
    #expect(try reader.latest()?.mass == draft(71).mass)
  }

  @Test func `an empty file at the shared location is not a log`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.placeShared([])
    #expect(try folder.open().count() == 1)
    #expect(try folder.location.current() == folder.location)
  }

  @Test func `an invalid file at the shared location is reported and not replaced`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.placeShared(Array("This is a letter to my doctor.".utf8))
    #expect(throws: StoreError.self) { try folder.open() }
    #expect { try folder.open() } throws: { error in
      (error as? StoreError)?.path == folder.location.shared.database
    }
  }

  @Test(arguments: [true, false])
  func `a broken link is reported, and no new log is created`(isFolder: Bool) throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    let shared = folder.location.shared
    if !isFolder { try folder.placeShared([]) }
    let link = isFolder ? shared.folder : shared.database
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: folder.root + "/disk"
    )
    #expect(throws: StoreError(.missing, path: link)) { try folder.open() }
  }

  @Test func `forgetting a log erases it at both locations`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.copyToSharedPlace()
    try folder.placeShared([1], suffix: "-wal")
    let (old, new) = (folder.location.database, folder.location.shared.database)
    #expect(try WeightStore.traces(at: folder.location) == [new, new + "-wal", old])
    let removed = try WeightStore.forget(at: folder.location)
    #expect(
      removed == [
        new, new + "-wal", old, folder.location.shared.folder, folder.location.folder,
      ]
    )
  }
}

extension TemporaryStore {
  /// Copies the log to the shared location, as if it had been moved there.
  func copyToSharedPlace() throws {
    try placeShared(bytes())
    let log = URL(filePath: location.database + "-wal")
    if let bytes = try? Data(contentsOf: log) { try placeShared(Array(bytes), suffix: "-wal") }
  }

  /// Creates a file at the shared location.
  func placeShared(_ bytes: [UInt8], suffix: String = "") throws {
    let folder = location.shared.folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: location.shared.database + suffix))
  }
}
