import ProjectConfiguration
import ProjectDiscovery
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

  @Test(.timeLimit(.minutes(1))) func `match in a short time regardless of the pattern`() {
    let pattern = KeyPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
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
