import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// Calls of the project's own declarations.
@Suite struct ProjectTests {
  @Test(arguments: [
    Example(
      "memberwise initializer",
      #"""
      struct Row: View { let title: LocalizedStringKey; var detail = ""; var body: some View { EmptyView() } }
      let r = Row(title: "x", detail: "y")
      """#,
      ["x"]
    ),
    Example(
      "initializer",
      #"struct R { init(_ t: LocalizedStringKey, icon: String) {} }; let r = R("x", icon: "y")"#,
      ["x"]
    ),
    Example(
      "implicit initializer",
      #"struct R { init(_ t: LocalizedStringKey) {} }; let r: R = .init("x")"#,
      ["x"]
    ),
    Example(
      "extension",
      #"extension View { func card(_ t: LocalizedStringKey) -> some View { self } }; let r = Text("a").card("x")"#,
      ["a", "x"]
    ),
    Example(
      "chain of unknown types",
      #"extension View { func card(_ t: LocalizedStringKey) -> some View { self } }; let r = a.b().card("x")"#,
      ["x"]
    ),
    Example(
      "chain through a modifier that the tables know of rows alone",
      #"let r = a.b().onHover { _ in }.navigationTitle("x")"#,
      ["x"]
    ),
    Example(
      "chain of unknown types through members of several types",
      #"let r = a.b().accessibilityLabel("x").accessibilityHint("y")"#,
      ["x", "y"]
    ),
    Example(
      "enum case",
      #"enum E { case note(LocalizedStringKey), raw(String) }; let e: [E] = [.note("x"), .raw("y")]"#,
      ["x"]
    ),
    Example(
      "static member",
      #"struct T { static func info(_ k: LocalizedStringKey) -> T { T() } }; func f(_ t: T) {}; let r: Void = f(.info("x"))"#,
      ["x"]
    ),
    Example(
      "optional and defaulted parameters",
      #"func f(_ a: Int = 0, title: LocalizedStringKey? = nil, b: String = "") {}; func g() { f(title: "x", b: "y") }"#,
      ["x"]
    ),
    Example(
      "variadic",
      #"func f(_ k: LocalizedStringKey..., name: String) {}; func g() { f("x", "y", name: "z") }"#,
      ["x", "y"]
    ),
    Example(
      "autoclosure",
      #"func f(_ k: @autoclosure () -> LocalizedStringKey) {}; func g() { f("x") }"#,
      ["x"]
    ),
    Example(
      "overload with a string",
      #"func f(_ k: LocalizedStringKey) {}; func f(_ s: String) {}; func g() { f("x") }"#,
      []
    ),
    Example(
      "disfavoured overload with a string",
      #"func f(_ k: LocalizedStringKey) {}; @_disfavoredOverload func f(_ s: String) {}; func g() { f("x") }"#,
      ["x"]
    ),
    Example(
      "overload by label",
      #"func f(key k: LocalizedStringKey) {}; func f(text s: String) {}; func g() { f(key: "x"); f(text: "y") }"#,
      ["x"]
    ),
    Example(
      "overload by another argument",
      #"func f(_ k: LocalizedStringKey, _ n: Int) {}; func f(_ s: String, _ n: Bool) {}; func g() { f("x", 1); f("y", true) }"#,
      ["x"]
    ),
    Example(
      "inherited initializer",
      #"class A { init(_ k: LocalizedStringKey) {} }; class B: A {}; let b = B("x")"#,
      ["x"]
    ),
    Example(
      "super",
      #"class A { init(_ k: LocalizedStringKey) {} }; class B: A { init() { super.init("x") } }"#,
      ["x"]
    ),
    Example(
      "protocol",
      #"protocol P { func show(_ k: LocalizedStringKey) }; func f(p: any P) { p.show("x") }"#,
      ["x"]
    ),
    Example(
      "bound",
      #"protocol P { func show(_ k: LocalizedStringKey) }; func f<T: P>(p: T) { p.show("x") }"#,
      ["x"]
    ),
    Example(
      "nested type",
      #"struct A { struct B { let k: LocalizedStringKey }; let b = B(k: "x") }; let b = A.B(k: "y")"#,
      ["x", "y"]
    ),
    Example(
      "generic argument",
      #"struct Item<T> { let label: LocalizedStringKey; let value: T }; let i = Item(label: "x", value: "y")"#,
      ["x"]
    ),
    Example(
      "closure parameter",
      #"func f(_ body: (LocalizedStringKey) -> Void) {}; func g() { f { k in }; f { _ in print("y") } }"#,
      []
    ),
    Example(
      "own type of strings",
      #"struct Name: ExpressibleByStringLiteral { init(stringLiteral: String) {} }; let n: Name = "x""#,
      []
    ),
    Example(
      "alias",
      #"typealias Key = LocalizedStringKey; func f(_ k: Key) {}; func g() { f("x") }"#,
      ["x"]
    ),
    Example(
      "circle of aliases",
      #"typealias A = B; typealias B = A; func f(_ k: A) {}; func g() { f("x") }"#,
      []
    ),
    Example(
      "call as function",
      #"struct S { func callAsFunction(_ k: LocalizedStringKey) {} }; func f(s: S) { s("x") }"#,
      ["x"]
    ),
    Example(
      "wrapper's argument",
      #"@propertyWrapper struct Titled { init(_ k: LocalizedStringKey) {}; var wrappedValue = 0 }; struct S { @Titled("x") var n: Int }"#,
      ["x"]
    ),
    Example(
      "own interpolation",
      #"""
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(_ k: LocalizedStringKey, color: Color) {}
      }
      let t = Text("a \("x", color: .red) b")
      """#,
      ["a %@ b", "x"]
    ),
    Example(
      "own operator",
      #"""
      func ?? <T>(b: Binding<T?>, v: T) -> Binding<T> { b }
      struct V: View {
        @State var n: String?
        var body: some View { TextField("x", text: $n ?? "y") }
      }
      """#,
      ["x"]
    ),
    Example(
      "raw values",
      #"enum E: LocalizedStringKey, CaseIterable { case a = "x", b = "y" }; enum F: String { case c = "z" }"#,
      ["x", "y"]
    ),
    Example(
      "raw value as an argument",
      #"""
      enum E: LocalizedStringKey { case a = "x" }
      func f(e: E) { _ = Text(e.rawValue); _ = Button(true ? "y" : e.rawValue) {} }
      """#,
      ["x", "y"]
    ),
    Example(
      "a closure is no value of a generic parameter with a bound",
      #"""
      struct R<Label, Content> {}
      extension R where Content == Text { init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {} }
      extension R { init(_ title: LocalizedStringResource, content: () -> Content) {} }
      let r = R("x") { Text("y") }
      """#,
      ["x", "y"]
    ),
    Example(
      "a value of the standard library as its protocols",
      #"""
      struct R { init(_ title: LocalizedStringKey, value: CustomStringConvertible) {} }
      func f(n: Int) { _ = R("x", value: n); _ = R("y", value: 1.5) }
      """#,
      ["x", "y"]
    ),
    Example(
      "numbers take the type that a parameter asks for",
      #"""
      struct R { let title: LocalizedStringKey; let range: ClosedRange<Double>; var width: CGFloat = 0 }
      let r = [R(title: "x", range: 1...2), R(title: "y", range: -0.5...2, width: 2 * 3)]
      """#,
      ["x", "y"]
    ),
    Example(
      "projected value",
      #"""
      struct Proxy { func show(_ k: LocalizedStringKey) {}; func log(_ s: String) {} }
      @propertyWrapper struct Shown<Value> { var wrappedValue: Value; var projectedValue: Proxy { Proxy() } }
      struct S { @Shown var n = 1; func f() { $n.show("x"); $n.log("y") } }
      """#,
      ["x"]
    ),
    Example("localizing initializer", #"func f() { label.text = .init(localized: "x") }"#, ["x"]),
    Example(
      "builder of the project",
      #"""
      struct Row { init(_ k: LocalizedStringKey) {} }
      @resultBuilder struct RowBuilder {
        static func buildExpression(_ row: Row) -> Row { row }
        static func buildExpression(_ k: LocalizedStringKey) -> Row { Row(k) }
        static func buildBlock(_ rows: Row...) -> [Row] { rows }
      }
      @resultBuilder struct TextBuilder {
        static func buildExpression(_ text: String) -> String { text }
        static func buildBlock(_ texts: String...) -> [String] { texts }
      }
      func rows(@RowBuilder _ body: () -> [Row]) {}
      func texts(@TextBuilder _ body: () -> [String]) {}
      func f(c: Bool) {
        rows { "x"; Row("y"); if c { "z" } else { .init("w") } }
        texts { "p"; if c { "q" } }
      }
      """#,
      ["x", "y", "z"]
    ),
    Example(
      "builder",
      #"func box<C: View>(@ViewBuilder _ c: () -> C) {}; func g() { box { Text("x"); Text("y") } }"#,
      ["x", "y"]
    ),
  ])
  func `a localizable parameter of the project makes a literal a key`(_ example: Example) async {
    await expectKeys(example)
  }

  @Test func `declarations of other files are known`() async {
    let declaration = "struct Row { let title: LocalizedStringKey; let name: String }"
    let use = #"let r = Row(title: "x", name: "y")"#
    let result = await extractStrings(
      from: [SourceFile(path: "B.swift", bytes: Array(use.utf8))],
      knowing: [SourceFile(path: "A.swift", bytes: Array(declaration.utf8))]
    )
    #expect(result.value.occurrences.map(\.key) == ["x"])
  }

  @Test func `a file that is only indexed gives no keys`() async {
    let source = #"let t = Text("x")"#
    let result = await extractStrings(
      from: [],
      knowing: [SourceFile(path: "A.swift", bytes: Array(source.utf8))]
    )
    #expect(result.value.occurrences.isEmpty)
  }

  @Test func `a macro with a localizing expansion expects a key`() async {
    let source = #"""
      @freestanding(expression) macro loc(_ key: StaticString) -> String =
        #externalMacro(module: "M", type: "LocMacro")
      @freestanding(expression) macro raw(_ text: StaticString) -> String =
        #externalMacro(module: "M", type: "RawMacro")
      struct LocMacro: ExpressionMacro {
        static func expansion() -> ExprSyntax { "String(localized: \(key))" }
      }
      struct RawMacro: ExpressionMacro { static func expansion() -> ExprSyntax { "text" } }
      let a = #loc("x")
      let b = #raw("y")
      """#
    await expectKeys(Example("", source, ["x"]))
  }

  @Test(arguments: [
    Example("function", #"let a = L("x", comment: "c")"#, ["x"]),
    Example("member", #"let a = Strings.L("x")"#, ["x"]),
    Example("on the literal", #"let a = "x".L"#, ["x"]),
    Example("method of the literal", #"let a = "x".L(with: 3)"#, ["x"]),
    Example("another function", #"let a = M("x")"#, []),
  ])
  func `a routine expects a key`(_ example: Example) async {
    await expectKeys(example, options: ExtractionOptions(routines: ["L"]))
  }
}
