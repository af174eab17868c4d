import FileSystem
import Testing

@Suite struct `Path components` {
  @Test(arguments: [
    "es", "zh-Hans", "Localizable.xcstrings", "Año nuevo", "日本語", "a..b", "a-b", "می\u{200C}روم",
    "名前 (1)",
    String(repeating: "x", count: 255),
  ])
  func `accept the names of files`(name: String) {
    #expect(PathComponent(name)?.name == name)
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", "-o", "a/b", "/a", "../a", "a\\b", "a\0b", "a\nb", "a\rb", "a\u{1B}b",
    "a\u{7F}b", "a\u{85}b", "a\u{9B}b", "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "a\u{2066}b",
    "a\u{61C}b", "a\u{200B}b", "a\u{2060}b", "a\u{FEFF}b", "a/\u{301}b", ".\u{301}.", "-\u{301}",
    String(repeating: "x", count: 256),
    String(repeating: "é", count: 128),
  ])
  func `reject names that are unsafe in a path`(name: String) {
    #expect(PathComponent(name) == nil)
  }
}
