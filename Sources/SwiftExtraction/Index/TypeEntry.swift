/// What the sources say of one type, from its declaration and all its extensions, but for its
/// members.
final class TypeEntry: Sendable {
  /// The qualified name: `Outer.Inner`.
  let name: String
  let kind: TypeDeclaration.Kind
  /// Whether the platform or a user's file declares it, and not the project.
  let isOfPlatform: Bool
  /// Whether the declaration was seen, and not extensions alone.
  let isDeclared: Bool
  let generics: [GenericParameter]
  let inherited: [TypeReference]
  /// The names of its aliases and associated types.
  let aliases: Set<String>
  /// The names of its associated types without a default.
  let associatedTypes: Set<String>
  /// The names of the requirements that tell an associated type of a protocol, by its name.
  let requirements: [String: [String]]
  /// The declarations of the type, if several files of the project have one; else `nil`.
  let rivals: RivalDeclarations?
  /// The names of the types that are declared inside.
  let nested: Set<String>
  /// What a string literal means that becomes a value of the type.
  let role: LiteralRole?

  /// Joins what the declaration, the extensions and the types inside say.
  ///
  /// - Parameters:
  ///   - name: The qualified name.
  ///   - fragments: The declaration and the extensions in their order.
  ///   - nested: The names of the types inside.
  init(
    name: String,
    joining fragments: [Part],
    nested: Set<String>
  ) {
    self.name = name
    self.nested = nested
    let declarations = fragments.filter(\.fragment.isDeclaration)
    kind = declarations.last?.fragment.kind ?? .nominal
    isDeclared = !declarations.isEmpty
    isOfPlatform = declarations.last?.isKnown ?? false
    // A table may declare a type twice, and need not repeat its parameters.
    generics =
      declarations.last { !$0.isKnown || !$0.fragment.generics.isEmpty }?.fragment.generics ?? []
    role = declarations.lazy.compactMap(\.fragment.role).first
    inherited = fragments.flatMap(\.fragment.inherited)
    let named = Set(fragments.flatMap(\.fragment.aliases))
    associatedTypes = Set(fragments.flatMap(\.fragment.associatedTypes)).subtracting(named)
    aliases = named.union(associatedTypes)
    let told = fragments.flatMap(\.fragment.requirements)
    requirements = Dictionary(told.map { ($0.type, $0.members) }) { _, last in last }
    rivals = RivalDeclarations(of: declarations)
  }

  /// A declaration of a type, or an extension, with where it stands.
  struct Part {
    var fragment: TypeFragment
    var file: Int
    /// The path of the file; `nil` for a table of the platform.
    var path: String?

    /// Whether the platform has it, and not the project.
    var isKnown: Bool { path == nil }
  }
}

extension RivalDeclarations {
  /// Collects the declarations of a type; `nil` if the project has but one file of them.
  fileprivate init?(of parts: [TypeEntry.Part]) {
    self.init()
    for part in parts {
      if let path = part.path { add(path, file: part.file) }
    }
    if count < 2 { return nil }
  }
}

/// Something that can be called, with where it is declared.
final class FunctionEntry: Sendable {
  let declaration: FunctionDeclaration
  /// The qualified name of the type that it is a member of.
  let owner: String?
  /// Requirements of the extension that it stands in.
  let equalities: [TypeDeclaration.Equality]
  /// The bounds that the extension adds to the parameters of its type.
  let bounds: [GenericParameter]
  /// Whether it stands in an extension.
  let isInExtension: Bool
  /// Whether the platform or a user's file declares it, and not the project.
  let isKnown: Bool
  let file: Int

  init(
    declaration: FunctionDeclaration,
    owner: String? = nil,
    equalities: [TypeDeclaration.Equality] = [],
    bounds: [GenericParameter] = [],
    isInExtension: Bool = false,
    isKnown: Bool,
    file: Int
  ) {
    self.declaration = declaration
    self.owner = owner
    self.equalities = equalities
    self.bounds = bounds
    self.isInExtension = isInExtension
    self.isKnown = isKnown
    self.file = file
  }
}

extension FunctionEntry {
  /// The overload that takes a resource where this one takes a key; `nil` where it takes none.
  ///
  /// All of SwiftUI has it since the SDKs of 2025, and so the tables need not.
  var takingResources: FunctionEntry? {
    guard owner != "LocalizedStringKey" else { return nil }
    var result = declaration
    var isChanged = false
    for index in result.parameters.indices
    where result.parameters[index].type == .named("LocalizedStringKey") {
      result.parameters[index].type = .named("LocalizedStringResource")
      isChanged = true
    }
    guard isChanged else { return nil }
    result.isDisfavoured = true
    return FunctionEntry(
      declaration: result,
      owner: owner,
      equalities: equalities,
      bounds: bounds,
      isInExtension: isInExtension,
      isKnown: isKnown,
      file: file
    )
  }
}

/// A variable, with where it is declared.
struct VariableEntry: Sendable {
  var declaration: VariableDeclaration
  var owner: String?
  /// Requirements of the extension that it stands in.
  var equalities: [TypeDeclaration.Equality] = []
  /// The bounds that the extension adds to the parameters of its type.
  var bounds: [GenericParameter] = []
  var isKnown: Bool
  var file: Int
  /// Identifies the variable in a memory of inferred types.
  var identifier: Int
}
