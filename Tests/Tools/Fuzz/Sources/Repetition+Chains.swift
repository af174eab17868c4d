extension Repetition {
  /// Long or frequent expressions and declarations.
  static let chains = operators + links + declarations

  private static let operators: [Repetition] = [
    "1 + ", "\"a\" + ", "a ?? ", "!a && ", "a == b || ", "a as B as ", "x - 1 * ", "a +++ ",
    "a = ", "a += ", "1 < ", "a ? \"b\" : ", "a | ", "a ... ", "a is B == ", "-1.5 * ",
    "\"\\(a)\" + ", "a ?? b ? c : ", "[a] + ", "a ? b ? ", "{ a } + ", "try a ?? ",
  ]
  .map { Repetition(opening: $0) }

  private static let links: [Repetition] = [
    ".b", ".b()", "!", "?", "[0]", "()", " { }", ".b(\"x\")", ".b { $0 }", "?.b", ".0", "<A>",
    "\n#if A\n.b()\n#endif", ".map { [$0] }", ".self", "#", "\n  .b { Text(\"x\") }",
    ".init(\"x\")",
    ".b(c ? \"x\" : \"y\")", ".map { $0 }", ".b { } c: { }", "[\\.b]", "as? B",
  ]
  .map { Repetition(before: "let value = a", opening: $0, middle: "") }

  private static let declarations: [Repetition] = [
    "let x§ = x¶\n", "let x¶ = x§ + 1\n", "let x§ = (x¶, x¶)\n", "let x¶ = (x§, x§)\n",
    "let x§ = [x¶: x¶]\n", "let x§ = { x¶() }\n", "func x§() -> some P { x¶() }\n",
    "var x§: A { x¶ }\n", "@A(x¶) var x§ = 1\n", "let x§ = c ? x¶ : x¶\n",
    "let x§ = x¶ + x¶ + x¶\n",
    "typealias A§ = A¶\n", "typealias A§ = (A¶, A¶)\n", "typealias A¶ = (A§, A§)\nlet x§: A¶\n",
    "typealias A¶<T> = [A§<T>: A§<T>]\nlet x§: A¶<Int>\n", "typealias A<T> = A<A<T>>\n",
    "func f() { }\n", "func f(_ a: A§) -> A¶ { \"x\" }\n", "f(\"x\")\n",
    "func f(_ a: LocalizedStringKey, b§: Int = 0) { }\n", "class A§: A¶ { }\n",
    "protocol P§: P¶, P { func f(_ k: LocalizedStringKey) }\nlet x§: P§\n",
    "protocol P¶: P§, Q§ { associatedtype T: P§ }\nprotocol Q¶: P§, Q§ { }\nlet x§: any P¶\n",
    "extension A { func f(_ a: LocalizedStringKey) { f(\"x\") } }\n", "import A\n",
    "extension A§ { typealias B = A¶.B }\nlet x§: A§.B\n", "struct A§ { var b: A¶ }\n",
    "struct A§<T> { var b: A¶<(T, T)> }\nlet x§: A0<Int>.b.b.b.b.b.b\n", "struct X { } ",
    "func f<T>(_ a: T) -> T where T: P§ { a }\n", "if a { f(\"x\") } else ",
    "enum E§ { case a(E¶), b(\n", "case a§(A¶)\n", "extension A: P§ where T == A<T> { }\n",
    "\"\\u{41}\\n\\\\\"\n", "let x = a; ", "struct S { init(_ k: LocalizedStringKey) { } }\n",
    "extension String { var x§: String { x¶ } }\nlet x§ = \"x\".x§\n", "print(\"x§\")\n",
  ]
  .map { Repetition(before: "", opening: $0, middle: "f(\"x\")\nlet y = Text(\"\\(x0) \\(x1)\")") }
}
