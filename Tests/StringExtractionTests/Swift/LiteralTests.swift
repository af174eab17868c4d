import Testing

@testable import StringExtraction

@Suite struct LiteralTests {
  @Test(arguments: [
    Example(
      "numbers, strings, dates and texts",
      #"func f(n: Int, s: String, d: Date, t: Text) { _ = Text("a \(n) \(s) \(d) \(t)") }"#,
      ["a %lld %@ %@ %@"]
    ),
    Example(
      "an optional",
      #"func f(n: Int?) { _ = Text("a \(n)"); _ = Label("b \(n)", systemImage: "s") }"#,
      []
    ),
    Example(
      "an optional, unwrapped",
      #"func f(n: Int?) { if let n { _ = Text("a \(n)") }; _ = Text("b \(n!)") }"#,
      ["a %lld", "b %lld"]
    ),
    Example(
      "a variable that unwraps itself",
      #"class C { var n: Int!; func f() { _ = Text("a \(n)") } }"#,
      ["a %lld"]
    ),
    Example("a truth value", #"func f(b: Bool) { _ = Text("a \(b)") }"#, []),
    Example("a list", #"func f(l: [String]) { _ = Text("a \(l)") }"#, []),
    Example(
      "values of the project",
      #"""
      enum Kind { case a }
      enum Named: CustomLocalizedStringResourceConvertible { case a }
      class Item {}
      func f(k: Kind, n: Named, i: Item) { _ = Text("a \(k)"); _ = Text("b \(n)"); _ = Text("c \(i)") }
      """#,
      ["b %@", "c %@"]
    ),
    Example(
      "an interpolation of its own",
      #"""
      enum Kind { case a }
      extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation(_ k: Kind) {} }
      func f(k: Kind) { _ = Text("a \(k)") }
      """#,
      ["a %@"]
    ),
    Example(
      "an interpolation of its own for strings",
      #"""
      extension String.StringInterpolation { mutating func appendInterpolation(cost n: Int) {} }
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(_ n: Int, in unit: String = "") {}
      }
      func f(n: Int) { _ = Text("a \(cost: n)"); _ = Text("b \(n, in: "c")"); _ = Text("d \(n)") }
      """#,
      ["d %lld"]
    ),
    Example(
      "an interpolation of its own for strings and keys",
      #"""
      extension String.StringInterpolation { mutating func appendInterpolation(cost n: Int) {} }
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(cost n: Int) {}
      }
      func f(n: Int) { _ = Text("a \(cost: n)") }
      """#,
      ["a %lld"]
    ),
    Example(
      "with a format",
      #"func f(l: [String], n: Int?) { _ = Text("a \(l, format: .list(type: .and))") }"#,
      ["a %@"]
    ),
    Example(
      "the overload for strings",
      #"""
      func show(_ k: LocalizedStringKey) {}
      @_disfavoredOverload func show(_ s: String) {}
      func f(b: Bool, n: Int) { show("a \(b)"); show("b \(n)") }
      """#,
      ["b %lld"]
    ),
    Example(
      "a literal that is given as a string",
      #"func f(n: Int) { _ = LocalizedStringResource(stringLiteral: "a"); _ = LocalizedStringResource(stringLiteral: "b \(n)") }"#,
      ["a"]
    ),
  ])
  func `the interpolations of a literal determine whether it is a key`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test(arguments: [
    Example("symbols alone", #"let a = [Text("—"), Text("😀"), Text("%@")]"#, ["—", "😀", "%@"]),
    Example(
      "numbered placeholders without a change",
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
      "percent sign and a specifier",
      #"let n = 1; let a = String(localized: "\(n)% of 100%")"#,
      ["%lld%% of 100%%"]
    ),
    Example("nested", #"let a = String(localized: "a \(String(localized: "b"))")"#, ["a %@", "b"]),
  ])
  func `a literal has the same key as in the compiler`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test func `a carriage return ends a line like a line feed`() async {
    let source = "let a = String(localized: \"\"\"\r\n  One\r\n  two\r\n  \"\"\")"
    await expectKeys(Example("", source, ["One\ntwo"]))
  }
}
