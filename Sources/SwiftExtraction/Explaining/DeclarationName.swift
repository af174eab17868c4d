/// What tells a declaration of a file from the others.
struct DeclarationName: Hashable {
  /// The qualified name of the type around it.
  var owner: String?
  var name: String
  /// The labels of its parameters; `nil` for what is not called.
  var labels: [String]?
}

extension FunctionEntry {
  /// The name by which the declaration is found in its file.
  var declarationName: DeclarationName {
    DeclarationName(
      owner: owner,
      name: declaration.name,
      labels: declaration.parameters.map { $0.label ?? "_" }
    )
  }
}
