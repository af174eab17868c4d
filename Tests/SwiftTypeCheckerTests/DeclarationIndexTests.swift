import Testing

@testable import SwiftTypeChecker

/// Lookups in the declaration index.
@Suite struct DeclarationIndexTests {
  private let index = CheckedSource(
    """
    protocol Named { var name: Int { get } }
    struct Outer<T>: Named {
      struct Inner { func call() {} }
      var name: Int { 1 }
    }
    extension Outer.Inner { func call(_ a: Int) {} }
    typealias Short = Outer<Int>
    func global() {}
    let (first, second) = (1, true)
    """
  )
  .inference.index

  @Test func `A type merges its declaration and its extensions`() {
    #expect(index.type(named: "Outer")?.generics.map(\.name) == ["T"])
    #expect(index.type(named: "Outer")?.nested == ["Inner"])
    #expect(index.type(named: "Named")?.kind == .protocolType)
    #expect(index.functions(named: "call", ofType: "Outer.Inner").count == 2)
    #expect(index.variables(named: "name", ofType: "Outer").count == 1)
    #expect(index.type(named: "Missing") == nil)
  }

  @Test func `Declarations outside of types are found by their names`() {
    #expect(index.functions(named: "global").count == 1)
    #expect(index.variables(named: "second").count == 1)
    #expect(index.alias(named: "Short")?.target == .named("Outer", [.named("Int")]))
  }
}
