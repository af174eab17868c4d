import Testing

@testable import SwiftExtraction

@Suite struct LiteralTests {
  @Test(arguments: [
    Example("symbols alone", #"let a = [Text("—"), Text("😀"), Text("%@")]"#, ["—", "😀", "%@"]),
    Example(
      "numbered placeholders as they stand",
      #"let a = String(localized: "%2$@ of %1$@")"#,
      ["%2$@ of %1$@"]
    ),
    Example(
      "placeholders are not numbered",
      #"func f(a: String, b: Int) { _ = Text("\(a) of \(b) and \(a)") }"#,
      ["%@ of %lld and %@"]
    ),
    Example("plain", #"let a = String(localized: "Hello")"#, ["Hello"]),
    Example("empty", #"let a = String(localized: "")"#, [""]),
    Example(
      "escapes",
      #"let a = String(localized: "a\tb\n\"c\" \\ \u{E9}")"#,
      ["a\tb\n\"c\" \\ é"]
    ),
    Example("raw", ##"let a = String(localized: #"C:\new "x""#)"##, [#"C:\new "x""#]),
    Example("raw escape", ##"let a = String(localized: #"a\#nb\n"#)"##, ["a\nb\\n"]),
    Example(
      "lines",
      #"""
      let a = String(
        localized: """
          One
            two
          three
          """
      )
      """#,
      ["One\n  two\nthree"]
    ),
    Example(
      "joined lines",
      #"""
      let a = String(
        localized: """
          One \
          two
          """
      )
      """#,
      ["One two"]
    ),
    Example("markdown", #"let a = String(localized: "**Bold** [x](y)")"#, ["**Bold** [x](y)"]),
    Example("percent alone", #"let a = String(localized: "100%")"#, ["100%"]),
    Example(
      "percent beside a specifier",
      #"let n = 1; let a = String(localized: "\(n)% of 100%")"#,
      ["%lld%% of 100%%"]
    ),
    Example("nested", #"let a = String(localized: "a \(String(localized: "b"))")"#, ["a %@", "b"]),
  ])
  func `a literal is the key that the compiler makes of it`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test func `a carriage return ends a line as a line feed does`() async {
    let source = "let a = String(localized: \"\"\"\r\n  One\r\n  two\r\n  \"\"\")"
    await expectKeys(Example("", source, ["One\ntwo"]))
  }
}
