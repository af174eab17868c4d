import SwiftParser
@_spi(RawSyntax) import SwiftSyntax
import Testing

@testable import SwiftTypeChecker

@Suite struct RawSyntaxPositionsTests {
  @Test(arguments: [
    "", "\n", "let a = 1", "// remark\nlet  a /* b */ = f(x: \"ñ\", 2) // end\n",
    "struct S { var a: Int { get { 1 } } }",
    "let a = #\"x\\#(b) y\"#\nlet c = \"\"\"\n  d\n  \\(e)\n  \"\"\"",
    "\u{FEFF}let a = \"b\"", "f { $0 } g: { a in b }", "let a: A<B<C>> = .d?.e!",
    "let a =", "f(", "func", "struct S { func f( { }", "let a = \"b", "let = 1 +", "a.\nb(,)",
    "let a = [1: ]\n}", "case let x as", "\"\\()\"", "@ @A() func f()", "let a = b ? c",
    "#if A\nf()\n#else\n#endif", "let a = `b` + \"\\(c", "class A: { }\n  ) ] let b = 1",
  ])
  func `positions are those of the public tree`(source: String) {
    let tree = Parser.parse(source: source)
    let positions = RawSyntaxPositions(tree.raw)
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      open += node.children(viewMode: .all)
      // The positions of empty lists and of empty parts of literals are not used.
      guard
        node.raw.byteLength > 0 || tree.hasError && !node.children(viewMode: .all).isEmpty
          || node.as(TokenSyntax.self)?.presence == .missing
      else { continue }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
      #expect(positions.offset(of: node.raw) == start, "\(node.kind) '\(node)'")
      #expect(positions.range(of: node.raw) == start..<end, "\(node.kind) '\(node)'")
    }
  }
}
