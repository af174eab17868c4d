import Diagnostics
import StringCatalog
import StringExtraction
import Testing

struct CallTests {
  @Test(arguments: [
    ObjectiveCExample(#"NSLocalizedString(@"a", nil);"#, ["a"]),
    ObjectiveCExample(
      #"x = NSLocalizedString(@"a", @"b"), y = NSLocalizedString( @"c" , nil );"#,
      ["a", "c"]
    ),
    ObjectiveCExample(#"CFCopyLocalizedString(CFSTR("a"), "b");"#, ["a"]),
    ObjectiveCExample(#"CFCopyLocalizedStringFromTable(CFSTR("a"), CFSTR("T"), "b");"#, ["a"]),
    ObjectiveCExample(#"NSLocalizedAttributedString(@"a", nil);"#, ["a"]),
    ObjectiveCExample(
      #"[a b:NSLocalizedString(@"a", nil) c:^{ return NSLocalizedString(@"b", nil); }];"#,
      ["a", "b"]
    ),
    ObjectiveCExample(#"NSLocalizedString((@"a"), nil);"#, ["a"]),
    ObjectiveCExample(#"NSLocalizedString(@"a" @"b", nil);"#, ["ab"]),
    ObjectiveCExample(#"NSLocalizedString(@"a" "b" "c", nil);"#, ["abc"]),
    ObjectiveCExample(
      "NSLocalizedString(@\"a\"\n  // no comma yet\n  @\"b\" /* \" */, nil);",
      ["ab"]
    ),
    ObjectiveCExample("NSLocalizedString(@\"a\\\nb\", nil);", ["ab"]),
    ObjectiveCExample("NSLocalizedString /* ( */ (/* @\"x\", */ @\"a\", nil);", ["a"]),
    ObjectiveCExample(#"NSLocalizedString(@"%d of (%@), [x]", nil);"#, ["%d of (%@), [x]"]),
    ObjectiveCExample(#"NSLocalizedString(@"", nil); NSLocalizedString(nil, nil);"#, []),
    ObjectiveCExample(#"NSLocalizedString(@"a")"#, ["a"]),
    ObjectiveCExample(
      #"NSLocalizedString(u8"a", nil); NSLocalizedString(R"x(a")x", nil);"#,
      ["a", "a\""]
    ),
    ObjectiveCExample(
      #"NSLocalizedStringWithDefaultValue(@"a", nil, f(NSLocalizedString(@"b", nil)), @"c", nil);"#,
      ["a", "b"]
    ),
    ObjectiveCExample(#"x::NSLocalizedString("a", 0); y->NSLocalizedString("b", 0);"#, ["a", "b"]),
    ObjectiveCExample(#"int a = 1'000'000; NSLocalizedString(@"a", nil); char c = '"';"#, ["a"]),
    ObjectiveCExample(#"if (a && NSLocalizedString(@"a", nil).length) {}"#, ["a"]),
    ObjectiveCExample(#"for (int i = 0; i < 2; i++) { f(NSLocalizedString(@"a", nil)); }"#, ["a"]),
  ]
  )
  func `literals in calls that look up keys are keys`(_ example: ObjectiveCExample) {
    expectKeys(example)
  }

  @Test(arguments: [
    #"// NSLocalizedString(@"a", nil)"#, #"/* NSLocalizedString(@"a", nil) */"#,
    "// continued \\\nNSLocalizedString(@\"a\", nil)",
    #"x = @"NSLocalizedString(@\"a\", nil)";"#, #"x = R"(NSLocalizedString(@"a", nil))";"#,
    #"MyNSLocalizedString(@"a", nil); NSLocalizedString2(@"a", nil); NSLocalizedStringé(@"a");"#,
    #"NSString *NSLocalizedString(NSString *key, NSString *comment);"#,
    #"NSString *f(void) { return NSLocalizedString; }"#, #"[self NSLocalizedString:@"a"];"#,
    #"[bundle localizedStringForKey:@"a" value:@"" table:nil];"#,
    #"#define NSLocalizedString(key, comment) [x localizedStringForKey:(key) value:@"" table:nil]"#,
    #"#define L(key) NSLocalizedString(key, nil)"#, "#undef NSLocalizedString",
    "#pragma mark - Don't", "#error don't \"",
    "#if 0\ndon't NSLocalizedString(@\"a\", nil)\n#endif",
    #"NSLocalizedStringFromTableInBundle(@"Done", nil, [NSBundle bundleWithIdentifier:@"com.apple.UIKit"], nil);"#,
    #"NSLocalizedStringFromTableInBundle(@"Done", nil, [NSBundle bundleForClass:[UIView class]], nil);"#,
  ]
  )
  func `other literals are neither keys nor problems`(source: String) {
    expectKeys(ObjectiveCExample(source, []))
  }

  @Test(
    arguments: [
      ("NSLocalizedString(@\"k\", @\"c\")", nil, nil, "c"),
      ("NSLocalizedString(@\"k\", comment)", nil, nil, nil),
      ("NSLocalizedStringFromTable(@\"k\", @\"T\", @\"c\" @\"d\")", "T", nil, "cd"),
      ("NSLocalizedStringFromTable(@\"k\", nil, NULL)", nil, nil, nil),
      ("NSLocalizedStringFromTable(@\"k\", @\"\", @\"\")", nil, nil, nil),
      (
        "NSLocalizedStringFromTableInBundle(@\"k\", @\"T\", [b c:@\"x\", d], @\"c\")", "T", nil, "c"
      ),
      ("NSLocalizedStringWithDefaultValue(@\"k\", @\"T\", nil, @\"v\", @\"c\")", "T", "v", "c"),
      ("NSLocalizedStringWithDefaultValue(@\"k\", nil, b({ f(1, 2); }), v, @\"c\")", nil, nil, "c"),
      (
        "CFCopyLocalizedStringWithDefaultValue(CFSTR(\"k\"), 0, b, CFSTR(\"v\"), \"c\")", nil, "v",
        "c"
      ),
      ("NSLocalizedAttributedStringFromTable(@\"k\", @\"T\", nil)", "T", nil, nil),
    ] as [(String, String?, String?, String?)]
  )
  func `the other arguments of a call with a key are read`(
    source: String,
    table: String?,
    value: String?,
    comment: String?
  ) {
    let strings = read(source + ";").value
    #expect(strings.map(\.key) == ["k"])
    #expect(strings.first?.table == table)
    #expect(strings.first?.defaultValue == value)
    #expect(strings.first?.comment == comment)
  }

  @Test func `names of a project have the same variants`() {
    let source = #"""
      L(@"a", nil); LFromTable(@"b", @"T", nil); LFromTableInBundle(@"c", @"T", x, nil);
      LWithDefaultValue(@"d", @"T", x, @"v", nil); Loc(@"e", nil);
      """#
    #expect(read(source).value.isEmpty)
    let strings = read(source, options: ObjectiveCOptions(routines: ["L"])).value
    #expect(strings.map(\.key) == ["a", "b", "c", "d"])
    #expect(strings.map(\.table) == [nil, "T", "T", "T"])
    #expect(strings.last?.defaultValue == "v")
  }

  @Test func `the place is the range of the whole literal`() {
    let source = "int é;\n  x = NSLocalizedString(@\"a\"\n  @\"b\", nil);"
    let location = read(source).value.first?.location
    #expect(location?.file == "Example.m")
    #expect(location?.line == 2)
    #expect(location?.column == 25)
    let bytes = Array(source.utf8)
    #expect(
      location.map { String(decoding: bytes[$0.utf8Range], as: UTF8.self) } == "@\"a\"\n  @\"b\""
    )
  }

  @Test(
    arguments: [
      ("NSLocalizedString(key, nil);", ["localization-key-not-literal"]),
      ("NSLocalizedString(a ? @\"a\" : @\"b\", nil);", ["localization-key-not-literal"]),
      ("NSLocalizedString([x f:@\"a\"], nil);", ["localization-key-not-literal"]),
      ("NSLocalizedString(@\"a\" PRIu64 @\"b\", nil);", ["localization-key-not-literal"]),
      ("return NSLocalizedString(key, nil);", ["localization-key-not-literal"]),
      ("NSLocalizedStringFromTable(@\"a\", kTable, nil);", ["localization-table-not-literal"]),
      ("NSLocalizedString(@\"\\xFF\", nil);", ["localization-key-not-unicode"]),
      ("NSLocalizedString(@\"\\ud800\", nil);", ["localization-key-not-unicode"]),
      ("static NSString *NSLocalizedString(NSString *key, id comment) { }", []),
      ("NSString * const NSLocalizedString(NSString *key, id comment) { }", []),
      ("#define A(x) f(NSLocalizedString(x, nil), NSLocalizedStringFromTable(x, t, nil))", []),
    ] as [(String, [Diagnostic.ID])]
  )
  func `a call without a literal key is reported`(source: String, ids: [Diagnostic.ID]) {
    let result = read("\n " + source)
    #expect(result.value.isEmpty)
    #expect(result.diagnostics.map(\.id) == ids)
    #expect(
      result.diagnostics.allSatisfy { $0.location?.line == 2 && $0.location?.file == "Example.m" }
    )
  }
}
