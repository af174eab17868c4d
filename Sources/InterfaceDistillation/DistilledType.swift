import SwiftExtraction

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
