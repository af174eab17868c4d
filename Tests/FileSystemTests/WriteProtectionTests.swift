import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `Protection of files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func code(_ body: () throws -> Void) -> FileError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileError)?.code
    }
  }

  private func permissions(of name: String) throws -> UInt16 {
    UInt16(try FileSystem.status(of: folder.path(name)).permissions.rawValue & 0o7777)
  }

  // MARK: Folders of git

  @Test(arguments: [
    ".git/hooks/pre-commit", ".git/x.xcstrings", "Sub/.git/config", ".GIT/x", ".git", ".git/new/x",
    ".g\u{200C}it/x", ".git\u{FEFF}/x", ".git./x", ".git /x", "git~1/x", "GIT~1", ".git::$DATA/x",
    "./Sub/../.git/x", ".git//x", "linked/x", "linked/new/x", "hook", "Sub/\u{301}/../../.git/x",
  ])
  func `keeps every writer out of .git`(name: String) throws {
    try folder.write("old", to: ".git/hooks/pre-commit")
    try folder.write("old", to: "Sub/.git/config")
    try folder.link("linked", to: ".git/hooks")
    try folder.link("hook", to: ".git/hooks/pre-commit")
    let path = folder.path(name)
    let former = FileContent(path: path, bytes: try? FileSystem.read(path))
    var writers: [() throws -> Void] = [
      { try FileSystem.write([1], to: path) },
      { try FileSystem.write(to: path) { write throws(FileError) in try write([1]) } },
      { try FileSystem.replace(former, with: [1]) },
      { try FileSystem.replace([FileChange(former, to: [1], isEditOfProgram: true)]) },
      { try FileSystem.createFolder(path) },
      { try FileSystem.setPermissions(.ownerRead, of: path) },
      { _ = try AppendedFile(path) == nil },
      { _ = try ScratchFile(for: path) },
    ]
    // These replace a link itself.
    if name != "hook" {
      writers += [
        { try FileSystem.put([1], at: path) },
        { try FileSystem.putDurably([1], at: path) },
        { try FileSystem.create([1], at: path) },
        { try FileSystem.removeFile(path) },
        { try FileSystem.rename(folder.path("Sub/a"), to: path) },
        { try FileSystem.rename(path, to: folder.path("Sub/a")) },
      ]
    }
    // The folder itself may also be refused as one.
    let refusals: [FileError.Code?] = [.inGitFolder, .system(.isDirectory)]
    for (position, write) in writers.enumerated() {
      #expect(refusals.contains(code(write)), "\(position)")
      try FileSystem.withoutBoundary { () throws(FileError) in
        #expect(refusals.contains(code(write)), "\(position)")
      }
    }
    #expect(try folder.text(of: ".git/hooks/pre-commit") == "old")
    #expect(try folder.text(of: "Sub/.git/config") == "old")
    #expect(try folder.names(in: ".git") == ["hooks"])
  }

  @Test(arguments: [
    ".gitattributes", ".github/x", "git/attributes", "a.git/x", ".gitx/x", "\u{301}.git/x",
  ])
  func `permits other names`(name: String) throws {
    let path = folder.path(name)
    try FileSystem.createFolder(FileSystem.folder(of: path))
    try FileSystem.write([1], to: path)
    #expect(folder.exists(name))
  }

  // MARK: Programs

  @Test(arguments: [
    ("#!/bin/sh\n", true), ("\u{7F}ELF", true), ("MZ\u{90}\0\u{3}", true), ("# text", false),
    ("MZ,key\n", false), ("", false), ("{}", false), ("#", false),
  ])
  func `replaces no program by a result`(content: String, isProgram: Bool) throws {
    try check(Array(content.utf8), isProgram)
  }

  @Test(
    arguments: [
      [0xFE, 0xED, 0xFA, 0xCE], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],
    ] as [[UInt8]]
  )
  func `replaces no program of macOS`(content: [UInt8]) throws {
    try check(content + [0, 0], true)
  }

  private func check(_ content: [UInt8], _ isProgram: Bool) throws {
    let path = try folder.write(content, to: "file")
    let writers: [() throws -> Void] = [
      { try FileSystem.write([1], to: path) },
      { try FileSystem.write(to: path) { write throws(FileError) in try write([1]) } },
      { try FileSystem.put([1], at: path) },
      { try FileSystem.replace([FileChange(FileSystem.content(of: path), to: [1])]) },
      {
        try FileSystem.replace(StampedFile(path), limit: 9) { write throws(FileError) in
          try write([1])
        }
      },
    ]
    for write in writers {
      try folder.write(content, to: "file")
      #expect(code(write) == (isProgram ? .isProgram : nil))
      #expect(try FileSystem.read(path) == (isProgram ? content : [1]))
    }
    try folder.write(content, to: "file")
    let edit = FileChange(try FileSystem.content(of: path), to: [2], isEditOfProgram: true)
    try FileSystem.replace([edit])
    #expect(try FileSystem.read(path) == [2])
    #expect(try folder.names() == ["file"])
  }

  @Test func `keeps no run bit of a replaced file, unless a program is edited`() throws {
    let path = try folder.write("text", to: "file")
    let writers: [(UInt16, () throws -> Void)] = [
      (0o640, { try FileSystem.write([1], to: path) }),
      (0o640, { try FileSystem.write(to: path) { write throws(FileError) in try write([1]) } }),
      (0o640, { try FileSystem.put([1], at: path) }),
      (0o640, { try FileSystem.replace([FileChange(FileSystem.content(of: path), to: [1])]) }),
      (
        0o4751,
        {
          let content = try FileSystem.content(of: path)
          try FileSystem.replace([FileChange(content, to: [1], isEditOfProgram: true)])
        }
      ),
    ]
    for (expected, write) in writers {
      try folder.write("text", to: "file")
      try FileSystem.setPermissions(FilePermissions(rawValue: 0o4751), of: path)
      try write()
      #expect(try permissions(of: "file") == expected)
    }
  }

  // MARK: Other writers

  @Test(arguments: [1, 2, 3])
  func `gives back what another program wrote at the last moment`(editCount: Int) throws {
    let path = try folder.write("read", to: "file")
    let stamp = try #require(FileSystem.stamp(of: path))
    for number in 1...editCount {
      try folder.write("edit \(number)", to: "new")
      try FileSystem.rename(folder.path("new"), to: path)
    }
    let temporary = try FileSystem.writeTemporaryFile(path, Array("result".utf8), path: path)
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(path, by: temporary, ifUnchangedSince: stamp, path: path)
    }
    FileSystem.discard(temporary)
    #expect(try folder.text(of: "file") == "edit \(editCount)")
    #expect(try folder.names() == ["file"])
  }

  @Test func `replaces an unchanged file, and no new one`() throws {
    let path = try folder.write("read", to: "file")
    let stamp = try #require(FileSystem.stamp(of: path))
    let temporary = try FileSystem.writeTemporaryFile(path, Array("result".utf8), path: path)
    try FileSystem.replace(path, by: temporary, ifUnchangedSince: stamp, path: path)
    #expect(try folder.text(of: "file") == "result")
    #expect(try folder.names() == ["file"])
    let second = try FileSystem.writeTemporaryFile(path, [1], path: path)
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(path, by: second, ifUnchangedSince: nil, path: path)
    }
    FileSystem.discard(second)
    #expect(try folder.text(of: "file") == "result")
    try FileSystem.removeFile(path)
    let third = try FileSystem.writeTemporaryFile(path, [1], path: path)
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(path, by: third, ifUnchangedSince: stamp, path: path)
    }
    try FileSystem.replace(path, by: third, ifUnchangedSince: nil, path: path)
    #expect(try FileSystem.read(path) == [1])
  }

  @Test func `gives back a folder that took the place of a file`() throws {
    let path = try folder.write("read", to: "file")
    let stamp = try #require(FileSystem.stamp(of: path))
    let temporary = try FileSystem.writeTemporaryFile(path, [1], path: path)
    try FileSystem.removeFile(path)
    try folder.write("inner", to: "file/inner")
    #expect(throws: FileError(.changed, .write, path: path)) {
      try FileSystem.replace(path, by: temporary, ifUnchangedSince: stamp, path: path)
    }
    FileSystem.discard(temporary)
    #expect(try folder.text(of: "file/inner") == "inner")
    #expect(try folder.names() == ["file"])
  }

  // MARK: Deep folders

  @Test func `lists files in deep folders`() throws {
    let deep = Array(repeating: "d", count: 400).joined(separator: "/")
    try folder.write("", to: "\(deep)/a.txt")
    #expect(try FileSystem.files(at: folder.path, withExtension: "txt").count == 1)
    #expect(try FileSystem.tree(of: folder.path) == ["\(deep)/a.txt"])
  }
}
