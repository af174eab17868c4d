import ProjectConfiguration
import ProjectDiscovery
import TestSupport
import Testing

@Suite struct `Patterns` {
  @Test(arguments: [
    ("title", "title", true), ("title", "titles", false), ("title", "", false),
    ("weekday.*", "weekday.monday", true), ("weekday.*", "weekday.", true),
    ("weekday.*", "weekday", false), ("*", "", true), ("*", "any/thing\nat all", true),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false), ("*.title", "a.b.title", true),
    (#"\*"#, "*", true), (#"\*"#, "x", false), (#"\\*"#, #"\x"#, true), (#"\d"#, #"\d"#, true),
    ("é", "e\u{301}", false), ("%lld*", "%lld días", true),
  ])
  func `match keys`(_ pattern: String, _ key: String, _ matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }

  @Test(arguments: [
    ("Sources/A.swift", "Sources/A.swift", true), ("Sources/A.swift", "Sources/AB.swift", false),
    ("Sources", "Sources/App/A.swift", true), ("./Sources/", "Sources/A.swift", true),
    ("Source", "Sources/A.swift", false), ("Sources/*/A.swift", "Sources/X/A.swift", true),
    ("Sources/*/A.swift", "Sources/X/Y/A.swift", false),
    ("Sources/**/A.swift", "Sources/X/Y/A.swift", true),
    ("Sources/**/A.swift", "Sources/A.swift", true),
    ("Sources/**/A.swift", "Sources/X/BA.swift", false),
    ("**/Generated", "Generated/A.swift", true), ("**/Generated", "a/b/Generated/A.swift", true),
    ("**/Generated", "a/NotGenerated/A.swift", false), ("**", "A.swift", true),
    ("*.swift", "A.swift", true), ("*.swift", "App/A.swift", false),
    ("**/*.gen.swift", "App/A.gen.swift", true), ("A?.swift", "AB.swift", true),
    ("A?.swift", "Añ.swift", true), ("A?.swift", "A.swift", false), ("A?B", "A/B", false),
    ("/other", "/other/A.swift", true), ("/other", "other/A.swift", false),
    ("../Shared/*", "../Shared/A.swift", true),
  ])
  func `match paths`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test func `match in a short time regardless of the pattern`() {
    let pattern = KeyPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }

  @Test(
    arguments: [
      (String(repeating: "*", count: 200_000) + "z", "z", true),
      (String(repeating: "*a", count: 100_000), "aaa", false),
      (String(repeating: "*", count: 200_000), String(repeating: "é", count: 10_000), true),
    ]
  )
  func `match many wildcards`(_ pattern: String, _ key: String, _ matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }

  @Test(
    arguments: [
      (String(repeating: "**/", count: 100_000) + "A.swift", "a/b/A.swift", true),
      (String(repeating: "*/", count: 100_000) + "A.swift", "a/b/A.swift", false),
      (String(repeating: "?", count: 100_000), "a/b/A.swift", false),
      ("**", String(repeating: "a/", count: 100_000), true),
      ("**/b", String(repeating: "a/", count: 100_000), false),
    ]
  )
  func `match many folders`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test func `match like a naive matcher`() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<20_000 {
      let key = Self.random(from: ["a", "b", "é", "/"], &generator)
      let keyPattern = Self.random(from: ["a", "b", "é", "*", "**"], &generator)
      let matchesKey = Self.matches(Array(keyPattern)[...], Array(key)[...])
      #expect(KeyPattern(keyPattern).matches(key) == matchesKey, "\(keyPattern) \(key)")
      let path = Self.random(from: ["a", "b", "é", "/a", "/b"], &generator)
      let pathPattern = Self.random(from: ["a", "?", "*", "/a", "/**/", "/*/", "**/"], &generator)
      let matchesPath = Self.matchesPath(pathPattern, path)
      #expect(PathPattern(pathPattern).matches(path) == matchesPath, "\(pathPattern) \(path)")
    }
  }

  private static func random(from pieces: [String], _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...7, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  /// Tries every number of characters for each star.
  private static func matches(
    _ pattern: ArraySlice<Character>,
    _ text: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "?" { return !text.isEmpty && matches(rest, text.dropFirst()) }
    if first == "*" { return (0...text.count).contains { matches(rest, text.dropFirst($0)) } }
    return text.first == first && matches(rest, text.dropFirst())
  }

  /// Matches a path and its parent folders name by name.
  private static func matchesPath(_ pattern: String, _ path: String) -> Bool {
    let parts = pattern.split(separator: "/").map { Array($0) }[...]
    let slashes = path.indices.filter { path[$0] == "/" && $0 > path.startIndex }
    return !path.isEmpty
      && (slashes + [path.endIndex])
        .contains { end in
          let folder = Array(path[..<end])[...]
          guard pattern.hasPrefix("/") else { return matchesNames(parts, folder) }
          return folder.first == "/" && matchesNames(parts, folder.dropFirst())
        }
  }

  private static func matchesNames(
    _ parts: ArraySlice<[Character]>,
    _ path: ArraySlice<Character>
  ) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    let rest = parts.dropFirst()
    let slashes = path.indices.filter { path[$0] == "/" }
    if part == ["*", "*"] {
      return rest.isEmpty || matchesNames(rest, path)
        || slashes.contains { matchesNames(rest, path[($0 + 1)...]) }
    }
    let end = slashes.first ?? path.endIndex
    guard matches(part[...], path[..<end]) else { return false }
    return rest.isEmpty
      ? end == path.endIndex : end < path.endIndex && matchesNames(rest, path[(end + 1)...])
  }

  @Test func `determine the length limit by the last match`() {
    let configuration = Configuration(lengths: [
      Configuration.LengthLimit(KeyPattern("*"), characters: 80),
      Configuration.LengthLimit(KeyPattern("tab.*"), characters: 12),
      Configuration.LengthLimit(KeyPattern("tab.a"), table: "Errors", characters: 9),
    ])
    #expect(configuration.lengthLimit(of: "title", inTable: "App") == 80)
    #expect(configuration.lengthLimit(of: "tab.a", inTable: "App") == 12)
    #expect(configuration.lengthLimit(of: "tab.a", inTable: "Errors") == 9)
    #expect(Configuration().lengthLimit(of: "title", inTable: "App") == nil)
  }

  @Test func `apply to one table or to all`() {
    let configuration = Configuration(dynamic: [
      Configuration.DynamicKeys(KeyPattern("a")),
      Configuration.DynamicKeys(KeyPattern("b"), table: "Errors"),
    ])
    #expect(configuration.dynamicKeys(ofTable: "Errors").map(\.text) == ["a", "b"])
    #expect(configuration.dynamicKeys(ofTable: "App").map(\.text) == ["a"])
  }
}
