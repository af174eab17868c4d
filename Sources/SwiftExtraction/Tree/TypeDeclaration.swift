/// A class, struct, enum, actor, protocol or extension.
struct TypeDeclaration: Sendable {
  var kind: Kind
  /// The name; of an extension the type that it extends, such as `Outer.Inner`.
  var name: [String]
  var generics: [GenericParameter]
  /// The requirements, such as `Label == Text`.
  var equalities: [Equality]
  var inherited: [TypeReference]
  var attributes: [Attribute]
  var members: [Declaration]
  /// Statements among the members: uses of macros.
  var statements: [Statement]
  /// Whether only the file sees the members of an extension.
  var isPrivate = false
  /// Whether the type implements a macro whose expansion calls a localizing initializer.
  var isLocalizingMacro = false

  enum Kind: Sendable {
    case nominal
    case structure
    case enumeration
    case protocolType
    case extended
  }

  /// `where X == T`, of which `X` may be a member such as `T.Item`.
  struct Equality: Sendable {
    var left: TypeReference
    var type: TypeReference

    /// The generic parameter that is told; `nil` for a member of one.
    var name: String? {
      guard case .named(let components) = left, components.count == 1 else { return nil }
      return components[0].name
    }
  }
}
