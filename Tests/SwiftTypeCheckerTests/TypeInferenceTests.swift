import Testing

/// The types that expressions have.
@Suite struct TypeInferenceTests {
  @Test(arguments: [
    ("1", "Int"), ("1 + 2.5", "Double"), ("-1", "Int"), ("!true", "Bool"), ("1 < 2", "Bool"),
    ("[1, 2.5]", "[Double]"), ("[1: true]", "[Int: Bool]"), ("(1, true)", "(Int, Bool)"),
    ("1...2", "ClosedRange<Int>"), ("true ? 1 : 2", "Int"), ("x as? Int", "Int?"),
    ("[Int]()", "[Int]"), ("{ 1 }()", "Int"), ("Double(1)", "Double"), ("[1].count", "Int"),
    ("[1, 2].map { $0 > 1 }", "[Bool]"), ("[1].first", "Int?"), ("[1].first!", "Int"),
    ("[1].first ?? 2", "Int"), ("(a: 1, b: true).b", "Bool"), ("if true { 1 } else { 2 }", "Int"),
  ])
  func `The parts of an expression determine its type`(expression: String, type: String) {
    #expect(CheckedSource("let value = \(expression)").lastType == type)
  }

  @Test(arguments: [
    ("box.item", "Int"), ("box.next?.item", "Int?"), ("Box.make()", "Box<Bool>"),
    ("box.mapped { $0 > 1 }", "Box<Bool>"), ("Box(item: 2.5)", "Box<Double>"),
    ("box[0]", "Int?"), ("Side.left.opposite", "Side"), ("Side.left.rawValue", "Int"),
    ("sides.map(\\.rawValue)", "[Int]"), ("total", "Double"),
  ])
  func `A declaration of the project determines a type`(expression: String, type: String) {
    let declarations = """
      struct Box<Item> {
        var item: Item
        var next: Box<Item>? { nil }
        static func make() -> Box<Bool> { Box<Bool>(item: true) }
        func mapped<T>(_ transform: (Item) -> T) -> Box<T> { Box<T>(item: transform(item)) }
        subscript(index: Int) -> Item? { item }
      }
      enum Side: Int { case left, right; var opposite: Side { .left } }
      let box = Box(item: 1)
      let sides: [Side] = [.left]
      let total = 1 * 2.5
      """
    #expect(CheckedSource("\(declarations)\nlet value = \(expression)").lastType == type)
  }

  @Test(arguments: ["missing", "missing.name", "Foreign().name", "{ $0 }"])
  func `An undeclared name has no known type`(expression: String) {
    let type = CheckedSource("let value = \(expression)").lastType
    #expect(type == nil || type == "(_) -> _" || type == "() -> _")
  }
}
