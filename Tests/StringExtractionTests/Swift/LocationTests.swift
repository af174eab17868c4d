import Testing

@testable import StringExtraction

/// Contexts of literals that expect a localizable type.
@Suite struct LocationTests {
  @Test(arguments: [
    Example("typed constant", #"let a: LocalizedStringKey = "x""#, ["x"]),
    Example("typed resource", #"static let a: LocalizedStringResource = "x""#, ["x"]),
    Example("optional", #"var a: LocalizedStringKey? = "x""#, ["x"]),
    Example("value", #"let a: String.LocalizationValue = "x""#, ["x"]),
    Example("untyped constant", #"let a = "x""#, []),
    Example("string", #"let a: String = "x""#, []),
    Example("array", #"let a: [LocalizedStringKey] = ["x", "y"]"#, ["x", "y"]),
    Example("dictionary", #"let a: [String: LocalizedStringKey] = ["k": "x"]"#, ["x"]),
    Example("tuple", #"let a: (String, LocalizedStringKey) = ("k", "x")"#, ["x"]),
    Example("tuples", #"let a: [(LocalizedStringKey, Int)] = [("x", 1)]"#, ["x"]),
    Example(
      "dictionary of arrays",
      #"let a: [Int: [LocalizedStringKey]] = [1: ["x", "y"]]"#,
      ["x", "y"]
    ),
    Example(
      "labelled tuples",
      #"let a: [(icon: String, title: LocalizedStringKey)] = [("k", "x"), (icon: "k", title: "y")]"#,
      ["x", "y"]
    ),
    Example("several variables", #"var a: LocalizedStringKey = "x", b = "y""#, ["x"]),
    Example(
      "initializers of collections",
      #"""
      let a = [LocalizedStringKey](repeating: "x", count: 2)
      let b = Array<LocalizedStringKey>(repeating: "y", count: 2)
      let c = Set<LocalizedStringResource>(["z"])
      """#,
      ["x", "y", "z"]
    ),
    Example(
      "cases of optionals and results",
      #"""
      let a: LocalizedStringKey? = .some("x")
      let b = Optional<LocalizedStringKey>.some("y")
      let c: LocalizedStringKey? = Optional("z")
      let d: Result<LocalizedStringKey, Error> = .success("w")
      """#,
      ["x", "y", "z", "w"]
    ),
    Example(
      "implicit members and other elements",
      #"""
      struct Item { let title: LocalizedStringKey }
      let all = [Item(title: "x"), .init(title: "y")]
      """#,
      ["x", "y"]
    ),
    Example(
      "state",
      #"""
      struct V: View {
        @State var a: LocalizedStringKey = "x"
        @State var b = "k"
        init() { _a = State(initialValue: "y"); _b = State(initialValue: "k") }
        var body: some View { Text(a) }
      }
      """#,
      ["x", "y"]
    ),
    Example(
      "element, member and optional chain",
      #"""
      class C { var key: LocalizedStringKey?; var keys: [LocalizedStringKey] = []; var next: C? }
      func f(c: C) {
        c.next?.key = "x"
        c.keys[0] = "y"
        c.keys.append("z")
        c.keys += ["w"]
        c.next?.keys.insert("v", at: 0)
      }
      """#,
      ["x", "y", "z", "w", "v"]
    ),
    Example(
      "comparison with a key",
      #"func f(k: LocalizedStringKey, s: String) -> Bool { k == "x" && s != "y" }"#,
      ["x"]
    ),
    Example(
      "catch and throw",
      #"""
      struct Failure: Error { let title: LocalizedStringResource; let code: String }
      func g() throws {}
      func f() throws -> LocalizedStringKey {
        do { try g() } catch let e as Failure where e.code == "k" { return "x" } catch { return "y" }
        throw Failure(title: "z", code: "k")
      }
      """#,
      ["x", "y", "z"]
    ),
    Example(
      "loop over typed literals",
      #"func f() { for (k, _) in [("x", 1)] as [(LocalizedStringKey, Int)] { _ = Text(k) } }"#,
      ["x"]
    ),
    Example(
      "closure after a subscript",
      #"func f(a: A) { a[0] { Text("x") } }"#,
      ["x"]
    ),
    Example(
      "pack expansion",
      #"func f<each T>(t: repeat each T) { _ = (repeat (each t, Text("x"))) }"#,
      ["x"]
    ),
    Example("coercion", #"let a = "x" as LocalizedStringKey"#, ["x"]),
    Example("ternary", #"let c = true; let a: LocalizedStringKey = c ? "x" : "y""#, ["x", "y"]),
    Example(
      "fallback",
      #"func f(k: LocalizedStringKey?) -> LocalizedStringKey { k ?? "x" }"#,
      ["x"]
    ),
    Example("closure", #"let a: () -> LocalizedStringKey = { "x" }"#, ["x"]),
    Example("closure called at once", #"let a: LocalizedStringKey = { "x" }()"#, ["x"]),
    Example(
      "closure of several statements called at once",
      #"let t = Text({ let n = 3; if n > 2 { return "x" } else { return "y \(n)" } }())"#,
      ["x", "y %lld"]
    ),
    Example(
      "if expression",
      #"let c = true; let a: LocalizedStringKey = if c { "x" } else { "y" }"#,
      ["x", "y"]
    ),
    Example("function", #"func f() -> LocalizedStringKey { "x" }"#, ["x"]),
    Example(
      "return",
      #"func f(c: Bool) -> LocalizedStringKey { if c { return "x" }; return "y" }"#,
      ["x", "y"]
    ),
    Example("property", #"struct S { var a: LocalizedStringKey { "x" } }"#, ["x"]),
    Example("getter", #"struct S { var a: LocalizedStringKey { get { "x" } } }"#, ["x"]),
    Example(
      "switch",
      #"""
      enum E { case a, b
        var title: LocalizedStringResource {
          switch self {
          case .a: "x"
          case .b: return "y"
          }
        }
        var name: String { switch self { case .a: "p"; case .b: "q" } }
      }
      """#,
      ["x", "y"]
    ),
    Example("default argument", #"func f(a: LocalizedStringKey = "x", b: String = "y") {}"#, ["x"]),
    Example(
      "assignment",
      #"""
      class C { var title: LocalizedStringKey = ""; var name = "" }
      func f(c: C) { c.title = "x"; c.name = "y" }
      """#,
      ["", "x"]
    ),
    Example(
      "subscript",
      #"struct S { subscript(k: LocalizedStringKey) -> Int { 0 } }; func f(s: S) { _ = s["x"] }"#,
      ["x"]
    ),
    Example(
      "nested closure returns",
      #"func f(x: [Int]) -> [LocalizedStringKey] { x.map { _ in "x" } }"#,
      ["x"]
    ),
    Example(
      "local function",
      #"func f() { func g(_ k: LocalizedStringKey) {}; g("x") }"#,
      ["x"]
    ),
    Example(
      "local value",
      #"func f(g: (LocalizedStringKey) -> Void) { g("x") }"#,
      ["x"]
    ),
  ])
  func `a literal is a key if the context expects a localizable type`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test(arguments: [
    Example("initializers of strings", #"let a = String("x"), b = AttributedString("y")"#, []),
    Example(
      "a key of a variable",
      #"func f(s: String) { _ = LocalizedStringKey(s); _ = String.LocalizationValue(s) }"#,
      []
    ),
    Example(
      "an extension on strings that no one declares as a routine",
      #"extension String { var localized: String { self } }; let a = "x".localized"#,
      []
    ),
    Example(
      "string members of an enum",
      #"enum E { case a; var name: String { "x" }; static let id = "y"; var list: [String] { ["z"] } }"#,
      []
    ),
    Example(
      "strings and keys in one call",
      #"func f(_ k: LocalizedStringKey, id: String, tags: [String]) {}; let r: Void = f("x", id: "y", tags: ["z"])"#,
      ["x"]
    ),
    Example(
      "array of strings",
      #"let a = ["x", "y"]; let b: [String] = ["z"]; func f() { for s in a { _ = Text(s) } }"#,
      []
    ),
    Example(
      "a closure of strings",
      #"func f(n: [Int]) { let a = n.map { _ in "x" }; _ = a.map { Text($0) } }"#,
      []
    ),
    Example("raw value", #"enum E: String { case a = "x" }"#, []),
    Example("print", #"func f() { print("x") }"#, []),
    Example("concatenation", #"let n = ""; let t = Text("x" + n)"#, []),
    Example("fallback to a string", #"func f(n: String?) { _ = Text(n ?? "x") }"#, []),
    Example("ternary with a string", #"func f(n: String, c: Bool) { _ = Text(c ? "x" : n) }"#, []),
    Example(
      "interpolated routine key",
      #"let n = 1; let a = NSLocalizedString("x \(n)", comment: "")"#,
      []
    ),
    Example("verbatim", #"let t = Text(verbatim: "x")"#, []),
    Example("system name", #"let i = Image(systemName: "star")"#, []),
    Example("string variable", #"let s = "x"; let t = Text(s)"#, []),
    Example("if false", #"func f() { if false { _ = Text("x") } }"#, []),
    Example("comparison", #"func f(s: String) -> Bool { s == "x" }"#, []),
    Example("dictionary of strings", #"let d: [String: Any] = ["k": "x"]"#, []),
    Example("storage key", #"struct V: View { @AppStorage("k") var a = false }"#, []),
  ])
  func `a literal is not a key if the context expects a string`(_ example: Example) async {
    await expectKeys(example)
  }
}
