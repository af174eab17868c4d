/// One variable or constant, global, member or local.
package struct VariableDeclaration: Sendable {
  var pattern: Pattern
  /// The type that is written; `nil` where there is none.
  package var type: TypeReference?
  var initialValue: Expression?
  /// The attributes of the declaration.
  package var attributes: [Attribute]
  /// Whether it belongs to the type itself: `static` and `class`.
  package var isStatic: Bool
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
  package var isBuilder: Bool { builder != nil }

  /// The name, where the pattern is one.
  package var name: String? {
    if case .name(let name) = pattern { name } else { nil }
  }
}
