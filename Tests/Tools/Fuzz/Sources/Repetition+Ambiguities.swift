extension Repetition {
  /// Expressions with several interpretations at each level, so trying all combinations would never
  /// end.
  static let ambiguities: [Repetition] =
    [
      ("f(", "\"x\"", ")"), ("f { ", "\"x\"", " }"), ("f { _ in f(", "\"x\"", ") }"),
      ("f { $0 + f(", "\"x\"", ") }"), ("f(.a(", "\"x\"", "))"), (".a(", ".c", ")"),
      ("c ? f(", "\"x\"", ") : .c"), ("[f(", ".c", ")]"), ("f(c ? .a(", ".c", ") : .init(\"x\"))"),
      ("f(f(.c), ", "\"x\"", ")"), ("f(.init(", "\"x\"", "), .c)"), ("g { a in f(a, ", ".c", ") }"),
      ("f { let a = ", "\"x\"", "; return a }"), ("f({ ", "\"x\"", " }())"),
      ("f(\"\\(", "1", ")\")"),
      ("f(x ?? ", "\"x\"", ")"), ("f(f, ", "f", ")"), ("(", "1", " +++ 2)"), ("f(\\.a, ", "1", ")"),
      ("f { if c { ", "\"x\"", " } else { .c } }"), ("f { switch $0 { case .a: ", "\"x\"", " } }"),
      ("u.f { ", "\"x\"", " }"), ("u { a in u { b in ", "\"x\"", " } }"), ("V { ", "\"x\"", " }"),
      ("u.map { $0.map { ", "$0", " } }"),
      ("f { guard let a = ", "u", " else { return }; return a }"),
      ("f(a: [", "u", "])"), ("f { [a = ", "u", "] in a }"), ("u.f(\"x\", ", "u", ") { u }"),
      ("f { return f(", "u", ") }"), ("f { f(1); return ", "u", " }"),
      ("V(\"x\") { f($0) { ", "u", " } }"),
    ]
    .map {
      Repetition(declarations: overloads, opening: $0, middle: $1, closing: $2, greatestCount: 90)
    } + doublings

  /// Expressions whose type doubles in size at each level.
  private static let doublings: [Repetition] = [
    ".twice()", ".next", ".map { ($0, $0) }", ".pair.twice()", ".map { [$0: $0] }", "[0].next",
    ".enumerated()", ".reversed()", ".map { $0.next }", ".zip(pairs)", ".twice().first!",
  ]
  .map {
    Repetition(declarations: overloads, before: "let value = pairs", opening: $0, middle: "")
  }

  private static let overloads = """
    enum E { case a(E), b(F), c, a(F), a(LocalizedStringKey), a(String); init(_ k: LocalizedStringKey) {} }
    struct F { init(_ e: E) {}; init(_ f: F) {}; static func a(_ f: F) -> F { f }; static let c = F(.c) }
    struct V: View { init(_ k: String) {}; init(_ k: LocalizedStringKey, @ViewBuilder _ b: (V) -> V) {} 
      init(@ViewBuilder _ b: () -> some View) {}; init(_ b: () -> String) {} }
    func f(_ k: LocalizedStringKey) -> Text {}
    func f(_ k: String) -> String {}
    func f(_ e: E) -> E {}
    func f(_ f: F) -> F {}
    func f(_ e: [E]) -> E {}
    func f<T>(_ t: T) -> T {}
    func f<T>(_ t: T?) -> T {}
    func f<T>(_ t: T, _ u: T) -> T {}
    func f<T>(_ t: T, _ u: E) -> T {}
    func f(_ b: () -> Text) -> Text {}
    func f<T>(_ b: () -> T) -> T {}
    func f<T, U>(_ b: (T) -> U) -> U {}
    func f(_ b: (Int) -> Int) -> Int {}
    func f(_ b: (E) -> LocalizedStringKey) -> E {}
    func g<T>(_ b: (T) -> T) -> T {}
    infix operator +++
    func +++ (a: E, b: E) -> E {}
    func +++ <T>(a: T, b: T) -> T {}
    extension Array { func twice() -> [(Element, Element)] {}; var pair: [[Element]] { [self, self] } }
    struct S<T> { var next: S<(T, T)>; subscript(i: Int) -> S<S<T>> { get {} }; var twice: [T] { [] } }
    extension Array { var next: [[Element: Element]] { [] } }
    let pairs = [(1, 2)]

    """
}
