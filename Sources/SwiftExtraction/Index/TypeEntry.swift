/// What the sources say of one type, from its declaration and all its extensions, but for its
/// members.
struct TypeEntry: Sendable {
  /// The qualified name: `Outer.Inner`.
  let name: String
  var kind: TypeDeclaration.Kind = .nominal
  /// Whether the platform or a user's file declares it, and not the project.
  var isOfPlatform = false
  /// Whether the declaration was seen, and not extensions alone.
  var isDeclared = false
  var generics: [GenericParameter] = []
  var inherited: [TypeReference] = []
  /// The names of its associated types without a default.
  var associatedTypes: Set<String> = []
  /// The names of the requirements that tell an associated type of a protocol, by its name.
  var requirements: [String: [String]] = [:]
  /// The names of the types that are declared inside.
  var nested: Set<String> = []
  /// What a string literal means that becomes a value of the type.
  var role: LiteralRole?
}

/// The members of one type, from its declaration and all its extensions, by their names.
struct TypeMembers: Sendable {
  var functions: [String: [FunctionEntry]] = [:]
  var variables: [String: [VariableEntry]] = [:]
  var aliases: [String: AliasDeclaration] = [:]
}

extension TypeMembers {
  /// Adds the members of another set.
  mutating func add(_ other: TypeMembers) {
    functions.merge(other.functions) { $0 + $1 }
    variables.merge(other.variables) { $0 + $1 }
    aliases.merge(other.aliases) { first, _ in first }
  }

  /// Returns the members as those of another type.
  func moved(to owner: String) -> TypeMembers {
    var result = self
    for (name, entries) in functions {
      result.functions[name] = entries.map { entry in
        var entry = entry
        entry.owner = owner
        return entry
      }
    }
    for (name, entries) in variables {
      result.variables[name] = entries.map { entry in
        var entry = entry
        entry.owner = owner
        return entry
      }
    }
    return result
  }
}

/// Something that can be called, with where it is declared.
struct FunctionEntry: Sendable {
  var declaration: FunctionDeclaration
  /// The qualified name of the type that it is a member of.
  var owner: String?
  /// Requirements of the extension that it stands in.
  var equalities: [TypeDeclaration.Equality] = []
  /// The bounds that the extension adds to the parameters of its type.
  var bounds: [GenericParameter] = []
  /// Whether it stands in an extension.
  var isInExtension = false
  /// Whether the platform or a user's file declares it, and not the project.
  var isKnown: Bool
  var file: Int
}

/// A variable, with where it is declared.
struct VariableEntry: Sendable {
  var declaration: VariableDeclaration
  var owner: String?
  var isKnown: Bool
  var file: Int
  /// Identifies the variable in a memory of inferred types.
  var identifier: Int
}
