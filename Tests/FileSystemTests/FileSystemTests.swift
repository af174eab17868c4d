import FoundationEssentials
import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `Files` {
  @Test func `are read and written, but not if nothing changes`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("new.txt")
    let empty = try FileSystem.content(of: path)
    #expect(empty.bytes == nil)
    #expect(try FileSystem.replace(empty, with: [1, 2]))
    let content = try FileSystem.content(of: path)
    #expect(content.bytes == [1, 2])
    #expect(try !FileSystem.replace(content, with: [1, 2]))
    #expect(try folder.names() == ["new.txt"])
  }

  @Test(
    arguments: [
      ("absent", .notFound), ("file.txt/below", .isNotFolder),
      (String(repeating: "a", count: 300), .system(.fileNameTooLong)),
      ("loop", .system(.tooManySymbolicLinkLevels)),
    ] as [(String, FileError.Code)]
  )
  func `are not reported as missing if access is denied`(
    _ name: String,
    _ code: FileError.Code
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file.txt")
    let loop = folder.path("loop")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
    let path = folder.path(name)
    #expect(throws: FileError(code, .read, path: path)) {
      try FileSystem.files(at: path, withExtension: "txt")
    }
  }

  @Test func `that changed since they were read are not overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file.txt")
    let content = try FileSystem.content(of: path)
    try folder.write("by another", to: "file.txt")
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(content, with: [1])
    }
    #expect(try FileSystem.read(path) == Array("by another".utf8))
    #expect(try folder.names() == ["file.txt"])
  }

  @Test(arguments: [0, 1 << 20, (3 << 20) - 1])
  func `a large file that another process changed is not replaced`(offset: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Large")
    var bytes = [UInt8](repeating: 1, count: 3 << 20)
    try FileSystem.write(bytes, to: path)
    let original = try FileSystem.content(of: path, as: .result)
    bytes[offset] = 2
    try FileSystem.write(bytes, to: path)
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(original, with: [3])
    }
    bytes[offset] = 1
    try FileSystem.write(bytes, to: path)
    #expect(try FileSystem.replace(original, with: [3]))
  }

  @Test func `that were created since are not overwritten`() throws {
    let folder = try TemporaryFolder()
    let content = try FileSystem.content(of: folder.path("file.txt"))
    try folder.write("by another", to: "file.txt")
    #expect(throws: FileError.self) { try FileSystem.replace(content, with: [1]) }
  }

  @Test func `are written together`() throws {
    let folder = try TemporaryFolder()
    let changes = try ["a", "b", "c"]
      .map { name in
        FileChange(
          try FileSystem.content(of: folder.write(name, to: name)),
          to: Array("new \(name)".utf8)
        )
      }
    try FileSystem.replace(changes)
    #expect(try ["a", "b", "c"].map { try folder.text(of: $0) } == ["new a", "new b", "new c"])
    #expect(try folder.names() == ["a", "b", "c"])
  }

  @Test(arguments: [0, 1, 2]) func `are not written at all if one of them has changed`(
    _ index: Int
  ) throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c"]
    let changes = try names.map { name in
      FileChange(try FileSystem.content(of: folder.write(name, to: name)), to: [1])
    }
    try folder.write("by another", to: names[index])
    #expect(throws: FileError(.changed, .write, path: folder.path(names[index]))) {
      try FileSystem.replace(changes)
    }
    var expected = names
    expected[index] = "by another"
    #expect(try names.map { try folder.text(of: $0) } == expected)
    #expect(try folder.names() == names)
  }

  @Test func `are not written at all if one of them cannot be written`() throws {
    let folder = try TemporaryFolder()
    let first = try FileSystem.content(of: folder.write("old", to: "a"))
    let second = FileContent(path: folder.path("absent/b"), bytes: nil)
    #expect(throws: FileError.self) {
      try FileSystem.replace([FileChange(first, to: [1]), FileChange(second, to: [1])])
    }
    #expect(try folder.text(of: "a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test func `keep their permissions`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileSystem.replace(FileSystem.content(of: path), with: [1])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func `are written at the target of a symbolic link`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "file.txt")
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file.txt")
    try FileSystem.replace(FileSystem.content(of: link), with: [1])
    #expect(try FileSystem.read(path) == [1])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file.txt")
  }

  @Test func `report the reason if they cannot be read`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("missing")
    #expect(throws: FileError(.notFound, .read, path: missing)) { try FileSystem.read(missing) }
    #expect(throws: FileError(.isFolder, .read, path: folder.path)) {
      try FileSystem.read(folder.path)
    }
    let below = try folder.write("", to: "file.txt") + "/below"
    #expect(throws: FileError(.isNotFolder, .read, path: below)) { try FileSystem.read(below) }
  }

  @Test func `report the reason if they cannot be written`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/file.txt")
    let content = FileContent(path: path, bytes: nil)
    #expect(throws: FileError(.notFound, .write, path: path)) {
      try FileSystem.replace(content, with: [1])
    }
  }

  @Test func `below a folder are sorted, without hidden ones`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a/.hidden.swift", ".build/x.swift", "c.txt", "A.swift"] {
      try folder.write("", to: name)
    }
    let link = folder.path("again")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
    let files = try FileSystem.files(at: folder.path, withExtension: "swift")
    #expect(files == ["A.swift", "a/z.swift", "b.swift"].map(folder.path))
    #expect(try FileSystem.files(at: folder.path("c.txt"), withExtension: "swift").count == 1)
  }

  @Test func `in folders that are deleted meanwhile are skipped`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "z/kept.swift")
    async let comings: Void = {
      for round in 0..<40 {
        for number in 0..<20 { try folder.write("", to: "a\(round % 2)/\(number)/x.txt") }
        try FileManager.default.removeItem(atPath: folder.path("a\(round % 2)"))
      }
    }()
    for _ in 0..<400 {
      let files = try FileSystem.files(at: folder.path, withExtension: "swift")
      #expect(files == [folder.path("z/kept.swift")])
      #expect(try FileSystem.tree(of: folder.path).contains("z/kept.swift"))
    }
    try await comings
    #expect(throws: FileError(.notFound, .read, path: folder.path("a0"))) {
      try FileSystem.tree(of: folder.path("a0"))
    }
  }

  @Test func `are found relative to the folder of the task`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "Inner/a.txt")
    try await FileSystem.$workingFolder.withValue(folder.path) {
      #expect(FileSystem.currentFolder == folder.path)
      #expect(FileSystem.absolutePath(of: "./Inner/../b") == folder.path("b"))
      #expect(FileSystem.relativePath(of: folder.path("Inner/a.txt")) == "Inner/a.txt")
      #expect(FileSystem.kind(of: "Inner") == .folder)
      #expect(
        await FileSystem.stamps(of: ["Inner/a.txt", "b"]).map { $0 == nil } == [false, true]
      )
      #expect(try FileSystem.files(at: ".", withExtension: "txt") == ["Inner/a.txt"])
      try FileSystem.replace(FileSystem.content(of: "Inner/a.txt"), with: Array("new".utf8))
      try FileSystem.createFolder("Other/New")
      try FileSystem.put([1], at: "Other/New/b")
      try FileSystem.putDurably([2], at: "Other/New/c")
      try FileSystem.rename("Other/New/c", to: "Other/d")
      try FileSystem.erase("Other/New/b")
      #expect(MappedFile("Inner/a.txt").map { Array($0.bytes) } == Array("new".utf8))
      #expect(SmallFile(reading: "Other/d").content == .success([2]))
      #expect(try FileSystem.createFile("Other/lock", permissions: .ownerReadWrite))
      #expect(!FileLock.isHeld("Other/lock"))
    }
    #expect(try folder.text(of: "Inner/a.txt") == "new")
    #expect(try Set(FileSystem.tree(of: folder.path)) == ["Inner/a.txt", "Other/d", "Other/lock"])
  }
}
