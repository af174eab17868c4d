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
  var statements: [Statement]
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
