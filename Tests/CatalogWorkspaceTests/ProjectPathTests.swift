import FileSystem
import SystemPackage
import TestSupport
import Testing

@testable import CatalogWorkspace

@Suite struct `Paths of a project` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("text", to: "Project/a.tmx")
    try folder.write("#!/bin/sh\n", to: "Project/program.tmx")
    try folder.write("text", to: "Project/Folder.tmx/b")
    try folder.write("[core]", to: "Project/.git/config")
    try folder.write("#!/bin/sh\n", to: "Project/.git/hooks/pre-commit")
    try folder.write("on: push", to: "Project/.github/workflows/ci.tmx")
    try folder.write("outside", to: "Other/secret.tmx")
    try folder.link("Project/out.tmx", to: "../Other/secret.tmx")
    try folder.link("Project/Out", to: "../Other")
    try folder.link("Project/broken.tmx", to: "../Other/new.tmx")
    try folder.link("Project/in.tmx", to: "a.tmx")
    try folder.link("Project/ci", to: ".github/workflows")
    try folder.link("Project/hooks", to: ".git/hooks")
    try folder.link("Project/new", to: ".git/new")
    try folder.link("Project/swift.tmx", to: "Package.swift")
    try folder.write("package", to: "Project/Package.swift")
  }

  private func result(
    _ body: (ProjectFolders) throws -> ProjectPath
  ) -> ProjectPathError? {
    FileSystem.$workingFolder.withValue(folder.path("Project")) {
      do {
        _ = try body(ProjectFolders(of: nil))
        return nil
      } catch {
        return error as? ProjectPathError
      }
    }
  }

  static let bothCases: [(String, ProjectPathError?)] = [
    ("", .empty), (String(repeating: "a", count: 4097), .tooLong),
    ("a\0.tmx", .invalidCharacter), ("Package.swift\0.tmx", .invalidCharacter),
    ("a\n.tmx", .invalidCharacter), ("a\u{202E}.tmx", .invalidCharacter),
    ("a\u{1B}[2J.tmx", .invalidCharacter), ("..\\a.tmx", .invalidCharacter),
    ("../Other/secret.tmx", .outside), ("/etc/passwd.tmx", .outside), ("out.tmx", .outside),
    ("Out/x.tmx", .outside), ("Out/New/x.tmx", .outside), ("broken.tmx", .outside),
    ("/\u{301}etc/x.tmx", .outside), ("Sub/../../Other/x.tmx", .outside),
    (".git/config", .inGitFolder), (".git/x.tmx", .inGitFolder), (".GIT/x.tmx", .inGitFolder),
    (".g\u{200D}it/x.tmx", .inGitFolder), ("Sub/.git./x.tmx", .inGitFolder),
    ("git~1/x.tmx", .inGitFolder), (".git/\u{301}x.tmx", .inGitFolder),
    ("hooks/x.tmx", .inGitFolder), ("new/x.tmx", .outside), ("new/Sub/x.tmx", .outside),
    ("a.tmx", nil), ("./a.tmx", nil), ("in.tmx", nil), ("new.tmx", nil), ("New/Sub/x.tmx", nil),
    ("-o.tmx", nil), ("a b.tmx", nil), ("A.TMX", nil),
  ]

  @Test(arguments: bothCases)
  func `are checked`(name: String, error: ProjectPathError?) {
    #expect(result { try ProjectPath(reading: name, in: $0) } == error)
    #expect(result { try ProjectPath(writing: name, in: $0, extensions: ["tmx"]) } == error)
  }

  @Test(
    arguments: [
      ("Package.swift", .wrongExtension(permitted: ["tmx"])),
      ("swift.tmx", .wrongExtension(permitted: ["tmx"])),
      ("a.tmx/", nil), ("a.tmx.", .wrongExtension(permitted: ["tmx"])),
      ("a.tmx ", .wrongExtension(permitted: ["tmx"])),
      ("a.\u{301}tmx", .wrongExtension(permitted: ["tmx"])),
      ("a.tmx\u{301}", .wrongExtension(permitted: ["tmx"])),
      ("a.tmx/\u{301}", .wrongExtension(permitted: ["tmx"])),
      ("tmx", .wrongExtension(permitted: ["tmx"])),
      ("Package.swift:x.tmx", .invalidCharacter), ("program.tmx", .program),
      ("Folder.tmx", .notRegularFile), (".env", .hidden(".env")), (".tmx", .hidden(".tmx")),
      (".github/workflows/ci.tmx", .hidden(".github")), ("ci/x.tmx", .hidden(".github")),
      ("Sub/.hidden/x.tmx", .hidden(".hidden")),
      ("\u{200C}.github/x.tmx", .hidden("\u{200C}.github")),
      (".xcstrings/memory.tmx", .hidden(".xcstrings")), ("Sub/...tmx", .hidden("...tmx")),
    ] as [(String, ProjectPathError?)]
  )
  func `are checked more if they are written`(name: String, error: ProjectPathError?) {
    #expect(result { try ProjectPath(writing: name, in: $0, extensions: ["tmx"]) } == error)
  }

  @Test(
    arguments: [
      (".xcstrings/memory.tmx", nil), ("Sub/.xcstrings/a.tmx", nil),
      (".xcstrings.yml", nil), (".xcstrings.yml/a.tmx", .hidden(".xcstrings.yml")),
      (".github/.xcstrings/a.tmx", .hidden(".github")), (".xcstrings/.a.tmx", .hidden(".a.tmx")),
      (".xcstrings/../.git/a.tmx", .inGitFolder),
    ] as [(String, ProjectPathError?)]
  )
  func `may be settings`(name: String, error: ProjectPathError?) {
    let result = result {
      try ProjectPath(writing: name, in: $0, extensions: ["tmx", "yml"], isSetting: true)
    }
    #expect(result == error)
  }

  @Test(
    arguments: [
      ("New/Sub", nil), (".", nil), ("Folder.tmx", nil), ("a.tmx", .notAFolder),
      (".github", .hidden(".github")), (".git", .inGitFolder), ("Out", .outside),
      ("ci", .hidden(".github")), ("a\0", .invalidCharacter),
    ] as [(String, ProjectPathError?)]
  )
  func `may be folders`(name: String, error: ProjectPathError?) {
    #expect(result { try ProjectPath(writingInto: name, in: $0) } == error)
  }

  @Test func `may be in a project below a hidden folder`() throws {
    try folder.write("", to: ".trees/Project/a.tmx")
    try FileSystem.$workingFolder.withValue(folder.path(".trees/Project")) {
      _ = try ProjectPath(writing: "b.tmx", in: ProjectFolders(of: nil), extensions: ["tmx"])
    }
  }
}
