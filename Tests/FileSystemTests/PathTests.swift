import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

@Suite struct `File paths` {
  @Test(
    arguments: [
      ("A.swift", "/app/x/A.swift"), ("./A.swift", "/app/x/A.swift"),
      ("/app/x/A.swift", "/app/x/A.swift"), ("B/../A.swift", "/app/x/A.swift"),
      ("B//A.swift", "/app/x/B/A.swift"), ("B/./A.swift", "/app/x/B/A.swift"),
      ("B/", "/app/x/B"), (".", "/app/x"), ("..", "/app"), ("../y/A.swift", "/app/y/A.swift"),
      ("../../../A.swift", "/A.swift"), (".hidden/A.swift", "/app/x/.hidden/A.swift"),
      ("", "/app/x"), ("/", "/"), ("/..", "/"),
    ]
  )
  func `are normalized`(_ path: String, _ absolute: String) {
    #expect(FileSystem.absolutePath(of: FilePath(path), in: "/app/x") == FilePath(absolute))
    #expect(FileSystem.absolutePath(of: FilePath(absolute), in: "/elsewhere") == FilePath(absolute))
  }

  /// The time is not measured: with a quadratic algorithm, the test would take minutes.
  @Test(arguments: ["../", "a/../", "./", "a/"]) func `may have many components`(_ part: String) {
    let path = FileSystem.absolutePath(of: "/" + String(repeating: part, count: 100_000) + "b")
    #expect(path == (part == "a/" ? "/" + String(repeating: part, count: 100_000) : "/") + "b")
  }

  @Test func `are normalized in the root folder`() {
    #expect(FileSystem.absolutePath(of: "./A.swift", in: "/") == "/A.swift")
  }

  @Test(arguments: [
    ("/app/x/A.swift", "A.swift"), ("/app/x", "."), ("/app/y/A.swift", "../y/A.swift"),
    ("/app/xy/A.swift", "../xy/A.swift"), ("/app", ".."), ("/", "../.."),
    ("/lib/A.swift", "../../lib/A.swift"),
  ])
  func `are relative to the current folder`(_ absolute: String, _ path: String) {
    #expect(FileSystem.relativePath(of: FilePath(absolute), in: "/app/x") == FilePath(path))
    #expect(FileSystem.absolutePath(of: FilePath(path), in: "/app/x") == FilePath(absolute))
    #expect(FileSystem.relativePath(of: "/app", in: "/") == "app")
  }

  @Test(arguments: [
    ("A.swift", ".", "A.swift"), ("/app/x/A.swift", ".", "A.swift"), ("/app/x", ".", "."),
    ("/app/xy/A.swift", ".", "/app/xy/A.swift"), ("../y/A.swift", ".", "../y/A.swift"),
    ("/lib/A.swift", ".", "/lib/A.swift"), ("A.swift", "/app", "x/A.swift"),
    ("/app/x/A.swift", "..", "x/A.swift"), ("A.swift", "/lib", "A.swift"),
  ])
  func `are relative inside a folder, and unchanged outside`(
    _ path: String,
    _ folder: String,
    _ expected: String
  ) {
    FileSystem.$workingFolder.withValue("/app/x") {
      #expect(FileSystem.shortenedPath(path, in: folder) == expected)
    }
  }

  private static let names = ["a", "b.c", ".hidden", "..", ".", "", "é x", "a"]

  private func randomPath(_ random: inout SeededGenerator) -> String {
    let names = (0..<Int.random(in: 0...6, using: &random))
      .map { _ in
        Self.names.randomElement(using: &random) ?? ""
      }
    return (Bool.random(using: &random) ? "/" : "") + names.joined(separator: "/")
  }

  /// Returns the absolute path by the rules of POSIX, name by name.
  private func expectedPath(_ path: String, _ folder: String) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  @Test(arguments: 0..<200) func `lead to the same file from every folder`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = randomPath(&random)
    let folder = expectedPath(randomPath(&random), "/x/y")
    let absolute = FileSystem.absolutePath(of: FilePath(path), in: FilePath(folder))
    #expect(absolute.string == expectedPath(path, folder), "\(path) in \(folder)")
    #expect(absolute.isLexicallyNormal && absolute.isAbsolute)
    FileSystem.$workingFolder.withValue(folder) {
      #expect(FileSystem.absolutePath(of: path) == absolute.string, "\(path) in \(folder)")
    }
    let other = FilePath(expectedPath(randomPath(&random), "/"))
    let relative = FileSystem.relativePath(of: absolute, in: other)
    #expect(relative.isRelative)
    #expect(FileSystem.absolutePath(of: relative, in: other) == absolute)
  }

  @Test(arguments: 0..<100) func `are joined like the system resolves them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (folder, name) = (randomPath(&random), randomPath(&random))
    let joined = FileSystem.join(folder, name)
    let start = folder.isEmpty ? "/x" : expectedPath(folder, "/x")
    #expect(expectedPath(joined, "/x") == expectedPath(name, start), "\(folder) and \(name)")
  }
}
