import Testing

@testable import SwiftExtraction

/// The places of a literal that ask for a localizable type.
@Suite struct PlaceTests {
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
  func `a place of a localizable type makes a key`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test(arguments: [
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
  func `a string is not a key`(_ example: Example) async {
    await expectKeys(example)
  }
}
