import Foundation
import SystemPackage
import TestSupport
import Testing
import WeightExchange

@Suite struct ArchiveReaderTests {
  private static let contents: [(path: String, content: [UInt8])] = [
    ("a/first.txt", Array("one".utf8)), ("空.txt", []),
    ("last", [UInt8](repeating: 7, count: 700_000)),
  ]

  private static var zip: RawZipBuilder {
    RawZipBuilder(
      contents.map { path, content in
        var entry = RawZipBuilder.Entry(path.utf8, content)
        entry.isUTF8 = true
        return entry
      }
    )
  }

  @Test(arguments: [ArchiveReader.Manner.byDirectory, .inSequence], [false, true])
  func `each entry is read with its bytes`(manner: ArchiveReader.Manner, isLarge: Bool) throws {
    var zip = Self.zip
    zip.isLarge = isLarge
    let contents = try read(zip.bytes, manner)
    #expect(contents.map(\.path) == Self.contents.map(\.path))
    #expect(contents.map(\.content) == Self.contents.map(\.content))
  }

  @Test func `an unread entry is skipped`() throws {
    try withArchive(Self.zip.bytes, .byDirectory) { archive in
      _ = try archive.next()
      #expect(try archive.next() == ArchiveEntry(path: "空.txt", size: 0))
      #expect(try archive.next() == ArchiveEntry(path: "last", size: 700_000))
      #expect(try archive.next() == nil)
    }
  }

  @Test func `a truncated archive returns its data before the error`() throws {
    let bytes = Array(Self.zip.bytes.prefix(400_000))
    #expect(throws: ArchiveError.self) { try read(bytes, .byDirectory) }
    try withArchive(bytes, .inSequence) { archive in
      for _ in 0..<3 { _ = try archive.next() }
      var content: [UInt8] = []
      #expect(throws: ArchiveError.self) { try self.content(of: archive, into: &content) }
      #expect(content.count > 390_000 && content.allSatisfy { $0 == 7 })
    }
  }

  @Test func `an encrypted archive is reported`() throws {
    var zip = Self.zip
    zip.entries[0].isEncrypted = true
    try withArchive(zip.bytes, .byDirectory) { archive in
      #expect(try archive.next()?.isEncrypted == true)
      var content: [UInt8] = []
      do {
        try self.content(of: archive, into: &content)
        Issue.record("it was read")
      } catch let error as ArchiveError {
        #expect(error.code == .encrypted)
      }
    }
  }

  private func read(
    _ bytes: [UInt8],
    _ manner: ArchiveReader.Manner
  ) throws -> [(path: String, content: [UInt8])] {
    try withArchive(bytes, manner) { archive in
      var contents: [(path: String, content: [UInt8])] = []
      while let entry = try archive.next() {
        var content: [UInt8] = []
        try self.content(of: archive, into: &content)
        contents.append((entry.path, content))
      }
      return contents
    }
  }

  private func content(of archive: ArchiveReader, into content: inout [UInt8]) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 10_000, alignment: 1)
    defer { buffer.deallocate() }
    while case let count = try archive.read(into: buffer), count > 0 {
      content += buffer[..<count]
    }
  }

  private func withArchive<Value>(
    _ bytes: [UInt8],
    _ manner: ArchiveReader.Manner,
    _ body: (ArchiveReader) throws -> Value
  ) throws -> Value {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "a.zip")
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    return try body(ArchiveReader(FileDescriptor(rawValue: file.fileDescriptor), manner))
  }
}
