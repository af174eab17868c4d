import FileSystem
import Foundation
import SystemPackage
import TestSupport
import Testing

@Suite struct `Input files` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("inside", to: "Project/.git/HEAD")
    try folder.write("inside", to: "Project/Sources/a.swift")
    try folder.write("outside", to: "Home/secret")
  }

  private func makePipe(_ name: String) throws {
    let made = try BuiltProgram(at: "/usr/bin/env")
      .run(["mkfifo", folder.path(name)], environment: ["PATH": "/usr/bin:/bin"], in: folder.path)
    #expect(made.status == 0)
  }

  /// Runs a closure in the boundary of a command in the project folder.
  private func inProject<Result>(
    _ arguments: [String] = [],
    allowsOutside: Bool = false,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try FileSystem.$workingFolder.withValue(folder.path("Project")) {
      let boundary = ProjectBoundary(
        arguments: arguments,
        configuration: ".xcstrings.yml",
        allowsOutside: allowsOutside
      ) { _ in }
      return try FileSystem.$boundary.withValue(boundary, operation: body)
    }
  }

  private func code(of body: () throws -> [UInt8]) -> FileError.Code? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? FileError)?.code
    }
  }

  @Test func `are regular files, also through links`() throws {
    try makePipe("Project/pipe.swift")
    try folder.link("Project/zero.swift", to: "/dev/zero")
    try folder.link("Project/linked.swift", to: "pipe.swift")
    try folder.link("Project/good.swift", to: "Sources/a.swift")
    for name in ["pipe.swift", "zero.swift", "linked.swift"] {
      #expect(
        code { try FileSystem.read(folder.path("Project/\(name)"), as: .source) } == .notRegularFile
      )
      #expect(
        inProject { code { try FileSystem.read(name, as: .source) } } == .notRegularFile
      )
      // A pattern of the shell may name a link that leads to a device.
      if name == "zero.swift" {
        #expect(
          inProject([name]) { code { try FileSystem.read(name, as: .source) } } == .notRegularFile
        )
      }
    }
    #expect(
      try inProject { try FileSystem.read("good.swift", as: .source) } == Array("inside".utf8)
    )
  }

  @Test func `may be a pipe that the user named`() throws {
    try makePipe("pipe")
    let path = folder.path("pipe")
    // The reader blocks this thread until another one writes.
    Thread.detachNewThread { try? FileSystem.write([1, 2, 3], to: path) }
    #expect(try inProject([path]) { try FileSystem.read(path, as: .project) } == [1, 2, 3])
  }

  @Test func `have a maximum size`() throws {
    let path = try folder.write("", to: "large.swift")
    let size = InputKind.source.maximumSize
    let file = try FileDescriptor.open(FilePath(path), .writeOnly)
    try file.resize(to: size + 1)
    try file.close()
    #expect(
      code { try FileSystem.read(path, as: .source) } == .tooLarge(maximum: size, size: size + 1)
    )
    // To read it is an error.
    #expect(FileSystem.readable([path], as: .source) == [path])
  }

  @Test(arguments: ["link", "folder/secret", "../Home/secret", "/ABSOLUTE"])
  func `are inside of the project`(name: String) throws {
    try folder.link("Project/link", to: folder.path("Home/secret"))
    try folder.link("Project/folder", to: folder.path("Home"))
    let path = name == "/ABSOLUTE" ? folder.path("Home/secret") : name
    #expect(inProject { code { try FileSystem.read(path, as: .source) } } == .outsideProject)
    #expect(
      try inProject(allowsOutside: true) { try FileSystem.read(path, as: .source) }
        == Array("outside".utf8)
    )
    // What the user names is permitted, but not a link in the work tree that anyone may commit.
    let isNamed = inProject(["--file=\(path)"]) { code { try FileSystem.read(path, as: .source) } }
    #expect(isNamed == (name == "link" || name.hasPrefix("folder") ? .outsideProject : nil))
  }

  @Test func `include the work tree around a path of the user`() throws {
    try folder.write("", to: "Other/.git/HEAD")
    try folder.write("other", to: "Other/App/a")
    try folder.write("other", to: "Other/b")
    let bytes = try inProject(["../Other/App"]) { try FileSystem.read("../Other/b", as: .source) }
    #expect(bytes == Array("other".utf8))
  }

  @Test func `are no links to other places, also outside of a work tree`() throws {
    try folder.remove("Project/.git")
    try folder.link("Project/a.swift", to: folder.path("Home/secret"))
    #expect(inProject { code { try FileSystem.read("a.swift", as: .source) } } == .outsideProject)
    let named = inProject(["a.swift"]) { code { try FileSystem.read("a.swift", as: .source) } }
    #expect(named == .outsideProject)
    inProject {
      FileSystem.addNamed(["a.swift"])
      #expect(code { try FileSystem.read("a.swift", as: .source) } == .outsideProject)
    }
  }

  @Test(arguments: [true, false])
  func `are permitted by a list like by arguments`(inWorkTree: Bool) throws {
    if !inWorkTree { try folder.remove("Project/.git") }
    try folder.write("", to: "Other/.git/HEAD")
    for path in ["Other/App/a", "Other/App/Deep/b", "Other/c"] { try folder.write("", to: path) }
    try folder.link("Project/folder", to: folder.path("Home"))
    try folder.link("Project/tree", to: folder.path("Other/App"))
    try folder.link("Other/home", to: folder.path("Home"))
    let lists = [
      ["good.swift", "folder/secret"], ["tree/a", "tree/Deep/b"], ["../Other/App/Deep/b"],
      ["../Other/home/secret"], [folder.path("Other/App/a")], ["../Home/secret"], ["missing/a"],
    ]
    let read = [
      "good.swift", "folder/secret", "../Home/secret", "tree/a", "tree/Deep/b", "../Other/App/a",
      "../Other/c", "../Other/home/secret",
    ]
    for list in lists {
      let named = inProject(list) {
        read.map { path in code { try FileSystem.read(path, as: .source) } }
      }
      let listed = inProject {
        FileSystem.addNamed(list) { FileSystem.kind(of: list[$0]) == .file }
        return read.map { path in code { try FileSystem.read(path, as: .source) } }
      }
      #expect(listed == named, "\(list)")
    }
  }

  @Test func `are not written through a link that leads out of the project`() throws {
    try folder.link("Project/out", to: folder.path("Home/secret"))
    try folder.link("Project/folder", to: folder.path("Home"))
    try folder.link("Project/in", to: "Sources/a.swift")
    for path in ["out", "folder/new", "folder/new/deep"] {
      for arguments in [[], [path]] {
        inProject(arguments) {
          #expect(throws: FileError(.outsideProject, .write, path: path)) {
            try FileSystem.write([1], to: path)
          }
        }
      }
    }
    #expect(throws: FileError(.outsideProject, .write, path: "folder/new")) {
      try inProject { try FileSystem.createFolder("folder/new") }
    }
    #expect(throws: FileError(.outsideProject, .write, path: "folder/new")) {
      try inProject { try FileSystem.put([1], at: "folder/new") }
    }
    #expect(try folder.text(of: "Home/secret") == "outside")
    #expect(try folder.names(in: "Home") == ["secret"])
    try inProject { try FileSystem.write([65], to: "in") }
    #expect(try folder.text(of: "Project/Sources/a.swift") == "A")
    try inProject(["../Home/new"]) { try FileSystem.write([65], to: "../Home/new") }
    #expect(try folder.text(of: "Home/new") == "A")
  }
}
