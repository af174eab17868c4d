import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

/// A call of a function that takes a path.
private struct Call: Sendable, CustomTestStringConvertible {
  var name: String
  /// Makes the call, and returns what it read.
  var body: @Sendable (String) async throws -> Any

  init(_ name: String, _ body: @escaping @Sendable (String) async throws -> Any) {
    self.name = name
    self.body = body
  }

  var testDescription: String { name }
}

@Suite struct `Paths with a NUL character` {
  private static let content = Array("secret-word".utf8)

  private static let calls = [
    // Reading.
    Call("read") { try FileSystem.read($0) },
    Call("read limit") { try FileSystem.read($0, limit: 100) },
    Call("read kind") { try FileSystem.read($0, as: .catalog) },
    Call("ending") { try FileSystem.ending(of: $0, count: 3) },
    Call("content") { try FileSystem.content(of: $0).bytes ?? [] },
    Call("content kind") { try FileSystem.content(of: $0, as: .project).bytes ?? [] },
    Call("pieces") { try FileSystem.pieces(of: $0, as: .translation)() },
    Call("OpenFile") { try OpenFile($0).size },
    Call("SmallFile") { SmallFile(reading: $0).content },
    Call("MappedFile") { MappedFile($0).map { _ in content } ?? [] },
    Call("StampedFile") { try StampedFile($0).stamp as Any },
    Call("status") { try FileSystem.status(of: $0) },
    Call("stamp") { FileSystem.stamp(of: $0) as Any },
    Call("stamps") { await FileSystem.stamps(of: [$0]) },
    Call("listedFiles") { await FileSystem.listedFiles(at: [$0]) },
    Call("kind") { FileSystem.kind(of: $0) as Any },
    Call("exists") { FileSystem.exists($0) },
    Call("match") { FileSystem.match($0) },
    Call("isSymbolicLink") { FileSystem.isSymbolicLink($0) },
    Call("isProgram") { FileSystem.isProgram($0) },
    Call("realPath") { FileSystem.realPath($0) as Any },
    Call("files") { try FileSystem.files(at: $0, withExtension: "txt") },
    Call("tree") { try FileSystem.tree(of: $0) },
    Call("names") { try FileSystem.names(in: $0) },
    Call("FileLock") { try FileLock(folder: $0, patience: .zero) == nil },
    Call("isHeld") { FileLock.isHeld($0) },
    Call("workTree") { FileSystem.workTree(around: $0) as Any },
    // Writing.
    Call("write") { try FileSystem.write([1], to: $0) },
    Call("write parts") {
      try FileSystem.write(to: $0) { write throws(FileError) in try write([1]) }
    },
    Call("put") { try FileSystem.put([1], at: $0) },
    Call("putDurably") { try FileSystem.putDurably([1], at: $0) },
    Call("create") { try FileSystem.create([1], at: $0) },
    Call("createFile") { try FileSystem.createFile($0, permissions: .ownerReadWrite) },
    Call("createFolder") { try FileSystem.createFolder($0) },
    Call("replace") { try FileSystem.replace(FileContent(path: $0, bytes: content), with: [1]) },
    Call("replace new") { try FileSystem.replace(FileContent(path: $0, bytes: nil), with: [1]) },
    Call("replace several") {
      try FileSystem.replace([FileChange(FileContent(path: $0, bytes: content), to: [1])])
    },
    Call("replace stamped") {
      try FileSystem.replace(StampedFile($0), limit: 9) { write throws(FileError) in try write([1])
      }
    },
    Call("remove") { try FileSystem.remove([FileContent(path: $0, bytes: content)]) },
    Call("removeFile") { try FileSystem.removeFile($0) },
    Call("removeFolder") { try FileSystem.removeFolder($0) },
    Call("removeOldFiles") { FileSystem.removeOldFiles(in: $0, keeping: 0) { _ in true } },
    Call("removeAbandonedFiles") { FileSystem.removeAbandonedFiles(in: $0, olderThan: 0) },
    Call("rename") { try FileSystem.rename($0, to: "other") },
    Call("rename to") { try FileSystem.rename("a", to: $0) },
    Call("erase") { try FileSystem.erase($0) },
    Call("setPermissions") { try FileSystem.setPermissions(.ownerRead, of: $0) },
    Call("synchronize") { try FileSystem.synchronize($0) },
    Call("AppendedFile") { try AppendedFile($0) == nil },
    Call("ScratchFile") { try ScratchFile(for: $0).size },
    Call("FileLock file") {
      guard FileLock(file: $0, permissions: .ownerReadWrite) != nil else { throw Errno.ioError }
      return true
    },
    // Programs.
    Call("run") { try ChildProcess.run($0, []).output },
    Call("run with argument") { try ChildProcess.run("/bin/cat", [$0]).output },
    Call("run with variable") {
      try ChildProcess.run("/bin/true", [], environment: ["A": $0]).status
    },
  ]

  @Test(arguments: calls)
  private func `neither read nor write anything`(_ call: Call) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.content, to: "a")
    try folder.write(Self.content, to: "Folder/b.txt")
    try folder.write("", to: "empty/.keep")
    let before = try snapshot(of: folder)
    let other = try TemporaryFolder()
    let absent = await FileSystem.$workingFolder.withValue(other.path) {
      (try? await call.body("missing")).map { "\($0)" }
    }
    let names = [
      "a\0.tmx", "a\0", "Folder\0", "Folder/b.txt\0x", "Folder\0/c", "empty\0", "new\0.tmx",
    ]
    await FileSystem.$workingFolder.withValue(folder.path) {
      for name in names.flatMap({ [$0, folder.path($0), "./\($0)"] }) {
        // A path that no file can have is like one at which there is none.
        let result = (try? await call.body(name)).map { "\($0)" }
        #expect(result == nil || result == absent, "\(name.debugDescription)")
      }
    }
    #expect(try snapshot(of: folder) == before)
  }

  @Test func `are shown as such`() {
    #expect(throws: FileError(.system(.invalidArgument), .write, path: "a\0.tmx")) {
      try FileSystem.replace(FileContent(path: "a\0.tmx", bytes: nil), with: [1])
    }
  }

  private func snapshot(of folder: TemporaryFolder) throws -> [String] {
    try FileSystem.tree(of: folder.path).sorted()
      .map {
        let status = try FileSystem.status(of: folder.path($0))
        return "\($0) \(status.permissions) \(FileStamp(status)) \(try folder.text(of: $0))"
      } + FileSystem.names(in: folder.path, includesHidden: true).sorted()
  }
}
