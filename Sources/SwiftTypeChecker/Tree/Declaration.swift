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
  /// The name, which may be that of a property wrapper.
  package var name: TypeReference
  /// The arguments between parentheses.
  package var arguments: [Expression.Argument]
  /// The UTF-8 offset at which the attribute starts.
  package var offset: Int
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

/// A class, struct, enum, actor, protocol or extension.
package struct TypeDeclaration: Sendable {
  /// What it is.
  package var kind: Kind
  /// The name; of an extension the type that it extends, such as `Outer.Inner`.
  package var name: [String]
  /// The generic parameters; of an extension those that it bounds.
  package var generics: [GenericParameter]
  /// The requirements, such as `Label == Text`.
  package var equalities: [Equality]
  /// The class and the protocols after the colon.
  package var inherited: [TypeReference]
  /// The attributes of the declaration.
  package var attributes: [Attribute]
  /// What is declared inside.
  package var members: [Declaration]
  /// Statements among the members: uses of macros.
  package var statements: [Statement]
  /// Whether only the file sees the members of an extension.
  var isPrivate = false
  /// Whether the type implements a macro whose expansion calls a localizing initializer.
  var isLocalizingMacro = false

  /// What declares a type, or adds to one.
  package enum Kind: Sendable {
    /// A class or an actor.
    case nominal
    /// A struct.
    case structure
    /// An enum.
    case enumeration
    /// A protocol.
    case protocolType
    /// An extension.
    case extended
  }

  /// `where X == T`, of which `X` may be a member such as `T.Item`.
  package struct Equality: Sendable {
    /// The generic parameter, or a member of one.
    package var left: TypeReference
    /// The type that it is.
    package var type: TypeReference

    /// The generic parameter that is told; `nil` for a member of one.
    var name: String? {
      guard case .named(let components) = left, components.count == 1 else { return nil }
      return components[0].name
    }
  }
}

/// Whatever can be called: a function, initializer, subscript, case of an enum, or macro.
package struct FunctionDeclaration: Sendable {
  /// What it is.
  package var kind: Kind
  /// The name without labels; `init` and `subscript` for those.
  package var name: String
  /// The generic parameters of its own.
  package var generics: [GenericParameter] = []
  /// The requirements, such as `Value == [S]`.
  package var equalities: [TypeDeclaration.Equality] = []
  /// The parameters; of a case of an enum its associated values.
  package var parameters: [Parameter]
  /// The type of the result; `nil` where nothing is written: `Void`, or the type itself for
  /// initializers and cases.
  package var result: TypeReference?
  /// Whether it belongs to the type itself: `static` and `class`.
  package var isStatic = false
  /// Whether only the file sees it.
  var isPrivate = false
  /// Whether an initializer is `init?` or `init!`.
  package var isFailable = false
  /// Whether `@_disfavoredOverload` makes the compiler take it last.
  package var isDisfavoured = false
  /// The name of the result builder that makes the body.
  package var builder: String?
  /// The attributes of the declaration.
  package var attributes: [Attribute] = []
  /// The types and roles of the macro's implementation, as `module.type`.
  package var macroImplementation: String?
  /// The statements of the body.
  package var body: [Statement] = []
  /// What a case of an enum says of its raw value.
  package var rawValue: Expression?

  /// What can be called.
  package enum Kind: Sendable {
    /// A function, a method or an operator.
    case function
    /// `init`.
    case initializer
    /// `subscript`.
    case subscripting
    /// A case of an enum.
    case enumCase
    /// A macro.
    case macro
  }

  /// A parameter with everything that decides whether an argument fits.
  package struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    package var label: String?
    /// The name in the body.
    package var name: String
    /// The type; of a variadic parameter that of one argument.
    package var type: TypeReference
    /// Whether any number of arguments may be passed.
    package var isVariadic = false
    /// Whether the argument is evaluated when it is needed.
    package var isAutoclosure = false
    /// The name of the result builder that makes the body of a closure.
    package var builder: String?
    /// Whether a call may leave the argument out.
    package var hasDefault = false
    /// The value where a call leaves the argument out.
    package var defaultValue: Expression?
  }
}

extension FunctionDeclaration {
  /// Whether a result builder makes the body.
  package var isBuilder: Bool { builder != nil }
}

extension FunctionDeclaration.Parameter {
  /// Whether a result builder makes the body of a closure.
  package var isBuilder: Bool { builder != nil }
}

/// One variable or constant, global, member or local.
package struct VariableDeclaration: Sendable {
  /// The names that are declared.
  package var pattern: Pattern
  /// The type that is written; `nil` where there is none.
  package var type: TypeReference?
  /// What the variable is initialized with.
  package var initialValue: Expression?
  /// The attributes of the declaration.
  package var attributes: [Attribute]
  /// Whether it belongs to the type itself: `static` and `class`.
  package var isStatic: Bool
  /// Whether only the file sees it.
  var isPrivate = false
  /// Whether `let` declares it.
  package var isConstant: Bool
  var isLazy: Bool
  /// The name of the result builder that makes the value.
  package var builder: String?
  /// The body of the getter; `nil` for a stored variable.
  package var getter: [Statement]?
  /// The bodies of the other accessors.
  package var otherAccessors: [Accessor]

  /// A setter or an observer.
  package struct Accessor: Sendable {
    /// The name of the new or old value in the body.
    package var parameter: String
    /// The statements of the body.
    package var body: [Statement]
  }

  /// Whether a result builder makes the value.
  package var isBuilder: Bool { builder != nil }

  /// The name, where the pattern is one.
  package var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}
