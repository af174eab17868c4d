import Diagnostics

/// A file after the parser: its declarations and statements without the parser's tree.
struct SourceTree: Sendable {
  var path: String
  var statements: [Statement]
  /// The types and aliases that stand in bodies, which are also among the statements there.
  var localDeclarations: [Declaration] = []
  var lineIndex: LineIndex
  /// What the parser found wrong.
  var diagnostics: [Diagnostic]
  /// Whether the file is no text that the compiler reads, so that its declarations alone count.
  var isGarbled = false

  /// The tree without what is for the checker, once what is declared was taken from it.
  var withoutStatements: SourceTree {
    var tree = self
    tree.statements = []
    tree.localDeclarations = []
    return tree
  }
}
