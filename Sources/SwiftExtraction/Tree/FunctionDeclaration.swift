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
  var builder: String?
  /// The attributes of the declaration.
  package var attributes: [Attribute] = []
  /// The types and roles of the macro's implementation, as `module.type`.
  var macroImplementation: String?
  var body: [Statement] = []
  /// What a case of an enum says of its raw value.
  var rawValue: Expression?

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
    var builder: String?
    /// Whether a call may leave the argument out.
    package var hasDefault = false
    var defaultValue: Expression?
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
