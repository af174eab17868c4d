import Diagnostics
import Invariants
import StringCatalog
import SwiftTypeChecker
import TestSupport
import Testing

@testable import StringExtraction

@Suite struct RobustnessTests {
  @Test(arguments: [
    "let a = Text(\"x\"", "struct S { let a = Text(\"x\") ", "func f( { } let a = Text(\"x\")",
  ])
  func `a source with a syntax error gives a diagnostic and the strings of the rest`(
    source: String
  ) async {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["x"])
    #expect(result.diagnostics.map(\.id) == ["source-syntax"])
    #expect(result.diagnostics.first?.location?.file == "A.swift")
  }

  /// Only Swift 6 rejects the space.
  @Test func `a space after the name of an attribute is no syntax error`() async {
    let source = """
      import SwiftUI
      struct Row: View {
        @Environment (\\.colorScheme) var scheme: ColorScheme
        var body: some View { Text("a") }
      }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.diagnostics.isEmpty)
    #expect(result.value.occurrences.map(\.key) == ["a"])
  }

  @Test(arguments: [
    (String(repeating: "(", count: 5_000), String(repeating: ")", count: 5_000)),
    (String(repeating: "[", count: 5_000), String(repeating: "]", count: 5_000)),
    (String(repeating: "[", count: 60), String(repeating: "]", count: 60)),
    (String(repeating: "if let a = ", count: 3_000), String(repeating: " { }", count: 3_000)),
    (String(repeating: "A<", count: 3_000), String(repeating: ">", count: 3_000)),
    ("a as " + String(repeating: "(Int) -> ", count: 3_000) + "T; let c = ", ""),
    (String(repeating: "-", count: 5_000), ""),
    (String(repeating: "1 + ", count: 5_000) + "\"s\" + ", "\"t\""),
    (String(repeating: "true ? ", count: 3_000), ""),
    ("a" + String(repeating: ".b()", count: 5_000), ""),
    (String(repeating: "f { ", count: 3_000), String(repeating: "}", count: 3_000)),
    (String(repeating: "\"\\(", count: 500), String(repeating: ")\"", count: 500)),
    ("a" + String(repeating: "!", count: 5_000), ""),
    ("a" + String(repeating: " < b", count: 4_000) + "; let c = ", ""),
    (String(repeating: "repeat ", count: 4_000), ""),
    (String(repeating: "if\n", count: 1_500), ""),
    (String(repeating: "#\"\\#(", count: 170), ""),
  ])
  func `deep nesting does not overflow the stack`(opening: String, closing: String) async {
    let source = "let a = \(opening)\"x\"\(closing)\nlet b = Text(\"y\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    _ = await extractStrings(from: [file])
  }

  @Test func `requirements that lead back to themselves end`() async {
    let source = """
      extension Box where Item == Item.Part {
        func title(of item: Item) -> Text { Text("\\(item.name) \\(item.name())") }
      }
      extension Pair where A == B.C, B == A.C {
        func title(of a: A) -> Text { Text("\\(a.name)") }
      }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["%@ %@", "%@"])
  }

  @Test(arguments: [0, 100, 1_000_000])
  func `the strings do not depend on the room for trees`(limit: Int) async throws {
    let sources = (0..<20)
      .map { number in
        """
        struct Row\(number) { let title: LocalizedStringKey; let count: Int }
        func row\(number)() -> Text {
          _ = Row\((number + 1) % 20)(title: "title \(number)", count: 1)
          return Text("\\(Row\((number + 7) % 20)(title: "t", count: 2).count) rows")
        }
        """
      }
    let requests = FileRequest.all(
      wanted: sources.indices.map { SourceReference(path: "\($0).swift") },
      known: []
    )
    let extraction = Extraction(
      requests,
      options: ExtractionOptions(),
      makesSnapshot: false,
      trees: TreeBudget(limit: limit),
      reading: { path throws(Never) in
        Array(sources[Int(path.prefix { $0 != "." }) ?? 0].utf8)
      }
    )
    let strings = await extraction.run(from: nil) { _ in }.strings
    #expect(strings.value.occurrences.count == 60)
    #expect(strings.value.occurrences.count { $0.key == "%lld rows" } == 20)
    #expect(Set(strings.value.occurrences.map(\.key)).count == 22)
    #expect(strings.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      "[", "[/**/", #"[/*"*/"#, "[//\n", #"[@a("") "#, "[(a: A = 1, b: ", #"[@a("\(b)") "#, "@a<",
      "<@a", "@a.b<[", "[@a(b / c) ", ##"[@a(#"""#) "##, #"[@a(/"/) "#,
    ]
  )
  func `code that the parser would read again at each level is not parsed`(opening: String) async {
    let source = "let a = " + String(repeating: opening, count: 40)
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.diagnostics.map(\.id) == ["source-too-deep"])
  }

  @Test func `many lines that are nested deeply are not parsed`() async {
    let source = String(repeating: "let a = [[[[[[[[[[1]]]]]]]]]]\n", count: 5_000)
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.diagnostics.map(\.id) == ["source-too-deep"])
  }

  /// Comments and literals, each of which contains a text.
  static let wrappings = [
    #""@""#, ##"#"@"#"##, "\"\"\"\n@\n\"\"\"", "#\"\"\"\n@\n\"\"\"#", "1 // @", "1 /* @ */",
    "1 /* /* @ */ */", "/[@]/", "#/@/#", ##""\("@")""##, ###"##"\##("@")"##"###,
  ]

  @Test(arguments: wrappings, ["(", "[", "{ ", "a ? ", "if ", "<", "word "])
  func `the text of literals and comments is not code`(wrapping: String, unit: String) async {
    let text = String(repeating: unit, count: 1_000)
    let source = "let a = \(wrapping.replacing("@", with: text))\nlet end = Text(\"end\")\n"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["end"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      "(", "[", "f(", #""\("#, ##"#"\#("##, #""" + "\("#, "/* ( */ (", "\"(\" + (", "/(/ + (",
      #""\("" + ("#,
    ]
  )
  func `the code around literals and comments counts`(opening: String) async {
    let source = "let a = " + String(repeating: opening, count: 1_000)
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.diagnostics.map(\.id) == ["source-too-deep"])
  }

  @Test func `brackets in strings and comments are no nesting`() async {
    let line = ##"let a = ["[[[", #"[""#, f("(["), /[[["]/, "\([1])"] // [[[ /* ["##
    let comment = "\n/* [[ */\n"
    let source = String(repeating: line + comment, count: 10) + "let end = Text(\"end\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key).contains("end"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("let a = [b: \"c\"", "\"d\""), ("let a = [b", " c"), ("func f(", " a b c"),
    ("let a = [b: c", " d()"),
    ("macro m", " a"), ("var a: Int {", " get"), ("func f() { weak", " weak"),
    ("enum A { case a", " b"), ("enum A { case a = 1", " 2"),
    ("let a = /b; let c = [d", " e"),
  ])
  func `a long line of adjacent words and literals is not parsed`(
    start: String,
    repeated: String
  ) async {
    let source = start + String(repeating: repeated, count: 20_000) + "\nlet a = Text(\"x\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.diagnostics.map(\.id) == ["source-too-broken"])
  }

  @Test(arguments: [
    "let a = \"" + String(repeating: "word ", count: 2_000) + "\"",
    "let a = #\"" + String(repeating: "word \"", count: 2_000) + "\"#",
    "let a = \"\"\"\n" + String(repeating: "word ", count: 2_000) + "\n\"\"\"",
    "// " + String(repeating: "word ", count: 2_000),
    "/* " + String(repeating: "word ", count: 2_000) + "*/",
    "let a = [" + String(repeating: "\"\", ", count: 2_000) + "]",
    "enum E {" + String(repeating: "\n  case a", count: 2_000) + "\n}",
    "enum E: Int { case a = 0" + String(repeating: ",\n  b = -1", count: 2_000) + "\n}",
    "enum E { case a" + String(repeating: ", `in`(_: Int) = \"b\"", count: 2_000) + "\n}",
    String(repeating: "let a = b; ", count: 300),
  ])
  func `long valid lines are parsed`(line: String) async {
    let source = line + "\nlet end = Text(\"end\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["end"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    // A key, a comment after a key, and bytes after the last key.
    ("let a = Text(\"caf~\")\nlet b = Text(\"x\")", [0xE9], 1, 18),
    ("let b = Text(\"x\")\n// caf~\n", [0xE9], 2, 7),
    ("let a = Text(\"x\")~", [0xFF, 0x00, 0xC3], 1, 18),
    // A truncated sequence, an overlong one, and a surrogate.
    ("let a = Text(\"~\")", [0xE2, 0x82], 1, 15), ("let a = Text(\"~\")", [0xC0, 0x80], 1, 15),
    ("// día\nlet a = Text(\"~\")", [0xED, 0xA0, 0x80], 2, 15),
  ])
  func `a source that is not UTF-8 gives no keys`(
    text: String,
    broken: [UInt8],
    line: Int,
    column: Int
  ) async throws {
    let file = SourceFile(path: "A.swift", bytes: Self.bytes(of: text, broken: broken))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["source-not-utf-8"])
    let location = try #require(result.diagnostics.first?.location)
    #expect((location.file, location.line, location.column) == ("A.swift", line, column))
  }

  /// Returns a string in UTF-8 with bytes instead of its tildes.
  private static func bytes(of text: String, broken: [UInt8]) -> [UInt8] {
    text.utf8.flatMap { $0 == UInt8(ascii: "~") ? broken : [$0] }
  }

  @Test(arguments: [true, false], [true, false])
  func `a source in UTF-16 is reported as UTF-16`(isMarked: Bool, isBigEndian: Bool) async {
    let text = (isMarked ? "\u{FEFF}" : "") + "let a = Text(\"x\")"
    let bytes = text.utf16.flatMap { unit in
      withUnsafeBytes(of: isBigEndian ? unit.bigEndian : unit.littleEndian) { Array($0) }
    }
    let result = await extractStrings(from: [SourceFile(path: "A.swift", bytes: bytes)])
    #expect(result.value.occurrences.isEmpty)
    #expect(result.diagnostics.map(\.id) == ["source-utf-16"])
  }

  @Test func `declarations of a source that is not UTF-8 type the calls in other sources`() async {
    let text = "// caf~\nlet count: Int = 3\nlet a = Text(\"n\")"
    let broken = Self.bytes(of: text, broken: [0xE9])
    let result = await extractStrings(from: [
      SourceFile(path: "A.swift", bytes: broken),
      SourceFile(path: "B.swift", bytes: Array(#"let b = Text("\(count) days")"#.utf8)),
    ])
    #expect(result.value.occurrences.map(\.key) == ["%lld days"])
    #expect(result.diagnostics.map(\.id) == ["source-not-utf-8"])
  }

  @Test func `a byte order mark and characters of any length are valid UTF-8`() async {
    let source = "\u{FEFF}let a = Text(\"día €𝄞\u{FFFD}\")"
    let result = await extractStrings(
      from: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]
    )
    #expect(result.value.occurrences.map(\.key) == ["día €𝄞\u{FFFD}"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `truncated sources neither trap nor hang`() async {
    let source = Array(
      #"""
      struct V<T: View>: View where T: Equatable {
        @State private var n = [1: "a"].count
        enum E: String { case a(Int), b = "x" }
        var body: some View {
          ForEach(0..<n, id: \.self) { i in
            Text("a \(i) \(n > 1 ? "b" : "c")").alert("d", isPresented: $x) { } message: { Text("e") }
            if case .a(let k)? = e as? E { Label("f", systemImage: "g\(k)") }
          }
          #if DEBUG
          .help(.init("h", table: "T"))
          #endif
        }
      }
      """#
      .utf8
    )
    for length in stride(from: 1, to: source.count, by: 7) {
      let file = SourceFile(path: "A.swift", bytes: Array(source[..<length]))
      _ = await extractStrings(from: [file])
    }
  }

  @Test func `types that inherit from each other do not cause an endless loop`() async {
    let source = #"""
      protocol A: B {}
      protocol B: C {}
      protocol C: A { func f(_ k: LocalizedStringKey) }
      func g(a: any A) { a.f("x"); a.h("y") }
      """#
    await expectKeys(Example("", source, ["x"]))
  }

  @Test func `variables whose types depend on each other do not cause an endless loop`() async {
    await expectKeys(
      Example("", #"let a = b; let b = a; let t = Text("\(a)")"#, ["%@"])
    )
  }

  private static let fixtures = Fixtures(shared: "Sources")

  @Test(arguments: try fixtures.names(endingIn: ".swift"))
  func `well-formed sources give strings and no diagnostics`(name: String) async throws {
    let source = SourceFile(path: name, bytes: try Self.fixtures.bytes(of: name))
    let result = await extractStrings(from: [source])
    #expect(!result.value.occurrences.isEmpty)
    #expect(result.diagnostics.filter { $0.severity > .note }.isEmpty)
    #expect(ExtractionInvariants.violation(by: result, of: [source]) == nil)
  }

  @Test(arguments: try fixtures.names(endingIn: ".swift"))
  func `strings of any source are within the source`(name: String) async throws {
    let original = try Self.fixtures.bytes(of: name)
    let others = try Self.fixtures.names(endingIn: ".swift").map(Self.fixtures.bytes(of:))
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    for _ in 1...12 {
      let other = others.randomElement(using: &generator) ?? []
      let bytes = Mutator.sources.mutate(original, mixing: other, using: &generator)
      let source = SourceFile(path: name, bytes: bytes)
      let result = await extractStrings(from: [source])
      let violation = ExtractionInvariants.violation(by: result, of: [source])
      #expect(violation == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(
    arguments: [
      ("extension Array { func twice() -> [(Element, Element)] }; let a = [1]", ".twice()", ""),
      ("struct S<T> { var next: S<(T, T)> }; func f(a: S<Int>) { a", ".next", " }"),
      (
        "func f<T>(_ b: () -> T) -> T; func f(_ b: () -> Text); func g() { ", "f { ",
        "\"x\"" + closings
      ),
      (
        "enum E { case a(E), a(F), b }; struct F { static func a(_ e: E) -> F; static func a(_ f: F) -> F }; func f(_ e: E); func f(_ f: F); func g() { f(",
        ".a(", ".b" + brackets
      ),
    ]
  )
  func `types that double with each level are checked in time`(
    start: String,
    level: String,
    end: String
  ) async {
    let source = start + String(repeating: level, count: 60) + end + "\nlet end = Text(\"end\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.last?.key == "end")
  }

  @Test
  func `an alias that doubles with each level is checked in time`() async {
    let aliases = (1...60).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1)); let a\($0): A\($0)" }
    let source = aliases.joined(separator: "\n") + "\nlet end = String(localized: \"\\(a60)\")"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["%@"])
  }

  @Test
  func `unavailable supertypes do not slow down the check`() async {
    let extensions = (1...1_000).map { "extension A: P\($0) {}" }.joined(separator: "\n")
    let source = "struct A { func f() -> Text { Text(\"x\") } }\n" + extensions
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.map(\.key) == ["x"])
  }

  @Test(arguments: [#"f(Text('x "y"))"#, "Text(@ \"x\")", "var @P(title: \"x\") var a: Int"])
  func `a diagnostic of a broken literal has a location`(text: String) async {
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let result = await extractStrings(from: [source])
    #expect(ExtractionInvariants.violation(by: result, of: [source]) == nil)
  }

  @Test
  func `calls with thousands of candidates are checked in time`() async {
    let line = "extension A { func f(_ k: LocalizedStringKey) { f(\"x\") } }\n"
    let source = String(repeating: line, count: 1_000)
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let result = await extractStrings(from: [file])
    #expect(result.value.occurrences.first?.key == "x")
  }

  private static let closings = String(repeating: " }", count: 61)
  private static let brackets = String(repeating: ")", count: 61) + " }"
}
