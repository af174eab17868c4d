/// A declaration of a source.
enum Declaration: Sendable {
  case type(TypeDeclaration)
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  case alias(AliasDeclaration)

  /// Whether types may be called by the name that is declared.
  var isTypeOrAlias: Bool {
    switch self {
    case .type, .alias: true
    case .function, .variable: false
    }
  }
}

/// An attribute with its arguments, such as `@Parameter(title: "…")`.
struct Attribute: Sendable {
  var name: TypeReference
  var arguments: [Expression.Argument]
  var offset: Int
}

/// A generic parameter with the bounds that the signature gives it, `where` clauses included.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var bounds: [TypeReference]
}

/// `typealias`, and an associated type with its default.
struct AliasDeclaration: Sendable {
  var name: String
  var generics: [GenericParameter]
  var target: TypeReference?
  /// What an associated type has to conform to.
  var bounds: [TypeReference] = []
}
