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

  /// Returns the literals of a source by the ranges of their bytes.
  package static func literals(in source: SourceFile) -> [Range<Int>: WrittenLiteral] {
    guard let syntax = try? source.parseForVisitor() else { return [:] }
    let finder = LiteralFinder(source)
    finder.walk(syntax)
    return finder.literals
  }
}

/// Finds the literals of a tree.
private final class LiteralFinder: SyntaxVisitor {
  private(set) var literals: [Range<Int>: WrittenLiteral] = [:]
  private let bytes: [UInt8]

  init(_ source: SourceFile) {
    bytes = source.bytes
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let literal = WrittenLiteral(node, in: bytes)
    literals[range(of: node)] = literal
    return .visitChildren
  }
}

private func range(of node: some SyntaxProtocol) -> Range<Int> {
  let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
  return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
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
          .interpolation(String(decoding: bytes[range(of: expression)], as: UTF8.self))
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
