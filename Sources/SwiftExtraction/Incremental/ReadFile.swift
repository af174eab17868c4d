/// A file that was read and taken apart.
final class ReadFile: Sendable {
  /// The fingerprint of its content.
  let content: Fingerprint
  let tree: SourceTree
  let declarations: FileDeclarations
  /// The names of its declarations, those below doubtful extensions excepted.
  let keys: [(key: DeclarationKey, entry: Int)]
  /// Its declarations encoded; nothing where no image is to keep them.
  let encoded: [UInt8]

  /// Reads a file.
  init(
    _ source: SourceFile,
    content: Fingerprint,
    isWanted: Bool,
    options: ExtractionOptions,
    makesImage: Bool
  ) {
    self.content = content
    var tree = Lowering.read(source, options: options, readsBodies: isWanted)
    declarations = FileDeclarations(tree)
    keys = declarations.keys
    encoded = makesImage ? declarations.encoded() : []
    // What is wanted of it was encoded and taken apart; its statements are for the checker.
    if !isWanted { tree.statements = [] }
    if tree.isGarbled { tree = tree.withoutStatements }
    self.tree = tree
  }
}
