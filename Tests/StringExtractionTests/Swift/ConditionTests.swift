import Diagnostics
import StringCatalog
import SwiftTypeChecker
import TestSupport
import Testing

@testable import StringExtraction

@Suite struct ConditionTests {
  @Test(arguments: [
    Example(
      "platforms",
      "#if os(iOS)\nlet a = Text(\"x\")\n#else\nlet a = Text(\"y\")\n#endif",
      ["x", "y"]
    ),
    Example("false", "#if false\nlet a = Text(\"x\")\n#else\nlet a = Text(\"y\")\n#endif", ["y"]),
    Example("true", "#if true\nlet a = Text(\"x\")\n#else\nlet a = Text(\"y\")\n#endif", ["x"]),
    Example("a flag", "#if FLAG\nlet a = Text(\"x\")\n#endif", ["x"]),
    Example("a flag and false", "#if FLAG && false\nlet a = Text(\"x\")\n#endif", []),
    Example(
      "a chain in a chain",
      "let a = Text(\"x\")\n#if os(iOS)\n#if FLAG\n.help(\"y\")\n#else\n.help(\"z\")\n#endif\n#endif",
      ["x", "y", "z"]
    ),
    Example(
      "in a chain",
      "let a = Text(\"x\")\n#if os(iOS)\n.help(\"y\")\n#else\n.help(\"z\")\n#endif",
      ["x", "y", "z"]
    ),
    Example(
      "in a switch",
      "func f(n: Int) { switch n {\n#if os(iOS)\ncase 1: _ = Text(\"x\")\n#endif\ndefault: _ = Text(\"y\") } }",
      ["x", "y"]
    ),
    Example("preview", "#Preview { Text(\"x\") }", []),
    Example(
      "provider",
      "struct P: PreviewProvider { static var previews: some View { Text(\"x\") } }",
      []
    ),
  ])
  func `code that is never compiled is skipped`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test func `a known condition is evaluated`() async {
    let source = "#if FLAG\nlet a = Text(\"x\")\n#else\nlet a = Text(\"y\")\n#endif"
    await expectKeys(
      Example("", source, ["x"]),
      options: ExtractionOptions(conditions: .exact(["FLAG"]))
    )
    await expectKeys(Example("", source, ["y"]), options: ExtractionOptions(conditions: .exact([])))
  }

  @Test func `both branches of a possible condition count, and other conditions are false`() async {
    let source = """
      #if FLAG
      let a = Text("x")
      #else
      let a = Text("y")
      #endif
      #if OTHER
      let b = Text("z")
      #endif
      #if !OTHER && FLAG
      let c = Text("w")
      #endif
      """
    await expectKeys(
      Example("", source, ["x", "y", "w"]),
      options: ExtractionOptions(conditions: .possible(["FLAG"]))
    )
  }

  @Test func `strings of debug builds are marked or skipped`() async {
    let source = "#if DEBUG\nlet a = Text(\"x\")\n#else\nlet a = Text(\"y\")\n#endif"
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let found = await extractStrings(from: [file]).value.occurrences
    #expect(found.map(\.key) == ["x", "y"])
    #expect(found.map(\.isDebugOnly) == [true, false])
    await expectKeys(
      Example("", source, ["y"]),
      options: ExtractionOptions(includesDebugOnly: false)
    )
  }

  @Test func `literals in a condition keep their locations, and closures in it are read`() async {
    let source = """
      func f() {
        #if os(iOS)
          run { let n = 1; _ = Text("x \\(n)") }
          _ = Text("y")
        #endif
      }
      """
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let found = await extractStrings(from: [file]).value.occurrences
    #expect(found.map(\.key) == ["x %lld", "y"])
    #expect(found.map(\.location.line) == [3, 4])
  }

  @Test func `previews are extracted if the options include them`() async {
    await expectKeys(
      Example("", "#Preview { Text(\"x\") }", ["x"]),
      options: ExtractionOptions(includesPreviews: true)
    )
  }

  @Test(arguments: [
    "f {\n#if os(iOS)\nText(↓\"x\")\n#endif\n}",
    "f {\na\n#if os(iOS)\nlet b = Text(↓\"x\")\nText(↓\"y \\(b.c(\"z\"))\")\n#else\nText(↓\"x\")\n#endif\n}",
    "struct S {\n#if os(iOS)\nvar t: Text { Text(↓\"x\") }\n#endif\n}",
    "#if os(iOS)\nText(↓\"x\")\n#endif",
  ])
  func `a literal in a condition keeps its location`(marked: String) async {
    let source = MarkedText(marked)
    let result = await extractStrings(from: [SourceFile(path: "A.swift", bytes: source.bytes)])
    #expect(result.value.occurrences.map(\.location.utf8Range.lowerBound) == source.utf8Offsets)
  }
}
