import Diagnostics
@_spi(RawSyntax) import SwiftSyntax

/// The translation of one source into a reduced syntax tree.
///
/// The parser's tree is large. The reduced tree keeps only the parts that determine the types of
/// literals. Bodies without a quotation mark cannot contain a literal, and are skipped.
package struct Lowering {
  let options: LoweringOptions
  /// Whether the literals of the file are wanted; otherwise only its declarations are.
  let readsBodies: Bool
  /// Whether bodies without literals are read, too.
  let readsAllBodies: Bool
  let bytes: [UInt8]
  private let positions: RawSyntaxPositions
  /// Whether the current code is compiled only with `DEBUG`.
  var isDebugOnly = false
  /// The number of `$n` parameters of the innermost closure so far.
  var anonymousParameterCount = 0
  /// The number of expressions, statements and types that enclose the current one.
  var depth = 0
  /// The private types of the file.
  var fileTypes: FileTypes
  /// The types and aliases that are declared in bodies.
  var localDeclarations: [Declaration] = []
  /// The number of types that enclose the current code.
  var typeDepth = 0
  /// Whether the names of the cases of the current enum are literals: its raw values are keys.
  var namesAreLiterals = false
  /// The chain before an `#if` in it, which the branches continue.
  var chainBeforeCondition: Expression?

  /// The greatest depth of a tree.
  ///
  /// Deeper parts are skipped, so that no input exhausts the stack. Realistic sources stay far
  /// below.
  static let maximumDepth = 500

  /// Returns the tree of `source`.
  ///
  /// If literals are wanted and the source is not UTF-8, only its declarations are read. They
  /// determine the types of calls in other files, but its strings are unknown.
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

  /// Returns a tree of `source` that has the same declarations as the whole tree, for
  /// ``FileDeclarations``.
  ///
  /// Its bodies are only read if they may declare types.
  package static func readDeclarations(
    _ source: SourceFile,
    options: LoweringOptions
  ) -> SourceTree {
    let isPlain =
      SourceEncodingFault(of: source.bytes) == nil && !SkippableBodies.mayContainTypes(source.bytes)
    return read(source, options: options, readsBodies: !isPlain)
  }

  private static func tree(
    of source: SourceFile,
    options: LoweringOptions,
    readsBodies: Bool,
    readsAllBodies: Bool
  ) -> SourceTree {
    let skipped: SkippableBodies.Kind = readsBodies ? .withoutLiterals : .all
    let syntax: SourceFileSyntax
    do throws(ParserLimitExceeded) {
      syntax = try source.parse(skippingBodies: readsAllBodies ? nil : skipped)
    } catch {
      return emptyTree(of: source, because: error)
    }
    // The tree of the parser keeps the raw nodes.
    return withExtendedLifetime(syntax) {
      guard let file = RawSourceFileSyntax(syntax.raw) else {
        return emptyTree(of: source, because: .tooBroken)
      }
      var lowering = Lowering(
        options: options,
        readsBodies: readsBodies,
        readsAllBodies: readsAllBodies,
        bytes: source.bytes,
        positions: RawSyntaxPositions(file.raw),
        fileTypes: FileTypes(file.statements, of: source.path)
      )
      let statements = lowering.lower(file.statements)
      let lineIndex = LineIndex(source.bytes)
      return SourceTree(
        path: source.path,
        statements: statements,
        localDeclarations: lowering.localDeclarations,
        imports: readsBodies ? imports(of: file.statements) : [],
        lineIndex: lineIndex,
        diagnostics: syntaxErrors(of: syntax, in: source.path, lineIndex)
      )
    }
  }

  /// Returns the modules that a file imports, in any branch of conditions.
  private static func imports(of statements: RawCodeBlockItemListSyntax) -> Set<String> {
    var modules: Set<String> = []
    for statement in statements.elements {
      guard case .decl(let declaration)? = statement.content else { continue }
      if let imported = declaration.as(RawImportDeclSyntax.self) {
        imported.path.elements.first.map { _ = modules.insert($0.name.identifierName) }
      } else if let config = declaration.as(RawIfConfigDeclSyntax.self) {
        for clause in config.clauses.elements {
          if case .statements(let inner)? = clause.content { modules.formUnion(imports(of: inner)) }
        }
      }
    }
    return modules
  }

  /// Returns the tree of a source that is not parsed.
  private static func emptyTree(
    of source: SourceFile,
    because reason: ParserLimitExceeded
  ) -> SourceTree {
    SourceTree(
      path: source.path,
      statements: [],
      lineIndex: LineIndex(source.bytes),
      diagnostics: [reason.diagnostic(in: source.path)]
    )
  }

  private init(
    options: LoweringOptions,
    readsBodies: Bool,
    readsAllBodies: Bool,
    bytes: [UInt8],
    positions: RawSyntaxPositions,
    fileTypes: FileTypes
  ) {
    self.fileTypes = fileTypes
    self.positions = positions
    self.options = options
    self.readsBodies = readsBodies
    self.readsAllBodies = readsAllBodies
    self.bytes = bytes
  }

  /// Returns the name of a type that is declared here.
  func typeName(_ token: RawTokenSyntax) -> String {
    typeDepth == 0 ? fileTypes.name(for: token.identifierName) : token.identifierName
  }

  /// Returns the result of `body` some levels deeper, or `nil` if the tree is already too deep.
  mutating func deeper<Result>(
    by levels: Int = 1,
    _ body: (inout Lowering) -> Result
  ) -> Result? {
    guard depth + levels <= Self.maximumDepth else { return nil }
    depth += levels
    defer { depth -= levels }
    return body(&self)
  }

  /// Whether the source of `node` may contain a wanted string literal.
  func holdsLiterals(_ node: some RawSyntaxNodeProtocol) -> Bool {
    guard readsBodies, !readsAllBodies else { return readsBodies }
    return bytes[range(of: node)].contains(UInt8(ascii: "\""))
  }

  func offset(of node: some RawSyntaxNodeProtocol) -> Int { positions.offset(of: node) }

  func range(of node: some RawSyntaxNodeProtocol) -> Range<Int> { positions.range(of: node) }

  /// Returns the offset after a token and the white space that belongs to it, as an empty range.
  func emptyRange(after token: RawTokenSyntax) -> Range<Int> {
    let end = range(of: token).upperBound + token.trailingTriviaByteLength
    return end..<end
  }
}
