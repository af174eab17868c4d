import SwiftParser
package import SwiftSyntax

extension SourceFile {
  /// Returns the parser's tree of the source, for a visitor of the whole tree.
  ///
  /// - Returns: A tree that is not too deep for the recursion of a visitor.
  /// - Throws: The reason why the source is not parsed.
  package func parseForVisitor() throws(ParserLimitExceeded) -> SourceFileSyntax {
    let syntax = try parse()
    guard Syntax(syntax).isAtMost(levels: Self.maximumTreeDepth) else { throw .tooDeep }
    return syntax
  }

  /// Returns the parser's tree of the source.
  ///
  /// All Swift code is parsed here, because no other code limits the time and the stack that the
  /// parser needs. The tree of a long chain of calls is deep.
  ///
  /// - Parameter skipped: The bodies that are replaced by white space.
  /// - Returns: The tree.
  /// - Throws: The reason why the source is not parsed.
  func parse(
    skippingBodies skipped: SkippableBodies.Kind? = nil
  ) throws(ParserLimitExceeded) -> SourceFileSyntax {
    guard NestingDepthEstimate(bytes).deepest <= Self.maximumEstimate || isShallowWithoutLiterals,
      !LookaheadNesting.isTooDeep(bytes)
    else {
      throw .tooDeep
    }
    let erased = SkippableBodies.erasing(skipped ?? .withoutLiterals, of: bytes)
    guard let erased else { throw .tooBroken }
    let bytes = skipped == nil ? bytes : erased
    guard !Self.hasAdjacentOperands(bytes) else { throw .tooBroken }
    return bytes.withUnsafeBufferPointer { bytes in
      let level = Self.maximumNestingLevel
      let tree = Parser.parse(source: bytes, maximumNestingLevel: level)
      guard tree.hasError else { return tree }
      // Swift 5 accepts a space after the name of an attribute: `@Environment (\.colorScheme)`.
      let former = Parser.parse(source: bytes, maximumNestingLevel: level, swiftVersion: .v5)
      return former.hasError ? tree : former
    }
  }

  /// Whether the source is not nested too deeply, apart from the text of literals and comments.
  private var isShallowWithoutLiterals: Bool {
    ErasedLiterals.erasing(bytes)
      .map { NestingDepthEstimate($0).deepest <= Self.maximumEstimate } ?? false
  }

  /// Whether a line has too many adjacent operands, apart from the text of literals and comments.
  private static func hasAdjacentOperands(_ bytes: [UInt8]) -> Bool {
    func isFound(in bytes: [UInt8]) -> Bool {
      AdjacentOperandCheck.isFound(moreThan: maximumJuxtapositionCount, in: bytes)
    }
    return isFound(in: bytes) && ErasedLiterals.erasing(bytes).map(isFound) ?? true
  }

  /// The greatest depth for the parser: what its debug build can do on the stack of a task's
  /// thread.
  private static let maximumNestingLevel = 100

  /// The greatest nesting of a source, as estimated from its bytes.
  ///
  /// The parser limits its own nesting, but not that of lookahead and ternaries.
  private static let maximumEstimate = 200

  /// The greatest number of adjacent operands on one line.
  private static let maximumJuxtapositionCount = 400

  /// The greatest depth of a tree for a visitor.
  private static let maximumTreeDepth = 2_000
}

extension Syntax {
  /// Returns whether a tree has no more than a number of levels.
  fileprivate func isAtMost(levels: Int) -> Bool {
    var open = [(node: self, depth: 1)]
    while let (node, depth) = open.popLast() {
      guard depth <= levels else { return false }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return true
  }
}
