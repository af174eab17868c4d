/// Collects the declarations of trees into an index.
struct IndexBuilder: Sendable {
  private var index = DeclarationTables()
  private var file = 0
  private var isKnown = false

  mutating func add(_ tree: SourceTree, file: Int, isKnown: Bool) {
    self.file = file
    self.isKnown = isKnown
    if !isKnown { index.paths[file] = tree.path }
    for statement in tree.statements {
      if case .declaration(let declaration) = statement { add(declaration) }
    }
    for declaration in tree.localDeclarations { add(declaration) }
  }

  mutating func finished() -> DeclarationTables {
    resolveExtendedAliases()
    for (type, members) in index.typeMembers.sorted(by: { $0.key < $1.key }) {
      for (name, functions) in members.functions where name != "init" && name != "subscript" {
        index.members[name, default: []] += functions
      }
      if !(index.types[type]?.isDeclared ?? false) { noteStaticVariables(of: members) }
    }
    index.declarations = index.declarations.filter { $0.value.count > 1 }
    return index
  }

  /// Gives the members of an extension of an alias, such as `TimeInterval`, to the type it means.
  private mutating func resolveExtendedAliases() {
    for name in index.aliases.keys.sorted() {
      guard !(index.types[name]?.isDeclared ?? false), let members = index.typeMembers[name],
        let target = aliasedType(name)
      else { continue }
      index.typeMembers[target, default: TypeMembers()].add(members.moved(to: target))
      let inherited = index.types[name]?.inherited ?? []
      index.types[target, default: TypeEntry(name: target)].inherited += inherited
      index.typeMembers[name] = nil
      index.types[name] = nil
    }
  }

  /// Returns the name of the type that an alias means; `nil` for one of no plain type.
  private func aliasedType(_ name: String) -> String? {
    var current = name
    for _ in 0..<8 {
      guard case .named(let components)? = index.aliases[current]?.target, components.count == 1,
        components[0].arguments.isEmpty
      else { return nil }
      current = components[0].name
      if index.types[current]?.isDeclared ?? false { return current }
    }
    return nil
  }

  private mutating func noteStaticVariables(of members: TypeMembers) {
    for (name, variables) in members.variables {
      let staticVariables = variables.filter(\.declaration.isStatic)
      if !staticVariables.isEmpty { index.staticVariables[name, default: []] += staticVariables }
    }
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): add(type, in: nil)
    case .function(let function):
      let entry = FunctionEntry(
        declaration: function.signature,
        owner: nil,
        isKnown: isKnown,
        file: file
      )
      if function.kind == .macro {
        index.macros[function.name, default: []].append(entry)
      } else {
        index.functions[function.name, default: []].append(entry)
      }
    case .variable(let variable):
      for (name, entry) in entries(of: variable, in: nil) {
        index.variables[name, default: []].append(entry)
      }
    case .alias(let alias):
      index.aliases[alias.name] = alias
    }
  }

  private mutating func add(_ type: TypeDeclaration, in owner: String?) {
    let path = type.kind == .extended ? resolvedPath(type.name) : type.name.joined(separator: ".")
    let name = owner.map { "\($0).\(path)" } ?? path
    var entry = index.types.removeValue(forKey: name) ?? TypeEntry(name: name)
    if type.kind != .extended {
      entry.kind = type.kind
      entry.isDeclared = true
      entry.isOfPlatform = isKnown
      if let path = index.paths[file], !isKnown {
        index.declarations[name, default: RivalDeclarations()].add(path, file: file)
      }
      if !type.generics.isEmpty || !isKnown { entry.generics = type.generics }
      entry.role = entry.role ?? LiteralRole(type.attributes)
    }
    entry.inherited += type.inherited
    addMembers(of: type, to: &entry)
    index.types[name] = entry
    if type.kind != .extended { noteNested(name) }
    for case .type(let nested) in type.members { add(nested, in: name) }
    if type.isLocalizingMacro { index.localizingMacros.formUnion(type.name) }
  }

  /// Tells the type around a nested one of it.
  private mutating func noteNested(_ name: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    let owner = String(name[..<dot])
    index.types[owner, default: TypeEntry(name: owner)].nested
      .insert(String(name[name.index(after: dot)...]))
  }

  /// Returns the name of an extended type without the module before it.
  private func resolvedPath(_ components: [String]) -> String {
    let path = components.joined(separator: ".")
    guard components.count > 1, index.types[path] == nil else { return path }
    let withoutModule = components.dropFirst().joined(separator: ".")
    return index.types[withoutModule] == nil ? path : withoutModule
  }

  private mutating func addMembers(of type: TypeDeclaration, to entry: inout TypeEntry) {
    var members = index.typeMembers.removeValue(forKey: entry.name) ?? TypeMembers()
    for member in type.members { add(member, of: type, named: entry.name, to: &members) }
    if !isKnown, let initializer = type.memberwiseInitializer {
      members.functions["init", default: []]
        .append(
          FunctionEntry(declaration: initializer, owner: entry.name, isKnown: false, file: file)
        )
    }
    for case .alias(let alias) in type.members {
      if members.aliases[alias.name]?.target == nil {
        entry.associatedTypes.insert(alias.name)
      } else {
        entry.associatedTypes.remove(alias.name)
      }
    }
    index.typeMembers[entry.name] = members
    if type.kind == .protocolType { noteRequirements(of: type, in: &entry) }
  }

  /// Tells by which variables and functions a protocol's associated types can be found out.
  private func noteRequirements(of type: TypeDeclaration, in entry: inout TypeEntry) {
    for name in entry.associatedTypes {
      entry.requirements[name] = type.members.compactMap { member in
        switch member {
        case .variable(let variable) where variable.type?.mentions(name) ?? false: variable.name
        case .function(let function) where function.mentions(name): function.name
        default: nil
        }
      }
    }
  }

  private mutating func add(
    _ member: Declaration,
    of type: TypeDeclaration,
    named owner: String,
    to members: inout TypeMembers
  ) {
    switch member {
    case .type: break
    case .function(let function):
      var signature = function.signature
      signature.isPrivate = signature.isPrivate || type.isPrivate
      var function = FunctionEntry(
        declaration: signature,
        owner: owner,
        equalities: type.equalities,
        bounds: type.kind == .extended ? type.generics : [],
        isInExtension: type.kind == .extended,
        isKnown: isKnown,
        file: file
      )
      if isKnown, function.takesAnyString { function.declaration.isDisfavoured = true }
      let name = function.declaration.name
      members.functions[name, default: []].append(function)
      if isKnown, let sibling = function.takingResources {
        members.functions[name, default: []].append(sibling)
      }
    case .variable(let variable):
      var variable = variable
      variable.isPrivate = variable.isPrivate || type.isPrivate
      for (name, variable) in entries(of: variable, in: owner) {
        members.variables[name, default: []].append(variable)
      }
    case .alias(let alias):
      // A default of an associated type gives way to what a type says.
      if alias.target != nil || members.aliases[alias.name] == nil {
        members.aliases[alias.name] = alias
      }
    }
  }

  private mutating func entries(
    of variable: VariableDeclaration,
    in owner: String?
  ) -> [(String, VariableEntry)] {
    var signature = variable
    if signature.type != nil { signature.initialValue = signature.initialValue.map(\.placeholder) }
    signature.getter = signature.getter.map { _ in [] }
    signature.otherAccessors = []
    return variable.pattern.names.map { name in
      index.variableCount += 1
      let entry = VariableEntry(
        declaration: signature,
        owner: owner,
        isKnown: isKnown,
        file: file,
        identifier: index.variableCount
      )
      return (name, entry)
    }
  }
}

extension FunctionDeclaration {
  /// The function without its body, as callers see it.
  var signature: FunctionDeclaration {
    var result = self
    result.body = []
    result.rawValue = nil
    for index in result.parameters.indices { result.parameters[index].defaultValue = nil }
    return result
  }
}

extension FunctionEntry {
  /// Whether the first argument is a string of any type.
  ///
  /// Such an overload stands beside one that takes a key, and is disfavoured wherever it does; the
  /// documentation, from which part of the tables comes, does not tell.
  fileprivate var takesAnyString: Bool {
    guard let first = declaration.parameters.first, first.label == nil,
      case .named(let components) = first.type, components.count == 1,
      let name = components.first?.name
    else { return false }
    let bounds = declaration.generics.first { $0.name == name }?.bounds ?? [first.type]
    return bounds.contains(.named("StringProtocol"))
  }

  /// The overload that takes a resource where this one takes a key; `nil` where it takes none.
  ///
  /// All of SwiftUI has it since the SDKs of 2025, and so the tables need not.
  fileprivate var takingResources: FunctionEntry? {
    guard owner != "LocalizedStringKey" else { return nil }
    var result = self
    var isChanged = false
    for index in result.declaration.parameters.indices
    where result.declaration.parameters[index].type == .named("LocalizedStringKey") {
      result.declaration.parameters[index].type = .named("LocalizedStringResource")
      isChanged = true
    }
    result.declaration.isDisfavoured = true
    return isChanged ? result : nil
  }
}

extension FunctionDeclaration {
  /// Whether a type of this name occurs in the parameters or the result.
  fileprivate func mentions(_ name: String) -> Bool {
    parameters.contains { $0.type.mentions(name) } || (result?.mentions(name) ?? false)
  }
}

extension Expression {
  /// Something that stands where a value was.
  fileprivate var placeholder: Expression {
    Expression(.opaque([]), at: offset)
  }
}

extension Pattern {
  /// The names that the pattern binds.
  var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let elements), .enumCase(_, _, let elements): elements.flatMap(\.pattern.names)
    case .optional(let pattern), .typed(let pattern, _): pattern.names
    case .expression, .wildcard: []
    }
  }
}
