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
    expectInt(["\(better) { 1 }", "\(worse) { true }"], call)
  }

  /// In each row, the compiler selects the first of two overloads of `f` in either order; `@` is
  /// `@_disfavoredOverload`.
  @Test(arguments: [
    ("(_ a: String)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: Key)", #"f("a \(1)")"#),
    ("<T: StringProtocol>(_ a: T)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: some StringProtocol)", "(_ a: Key)", #"f("a")"#),
    ("<T: StringProtocol>(_ a: T)", "(_ a: Key)", #"f("a \(1)")"#),
    ("(_ a: String)", "@(_ a: Key)", #"f("a")"#),
    ("<T: StringProtocol>(_ a: T)", "@(_ a: Key)", #"f("a")"#),
    ("(_ a: Key)", "@<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("(_ a: Key)", "@(_ a: some StringProtocol)", #"f("a")"#),
    ("(_ a: Key)", "@<T: StringProtocol>(_ a: T)", #"f("a \(1)")"#),
    ("@<T: StringProtocol>(_ a: T)", "@(_ a: Key)", #"f("a")"#),
    ("@(_ a: String)", "@(_ a: Key)", #"f("a \(1)")"#),
    ("(_ a: String)", "<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("<T: StringProtocol>(_ a: T)", "(_ a: String?)", #"f("a")"#),
    ("(_ a: String?)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: Key?)", #"f("a")"#),
    ("<T>(_ a: T)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: Any)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: any StringProtocol)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: any StringProtocol)", #"f("a")"#),
    ("<T: Hashable>(_ a: T)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: StaticString)", #"f("a")"#),
    ("<T: StringProtocol>(_ a: T)", "(_ a: StaticString)", #"f("a")"#),
    ("(_ a: String)", "(_ a: Character)", #"f("a")"#),
    ("(_ a: Key)", "<T: BinaryInteger>(_ a: T)", #"f("a")"#),
    ("(_ a: Key)", "@(_ a: Resource)", #"f("a")"#),
    ("(_ a: String, b: Int = 0)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: Key, b: Int = 0)", #"f("a")"#),
    ("<T: StringProtocol>(_ a: T, b: Int = 0)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: Key)", "@<T: StringProtocol>(_ a: T, b: Int = 0)", #"f("a")"#),
    ("(_ a: String, b: Int = 0)", "<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("(_ a: Key, b: Int = 0)", "@<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("(_ a: String...)", "(_ a: Key)", #"f("a")"#),
    ("(_ a: String)", "(_ a: Key...)", #"f("a")"#),
    ("(_ a: String)", "(_ a: String...)", #"f("a")"#),
    ("(_ a: String...)", "<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("(_ a: Key...)", "@<T: StringProtocol>(_ a: T)", #"f("a")"#),
    ("(_ a: String...)", "(_ a: Key...)", #"f("a", "b")"#),
    ("(_ a: String, b: () -> Void)", "(_ a: Key, b: () -> Void)", #"f("a") {}"#),
    ("<T: StringProtocol>(_ a: T, b: () -> Void)", "(_ a: Key, b: () -> Void)", #"f("a") {}"#),
    ("(_ a: Key, b: () -> Void)", "@<T: StringProtocol>(_ a: T, b: () -> Void)", #"f("a") {}"#),
    ("(_ a: Key, b: () -> Void)", "(_ a: String, b: (Int) -> Void)", #"f("a") {}"#),
    ("(_ a: Key, b: (Int) -> Void)", "(_ a: String, b: () -> Void)", #"f("a") { _ in }"#),
    ("(_ a: () -> String)", "(_ a: () -> Key)", #"f { "a" }"#),
    ("(_ a: String, _ b: Key)", "(_ a: Key, _ b: Key)", #"f("a", "b")"#),
    ("(_ a: Key, _ b: some StringProtocol)", "(_ a: Key, _ b: Key)", #"f("a", "b")"#),
    ("(_ a: String, _ b: Any)", "(_ a: Key, _ b: Int)", #"f("a", 1)"#),
    ("(_ a: Key, _ b: Int)", "@(_ a: Any, _ b: Int)", #"f("a", 1)"#),
    ("(_ a: String)", "(_ a: Key)", #"f("a" + "b")"#),
    ("(_ a: String)", "(_ a: Key)", #"f(Bool.random() ? "a" : "b")"#),
    ("(_ a: Key)", "@<T: StringProtocol>(_ a: T)", #"f(Bool.random() ? "a" : "b")"#),
    ("(_ a: [String])", "(_ a: [Key])", #"f(["a", "b"])"#),
    ("(_ a: Any, _ b: Int, _ c: Int)", "(_ a: Int?, _ b: Int?, _ c: Int?)", "f(1, 2, 3)"),
    ("<T>(_ a: T)", "(_ a: Int?)", "f(1)"),
    ("<T>(_ a: T)", "(_ a: Double)", "f(1)"),
    ("(_ a: Any)", "(_ a: Double)", "f(1)"),
    ("(_ a: Int?)", "(_ a: Double)", "f(1)"),
  ])
  func `A literal selects the overload that the compiler selects`(
    better: String,
    worse: String,
    call: String
  ) {
    expectFirst(better, worse, call)
  }

  /// Since Swift 6.3, the compiler ignores the attribute in these rows.
  @Test(arguments: [
    ("(_ a: Key)", "@(_ a: String)", #"f("a")"#),
    ("(a: Key)", "@(a: String)", #"f(a: "x")"#),
    ("(_ a: Key, b: Int)", "@(_ a: String, b: Int)", #"f("a", b: 1)"#),
    ("(_ a: Key, b: () -> Void)", "@(_ a: String, b: () -> Void)", #"f("a") {}"#),
  ])
  func `A disfavored overload for strings comes after one for keys`(
    better: String,
    worse: String,
    call: String
  ) {
    expectFirst(better, worse, call)
  }

  /// Expects that a call has the type `Int` in either order of the declarations.
  private func expectInt(_ declarations: [String], _ call: String) {
    for declarations in [declarations, declarations.reversed()] {
      let source = Self.aliases + declarations.joined(separator: "\n") + "\nlet value = \(call)"
      #expect(CheckedSource(source).lastType == "Int", "\(source)")
    }
  }

  private func expectFirst(_ better: String, _ worse: String, _ call: String) {
    let declarations = [better, worse]
      .map { $0.hasPrefix("@") ? "@_disfavoredOverload func f\($0.dropFirst())" : "func f\($0)" }
    expectInt(["\(declarations[0]) -> Int { 1 }", "\(declarations[1]) -> Bool { true }"], call)
  }

  private static let aliases = """
    typealias Key = LocalizedStringKey
    typealias Resource = LocalizedStringResource

    """

  /// In each row, the compiler selects the member with the last type.
  @Test(arguments: [
    (
      """
      struct V<T> { let t: T }
      extension V where T == Int { init(_ k: Key) { t = 1 } }
      extension V where T == Bool { init(_ s: some StringProtocol) { t = true } }
      """, #"V("a").t"#, "Bool"
    ),
    (
      """
      struct V<T> { let t: T }
      extension V where T == Int { init(_ k: Key) { t = 1 } }
      extension V where T == Bool { @_disfavoredOverload init(_ s: some StringProtocol) { t = true } }
      """, #"V("a").t"#, "Int"
    ),
    (
      """
      protocol P {}
      extension P { func f(_ a: String) -> Bool { true } }
      struct V: P { func f(_ a: Key) -> Int { 1 } }
      """, #"V().f("a")"#, "Bool"
    ),
    (
      """
      protocol P {}
      extension P { func f(_ a: some StringProtocol) -> Bool { true } }
      struct V: P { func f(_ a: Key) -> Int { 1 } }
      """, #"V().f("a")"#, "Bool"
    ),
    (
      """
      protocol P {}
      extension P { @_disfavoredOverload func f(_ a: String) -> Bool { true } }
      struct V: P { func f(_ a: Key) -> Int { 1 } }
      """, #"V().f("a")"#, "Int"
    ),
    (
      """
      protocol P {}
      extension P { func f(_ a: Key) -> Int { 1 } }
      struct V: P { func f(_ a: String) -> Bool { true } }
      """, #"V().f("a")"#, "Bool"
    ),
    (
      """
      class B { func f(_ a: String) -> Bool { true } }
      class V: B { func f(_ a: Key) -> Int { 1 } }
      """, #"V().f("a")"#, "Bool"
    ),
    (
      """
      enum V { static func f(_ a: Key) -> Int { 1 }
      @_disfavoredOverload static func f(_ a: some StringProtocol) -> Bool { true } }
      """, #"V.f("a")"#, "Int"
    ),
    (
      """
      struct V { subscript(_ a: Key) -> Int { 1 }
      subscript(_ a: String) -> Bool { true } }
      """, #"V()["a"]"#, "Bool"
    ),
  ])
  func `A literal selects the member that the compiler selects`(
    types: String,
    call: String,
    result: String
  ) {
    let source = "\(Self.aliases)\(types)\nlet value = \(call)"
    #expect(CheckedSource(source).lastType == result)
  }

  @Test func `No overload is chosen if labels or types do not match`() {
    #expect(CheckedSource("func f(a: Int) -> Int { 1 }\nlet value = f(b: 1)").lastType == nil)
    #expect(CheckedSource("func f(_ a: Int) -> Int { 1 }\nlet value = f(true)").lastType == nil)
  }
}
