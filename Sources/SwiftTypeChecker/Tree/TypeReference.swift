/// A type as the source writes it, before its names are looked up.
package enum TypeReference: Hashable, Sendable {
  /// `A.B<C>`.
  case named([Component])
  /// `T?`, and `T!`.
  indirect case optional(TypeReference)
  /// `(A, b: B)`.
  case tuple([Element])
  /// `(A) -> B`.
  indirect case function([TypeReference], TypeReference)
  /// `A & B`.
  case composition([TypeReference])
  /// `T.Type`, and `T.self` as a type.
  indirect case metatype(TypeReference)
  /// `repeat each T`, `_`, and all other types.
  case unknown

  /// A name of a dotted type, with its generic arguments.
  package struct Component: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The arguments in angle brackets.
    package var arguments: [TypeReference] = []
  }

  /// An element of a tuple type.
  package struct Element: Hashable, Sendable {
    /// The label; `nil` if there is none.
    package var label: String?
    /// The type of the element.
    package var type: TypeReference
  }

  /// Returns a type of one name.
  package static func named(_ name: String, _ arguments: [TypeReference] = []) -> TypeReference {
    .named([Component(name: name, arguments: arguments)])
  }

  /// The type `Void`.
  package static let void = TypeReference.tuple([])

  /// Whether a type of this plain name occurs in it.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let components):
      components.first?.name == name && components.count == 1
        || components.contains { $0.arguments.contains { $0.mentions(name) } }
    case .optional(let type), .metatype(let type): type.mentions(name)
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    case .function(let parameters, let result):
      result.mentions(name) || parameters.contains { $0.mentions(name) }
    case .composition(let members): members.contains { $0.mentions(name) }
    case .unknown: false
    }
  }

  /// Whether an argument for it may be a closure.
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped): wrapped.isFunction
    default: false
    }
  }
}
