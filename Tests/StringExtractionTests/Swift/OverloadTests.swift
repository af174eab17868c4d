import Testing

@testable import StringExtraction

/// The choice among the overloads of a call.
@Suite struct OverloadTests {
  @Test(arguments: [
    Example(
      "the result that the place asks for",
      #"""
      func t(_ s: String) -> String { s }
      func t(_ k: LocalizedStringKey) -> LocalizedStringKey { k }
      let a: LocalizedStringKey = t("x")
      let b: String = t("y")
      let c = Text(t("z"))
      """#,
      ["x", "z"]
    ),
    Example(
      "a generic string that is not disfavoured",
      #"""
      func f(_ k: LocalizedStringKey) {}
      func f<S: StringProtocol>(_ s: S) {}
      func g() { f("x") }
      """#,
      []
    ),
    Example(
      "a plain string and a key",
      #"""
      func f(_ k: LocalizedStringKey) {}
      func f(_ s: String) {}
      func g() { f("x"); f("y" as LocalizedStringKey) }
      """#,
      ["y"]
    ),
    Example(
      "an initializer of the platform's type that no source declares",
      #"""
      let a = Label("a", systemSymbol: .plus)
      let b = Label("b", systemSymbol: .plus).help("c")
      let c = Label(verbatimTitle: "d", systemSymbol: .plus)
      let d = Text(count: 3, of: "e")
      let e = Image("f", from: .other)
      let f = Label("g \(3)", systemSymbol: .plus, comment: "h")
      let g = Elsewhere.Label("i", systemSymbol: .plus)
      """#,
      ["a", "b", "c", "g %lld"]
    ),
    Example(
      "as many parameters as a closure has",
      #"""
      func on<V>(_ value: V, initial: Bool = false, _ action: (V, V) -> Void) {}
      func on<V>(_ value: V, perform action: (V) -> Void) {}
      func f(n: Int) {
        on(n) { old, new in _ = Text("\(old) to \(new)") }
        on(n) { new in _ = Text("now \(new)") }
      }
      """#,
      ["%lld to %lld", "now %lld"]
    ),
    Example(
      "a later argument",
      #"""
      struct A {}
      struct B {}
      func f(_ k: LocalizedStringKey, _ a: A) {}
      func f(_ s: String, _ b: B) {}
      func g() { f("x", A()); f("y", B()) }
      """#,
      ["x"]
    ),
    Example(
      "an optional closure's result",
      #"func f(n: Int?) { _ = Text(n.map { "x \($0)" } ?? "y") }"#,
      ["x %lld", "y"]
    ),
    Example(
      "an optional closure's result that is a string",
      #"func f(n: Int?) { _ = Text(n.map { String($0) } ?? "y") }"#,
      []
    ),
    Example(
      "a key or a fallback",
      #"""
      func f(k: LocalizedStringKey?, s: String?) { _ = Text(k ?? "x"); _ = Text(s ?? "y") }
      """#,
      ["x"]
    ),
    Example(
      "a function by its name",
      #"""
      func title(_ k: LocalizedStringKey) -> Text { Text(k) }
      struct S { static func make(_ k: LocalizedStringKey) {}; func show(_ k: LocalizedStringKey) {} }
      func f() {
        let a = title, b = S.make, c = Text.init(verbatim:)
        _ = a("x"); b("y"); S.show(S())("z"); _ = c("w")
      }
      """#,
      ["x", "y", "z"]
    ),
    Example(
      "a type of the same name inside",
      #"""
      struct Outer {
        struct Text { init(_ s: String) {} }
        func f() { _ = Text("x"); _ = SwiftUI.Text("y") }
      }
      """#,
      ["y"]
    ),
    Example(
      "a local value of the same name",
      #"func f(Text: (String) -> Int) { _ = Text("x") }"#,
      []
    ),
    Example(
      "optionals of optionals",
      #"func f(_ k: LocalizedStringKey??) {}; func g() { f("x") }"#,
      ["x"]
    ),
    Example(
      "ternaries in ternaries",
      #"""
      func f(a: Bool, b: Bool, s: String) {
        _ = Text(a ? "x" : b ? "y" : "z")
        _ = Text(a ? "p" : (b ? "q" : s))
      }
      """#,
      ["x", "y", "z"]
    ),
    Example(
      "several trailing closures",
      #"""
      func sheet<A: View, B: View>(
        _ k: LocalizedStringKey, @ViewBuilder a: () -> A,
        @ViewBuilder b: () -> B = { EmptyView() }
      ) {}
      func f() { sheet("x") { Text("y") } b: { Text("z") }; sheet("w") { EmptyView() } }
      """#,
      ["x", "y", "z", "w"]
    ),
    Example(
      "a declaration of the project before one of the platform",
      #"""
      extension View { func help(_ text: String) -> Self { self } }
      struct V: View { var body: some View { Color.red.help("x") } }
      """#,
      []
    ),
    Example(
      "fewer defaults left to the compiler",
      #"""
      func g(_ n: Int = 0, _ m: Int = 0) -> String { "" }
      func g(_ n: Int = 0) -> Int { n }
      let a = Text("a \(g(1))")
      """#,
      ["a %lld"]
    ),
    Example(
      "a function that is not generic before one that is",
      #"""
      func g<T>(_ value: T) -> String { "" }
      func g(_ value: Int) -> Int { value }
      func f(n: Int) { _ = Text("a \(g(n))") }
      """#,
      ["a %lld"]
    ),
    Example(
      "the result of an initializer that may fail",
      #"""
      func show(_ k: LocalizedStringKey, _ n: Int) {}
      @_disfavoredOverload func show(_ s: String, _ n: Int?) {}
      func f(s: String) { show("x", Int(s)); show("y", Int(s)!) }
      """#,
      ["y"]
    ),
    Example(
      "a value of a type that no format takes",
      #"""
      struct Plain {}
      func show(_ k: LocalizedStringKey) {}
      @_disfavoredOverload func show(_ s: String) {}
      func f(p: Plain, n: Int) { show("x \(p)"); show("y \(n)") }
      """#,
      ["y %lld"]
    ),
    Example(
      "what a closure returns that is called at once",
      #"""
      struct V: View {
        var n: [Int]
        var top: Int?
        var range: some View {
          Text({
            let max = n.max() ?? 0
            if max == 0 {
              return "none"
            } else {
              return "at most \(max)"
            }
          }())
        }
        var share: some View {
          Text({
            guard let top else { return "nothing" }
            return "\(top) of \(2.5)"
          }())
        }
        var first: some View {
          Text({
            for max in n where max > 3 { return "\(max) first" }
            switch top {
            case let max?: return "\(max) at the top"
            case nil: break
            }
            do {
              let min = try least()
              return "\(min) least"
            } catch {
              while let min = n.min() { return "\(min) or less" }
              return "no number"
            }
          }())
        }
        func least() throws -> Int { 1 }
      }
      """#,
      [
        "none", "at most %lld", "nothing", "%lld of %lf", "%lld first", "%lld at the top",
        "%lld least", "%lld or less", "no number",
      ]
    ),
    Example(
      "a string among what a closure returns that is called at once",
      #"""
      func f(n: Int) -> Text {
        Text({
          let name = "a"
          if n > 0 { return "x" } else { return name }
        }())
      }
      """#,
      []
    ),
    Example(
      "an interpolation in a literal for a type that takes none",
      #"""
      struct Name: ExpressibleByStringLiteral { init(stringLiteral: String) {} }
      func f(_ name: Name) {}
      func f(_ key: LocalizedStringKey) {}
      func g(n: Int) { f("x \(n)") }
      """#,
      ["x %lld"]
    ),
  ])
  func `the overload that the compiler chooses determines whether a literal is a key`(
    _ example: Example
  ) async {
    await expectKeys(example)
  }
}
