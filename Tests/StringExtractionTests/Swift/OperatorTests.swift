import Testing

@testable import StringExtraction

/// Operators, collection literals, builders and extensions that determine the type of a literal.
@Suite struct OperatorTests {
  @Test(arguments: [
    Example(
      "an operator of the project",
      """
      infix operator <+>
      func <+> (left: LocalizedStringKey, right: String) -> Text { Text(left) }
      let text = "key" <+> "string"
      """,
      ["key"]
    ),
    Example(
      "a prefix operator of the project",
      """
      prefix operator §
      prefix func § (key: LocalizedStringKey) -> Text { Text(key) }
      let text = §"key"
      """,
      ["key"]
    ),
    Example(
      "an overload with a value of the project",
      """
      struct Row { static func + (row: Row, key: LocalizedStringKey) -> Row { row } }
      func f(row: Row, name: String) { _ = row + "key"; _ = name + "string" }
      """,
      ["key"]
    ),
    Example(
      "an overload for two literals, where the place asks for what it makes",
      """
      extension LocalizedStringKey {
        static func + (left: LocalizedStringKey, right: LocalizedStringKey) -> LocalizedStringKey { left }
      }
      let key: LocalizedStringKey = "one" + "two"
      let string = "three" + "four"
      """,
      ["one", "two"]
    ),
    Example(
      "a comparison with a string",
      """
      struct Row { static func == (row: Row, key: LocalizedStringKey) -> Bool { true } }
      func f(row: Row, name: String) { _ = row == "key"; _ = name == "string" }
      """,
      ["key"]
    ),
  ])
  func `the declaration of an operator determines the types of the operands`(example: Example) async
  {
    await expectKeys(example)
  }

  @Test(arguments: [
    ("size + 2", "%lf"), ("size << 2", "%lf"), ("size ~ 2", "%@"), ("(size / 2) <> 2", "%@"),
  ])
  func `the result of an operator that was not read is unknown`(
    operation: String,
    specifier: String
  ) async {
    await expectKeys(
      Example(
        operation,
        #"func f(size: Double) -> Text { Text("\(\#(operation)) MB") }"#,
        [specifier + " MB"]
      )
    )
  }

  @Test(arguments: [
    (#"Text(["a", "b"][i])"#, ["a", "b"]),
    (#"Text(["x": "a", "y": "b"][s] ?? "c")"#, ["a", "b", "c"]),
    (#"Text(["x": "a"][s]!)"#, ["a"]),
    (#"f(["a", "b"][i])"#, ["a", "b"]),
    (#"g(["a", "b"][i])"#, []),
    (#"Text(verbatim: ["a", "b"][i])"#, []),
    (#"Text(table[s] ?? "a")"#, []),
    (#"Text(["a", s][i])"#, []),
  ])
  func `an element of a collection literal has the type that the context expects`(
    call: String,
    keys: [String]
  ) async {
    let source = """
      func f(_ key: LocalizedStringKey) {}
      func g(_ string: String) {}
      func h(i: Int, s: String, table: [String: String]) { _ = \(call) }
      """
    await expectKeys(Example(call, source, keys))
  }

  @Test(arguments: [
    ("KeyBuilder", "_ keys: LocalizedStringKey...", ["a", "b"]),
    ("Keys", "_ keys: LocalizedStringKey...", ["a", "b"]),
    ("Keys", "_ keys: String...", []),
  ])
  func `a result builder of the project may have any name`(
    name: String,
    parameters: String,
    keys: [String]
  ) async {
    let source = """
      @resultBuilder enum \(name) { static func buildBlock(\(parameters)) -> Int { 0 } }
      func make(@\(name) _ content: () -> Int) {}
      func f() { make { "a"; "b" } }
      """
    await expectKeys(Example(name, source, keys))
  }

  @Test func `a global actor is not a result builder`() async {
    let source = """
      @globalActor actor Store { static let shared = Store() }
      @Store func title(_ isNew: Bool) -> LocalizedStringKey { if isNew { "a" } else { "b" } }
      @Store var name: LocalizedStringKey { "c" }
      """
    await expectKeys(Example("actor", source, ["a", "b", "c"]))
  }

  @Test(arguments: [
    ("[UInt8]", "%u"), ("[Double]", "%lf"), ("[String]", "%@"), ("Set<Float>", "%f"),
  ])
  func `members of an extension belong to the types that meet its requirements`(
    type: String,
    specifier: String
  ) async {
    let source = """
      extension Array where Element == Double { var mean: Double { 0 } }
      extension [UInt8] { var mean: UInt8 { 0 } }
      extension [String] { var mean: String { "" } }
      extension Set where Element: BinaryInteger { var mean: Int { 0 } }
      extension Set where Element == Float { var mean: Float { 0 } }
      func f(values: \(type)) { _ = Text("a \\(values.mean)") }
      """
    await expectKeys(Example(type, source, ["a \(specifier)"]))
  }

  @Test func `a parameter pack accepts any number of values`() async {
    let source = """
      struct Rows<each Row: View>: View {
        init(_ title: LocalizedStringKey, _ rows: repeat each Row) {}
      }
      func f() { _ = Rows("a", Text("b"), Label("c", systemImage: "star")) }
      """
    await expectKeys(Example("pack", source, ["a", "b", "c"]))
  }

  @Test(arguments: [
    ("swift(>=5.9)", ["new"]), ("compiler(<5.0)", ["old"]), ("compiler(>=5.7.1)", ["new"]),
    ("!swift(<5.5)", ["new"]), ("swift(>=6)", ["new", "old"]), ("compiler(<6.2)", ["new", "old"]),
    ("swift(>5)", ["new", "old"]),
  ])
  func `a condition on a version that all current compilers have is evaluated`(
    condition: String,
    keys: [String]
  ) async {
    let source = """
      func f() {
        #if \(condition)
        _ = Text("new")
        #else
        _ = Text("old")
        #endif
      }
      """
    await expectKeys(Example(condition, source, keys))
  }
}
