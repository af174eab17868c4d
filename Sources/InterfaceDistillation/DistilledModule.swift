import SwiftExtraction

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
