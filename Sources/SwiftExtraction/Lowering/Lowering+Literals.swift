import SwiftSyntax

extension Lowering {
  mutating func lower(_ literal: StringLiteralExprSyntax) -> StringLiteral {
    let poundCount = literal.openingPounds?.text.utf8.count ?? 0
    var segments: [StringLiteral.Segment] = []
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += resolvingEscapes(in: segment.content.text, poundCount: poundCount)
      case .expressionSegment(let segment):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(lower(segment)))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return StringLiteral(segments: segments, range: quoted(literal), isDebugOnly: isDebugOnly)
  }

  /// Returns the offsets of a literal without what the parser skipped before its quote.
  private func quoted(_ literal: StringLiteralExprSyntax) -> Range<Int> {
    let whole = range(of: literal)
    guard literal.openingQuote.presence == .present else { return whole }
    let start = literal.openingPounds.map { offset(of: $0) } ?? offset(of: literal.openingQuote)
    return start..<max(start, whole.upperBound)
  }

  private mutating func lower(_ segment: ExpressionSegmentSyntax) -> StringLiteral.Interpolation {
    let range = range(of: segment.expressions)
    return StringLiteral.Interpolation(
      arguments: lower(segment.expressions),
      range: range,
      source: String(decoding: bytes[range], as: UTF8.self)
    )
  }
}
