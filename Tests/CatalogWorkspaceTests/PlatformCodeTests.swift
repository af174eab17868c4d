import Testing

@testable import CatalogWorkspace

@Suite struct PlatformCodeTests {
  @Test(arguments: [
    ("a\n#if os(macOS)\nb\n#else\nc\n#endif\nd", [3, 4, 5]),
    ("#if DEBUG\na\n  #if canImport(AppKit)\nb\n  #endif\nc\n#endif\nd", [4]),
    ("#if DEBUG\na\n#elseif targetEnvironment(simulator)\nb\n#endif\nc", [4]),
    ("#endif\na\n#if os(iOS)\nb", [4]), ("", []), ("let os = if(a)", []),
  ])
  func `is between a condition of the platform and its end`(_ source: String, _ lines: [Int]) {
    #expect(PlatformCode.lines(of: source) == Set(lines))
  }
}
