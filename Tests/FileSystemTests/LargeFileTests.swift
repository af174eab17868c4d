import FileSystem
import Foundation
import TestSupport
import Testing

/// Files that are not in memory as a whole.
@Suite struct LargeFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: - Scratch files

  @Test func `a scratch file returns what was appended, and has no name`() throws {
    let file = try ScratchFile(for: folder.path("target"))
    let parts = (0..<50).map { number in [UInt8](repeating: UInt8(number), count: number * 997) }
    let offsets = try parts.map { try file.append($0) }
    #expect(try folder.names() == [])
    for (offset, part) in zip(offsets, parts).reversed() {
      #expect(try file.bytes(at: offset, count: part.count) == part)
    }
    #expect(file.size == Int64(parts.reduce(0) { $0 + $1.count }))
    let error = #expect(throws: FileError.self) { try file.bytes(at: file.size - 1, count: 2) }
    #expect(error?.operation == .read)
  }

  @Test func `a scratch file needs no folder of the target`() throws {
    let file = try ScratchFile(for: folder.path("missing/Sub/target"))
    let offset = try file.append([1, 2])
    #expect(try file.bytes(at: offset, count: 2) == [1, 2])
    #expect(try folder.names() == [])
  }

  // MARK: - Writing in parts

  private func replace(
    _ original: StampedFile,
    limit: Int64 = .max,
    _ parts: [String]
  ) throws(FileError) {
    try FileSystem.replace(original, limit: limit) { write throws(FileError) in
      for part in parts { try write(Array(part.utf8)) }
    }
  }

  @Test func `replaces a file in parts, and keeps its permissions and links`() throws {
    try folder.write("old", to: "file")
    try folder.link("link", to: "file")
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o640]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path("file"))
    try replace(try StampedFile(folder.path("link")), ["ne", "", "w"])
    #expect(try folder.text(of: "file") == "new")
    let written = try FileManager.default.attributesOfItem(atPath: folder.path("file"))
    #expect(written[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path("link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    try replace(try StampedFile(folder.path("other")), [])
    #expect(try folder.text(of: "other").isEmpty)
    #expect(try folder.names() == ["file", "link", "other"])
  }

  @Test func `does not replace a file that was changed, made or removed`() throws {
    try folder.write("old", to: "changed")
    try folder.write("old", to: "removed")
    let files = try ["changed", "removed", "made"].map { try StampedFile(folder.path($0)) }
    try folder.write("other", to: "changed")
    try folder.write("other", to: "made")
    try folder.remove("removed")
    for file in files {
      let error = #expect(throws: FileError.self) { try replace(file, ["new"]) }
      #expect(error?.code == .changed)
    }
    #expect(try folder.text(of: "changed") == "other")
    #expect(try folder.text(of: "made") == "other")
    #expect(try folder.names() == ["changed", "made"])
  }

  @Test func `leaves nothing after an error`() throws {
    try folder.write("old", to: "file")
    let file = try StampedFile(folder.path("file"))
    try replace(file, limit: 3, ["abc"])
    let again = try StampedFile(folder.path("file"))
    let tooLarge = #expect(throws: FileError.self) { try replace(again, limit: 3, ["ab", "cd"]) }
    #expect(tooLarge?.code == .tooLarge(maximum: 3))
    let failure = FileError(.changed, .read, path: "x")
    let error = #expect(throws: FileError.self) {
      try FileSystem.replace(again, limit: 9) { write throws(FileError) in
        try write([1])
        throw failure
      }
    }
    #expect(error == failure)
    #expect(try folder.text(of: "file") == "abc")
    #expect(try folder.names() == ["file"])
  }

  @Test func `takes only regular files`() throws {
    let error = #expect(throws: FileError.self) { try StampedFile(folder.path) }
    #expect(error?.code == .notRegularFile)
  }
}
