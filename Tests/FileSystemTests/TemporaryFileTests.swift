import Foundation
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `Temporary files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a file that was changed some time ago.
  private func write(_ name: String, secondsAgo: Double) throws {
    let path = try folder.write("x", to: name)
    let date = Date(timeIntervalSinceNow: -secondsAgo)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  /// The number of a process that does not exist.
  private static let noProcess = Int32.max

  @Test(arguments: ["Name.xcstrings", String(repeating: "é", count: 127), "a", "a.b-c"])
  func `have names that contain the process`(target: String) {
    let name = TemporaryName.prefix(for: target) + ".a1B2c3"
    #expect(name.hasPrefix("."))
    #expect(name.utf8.count <= 255)
    #expect(TemporaryName.process(of: name) == SystemCalls.processNumber)
  }

  @Test(arguments: [
    "Name.xcstrings", "Name.xcstrings.a1B2c3", ".Name.xcstrings-tmp-", ".Name.xcstrings-tmp-1",
    ".Name.xcstrings-tmp-1.a1B2c", ".Name.xcstrings-tmp-1.a1B2c3d", ".Name.xcstrings-tmp-x.a1B2c3",
    "Name.xcstrings-tmp-1.a1B2c3", ".Name.xcstrings-tmp-1.a1B2c3.txt",
    ".Name.xcstrings-tmp-99999999999.a1B2c3",
  ])
  func `are distinguished from other files`(name: String) {
    #expect(TemporaryName.process(of: name) == nil)
  }

  @Test func `of interrupted processes are removed by the next writer`() throws {
    let own = SystemCalls.processNumber
    try write(".a.xcstrings.xcstrings-tmp-\(Self.noProcess).a1B2c3", secondsAgo: 120)
    try write(".b.xcstrings.xcstrings-tmp-\(own).a1B2c3", secondsAgo: 7200)
    try write(".c.xcstrings.xcstrings-tmp-\(own).a1B2c3", secondsAgo: 120)
    try write(".d.xcstrings.xcstrings-tmp-\(Self.noProcess).a1B2c3", secondsAgo: 0)
    try write(".e.xcstrings-tmp-x.a1B2c3", secondsAgo: 7200)
    try write("f.xcstrings.a1B2c3", secondsAgo: 7200)
    try folder.link(
      ".g.xcstrings-tmp-\(Self.noProcess).a1B2c3",
      to: folder.path("f.xcstrings.a1B2c3")
    )
    try FileSystem.write([1], to: folder.path("new"))
    #expect(
      try folder.names() == [
        ".c.xcstrings.xcstrings-tmp-\(own).a1B2c3", ".e.xcstrings-tmp-x.a1B2c3",
        ".g.xcstrings-tmp-\(Self.noProcess).a1B2c3", "f.xcstrings.a1B2c3", "new",
      ]
    )
  }

  @Test func `of a killed process are removed if no other one writes`() throws {
    try write(".d.svg.xcstrings-tmp-\(Self.noProcess).a1B2c3", secondsAgo: 0)
    FileSystem.removeAbandonedFiles(in: folder.path, olderThan: 0)
    #expect(try folder.names().isEmpty)
  }
}

@Suite struct `Caches` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `remove the oldest regular files only`() throws {
    for number in 0..<4 {
      let path = try folder.write("x", to: "\(number).image")
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    try folder.write("x", to: "holiday.image.jpg")
    try folder.link("l.image", to: "0.image")
    FileSystem.removeOldFiles(in: folder.path, keeping: 2) { $0.hasSuffix(".image") }
    #expect(try folder.names() == ["2.image", "3.image", "holiday.image.jpg", "l.image"])
  }

  @Test func `are not in folders that are reached through links`() throws {
    try folder.write("", to: "Project/.build/own/file")
    try folder.write("", to: "Other/file")
    try folder.link("Project/.link", to: folder.path("Other"))
    try folder.link("Project/.build/link", to: folder.path("Other"))
    let root = folder.path("Project")
    #expect(FileSystem.isPrivateFolder(".build/own", in: root))
    #expect(FileSystem.isPrivateFolder(".build/new/folder", in: root))
    #expect(FileSystem.isPrivateFolder(folder.path("Project/.link"), in: root))
    #expect(!FileSystem.isPrivateFolder(".link", in: root))
    #expect(!FileSystem.isPrivateFolder(".link/new", in: root))
    #expect(!FileSystem.isPrivateFolder(".build/link", in: root))
    #expect(!FileSystem.isPrivateFolder(".build/../.build/link", in: root))
  }

  @Test func `create a file only once, and not through a link`() throws {
    #expect(try FileSystem.create([1], at: folder.path("a")))
    #expect(try !FileSystem.create([2], at: folder.path("a")))
    #expect(try FileSystem.read(folder.path("a")) == [1])
    try folder.link("b", to: folder.path("c"))
    #expect(try !FileSystem.create([2], at: folder.path("b")))
    #expect(!folder.exists("c"))
  }
}
