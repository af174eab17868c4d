import Foundation
import Testing
import WeightCore
import WeightStore

@Suite struct StorePlaceTests {
  @Test func `a log begins in the folder itself`() throws {
    let folder = try TemporaryStore()
    #expect(try folder.location.current() == folder.location)
    _ = try folder.open().add(draft(70))
    #expect(try folder.location.current() == folder.location)
    #expect(!FileManager.default.fileExists(atPath: folder.location.shared.folder))
  }

  @Test func `a log at the shared place is the one that is read and written`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.copyToSharedPlace()
    let store = try folder.open()
    _ = try store.add(draft(71))
    #expect(try store.count() == 2)
    #expect(try WeightStore.openExisting(at: folder.location)?.count() == 2)
  }

  @Test func `who opened the log before it was moved writes and reads where it is now`() throws {
    let folder = try TemporaryStore()
    let (writer, reader) = (try folder.open(), try folder.open())
    _ = try writer.add(draft(70))
    try folder.copyToSharedPlace()
    #expect(try writer.add(draft(71)).id.rawValue == 2)
    #expect(try reader.count() == 2)
    #expect(try folder.open().count() == 2)
  }

  @Test func `an empty file at the shared place is no log`() throws {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.placeShared([])
    #expect(try folder.open().count() == 1)
    #expect(try folder.location.current() == folder.location)
  }

  @Test func `what is no log at the shared place is told, and the former log not used instead`()
    throws
  {
    let folder = try TemporaryStore()
    _ = try folder.open().add(draft(70))
    try folder.placeShared(Array("This is a letter to my doctor.".utf8))
    #expect(throws: StoreError.self) { try folder.open() }
    #expect { try folder.open() } throws: { error in
      (error as? StoreError)?.path == folder.location.shared.database
    }
  }

  @Test(arguments: [true, false])
  func `a link that leads nowhere is told, and no new log is begun`(isFolder: Bool) throws {
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

  @Test func `forgetting a log forgets both places`() throws {
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
  /// Puts the log at the shared place, as if it had been moved there.
  func copyToSharedPlace() throws {
    try placeShared(bytes())
    let log = URL(filePath: location.database + "-wal")
    if let bytes = try? Data(contentsOf: log) { try placeShared(Array(bytes), suffix: "-wal") }
  }

  /// Puts a file at the shared place.
  func placeShared(_ bytes: [UInt8], suffix: String = "") throws {
    let folder = location.shared.folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: location.shared.database + suffix))
  }
}
