/// One variable or constant, global, member or local.
struct VariableDeclaration: Sendable {
  var pattern: Pattern
  var type: TypeReference?
  var initialValue: Expression?
  var attributes: [Attribute]
  var isStatic: Bool
  /// Whether only the file sees it.
  var isPrivate = false
  var isConstant: Bool
  var isLazy: Bool
  /// The name of the result builder that makes the value.
  var builder: String?
  /// The body of the getter; `nil` for a stored variable.
  var getter: [Statement]?
  /// The bodies of the other accessors.
  var otherAccessors: [Accessor]

  struct Accessor: Sendable {
    /// The name of the new or old value in the body.
    var parameter: String
    var body: [Statement]
  }

  /// Whether a result builder makes the value.
  var isBuilder: Bool { builder != nil }

  /// The name, where the pattern is one.
  var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}
