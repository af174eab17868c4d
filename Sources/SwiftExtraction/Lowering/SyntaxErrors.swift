import Diagnostics
import SwiftSyntax

/// Returns a diagnostic for the first place at which the parser could not go on as it should.
///
/// One is enough to find the place; what follows is mostly a consequence of the first.
func syntaxErrors(
  of syntax: SourceFileSyntax,
  in file: String,
  _ lineIndex: LineIndex
) -> [Diagnostic] {
  guard syntax.hasError else { return [] }
  var node = Syntax(syntax)
  while !node.is(UnexpectedNodesSyntax.self),
    let child = node.children(viewMode: .all).first(where: { $0.hasError || $0.isFault })
  {
    node = child
  }
  let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
  let end = max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  let place = lineIndex.place(of: start..<end, in: file)
  return [Diagnostic("source-syntax", .warning, at: place)]
}

extension Syntax {
  /// Whether this very node is a missing token or skipped source.
  fileprivate var isFault: Bool {
    if self.is(UnexpectedNodesSyntax.self) { return true }
    guard let token = self.as(TokenSyntax.self) else { return false }
    return token.presence == .missing
  }
}
