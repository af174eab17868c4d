import SwiftTypeChecker

/// What is known of one module.
struct DistilledModule {
  let name: String
  var types: [String: DistilledType] = [:]
  /// Functions, variables and aliases outside of types.
  var members: [String: DistilledMember] = [:]
  /// The types that the supplement leaves out, with all that is inside them.
  private(set) var absentTypes: Set<String> = []

  init(_ name: String) {
    self.name = name
  }

  /// Adds the declarations of an interface; what is said again is said anew.
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
      let member = DistilledMember(declaration, in: nil, isSupplied: isSupplied)
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
    var entry = types[name] ?? DistilledType(name: name)
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

extension DistilledModule {
  /// Returns the module without types and what is inside them.
  func without(_ names: Set<String>) -> DistilledModule {
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

extension DistilledType {
  /// The type as the supplement alone tells of it.
  fileprivate var onlySupplied: DistilledType {
    var result = isSupplied ? self : DistilledType(name: name)
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
      let member = DistilledMember(declaration, in: type, isSupplied: isSupplied)
    else { return }
    if declaration.isReplacement { members = members.without(member.fullName) }
    members[member.identity] = member
  }
}

extension [String: DistilledMember] {
  /// Returns the members without those of this name and these labels that no supplement made.
  fileprivate func without(_ fullName: String) -> [String: DistilledMember] {
    filter { $0.value.isSupplied || $0.value.fullName != fullName }
  }
}

extension Declaration {
  /// Whether the supplement puts the declaration in the place of those of its name and labels.
  fileprivate var isReplacement: Bool { attributes.contains(named: "replacing") }

  /// Whether the declaration, or a type in it, is an implementation detail by its name.
  fileprivate var isHidden: Bool {
    if baseName.hasPrefix("_") { return true }
    let names = mentionedNames.flatMap { $0.split(separator: ".") }
    return names.contains { $0.hasPrefix("_") }
  }
}

/// What one module says of one type, from its declaration and its extensions in the module.
struct DistilledType {
  /// The qualified name: `Outer.Inner`.
  let name: String
  /// What the type is; `nil` where the module only extends it.
  var kind: TypeDeclaration.Kind?
  var generics: [GenericParameter] = []
  /// The attributes that assign a role to literals, spelled.
  var roles: [String] = []
  var inherited: [TypeReference] = []
  var members: [String: DistilledMember] = [:]
  var isSupplied = false

  /// Takes over what a declaration or an extension says, members excepted.
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
    for parent in parents.map({ $0.unqualified(by: modules) })
    where !parent.isMarker && !inherited.contains(parent) {
      inherited.append(parent)
    }
  }

  /// The name of the type around it.
  var outerName: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// The name without those of the types around it.
  var ownName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

/// A function, variable or alias of a module, with what the extension around it asks.
struct DistilledMember {
  var declaration: Declaration
  /// The requirements of the extension that matter to the member, spelled.
  var requirements: [String]
  /// Whether people wrote it into the supplement, so that it stays whatever it tells.
  var isSupplied: Bool

  init?(_ declaration: Declaration, in type: TypeDeclaration?, isSupplied: Bool) {
    if case .type = declaration { return nil }
    // Values of Objective-C have copies of overloads that tell nothing else.
    if type?.generics.contains(where: { $0.bounds.contains(.named("NSObject")) }) ?? false {
      return nil
    }
    self.declaration = isSupplied ? declaration : declaration.withoutIdleRequirements
    self.isSupplied = isSupplied
    requirements = []
    guard let type, type.kind == .extended else { return }
    let mentioned = Set(declaration.mentionedNames.flatMap { $0.split(separator: ".") })
    let bounds = type.generics.compactMap { generic -> (String, String)? in
      let bounds = generic.bounds.filter { !$0.isMarker }
      guard !bounds.isEmpty else { return nil }
      return (
        generic.name, "\(generic.name): \(bounds.map(\.declaredSpelling).joined(separator: " & "))"
      )
    }
    let equalities = type.equalities.compactMap { equality in
      equality.left.mentionedNames.first.map { ($0, equality.spelling) }
    }
    requirements = (bounds + equalities)
      .filter { mentioned.contains($0.0.prefix { $0 != "." }) }
      .map(\.1).sorted()
  }

  /// What a later interface has to say alike to be about the same member.
  var identity: String {
    (requirements + [declaration.spelling(withDetails: false)]).joined(separator: " ")
  }

  /// The name and the labels, as in `alert(_:isPresented:)`.
  var fullName: String { declaration.fullName }
}

extension Declaration {
  /// The declaration without requirements such as `Label == Text`, which tell nothing of the types
  /// in its signature.
  fileprivate var withoutIdleRequirements: Declaration {
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
  /// Whether the type is a protocol that says nothing about how a value is written or used here.
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
