import SwiftTypeChecker

/// The known declarations of one module.
struct InterfaceModule {
  let name: String
  var types: [String: InterfaceType] = [:]
  /// The functions, variables and aliases outside of types.
  var members: [String: InterfaceMember] = [:]
  /// The types that the supplement excludes, with their content.
  private(set) var absentTypes: Set<String> = []

  init(_ name: String) {
    self.name = name
  }

  /// Adds the declarations of an interface.
  ///
  /// They replace earlier versions of the same declarations.
  mutating func add(_ interface: ModuleInterface, isSupplied: Bool, _ modules: Set<String>) {
    for declaration in interface.declarations {
      add(declaration, isSupplied: isSupplied, modules)
    }
  }

  private mutating func add(
    _ declaration: Declaration,
    isSupplied: Bool,
    _ modules: Set<String>
  ) {
    if case .type(let type) = declaration {
      add(type, in: nil, isSupplied: isSupplied, modules)
      return
    }
    let declaration = declaration.unqualified(by: modules)
    guard isSupplied || !declaration.isHidden,
      let member = InterfaceMember(declaration, in: nil, isSupplied: isSupplied)
    else { return }
    if declaration.isReplacement { members = members.without(member.fullName) }
    members[member.identity] = member
  }

  private mutating func add(
    _ type: TypeDeclaration,
    in outer: String?,
    isSupplied: Bool,
    _ modules: Set<String>
  ) {
    var path = type.name
    if path.count > 1, modules.contains(path[0]) { path.removeFirst() }
    let name = ((outer.map { [$0] } ?? []) + path).joined(separator: ".")
    guard isSupplied || !path.contains(where: { $0.hasPrefix("_") }) else { return }
    if type.attributes.contains(named: "absent") {
      absentTypes.insert(name)
      return
    }
    var entry = types[name] ?? InterfaceType(name: name)
    if type.attributes.contains(named: "replacing") {
      entry = entry.onlySupplied
      for nested in types.keys where nested.hasPrefix("\(name).") {
        types[nested] = types[nested]?.onlySupplied
      }
    }
    entry.add(type, isSupplied: isSupplied, modules)
    for member in type.members {
      entry.add(member, of: type, isSupplied: isSupplied, modules)
    }
    types[name] = entry
    for case .type(let nested) in type.members {
      add(nested, in: name, isSupplied: isSupplied, modules)
    }
  }
}

extension InterfaceModule {
  /// Returns the module without types and their content.
  func without(_ names: Set<String>) -> InterfaceModule {
    var module = self
    module.types = types.filter { name, _ in
      let components = name.split(separator: ".")
      return !components.indices.contains {
        names.contains(components[...$0].joined(separator: "."))
      }
    }
    return module
  }
}

extension InterfaceType {
  /// The type with only the declarations of the supplement.
  fileprivate var onlySupplied: InterfaceType {
    var result = isSupplied ? self : InterfaceType(name: name)
    result.members = members.filter(\.value.isSupplied)
    return result
  }

  fileprivate mutating func add(
    _ declaration: Declaration,
    of type: TypeDeclaration,
    isSupplied: Bool,
    _ modules: Set<String>
  ) {
    let declaration = declaration.unqualified(by: modules)
    var type = type
    type.generics = type.generics.map { $0.unqualified(by: modules) }
    type.equalities = type.equalities.map { $0.unqualified(by: modules) }
    guard isSupplied || !declaration.isHidden,
      let member = InterfaceMember(declaration, in: type, isSupplied: isSupplied)
    else { return }
    if declaration.isReplacement { members = members.without(member.fullName) }
    members[member.identity] = member
  }
}

extension [String: InterfaceMember] {
  /// Returns the members, except those with a name and labels that are not from the supplement.
  fileprivate func without(_ fullName: String) -> [String: InterfaceMember] {
    filter { $0.value.isSupplied || $0.value.fullName != fullName }
  }
}

extension Declaration {
  /// Whether this declaration of the supplement replaces those with its name and labels.
  fileprivate var isReplacement: Bool { attributes.contains(named: "replacing") }

  /// Whether the name of the declaration, or of a type in it, is that of an implementation detail.
  fileprivate var isHidden: Bool {
    if baseName.hasPrefix("_") { return true }
    let names = mentionedNames.flatMap { $0.split(separator: ".") }
    return names.contains { $0.hasPrefix("_") }
  }
}

/// The declarations of one type in one module, from its declaration and its extensions.
struct InterfaceType {
  /// The qualified name: `Outer.Inner`.
  let name: String
  /// The kind of type, or `nil` if the module only extends it.
  var kind: TypeDeclaration.Kind?
  var generics: [GenericParameter] = []
  /// The attributes that assign a role to literals, as source code.
  var roles: [String] = []
  /// The classes and protocols that the type names without conditions.
  var inherited: [TypeReference] { conformances.filter(\.requirements.isEmpty).map(\.type) }
  var conformances: [InterfaceConformance] = []
  var members: [String: InterfaceMember] = [:]
  var isSupplied = false

  /// Adds a declaration or an extension, except its members.
  mutating func add(_ declaration: TypeDeclaration, isSupplied: Bool, _ modules: Set<String>) {
    if declaration.kind != .extended {
      kind = declaration.kind
      generics = declaration.generics.map { $0.unqualified(by: modules) }
      self.isSupplied = self.isSupplied || isSupplied
      let roles = declaration.attributes.compactMap(\.roleSpelling)
      if !roles.isEmpty { self.roles = roles }
    }
    let parents = declaration.inherited.flatMap { type -> [TypeReference] in
      if case .composition(let members) = type { members } else { [type] }
    }
    let requirements = declaration.kind == .extended ? declaration.requirements(modules) : []
    for parent in parents.map({ $0.unqualified(by: modules) }) where !parent.isMarker {
      // A type conforms to a protocol once, so a later interface replaces the conditions.
      conformances.removeAll { $0.type == parent }
      conformances.append(InterfaceConformance(type: parent, requirements: requirements))
    }
  }

  /// The name of the enclosing type.
  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The name without those of enclosing types.
  var ownName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// A class or protocol that a type names, with the requirements of the extension that names it.
struct InterfaceConformance {
  var type: TypeReference
  /// The requirements as source code; empty for a conformance without conditions.
  var requirements: [String]
}

/// A function, variable or alias of a module, with the requirements of the enclosing extension.
struct InterfaceMember {
  var declaration: Declaration
  /// The requirements of the extension that concern the member, as source code.
  var requirements: [String]
  /// Whether it is from the supplement and therefore always included.
  var isSupplied: Bool

  init?(_ declaration: Declaration, in type: TypeDeclaration?, isSupplied: Bool) {
    if case .type = declaration { return nil }
    // Overloads for Objective-C values have the same types as the others.
    if type?.generics.contains(where: { $0.bounds.contains(.named("NSObject")) }) ?? false {
      return nil
    }
    self.declaration = isSupplied ? declaration : declaration.withoutIrrelevantRequirements
    self.isSupplied = isSupplied
    requirements = []
    guard let type, type.kind == .extended else { return }
    let mentioned = Set(declaration.mentionedNames.flatMap { $0.split(separator: ".") })
    requirements = type.namedRequirements
      .filter { mentioned.contains($0.name.prefix { $0 != "." }) }
      .map(\.text).sorted()
  }

  /// The key that identifies the same member in a later interface.
  var identity: String {
    (requirements + [declaration.spelling(withDetails: false)]).joined(separator: " ")
  }

  /// The name and the labels, as in `alert(_:isPresented:)`.
  var fullName: String { declaration.fullName }
}

extension TypeDeclaration {
  /// Returns the requirements of an extension as source code.
  fileprivate func requirements(_ modules: Set<String>) -> [String] {
    var type = self
    type.generics = generics.map { $0.unqualified(by: modules) }
    type.equalities = equalities.map { $0.unqualified(by: modules) }
    return type.namedRequirements.map(\.text).sorted()
  }

  /// The requirements of an extension as source code, with the parameters that they concern.
  fileprivate var namedRequirements: [(name: String, text: String)] {
    let bounds = generics.compactMap { generic -> (String, String)? in
      let bounds = generic.bounds.filter { !$0.isMarker }
      guard !bounds.isEmpty else { return nil }
      return (
        generic.name, "\(generic.name): \(bounds.map(\.declaredSpelling).joined(separator: " & "))"
      )
    }
    let equalities = equalities.compactMap { equality in
      equality.left.mentionedNames.first.map { ($0, equality.spelling) }
    }
    return bounds + equalities
  }
}

extension Declaration {
  /// The declaration without requirements such as `Label == Text`, which do not affect the types in
  /// its signature.
  fileprivate var withoutIrrelevantRequirements: Declaration {
    guard case .function(var function) = self else { return self }
    let own = Set(function.generics.map(\.name)).union(mentionedNames)
    function.equalities.removeAll { equality in
      let names = equality.left.mentionedNames + equality.type.mentionedNames
      return !names.contains { own.contains(String($0.prefix { $0 != "." })) }
    }
    return .function(function)
  }
}

extension TypeReference {
  /// Whether the type is a protocol that does not affect the type of a literal or the use of a
  /// value.
  var isMarker: Bool {
    guard case .named(let components) = self, let name = components.last?.name else { return false }
    return name.hasPrefix("_") || Self.markers.contains(name)
  }

  private static let markers: Set<String> = [
    "AnyObject", "BitwiseCopyable", "Codable", "CodingKey", "Comparable", "Copyable",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "CVarArg",
    "Decodable", "Encodable", "Equatable", "Error", "Escapable", "Hashable", "NSObjectProtocol",
    "NSCopying", "NSSecureCoding", "ReferenceConvertible", "Sendable", "SendableMetatype",
  ]
}
