import Testing

/// The choice among overloads.
@Suite struct OverloadResolutionTests {
  /// In each row, the first overload is the better one: it returns an `Int`.
  @Test(arguments: [
    ("func f(_ a: Int) -> Int", "func f<T>(_ a: T) -> Bool", "f(1)"),
    ("func f(_ a: Int) -> Int", "func f(_ a: Int?) -> Bool", "f(1)"),
    ("func f(_ a: Int) -> Int", "func f(_ a: Double) -> Bool", "f(1)"),
    ("func f(_ a: Double) -> Int", "func f(_ a: Bool) -> Bool", "f(1)"),
    ("func f(_ a: Int) -> Int", "func f(_ a: Any) -> Bool", "f(1)"),
    ("func f(_ a: Int) -> Int", "func f(_ a: Int, b: Int = 0) -> Bool", "f(1)"),
    ("func f<T>(_ a: T) -> Int", "func f(_ a: Any) -> Bool", "f(1)"),
    (
      "func f(_ a: Int?, _ b: Int?, _ c: Int?) -> Int",
      "func f(_ a: Any, _ b: Int, _ c: Int) -> Bool",
      "f(1, 2, 3)"
    ),
    (
      "@localizable struct Key: ExpressibleByStringLiteral {}\nfunc f(_ a: Key, b: Int = 0) -> Int",
      "struct Other: ExpressibleByStringLiteral {}\nfunc f(_ a: Other) -> Bool", #"f("a")"#
    ),
    ("func f(a: Int) -> Int", "func f(b: Int) -> Bool", "f(a: 1)"),
    ("func f(_ a: Any) -> Int", "@_disfavoredOverload func f(_ a: Int) -> Bool", "f(1)"),
    ("func f(_ a: (Int) -> Void) -> Int", "func f(_ a: () -> Void) -> Bool", "f { _ in }"),
    ("func f(_ a: [Int]) -> Int", "func f(_ a: [Bool]) -> Bool", "f([1])"),
    ("func f(_ a: Int...) -> Int", "func f(_ a: Bool) -> Bool", "f(1, 2)"),
    ("func f(_ a: Int, _ b: Int? = nil) -> Int", "func f(_ a: Bool) -> Bool", "f(1, 2)"),
  ])
  func `The better overload is chosen in either order`(
    better: String,
    worse: String,
    call: String
  ) {
    let declarations = ["\(better) { 1 }", "\(worse) { true }"]
    for declarations in [declarations, declarations.reversed()] {
      let source = declarations.joined(separator: "\n") + "\nlet value = \(call)"
      #expect(CheckedSource(source).lastType == "Int", "\(source)")
    }
  }

  @Test func `No overload is chosen if labels or types do not match`() {
    #expect(CheckedSource("func f(a: Int) -> Int { 1 }\nlet value = f(b: 1)").lastType == nil)
    #expect(CheckedSource("func f(_ a: Int) -> Int { 1 }\nlet value = f(true)").lastType == nil)
  }
}
