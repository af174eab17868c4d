/// A declaration of a source.
package enum Declaration: Sendable {
  /// A type or an extension.
  case type(TypeDeclaration)
  /// A function, initializer, subscript, enum case or macro.
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

/// A generic parameter with its bounds in the signature, including `where` clauses.
package struct GenericParameter: Hashable, Sendable {
  /// The name of the parameter.
  package var name: String
  /// The types that it must conform to, inherit from or be.
  package var bounds: [TypeReference]
}

/// `typealias`, and an associated type with its default.
package struct AliasDeclaration: Sendable {
  /// The name that is declared.
  package var name: String
  /// The parameters of the alias.
  package var generics: [GenericParameter]
  /// The type of the alias; `nil` for an associated type without a default.
  package var target: TypeReference?
  /// The bounds of an associated type.
  package var bounds: [TypeReference] = []
}

/// A class, struct, enum, actor, protocol or extension.
package struct TypeDeclaration: Sendable {
  /// The kind of the declaration.
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
  /// The members.
  package var members: [Declaration]
  /// Statements among the members: uses of macros.
  package var statements: [Statement]
  /// Whether the members of an extension are visible in their file only.
  var isPrivate = false
  /// Whether the type implements a macro whose expansion contains localized strings.
  var isLocalizingMacro = false

  /// The kind of a declaration of a type, or of an extension.
  package enum Kind: CaseIterable, Sendable {
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

  /// `where X == T`, in which `X` may be a member such as `T.Item`.
  package struct Equality: Sendable {
    /// The generic parameter, or a member of one.
    package var left: TypeReference
    /// The type that it is.
    package var type: TypeReference

    /// The generic parameter on the left; `nil` for a member of one.
    var name: String? {
      guard case .named(let components) = left, components.count == 1 else { return nil }
      return components[0].name
    }
  }
}

/// A callable declaration: a function, initializer, subscript, case of an enum, or macro.
package struct FunctionDeclaration: Sendable {
  /// The kind of the declaration.
  package var kind: Kind
  /// The name without labels; `init` and `subscript` for those.
  package var name: String
  /// Its own generic parameters.
  package var generics: [GenericParameter] = []
  /// The requirements, such as `Value == [S]`.
  package var equalities: [TypeDeclaration.Equality] = []
  /// The parameters; of a case of an enum its associated values.
  package var parameters: [Parameter]
  /// The type of the result.
  ///
  /// It is `nil` if it is not written: `Void`, or the type itself for initializers and cases.
  package var result: TypeReference?
  /// Whether it belongs to the type itself: `static` and `class`.
  package var isStatic = false
  /// Whether it is visible in its file only.
  var isPrivate = false
  /// Whether an initializer is `init?` or `init!`.
  package var isFailable = false
  /// Whether `@_disfavoredOverload` makes it the last choice of the compiler.
  package var isDisfavoured = false
  /// The name of the result builder of the body.
  package var builder: String?
  /// The attributes of the declaration.
  package var attributes: [Attribute] = []
  /// The types and roles of the macro's implementation, as `module.type`.
  package var macroImplementation: String?
  /// The statements of the body.
  package var body: [Statement] = []
  /// The raw value of a case of an enum.
  package var rawValue: Expression?

  /// The kind of a callable declaration.
  package enum Kind: CaseIterable, Sendable {
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
    /// The name of the result builder of a closure.
    package var builder: String?
    /// Whether a call may leave the argument out.
    package var hasDefault = false
    /// The default value.
    package var defaultValue: Expression?
  }
}

extension FunctionDeclaration {
  /// Whether a result builder transforms the body.
  package var isBuilder: Bool { builder != nil }
}

extension FunctionDeclaration.Parameter {
  /// Whether a result builder transforms the body of a closure.
  package var isBuilder: Bool { builder != nil }
}

/// A variable or constant: global, member or local.
package struct VariableDeclaration: Sendable {
  /// The names that are declared.
  package var pattern: Pattern
  /// The written type; `nil` if there is none.
  package var type: TypeReference?
  /// The initial value.
  package var initialValue: Expression?
  /// The attributes of the declaration.
  package var attributes: [Attribute]
  /// Whether it belongs to the type itself: `static` and `class`.
  package var isStatic: Bool
  /// Whether it is visible in its file only.
  var isPrivate = false
  /// Whether `let` declares it.
  package var isConstant: Bool
  var isLazy: Bool
  /// The name of the result builder of the value.
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

  /// Whether a result builder transforms the value.
  package var isBuilder: Bool { builder != nil }

  /// The name, if the pattern is a name.
  package var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}
