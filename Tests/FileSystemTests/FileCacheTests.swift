import FoundationEssentials
import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `Private files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(of path: String) throws -> FilePermissions {
    try FileSystem.status(of: path).permissions
  }

  @Test func `are replaced atomically`() throws {
    let path = folder.path("a")
    for bytes in [[1], [2, 3], []] as [[UInt8]] {
      try FileSystem.putDurably(bytes, at: path)
      #expect(try FileSystem.read(path) == bytes)
      #expect(try permissions(of: path) == .ownerReadWrite)
    }
    #expect(try folder.names() == ["a"])
  }

  @Test func `overwrite the file of an interrupted process`() throws {
    try folder.write("half of it", to: "a.part")
    try FileSystem.putDurably([1], at: folder.path("a"))
    #expect(try folder.names() == ["a"])
  }

  @Test func `are not written through a link, and an error contains their path`() throws {
    let path = folder.path("a")
    try FileManager.default.createSymbolicLink(atPath: path + ".part", withDestinationPath: "b")
    #expect(throws: FileError(.system(.tooManySymbolicLinkLevels), .write, path: path)) {
      try FileSystem.putDurably([1], at: path)
    }
    #expect(FileSystem.kind(of: folder.path("b")) == nil)
  }

  @Test func `are created once`() throws {
    let path = folder.path("a")
    #expect(try FileSystem.createFile(path, permissions: .ownerReadWrite))
    try folder.write("text", to: "a")
    #expect(try !FileSystem.createFile(path, permissions: .ownerReadWrite))
    #expect(try folder.text(of: "a") == "text")
    #expect(try permissions(of: path) == .ownerReadWrite)
    #expect(throws: FileError(.notFound, .write, path: path + "b/c")) {
      try FileSystem.createFile(path + "b/c", permissions: .ownerReadWrite)
    }
  }

  @Test func `are in folders that only the owner can read`() throws {
    let path = folder.path("a/b/c")
    try FileSystem.createFolder(path, permissions: .ownerReadWriteExecute)
    for folder in [folder.path("a"), folder.path("a/b"), path] {
      #expect(try permissions(of: folder) == .ownerReadWriteExecute)
    }
    // An existing folder keeps its permissions.
    try FileSystem.setPermissions([.ownerReadWriteExecute, .groupRead], of: path)
    try FileSystem.createFolder(path, permissions: .ownerReadWriteExecute)
    #expect(try permissions(of: path) == [.ownerReadWriteExecute, .groupRead])
    let file = try folder.write("", to: "file")
    #expect(throws: FileError(.isNotFolder, .write, path: file)) {
      try FileSystem.createFolder(file)
    }
    #expect(throws: FileError(.isNotFolder, .write, path: file + "/x")) {
      try FileSystem.createFolder(file + "/x")
    }
  }

  @Test(arguments: [0, 1, 70_000]) func `are erased`(_ count: Int) throws {
    let path = try folder.write(String(repeating: "x", count: count), to: "a")
    // A second hard link shows what happens to the bytes.
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("b"))
    try FileSystem.erase(path)
    #expect(try folder.names() == ["b"])
    #expect(try FileSystem.read(folder.path("b")) == [UInt8](repeating: 0, count: count))
  }

  @Test func `are not erased through a link`() throws {
    try folder.write("text", to: "a")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
    #expect(throws: FileError(.system(.tooManySymbolicLinkLevels), .write, path: link)) {
      try FileSystem.erase(link)
    }
    #expect(try folder.text(of: "a") == "text")
  }

  @Test func `have a lock that only one process can acquire`() throws {
    #expect(!FileLock.isHeld(folder.path))
    let lock = try FileLock(folder: folder.path, patience: .zero)
    let isTaken = lock != nil
    #expect(isTaken)
    #expect(FileLock.isHeld(folder.path))
    // Each open descriptor of a folder counts as another owner.
    #expect(try !takesLock(patience: .milliseconds(5)))
    discard(lock)
    #expect(!FileLock.isHeld(folder.path))
    #expect(try takesLock(patience: .zero))
    #expect(throws: FileError(.notFound, .read, path: folder.path("absent"))) {
      try FileLock(folder: folder.path("absent"), patience: .zero)
    }
  }

  private func takesLock(patience: Duration) throws -> Bool {
    let lock = try FileLock(folder: folder.path, patience: patience)
    return lock != nil
  }

  private func discard(_ lock: consuming FileLock?) {}

  @Test func `are read if they are small, and removed if they have not changed`() throws {
    let path = try folder.write("text", to: "a")
    let file = SmallFile(reading: path)
    #expect(file.content == .success(Array("text".utf8)))
    try folder.remove("a")
    try folder.write("other", to: "a")
    file.remove()
    #expect(try folder.names() == ["a"])
    SmallFile(reading: path).remove()
    #expect(try folder.names() == [])
    #expect(SmallFile(reading: path).content == .failure(.unreadable))
    #expect(SmallFile(reading: folder.path).content == .failure(.notAFile))
    try folder.write(String(repeating: "x", count: 1 << 17), to: "large")
    #expect(SmallFile(reading: folder.path("large")).content == .failure(.tooLarge))
    let large = SmallFile(reading: folder.path("large"), limit: 1 << 17)
    #expect(large.content == .success(Array(repeating: UInt8(ascii: "x"), count: 1 << 17)))
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "large")
    #expect(SmallFile(reading: link).content == .failure(.notAFile))
  }
}
