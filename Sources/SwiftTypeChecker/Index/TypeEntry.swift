/// A type, merged from its declaration and all its extensions, without its members.
package final class TypeEntry: Sendable {
  /// The qualified name: `Outer.Inner`.
  package let name: String
  /// The kind of the declaration.
  package let kind: TypeDeclaration.Kind
  /// Whether the platform or a user's file declares it, and not the project.
  package let isOfPlatform: Bool
  /// Whether the declaration is known, and not only extensions.
  let isDeclared: Bool
  let generics: [GenericParameter]
  /// The class and the protocols that the declaration and the extensions name.
  let conformances: [Conformance]
  /// The names of its aliases and associated types.
  let aliases: Set<String>
  /// The names of its associated types without a default.
  let associatedTypes: Set<String>
  /// The names of the requirements that determine an associated type of a protocol, by its name.
  let requirements: [String: [String]]
  /// The declarations of the type, if several files of the project have one; else `nil`.
  let rivals: AmbiguousTypeDeclarations?
  /// The names of the types that are declared inside.
  let nested: Set<String>
  /// The meaning of a string literal that becomes a value of the type.
  let role: LiteralRole?

  /// Merges the declaration, the extensions and the nested types.
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
    conformances = fragments.flatMap(\.fragment.conformances)
    let named = Set(fragments.flatMap(\.fragment.aliases))
    associatedTypes = Set(fragments.flatMap(\.fragment.associatedTypes)).subtracting(named)
    aliases = named.union(associatedTypes)
    let all = fragments.flatMap(\.fragment.requirements)
    requirements = Dictionary(all.map { ($0.type, $0.members) }) { _, last in last }
    rivals = AmbiguousTypeDeclarations(of: declarations)
  }

  /// The class and the protocols that the type names, some of them possibly under conditions.
  package var inherited: [TypeReference] { conformances.map(\.type) }

  /// A declaration of a type, or an extension, with its location.
  struct Part {
    var fragment: TypeFragment
    package var file: Int
    /// The path of the file; `nil` for a table of the platform.
    var path: String?

    /// Whether the platform has it, and not the project.
    package var isKnown: Bool { path == nil }
  }
}

extension AmbiguousTypeDeclarations {
  /// Collects the declarations of a type; `nil` if the project has but one file of them.
  fileprivate init?(of parts: [TypeEntry.Part]) {
    self.init()
    for part in parts {
      if let path = part.path { add(path, file: part.file) }
    }
    if count < 2 { return nil }
  }
}

/// A class that a type inherits from, or a protocol that it conforms to.
///
/// An extension may require something of the type's parameters: `extension Box: View where Content:
/// View`.
struct Conformance: Sendable {
  /// The class or the protocol.
  var type: TypeReference
  /// The bounds that the parameters of the type must satisfy.
  var bounds: [GenericParameter] = []
  /// The types that the parameters of the type must be.
  var equalities: [TypeDeclaration.Equality] = []

  /// Whether it depends on the generic arguments of the type.
  var isConditional: Bool { !bounds.isEmpty || !equalities.isEmpty }
}

/// A callable declaration with its location.
package final class FunctionEntry: Sendable {
  /// The declaration.
  package let declaration: FunctionDeclaration
  /// The qualified name of the type that it is a member of.
  package let owner: String?
  /// The requirements of the extension that contains it.
  let equalities: [TypeDeclaration.Equality]
  /// The bounds that the extension adds to the parameters of its type.
  let bounds: [GenericParameter]
  /// Whether an extension contains it.
  let isInExtension: Bool
  /// Whether the platform or a user's file declares it, and not the project.
  package let isKnown: Bool
  /// The number of the file; negative for a table of the platform.
  package let file: Int

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
  /// The overload that takes a resource instead of a key; `nil` if there is no parameter for a key.
  ///
  /// All of SwiftUI has had it since the SDKs of 2025, so the tables omit it.
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

/// A variable with its location.
package struct VariableEntry: Sendable {
  /// The declaration.
  package var declaration: VariableDeclaration
  /// The qualified name of the type that it is a member of.
  package var owner: String?
  /// The requirements of the extension that contains it.
  var equalities: [TypeDeclaration.Equality] = []
  /// The bounds that the extension adds to the parameters of its type.
  var bounds: [GenericParameter] = []
  /// Whether the platform or a user's file declares it, and not the project.
  package var isKnown: Bool
  package var file: Int
  /// Identifies the variable in a memory of inferred types.
  var identifier: Int
}

/// A declaration of a type, or one extension of it, without its members.
package struct TypeFragment: Sendable {
  /// The components of the qualified name as written, starting with those of the enclosing types.
  var path: [String]
  /// The number of components that an extension spells; 0 if there is no enclosing extension.
  ///
  /// The first of several may be a module, which depends on the whole project.
  var extendedCount: Int
  package var kind: TypeDeclaration.Kind
  var generics: [GenericParameter]
  /// The requirements of an extension.
  var equalities: [TypeDeclaration.Equality]
  package var inherited: [TypeReference]
  var role: LiteralRole?
  /// The names of the associated types without a default.
  var associatedTypes: [String]
  /// The names of the aliases, and of the associated types with a default.
  var aliases: [String]
  /// The requirements of a protocol that determine its associated types.
  var requirements: [Requirements]
  var isLocalizingMacro: Bool

  /// The requirements that determine an associated type.
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
      Requirements(type: name, members: type.members.compactMap { $0.requirement(naming: name) })
    }
  }

  /// Whether this is the declaration itself, and not an extension.
  var isDeclaration: Bool { kind != .extended }

  /// The class and the protocols that it names, with the requirements of an extension.
  fileprivate var conformances: [Conformance] {
    inherited.map { type in
      isDeclaration
        ? Conformance(type: type)
        : Conformance(type: type, bounds: generics, equalities: equalities)
    }
  }

  /// Whether the first component of the extended type's name may be a module.
  var isDoubtful: Bool { extendedCount > 1 }

  /// The name of the extended type as written; `nil` if its first component cannot be a module.
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
  fileprivate func requirement(naming name: String) -> String? {
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

/// The declarations of types that share one name, which proves that they are in several modules.
///
/// A source does not contain its module. But a module keeps its files together, so a file means the
/// declaration with the nearest folder. If two are equally near, the file may mean both.
struct AmbiguousTypeDeclarations: Sendable {
  /// The files with a declaration of the type.
  private var declarations: [(file: Int, path: String)] = []

  /// The number of declarations.
  var count: Int { declarations.count }

  /// Adds a declaration; several in one file are alternatives of conditional compilation.
  mutating func add(_ path: String, file: Int) {
    guard !declarations.contains(where: { $0.file == file }) else { return }
    declarations.append((file, path))
  }

  /// Returns the file of the declaration that is nearest to `path`; `nil` if two are equally near.
  func nearest(to path: String) -> Int? {
    let ranked = declarations.map { ($0.file, Self.commonFolderCount($0.path, path)) }
    guard let best = ranked.max(by: { $0.1 < $1.1 }) else { return nil }
    return ranked.count { $0.1 == best.1 } == 1 ? best.0 : nil
  }

  /// Returns the number of folders that two paths have in common.
  private static func commonFolderCount(_ first: String, _ second: String) -> Int {
    var count = 0
    for (byte, other) in zip(first.utf8, second.utf8) {
      guard byte == other else { break }
      if byte == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
