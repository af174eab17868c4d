/// What one declaration of a type, or one extension of it, says of the type as a whole.
struct TypeFragment: Sendable {
  /// The components of the qualified name as they are written, those of the types around it first.
  var path: [String]
  /// How many of the components an extension writes; 0 where no extension stands around.
  ///
  /// The first of several may be a module, which the whole of the project tells.
  var extendedCount: Int
  var kind: TypeDeclaration.Kind
  var generics: [GenericParameter]
  /// The requirements of an extension.
  var equalities: [TypeDeclaration.Equality]
  var inherited: [TypeReference]
  var role: LiteralRole?
  /// The names of the associated types without a default.
  var associatedTypes: [String]
  /// The names of the aliases, and of the associated types with a default.
  var aliases: [String]
  /// The requirements of a protocol that tell its associated types.
  var requirements: [Requirements]
  var isLocalizingMacro: Bool

  /// The requirements that tell an associated type.
  struct Requirements: Sendable {
    var type: String
    /// The names of the variables and functions.
    var members: [String]
  }

  /// Creates the fragment of a declaration within another.
  init(_ type: TypeDeclaration, in outer: TypeFragment?) {
    path = (outer?.path ?? []) + type.name
    extendedCount = outer?.extendedCount ?? (type.kind == .extended ? type.name.count : 0)
    kind = type.kind
    generics = type.generics
    equalities = type.equalities
    inherited = type.inherited
    role = type.kind == .extended ? nil : LiteralRole(type.attributes)
    associatedTypes = []
    aliases = []
    for case .alias(let alias) in type.members {
      if alias.target == nil {
        associatedTypes.append(alias.name)
      } else {
        aliases.append(alias.name)
      }
    }
    requirements = []
    isLocalizingMacro = type.isLocalizingMacro
    guard kind == .protocolType else { return }
    requirements = associatedTypes.map { name in
      Requirements(type: name, members: type.members.compactMap { $0.requirement(telling: name) })
    }
  }

  /// Whether the declaration itself is meant, and not an extension.
  var isDeclaration: Bool { kind != .extended }

  /// Whether the first component of the extended type's name may be a module.
  var isDoubtful: Bool { extendedCount > 1 }

  /// The name of the extended type as it is written; `nil` where its first component can be no
  /// module.
  var doubtfulName: String? {
    extendedCount > 1 ? path[..<extendedCount].joined(separator: ".") : nil
  }

  /// The same name without its first component.
  var nameInModule: String {
    path[..<extendedCount].dropFirst().joined(separator: ".")
  }
}

extension Declaration {
  /// Returns the name of the member if a type of this name occurs in it.
  fileprivate func requirement(telling name: String) -> String? {
    switch self {
    case .variable(let variable) where variable.type?.mentions(name) ?? false: variable.name
    case .function(let function) where function.mentions(name): function.name
    default: nil
    }
  }
}

extension FunctionDeclaration {
  /// Whether a type of this name occurs in the parameters or the result.
  fileprivate func mentions(_ name: String) -> Bool {
    parameters.contains { $0.type.mentions(name) } || (result?.mentions(name) ?? false)
  }
}
