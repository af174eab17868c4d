import TestSupport
import Testing

@testable import SwiftTypeChecker

@Suite struct SkippableBodiesTests {
  /// Sources with `↓` at both ends of each skipped range.
  @Test(arguments: [
    "func f() {↓ a() ↓}", "struct S { init?(a: Int = f { 1 }) {↓ b { c } ↓} }",
    "func f() { g(\"x\") }", "func f() { g(#\"x\"#) }\nfunc g() {↓ 1 ↓}",
    "var a: Int {↓ b ↓}", "var a: Int { get {↓ b ↓} set(n) {↓ c ↓} }", "var a = { b }()",
    "var a: Int { get async throws {↓ b ↓} }", "var a = 1 { didSet { b } }",
    "var a: Int { set.filter { b } }", "protocol P { func f(); var a: Int { get } }",
    "func f() {↓ a // } \n /* } /* } */ */ ↓}", "func f() {↓ a / b / c ↓}",
    "#if A\nfunc f() {↓ a ↓}\n#else\nfunc g() {↓ b ↓}\n#endif",
    "#Preview { a }\nfunc f() {↓ b ↓}", "let a = \"}\\(b { \"}\" })\"\nfunc f() {↓ b ↓}",
    "let a = \"\"\"\n } \" \\( \"}\" )\n\"\"\"\nfunc f() {↓ b ↓}", "func `func`() {↓ `{` ↓}",
    "subscript(a: Int) -> Int {↓ b ↓}", "enum E { case a, b(c: Int = 1)\nfunc f() {↓ c ↓} }",
    "static func == (a: A, b: A) -> Bool {↓ true ↓}", "let a = B.init { c }",
    "class func f() where T: C {↓ d ↓}", "deinit {↓ a ↓}", "extension A: B where C == D { }",
  ])
  func `bodies without literals are skipped`(marked: String) throws {
    let source = MarkedText(marked)
    let erased = try #require(SkippableBodies.erasing(.withoutLiterals, of: source.bytes))
    var expected = source.bytes
    let ends = source.utf8Offsets
    for pair in stride(from: 0, to: ends.count, by: 2) {
      for offset in ends[pair]..<ends[pair + 1] { expected[offset] = UInt8(ascii: " ") }
    }
    #expect(String(decoding: erased, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  @Test(arguments: [
    "func f() { a = /}/ }", "func f() { a", "func f() { a } }", "func f() { \"a }\n }",
    "func f() { /* }", "func f() { #/}/# }", "func f() { `a }",
    String(repeating: "struct S { ", count: 60) + "func f() { a }"
      + String(repeating: "}", count: 60),
  ])
  func `a source with ambiguous code or unbalanced braces is not changed`(source: String) {
    let bytes = Array(source.utf8)
    #expect(SkippableBodies.erasing(.all, of: bytes) == bytes)
  }

  @Test func `all bodies are skipped if literals are not wanted`() throws {
    let bytes = Array(#"func f() { g("x") }"#.utf8)
    let erased = try #require(SkippableBodies.erasing(.all, of: bytes))
    #expect(String(decoding: erased, as: UTF8.self) == "func f() {        }")
  }

  @Test(arguments: [
    ("class A {\n", "f(\"x\")\n", true), ("class A {\n", "> < ", true),
    ("extension A { func f() { \n", "f(\"x\")\n", false), ("", "f(\"x\")\n", false),
    ("class A { let a = [", "\"x\": 1, ", false), ("class A {\n", "// f(x) g(y)\n", false),
    ("class A {\n", "var a = b + c\n", false), ("enum A {\n", "case a\n", false),
  ])
  func `a type with too many members that are not declarations is rejected`(
    start: String,
    repeated: String,
    isRejected: Bool
  ) {
    let bytes = Array((start + String(repeating: repeated, count: 500)).utf8)
    #expect((SkippableBodies.erasing(.all, of: bytes) == nil) == isRejected)
  }

  @Test(arguments: [
    ("func f() { a() }", false), ("func f() { struct A {} }", true),
    ("var a = { enum B { } }()", true),
    ("struct A { let structure: Int; func f() { self.class } }", true),
    ("struct A { func f() { classes() } }", false), ("f(a: { typealias B = C })", true),
    ("@A([{ actor B {} }]) class C { }", true), ("var a: B { get { protocol C {} } }", true),
    ("extension A { var b: C { didSet { \"struct\" } } }", true), ("func f() { a = /}/ }", true),
    ("enum A { case b(c: D = 1) }\nactor B { init() { self.c = 1 } }", false), ("func f() {", true),
  ])
  func `types in bodies are found`(source: String, isFound: Bool) {
    #expect(SkippableBodies.mayContainTypes(Array(source.utf8)) == isFound)
  }

  @Test(arguments: [
    "struct A<B: C> { var d = E(1); var f: G { \"h\" }; init(i: J = .k(\"l\")) { } }",
    "struct A { @B(c: \"d\") var e: F = { \"g\" }(); let h = { 1 }(); lazy var i = \"j\" }",
    "enum A: String { case b = \"c\", d(e: F = \"g\"); static func == (a: A, b: A) -> Bool { true } }",
    "extension A where B == C { subscript(d: E) -> F { get { \"g\" } set { \"h\" } } }",
    "protocol A { associatedtype B = C; var d: B { get }; func e() -> B }\n#if F\nlet g = 1\n#endif",
    "func f() { struct A { let b: C } \n _ = \"d\" }\nlet e = { enum F { case g } \n \"h\" }",
    "private struct A { typealias B = [C]; func d() -> B { \"\\(e)\" } }\nmacro f() -> G = #h(\"i\")",
  ])
  func `a tree for declarations has those of the whole tree`(source: String) {
    let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
    let whole = Lowering.read(file, options: LoweringOptions(), readsBodies: true)
    let reduced = Lowering.readDeclarations(file, options: LoweringOptions())
    #expect(FileDeclarations(reduced).encoded() == FileDeclarations(whole).encoded())
    #expect(FileDeclarations(reduced).keys.map(\.key) == FileDeclarations(whole).keys.map(\.key))
  }
}
