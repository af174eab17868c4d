import SwiftTypeChecker

/// Selects the declarations that determine the types of literals and interpolations.
///
/// The rules depend only on declarations, and applying them to the result does not change it. A
/// table can therefore be generated again without the original interfaces.
struct Selection {
  private let modules: [InterfaceModule]
  /// The modules of which to include all members whose type determines a specifier.
  private let modulesWithMembers: Set<String>
  /// The names of the types whose literals are keys, and of `Text`, which accepts the same
  /// literals.
  private let localizing: Set<String>
  /// The functions that accept a key, each as its type, name and labels.
  private var localizingFunctions: Set<String> = []
  /// The types with these functions.
  private var localizingOwners: Set<String> = []
  /// The types with members whose type determines a specifier.
  private var typesWithSpecifierMembers: Set<String> = []
  /// The selected protocols, and the associated types that their members mention.
  private var protocols: Set<String> = []
  private var associatedTypes: Set<String> = []

  init(_ modules: [InterfaceModule], membersOf modulesWithMembers: Set<String>) {
    self.modules = modules
    self.modulesWithMembers = modulesWithMembers
    let roles = modules.flatMap(\.types.values).filter { !$0.roles.isEmpty }.map(\.name)
    // Within `String`, the nested type can be referred to by its short name.
    localizing = Set(roles + roles.compactMap { $0.split(separator: ".").last.map(String.init) })
      .union(["Text"])
    findLocalizingFunctions()
    findTypesWithSpecifierMembers()
    findProtocols()
  }

  /// Returns the modules with the selected declarations.
  func selected() -> [InterfaceModule] {
    let reduced = modules.map { module in
      var module = module
      module.members = module.members.filter { isWanted($0.value, of: nil, in: module.name) }
      module.types = module.types.mapValues { type in
        var type = type
        type.members = type.members.filter { isWanted($0.value, of: type.name, in: module.name) }
        return type
      }
      return module
    }
    let types = reduced.flatMap(\.types.values)
    let relevant = types.filter { $0.kind != nil && $0.isRelevant }.map(\.name)
    let parents = withInheritingProtocols(Set(relevant), among: types)
    let localizing = types.filter { $0.kind == .protocolType && localizingOwners.contains($0.name) }
    let keyed = withInheritingProtocols(Set(localizing.map(\.name)), among: types)
    return reduced.map { $0.keeping(parents: parents, inheritingFrom: keyed) }
      .filter { !$0.types.isEmpty || !$0.members.isEmpty }
  }

  /// Returns the names, and those of the protocols that inherit from them.
  private func withInheritingProtocols(
    _ names: Set<String>,
    among types: [InterfaceType]
  ) -> Set<String> {
    var names = names
    var count = -1
    while names.count != count {
      count = names.count
      for type in types where type.kind == .protocolType {
        if type.inherited.contains(where: { $0.isNamed(in: names) }) { names.insert(type.name) }
      }
    }
    return names
  }
}

extension Selection {
  private mutating func findLocalizingFunctions() {
    for module in modules {
      for (owner, member) in module.allMembers {
        guard case .function(let function) = member.declaration, !function.isOperator,
          takesKey(function)
        else { continue }
        localizingFunctions.insert("\(owner ?? "").\(member.fullName)")
        if let owner { localizingOwners.insert(owner) }
      }
    }
  }

  private func takesKey(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { mentions($0.type, localizing) }
  }

  private mutating func findTypesWithSpecifierMembers() {
    for module in modules {
      for (owner, member) in module.allMembers {
        guard let owner, member.isSupplied || modulesWithMembers.contains(module.name),
          let type = member.declaration.valueType, type.determinesSpecifier,
          !Selection.usualNames.contains(member.declaration.baseName)
        else { continue }
        typesWithSpecifierMembers.insert(owner)
      }
    }
  }

  private mutating func findProtocols() {
    let all = modules.flatMap(\.types.values)
    protocols = Set(all.filter { $0.kind == .protocolType }.map(\.name))
    for module in modules {
      for (owner, member) in module.allMembers {
        guard case .alias(let alias) = member.declaration, alias.target == nil, let owner,
          protocols.contains(owner)
        else { continue }
        associatedTypes.insert(alias.name)
      }
    }
  }

  private func mentions(_ type: TypeReference, _ names: Set<String>) -> Bool {
    type.mentionedNames.contains { names.contains($0) }
  }
}

extension Selection {
  private func isWanted(_ member: InterfaceMember, of owner: String?, in module: String) -> Bool {
    if member.isSupplied { return true }
    let hasMembers = modulesWithMembers.contains(module)
    switch member.declaration {
    case .type: return false
    case .function(let function):
      return isWanted(function, of: owner, hasMembers: hasMembers)
    case .variable(let variable):
      guard let type = variable.type else { return false }
      if mentions(type, localizing) { return true }
      return hasMembers && !variable.isStatic && !variable.isUsual
        && (type.determinesSpecifier || hasSpecifierMembers(type))
    case .alias(let alias):
      return isWanted(alias, of: owner)
    }
  }

  private func isWanted(
    _ function: FunctionDeclaration,
    of owner: String?,
    hasMembers: Bool
  ) -> Bool {
    let fullName = Declaration.function(function).fullName
    if localizingFunctions.contains("\(owner ?? "").\(fullName)") { return true }
    guard hasMembers || function.result.map({ mentions($0, localizing) }) ?? false else {
      return false
    }
    if function.parameters.contains(where: \.type.isClosureWithParameters) { return true }
    if function.kind == .enumCase {
      return function.parameters.contains { $0.type.determinesSpecifier }
    }
    guard let result = function.result, !function.isStatic, !function.isOperator else {
      return false
    }
    return mentions(result, localizing) || result.determinesSpecifier
      || hasSpecifierMembers(result)
  }

  /// Returns whether a value of the type has members whose type determines a specifier.
  private func hasSpecifierMembers(_ type: TypeReference) -> Bool {
    guard let name = type.core?.mentionedNames.first else { return false }
    return typesWithSpecifierMembers.contains(name)
  }

  private func isWanted(_ alias: AliasDeclaration, of owner: String?) -> Bool {
    guard let target = alias.target else { return owner.map(protocols.contains) ?? false }
    if target.determinesSpecifier, owner == nil { return true }
    guard owner != nil else { return false }
    return alias.name == "Element" || target.mentionedNames.contains(where: localizing.contains)
  }
}

extension InterfaceModule {
  /// All members with their types.
  fileprivate var allMembers: [(owner: String?, member: InterfaceMember)] {
    members.values.map { (nil, $0) }
      + types.values.flatMap { type in type.members.values.map { (type.name, $0) } }
  }

  /// Returns the module without irrelevant conformances and types.
  ///
  /// - Parameters:
  ///   - parents: The protocols and classes that are relevant for the types that inherit from them.
  ///   - keyed: Those of the protocols that have functions with keys. Every type that conforms to
  ///     them is relevant.
  /// - Returns: The reduced module.
  fileprivate func keeping(
    parents: Set<String>,
    inheritingFrom keyed: Set<String>
  ) -> InterfaceModule {
    var module = self
    module.types = types.mapValues { type in
      var type = type
      type.conformances = type.conformances.filter { conformance in
        let parent = conformance.type
        return parent.isNamed(in: parents) || parent.isLiteralProtocol
          || (type.kind == .enumeration && parent.determinesSpecifier)
      }
      return type
    }
    var kept: Set<String> = []
    for type in module.types.values where type.isKept(knowing: parents, keyed) {
      var name: String? = type.name
      while let current = name, kept.insert(current).inserted {
        name = module.types[current]?.outerName
      }
    }
    module.types = module.types.filter { kept.contains($0.key) }
    return module
  }
}

extension InterfaceType {
  /// Whether the type itself has relevant members, or a role.
  fileprivate var isRelevant: Bool {
    isSupplied || !roles.isEmpty
      || members.values.contains { $0.isSupplied || !$0.isAssociatedType }
  }

  /// Returns whether the type is included, given the included protocols and classes.
  fileprivate func isKept(knowing parents: Set<String>, _ keyed: Set<String>) -> Bool {
    isRelevant || parents.contains(name) && kind != nil
      || conformances.contains { $0.type.isLiteralProtocol || $0.type.isNamed(in: keyed) }
  }
}

extension InterfaceMember {
  fileprivate var isAssociatedType: Bool {
    if case .alias(let alias) = declaration { alias.target == nil } else { false }
  }
}

extension Declaration {
  /// The type of the value of an expression that uses the declaration.
  fileprivate var valueType: TypeReference? {
    switch self {
    case .variable(let variable): variable.type
    case .function(let function): function.result
    case .type, .alias: nil
    }
  }
}

extension Selection {
  /// The names of members that are irrelevant because every value has them, with the same type.
  fileprivate static let usualNames: Set<String> = [
    "debugDescription", "description", "hashValue", "rawValue",
  ]
}

extension VariableDeclaration {
  fileprivate var isUsual: Bool { name.map(Selection.usualNames.contains) ?? true }
}

extension FunctionDeclaration {
  fileprivate var isOperator: Bool {
    name.unicodeScalars.first.map { !$0.properties.isXIDStart && $0 != "_" } ?? false
  }
}

extension TypeReference {
  fileprivate func isNamed(in names: Set<String>) -> Bool {
    guard case .named(let components) = self else { return false }
    return names.contains(components.map(\.name).joined(separator: "."))
  }

  /// Whether types that conform to the protocol can be created from string literals.
  fileprivate var isLiteralProtocol: Bool {
    guard case .named(let components) = self else { return false }
    return components.last?.name.hasPrefix("ExpressibleByString") ?? false
  }

  /// The type of a single value: without optionals, and with the element type instead of a
  /// collection.
  fileprivate var core: TypeReference? {
    switch self {
    case .optional(let wrapped): return wrapped.core
    case .named(let components):
      guard components.count == 1, components[0].name == "Array" || components[0].name == "Set",
        let element = components[0].arguments.first
      else { return self }
      return element.core
    default: return nil
    }
  }

  /// Whether the type itself determines a specifier: numbers, strings and similar types.
  fileprivate var determinesSpecifier: Bool {
    guard case .named(let components)? = core, components.count == 1 else { return false }
    return Self.specifierTypeNames.contains(components[0].name)
  }

  private static let specifierTypeNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "Float16", "CGFloat", "TimeInterval", "Decimal", "String", "Substring",
    "Character", "Date", "URL",
  ]

  /// Whether the type is a closure with parameters.
  fileprivate var isClosureWithParameters: Bool {
    switch self {
    case .function(let parameters, _): !parameters.isEmpty
    case .optional(let wrapped): wrapped.isClosureWithParameters
    default: false
    }
  }
}
