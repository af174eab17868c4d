extension Repetition {
  /// Nested expressions, statements and types, which must not exhaust the stack of the parser or
  /// later stages.
  static let nestings = expressions + statements + types

  private static let expressions: [Repetition] = [
    ("(", ")"), ("[", "]"), ("f(", ")"), ("f { ", " }"), ("{ x in ", " }"), ("[0: ", "]"),
    ("\"\\(", ")\""), ("\"\"\"\n\\(", ")\n\"\"\""), ("-", ""), ("!", ""), ("try ", ""),
    ("await ", ""), ("a ? ", " : b"), ("a ? b : ", ""), ("a[", "]"), ("(1, ", ")"), ("&", ""),
    (".a(", ")"), ("#m(", ")"), ("if a { ", " }"), ("if a { 1 } else { ", " }"), ("\\.", ""),
    ("switch a { case .b: ", " }"), ("A<", ">()"), ("\\", ""), ("/*", "*/"), ("{ ", " }()"),
    ("{ [a = ", "] in 0 }"), ("if case .a(", ") = b { 0 }"), ("consume ", ""), ("/", "/"),
    ("#\"", "\"#"), ("#\"\\#(", ")\"#"), ("`", "`"), ("a as (", ")"), ("{ (a = ", ") in }"),
    ("#if A\na", "\n#endif"), ("f(a: ", ", b: 1)"), ("a.b(", ").c"), ("[.a: ", "]"),
  ]
  .map { Repetition(opening: $0, closing: $1) }

  private static let statements: [Repetition] = [
    ("struct S { ", " }"), ("func f() { ", " }"), ("#if A\n", "\n#endif\n"), ("do { ", " }"),
    ("@A(", ") var x = 1"), ("extension A { ", " }"), ("class A<T: ", ">"), ("else { ", " }"),
    ("if a { } else ", ""), ("while a { ", " }"), ("for x in ", " { }"), ("guard ", " else { }"),
    ("repeat { ", " } while a"), ("enum E { case a(", ") }"), ("func f(_ a: ", ")"),
    ("switch ", " { }"), ("var a: Int { ", " }"), ("subscript(a: Int) -> ", ""), ("case ", ""),
    ("#Preview { ", " }"), ("private ", ""), ("@a ", ""), ("a: ", ""), ("return ", ""),
    ("protocol P { ", " }"), ("init() { ", " }"), ("defer { ", " }"), ("if let a = ", " { }"),
    ("let (", ") = a"), ("case .a(", "): "), ("macro m() = #m(", ")"), ("struct S<each T, ", ">"),
  ]
  .map { Repetition(before: "", opening: $0, middle: "Text(\"x\")", closing: $1) }

  private static let types: [Repetition] = [
    ("A<", ">"), ("[", "]"), ("(", ")"), ("(Int) -> ", ""), ("some ", ""), ("A & ", ""),
    ("any ", ""), ("A.", ""), ("[Int: ", "]"), ("(", ", Int)"), ("@escaping ", ""), ("each ", ""),
    ("(", ") -> Int"), ("inout ", ""), ("~", ""), ("repeat ", ""), ("A<Int>.", ""), ("", "?"),
    ("", ".Type"), ("", "!"), ("nonisolated(nonsending) ", ""),
  ]
  .map { Repetition(before: "let value: ", opening: $0, middle: "T", closing: $1) }
}
