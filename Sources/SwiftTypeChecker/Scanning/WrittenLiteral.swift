import SwiftParser
import SwiftSyntax

/// A string literal as written: its text, its interpolations, and its delimiters.
package struct WrittenLiteral {
  /// A piece of the literal.
  package enum Segment: Hashable {
    /// Text, its escapes resolved.
    case text(String)
    /// An interpolation as written, from the backslash to the parenthesis.
    case interpolation(String)

    /// Whether it is an interpolation.
    package var isInterpolation: Bool {
      if case .interpolation = self { true } else { false }
    }
  }

  /// The pieces in their order; texts are never adjacent.
  package let segments: [Segment]
  /// The number of `#` before the opening quotation mark.
  package let poundCount: Int
  /// The line break of a multi-line literal; `nil` for a literal of one line.
  package let lineBreak: LineBreak?

  /// The end of a line, and the indentation of the next one.
  package struct LineBreak {
    /// A line feed, after a carriage return if the source has one.
    package var end: String
    /// The white space before the closing quotation marks.
    package var indentation: String
  }

  /// Returns the literal at a range of a source; `nil` if there is something else.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  package static func literal(at range: Range<Int>, in source: SourceFile) -> WrittenLiteral? {
    let bytes = Array(source.bytes[range.clamped(to: source.bytes.indices)])
    // Only the literal is parsed, however long the source is.
    let syntax = try? SourceFile(path: source.path, bytes: bytes).parseForVisitor()
    guard let node = syntax?.statements.first?.item.as(StringLiteralExprSyntax.self),
      Self.range(of: node) == bytes.indices
    else { return nil }
    return WrittenLiteral(node, in: bytes)
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension WrittenLiteral {
  fileprivate init(_ node: StringLiteralExprSyntax, in bytes: [UInt8]) {
    let poundCount = node.openingPounds?.text.utf8.count ?? 0
    self.poundCount = poundCount
    segments = Self.joined(
      node.segments.map { segment in
        switch segment {
        case .stringSegment(let text):
          .text(resolvingEscapes(in: text.content.text, poundCount: poundCount))
        case .expressionSegment(let expression):
          .interpolation(String(decoding: bytes[Self.range(of: expression)], as: UTF8.self))
        }
      }
    )
    lineBreak =
      node.openingQuote.tokenKind == .multilineStringQuote
      ? LineBreak(
        before: node.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset,
        in: bytes
      ) : nil
  }

  /// Joins adjacent texts, because the parser has a segment for each line.
  private static func joined(_ segments: [Segment]) -> [Segment] {
    segments.reduce(into: []) { joined, segment in
      if case .text(let text) = segment, case .text(let last)? = joined.last {
        joined[joined.count - 1] = .text(last + text)
      } else {
        joined.append(segment)
      }
    }
  }
}

extension WrittenLiteral.LineBreak {
  /// Creates the line break before the closing quotation marks.
  fileprivate init(before closing: Int, in bytes: [UInt8]) {
    let newline = bytes[..<closing].lastIndex(of: UInt8(ascii: "\n"))
    let start = newline.map { $0 + 1 } ?? closing
    indentation = String(decoding: bytes[start..<closing], as: UTF8.self)
    let hasReturn = newline.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    end = hasReturn ? "\r\n" : "\n"
  }
}
