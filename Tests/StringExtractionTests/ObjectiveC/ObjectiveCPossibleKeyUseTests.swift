import StringExtraction
import Testing

struct ObjectiveCPossibleKeyUseTests {
  /// Returns the possible uses of the key "k" in a source: the names of the macros, or "" for a
  /// plain string.
  private func possibleUses(in source: String, forwarders: Set<String> = []) -> [String] {
    ObjectiveCSource(path: "a.m", bytes: Array(source.utf8))
      .plainLiterals(forwarders: forwarders)
      .flatMap { SoughtKeys(["k", ""]).uses(by: $0, in: "a.m") }
      .map { $0.unknown?.name ?? "" }
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
  func `literals with the string of a key are possible uses`(source: String, macros: [String]) {
    #expect(possibleUses(in: source) == macros)
  }

  @Test func `a macro that passes on its parameter may look up keys`() {
    let header = """
      #define L(key) NSLocalizedString(key, nil)
      #define M(a, b) \\
        [x f:NSLocalizedStringFromTable(b, a, nil)]
      #define N NSLocalizedString(key, nil)
      #define O (key) NSLocalizedString(key, nil)
      """
    let file = ObjectiveCSource(path: "a.h", bytes: Array(header.utf8))
    #expect(file.forwardingMacros() == ["L", "M"])
    #expect(possibleUses(in: #"L(@"k");"#, forwarders: ["L"]) == ["L"])
  }
}
