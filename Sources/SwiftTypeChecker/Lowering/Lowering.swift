import Diagnostics
import SwiftParser
package import SwiftSyntax

/// Reads one source into a tree of ours.
///
/// The parser's tree is large; this one keeps what tells the types of literals, and lets the other
/// go. Bodies without a quotation mark hold no literal and are not read at all.
package struct Lowering {
  let options: LoweringOptions
  /// Whether the literals of the file are wanted; otherwise only its declarations are.
  let readsBodies: Bool
  /// Whether bodies are read too that hold no literal.
  let readsAllBodies: Bool
  let bytes: [UInt8]
  /// Whether the current place is compiled only with `DEBUG`.
  var isDebugOnly = false
  /// The count of `$n` parameters of the innermost closure so far.
  var anonymousParameterCount = 0
  /// How many expressions, statements and types enclose the current one.
  var depth = 0
  /// The types that the file declares for itself.
  var fileTypes: FileTypes
  /// The types and aliases that stand in bodies.
  var localDeclarations: [Declaration] = []
  /// How many types enclose the current place.
  var typeDepth = 0
  /// The chain before an `#if` in it, which the branches go on.
  var chainBeforeCondition: Expression?

  /// How deep a tree may be.
  ///
  /// Deeper parts are left out, so that no input exhausts the stack; what people write stays far
  /// below.
  static let maximumDepth = 500

  /// Returns the tree of `source`.
  ///
  /// Where literals are wanted and bytes of the source are not UTF-8, its declarations alone are read:
  /// they type the calls in other files, and no key comes from a text that is not known.
  package static func read(
    _ source: SourceFile,
    options: LoweringOptions,
    readsBodies: Bool,
    readsAllBodies: Bool = false
  ) -> SourceTree {
    guard readsBodies, let fault = SourceEncodingFault(of: source.bytes) else {
      return tree(
        of: source,
        options: options,
        readsBodies: readsBodies,
        readsAllBodies: readsAllBodies
      )
    }
    let readable = fault == .wide ? SourceFile(path: source.path, bytes: []) : source
    var declarations = tree(
      of: readable,
      options: options,
      readsBodies: false,
      readsAllBodies: false
    )
    declarations.isGarbled = true
    declarations.diagnostics = [fault.diagnostic(in: source.path, LineIndex(source.bytes))]
    return declarations
  }

  private static func tree(
    of source: SourceFile,
    options: LoweringOptions,
    readsBodies: Bool,
    readsAllBodies: Bool
  ) -> SourceTree {
    let skipped: SkippableBodies.Kind = readsBodies ? .withoutLiterals : .all
    let syntax: SourceFileSyntax
    do throws(UnparsedSource) {
      syntax = try self.syntax(of: source, skippingBodies: readsAllBodies ? nil : skipped)
    } catch {
      return emptyTree(of: source, because: error)
    }
    let fileTypes = FileTypes(syntax.statements, of: source.path)
    var lowering = Lowering(
      options: options,
      readsBodies: readsBodies,
      readsAllBodies: readsAllBodies,
      bytes: source.bytes,
      fileTypes: fileTypes
    )
    let statements = lowering.lower(syntax.statements)
    let lineIndex = LineIndex(source.bytes)
    return SourceTree(
      path: source.path,
      statements: statements,
      localDeclarations: lowering.localDeclarations,
      lineIndex: lineIndex,
      diagnostics: syntaxErrors(of: syntax, in: source.path, lineIndex)
    )
  }

  /// Returns the parser's tree of a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - skipped: The bodies in whose place the tree has white space.
  /// - Returns: The tree.
  /// - Throws: Why the source is not parsed.
  package static func syntax(
    of source: SourceFile,
    skippingBodies skipped: SkippableBodies.Kind? = nil
  ) throws(UnparsedSource) -> SourceFileSyntax {
    let nesting = NestingEstimate(source.bytes)
    guard nesting.deepest <= maximumEstimate, nesting.deepestSquares <= maximumSquares else {
      throw .tooDeep
    }
    let blanked = SkippableBodies.blanking(skipped ?? .withoutLiterals, of: source.bytes)
    guard let blanked else { throw .tooBroken }
    let bytes = skipped == nil ? source.bytes : blanked
    guard !JuxtapositionEstimate.isFound(moreThan: maximumJuxtapositionCount, in: bytes) else {
      throw .tooBroken
    }
    return bytes.withUnsafeBufferPointer { bytes in
      Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
    }
  }

  /// How deep the parser goes: as deep as its debug build can on the stack of a task's thread.
  private static let maximumNestingLevel = 100

  /// How deep a source may be nested by a look at its bytes.
  ///
  /// The parser limits its own nesting, but neither that of a look ahead nor that of ternaries.
  private static let maximumEstimate = 200

  /// How many square brackets may stand in each other.
  ///
  /// The parser looks ahead twice from each of them, whether it starts a type.
  private static let maximumSquares = 12

  /// How many operands may stand side by side on one line.
  private static let maximumJuxtapositionCount = 400

  /// Returns the tree of a source that is not parsed.
  private static func emptyTree(
    of source: SourceFile,
    because reason: UnparsedSource
  ) -> SourceTree {
    let lineIndex = LineIndex(source.bytes)
    let place = lineIndex.place(of: 0..<0, in: source.path)
    return SourceTree(
      path: source.path,
      statements: [],
      lineIndex: lineIndex,
      diagnostics: [Diagnostic(reason.message, .error, at: place)]
    )
  }

  private init(
    options: LoweringOptions,
    readsBodies: Bool,
    readsAllBodies: Bool,
    bytes: [UInt8],
    fileTypes: FileTypes
  ) {
    self.fileTypes = fileTypes
    self.options = options
    self.readsBodies = readsBodies
    self.readsAllBodies = readsAllBodies
    self.bytes = bytes
  }

  /// Returns the name of a type that is declared here.
  func typeName(_ token: TokenSyntax) -> String {
    typeDepth == 0 ? fileTypes.name(for: token.identifierName) : token.identifierName
  }

  /// Returns what `body` makes some levels deeper, or `nil` where the tree is too deep already.
  mutating func deeper<Result>(
    by levels: Int = 1,
    _ body: (inout Lowering) -> Result
  ) -> Result? {
    guard depth + levels <= Self.maximumDepth else { return nil }
    depth += levels
    defer { depth -= levels }
    return body(&self)
  }

  /// Whether the source of `node` may hold a string literal that is wanted.
  func holdsLiterals(_ node: some SyntaxProtocol) -> Bool {
    guard readsBodies, !readsAllBodies else { return readsBodies }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return bytes[start..<max(start, end)].contains(UInt8(ascii: "\""))
  }

  func offset(of node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = offset(of: node)
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
