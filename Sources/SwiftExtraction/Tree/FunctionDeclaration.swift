/// Whatever can be called: a function, initializer, subscript, case of an enum, or macro.
struct FunctionDeclaration: Sendable {
  var kind: Kind
  var name: String
  var generics: [GenericParameter] = []
  /// The requirements, such as `Value == [S]`.
  var equalities: [TypeDeclaration.Equality] = []
  var parameters: [Parameter]
  /// The type of the result; `nil` where nothing is written: `Void`, or the type itself for
  /// initializers and cases.
  var result: TypeReference?
  var isStatic = false
  /// Whether only the file sees it.
  var isPrivate = false
  /// Whether an initializer is `init?` or `init!`.
  var isFailable = false
  /// Whether `@_disfavoredOverload` makes the compiler take it last.
  var isDisfavoured = false
  /// The name of the result builder that makes the body.
  var builder: String?
  var attributes: [Attribute] = []
  /// The types and roles of the macro's implementation, as `module.type`.
  var macroImplementation: String?
  var body: [Statement] = []
  /// What a case of an enum says of its raw value.
  var rawValue: Expression?

  enum Kind: Sendable {
    case function
    case initializer
    case subscripting
    case enumCase
    case macro
  }

  /// A parameter with everything that decides whether an argument fits.
  struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    var label: String?
    /// The name in the body.
    var name: String
    var type: TypeReference
    var isVariadic = false
    var isAutoclosure = false
    /// The name of the result builder that makes the body of a closure.
    var builder: String?
    var hasDefault = false
    var defaultValue: Expression?
  }
}

extension FunctionDeclaration {
  /// Whether a result builder makes the body.
  var isBuilder: Bool { builder != nil }
}

extension FunctionDeclaration.Parameter {
  /// Whether a result builder makes the body of a closure.
  var isBuilder: Bool { builder != nil }
}
