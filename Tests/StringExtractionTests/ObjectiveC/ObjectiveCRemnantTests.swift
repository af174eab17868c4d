import StringExtraction
import Testing

struct ObjectiveCRemnantTests {
  /// Returns what is left of the key "k" in a source: the macros it is passed to, or "" for a plain
  /// text.
  private func remnants(in source: String, forwarders: Set<String> = []) -> [String] {
    ObjectiveCSource(path: "a.m", bytes: Array(source.utf8))
      .remnants(of: ["k", ""], forwarders: forwarders)
      .map { $0.macro ?? "" }
  }

  @Test(arguments: [
    (#"x = @"k";"#, [""]), (#"x = @"k" @"l";"#, []), (#"f("k", @"" "k", @"");"#, ["", ""]),
    (#"[b localizedStringForKey:@"k" value:nil table:nil];"#, [""]),
    (#"NSLocalizedString(@"k", @"k");"#, [""]),
    (#"NSLocalizedStringFromTable(@"k", kTable, nil);"#, ["NSLocalizedStringFromTable"]),
    ("// @\"k\"\n#if 0\n@\"k\"\n#endif\n", []), ("#define K @\"k\"\n@\"l\"", [""]),
    (#"L(@"k");"#, [""]),
  ]
  )
  func `literals that are no keys are left of them`(source: String, macros: [String]) {
    #expect(remnants(in: source) == macros)
  }

  @Test func `a macro that hands its parameter on may look keys up`() {
    let header = """
      #define L(key) NSLocalizedString(key, nil)
      #define M(a, b) \\
        [x f:NSLocalizedStringFromTable(b, a, nil)]
      #define N NSLocalizedString(key, nil)
      #define O (key) NSLocalizedString(key, nil)
      """
    let file = ObjectiveCSource(path: "a.h", bytes: Array(header.utf8))
    #expect(file.forwardingMacros() == ["L", "M"])
    #expect(remnants(in: #"L(@"k");"#, forwarders: ["L"]) == ["L"])
  }
}
