/// The declarations of all sources and of the platform, ready to be looked up.
struct DeclarationIndex: Sendable {
  var types: [String: TypeEntry] = [:]
  /// Functions, macros excepted, outside of types.
  var functions: [String: [FunctionEntry]] = [:]
  var variables: [String: [VariableEntry]] = [:]
  var aliases: [String: AliasDeclaration] = [:]
  var macros: [String: [FunctionEntry]] = [:]
  /// The members of all types by their bare names, for bases whose types are not known.
  var members: [String: [FunctionEntry]] = [:]
  /// The types that implement macros whose expansion localizes.
  var localizingMacros: Set<String> = []
  /// The number of variables.
  var variableCount = 0

  /// Creates the index of the platform's and a project's declarations.
  ///
  /// - Complexity: O(*n*) in the number of declarations.
  init(_ known: IndexBuilder, adding project: [SourceTree]) {
    var builder = known
    for (file, tree) in project.enumerated() { builder.add(tree, file: file, isKnown: false) }
    self = builder.finished()
  }

  init() {}
}
