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
}
