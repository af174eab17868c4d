/// A declaration of a source.
package enum Declaration: Sendable {
  /// A type or an extension.
  case type(TypeDeclaration)
  /// Whatever can be called.
  case function(FunctionDeclaration)
  /// A variable or a constant.
  case variable(VariableDeclaration)
  /// Another name of a type.
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
package struct Attribute: Sendable {
  var name: TypeReference
  var arguments: [Expression.Argument]
  var offset: Int
}

/// A generic parameter with the bounds that the signature gives it, `where` clauses included.
package struct GenericParameter: Hashable, Sendable {
  /// The name of the parameter.
  package var name: String
  /// What it has to conform to, inherit from or be.
  package var bounds: [TypeReference]
}

/// `typealias`, and an associated type with its default.
package struct AliasDeclaration: Sendable {
  /// The name that is declared.
  package var name: String
  /// The parameters of the alias.
  package var generics: [GenericParameter]
  /// The type that the name stands for; `nil` for an associated type without a default.
  package var target: TypeReference?
  /// What an associated type has to conform to.
  package var bounds: [TypeReference] = []
}
