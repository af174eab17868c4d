/// A class, struct, enum, actor, protocol or extension.
struct TypeDeclaration: Sendable {
  var kind: Kind
  /// The name; of an extension the type that it extends, such as `Outer.Inner`.
  var name: [String]
  var generics: [GenericParameter]
  /// The requirements of an extension, such as `Label == Text`.
  var equalities: [Equality]
  var inherited: [TypeReference]
  var attributes: [Attribute]
  var members: [Declaration]
  /// Statements among the members: uses of macros.
  var statements: [Statement]
  /// Whether the type implements a macro whose expansion calls a localizing initializer.
  var isLocalizingMacro = false

  enum Kind: Sendable {
    case nominal
    case structure
    case enumeration
    case protocolType
    case extended
  }

  /// `where X == T`.
  struct Equality: Sendable {
    var name: String
    var type: TypeReference
  }
}
