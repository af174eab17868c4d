import Diagnostics
import StringCatalog
import StringExtraction
import Testing

struct PreprocessorConditionTests {
  /// Returns a call with a key.
  private static func key(_ name: String) -> String { "f(NSLocalizedString(@\"\(name)\", nil));\n" }

  @Test(arguments: [
    ("#if A\n", "#else\n", ["1", "2"]), ("#if 0\n", "#else\n", ["2"]),
    ("#if 1\n", "#else\n", ["1"]),
    ("#if (0) // off\n", "#elif A\n", ["2"]), ("#if !0\n", "#elif A\n", ["1"]),
    ("  # if 0\n", "#\telse // on\n", ["2"]), ("#if false\n", "#elif 0\n", []),
    ("#ifdef A\n", "#elif 1\n", ["1", "2"]), ("#ifndef A\n", "#else\n", ["1", "2"]),
    ("#if \\\n0\n", "#else\n", ["2"]), ("#if 0 || A\n", "#else\n", ["1", "2"]),
  ]
  )
  func `code that is never compiled is skipped`(start: String, middle: String, keys: [String]) {
    let source = start + Self.key("1") + middle + Self.key("2") + "#endif\n" + Self.key("3")
    expectKeys(ObjectiveCExample(source, keys + ["3"]))
  }

  @Test func `conditions within code that is never compiled are skipped`() {
    let source =
      "#if 0\n#if 1\n" + Self.key("1") + "#else\n" + Self.key("2") + "#endif\n#define A \""
      + "\n/*\n#endif\n*/\n'\n" + Self.key("3") + "#else\n" + Self.key("4") + "#endif\n"
    expectKeys(ObjectiveCExample(source, ["4"]))
  }

  @Test(arguments: [
    ("#if DEBUG\n", [true, false]), ("#ifdef DEBUG\n", [true, false]),
    ("#if defined(DEBUG)\n", [true, false]), ("#if defined DEBUG\n", [true, false]),
    ("#if DEBUG == 1\n", [true, false]), ("#ifndef DEBUG\n", [false, true]),
    ("#if !DEBUG\n", [false, true]), ("#if !defined(DEBUG)\n", [false, true]),
    ("#if A\n", [false, false]),
  ]
  )
  func `strings of debug builds are marked`(start: String, marks: [Bool]) {
    let source = start + Self.key("1") + "#else\n" + Self.key("2") + "#endif\n" + Self.key("3")
    #expect(read(source).value.map(\.isDebugOnly) == marks + [false])
    let others = read(source, options: ObjectiveCOptions(includesDebugOnly: false)).value
    #expect(others.count == (marks + [false]).count { !$0 })
  }

  @Test(arguments: [
    (
      "f(\n#if A\n NSLocalizedString(@\"1\",\n#else\n NSLocalizedString(@\"2\",\n#endif\n nil));",
      ["1", "2"]
    ),
    (
      "f(NSLocalizedString(\n#if A\n @\"1\",\n#elif B\n @\"2\",\n#else\n @\"3\",\n#endif\n nil));",
      ["1", "2", "3"]
    ),
    ("#if A\nif (a) {\n#else\nif (b) {\n#endif\n f(NSLocalizedString(@\"1\", nil)); }", ["1"]),
    ("f(NSLocalizedString(@\"1\",\n#if A\n @\"c\"\n#else\n @\"d\"\n#endif\n));", ["1"]),
  ]
  )
  func `branches within a call are read`(source: String, keys: [String]) {
    expectKeys(ObjectiveCExample(source, keys))
    #expect(read(source).value.allSatisfy { $0.comment == nil || $0.comment == "d" })
  }

  @Test func `a key that depends on conditions is reported`() {
    let result = read(
      "f(NSLocalizedString(@\"1\"\n#if A\n @\"2\"\n#else\n @\"3\"\n#endif\n, nil));"
    )
    #expect(result.diagnostics.map(\.id) == ["source-syntax"])
  }
}
