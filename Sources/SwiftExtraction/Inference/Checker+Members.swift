/// Looking up what a name means, as a member of a type or on its own.
extension Checker {
  /// Returns the type whose members a value of `type` has; a generic parameter has those of its
  /// bounds.
  func memberBase(of type: SwiftType) -> SwiftType {
    guard case .parameter(let name) = type, let bounds = bounds[name] else { return type }
    return bounds.count == 1 ? bounds[0] : .composition(bounds)
  }

  /// What the generic parameters of `parent` stand for in a value of type `base`.
  func bindings(of parent: SwiftType, as base: SwiftType) -> Bindings {
    guard let name = parent.name, let entry = index.type(named: name) else { return Bindings() }
    var bindings = Bindings(entry.generics, parent.arguments)
    bindings["Self"] = base
    for name in lookup.associatedTypes(of: parent) where bindings[name] == nil {
      let type = lookup.associated(name, of: base)
      if !type.isUnknown, type != .parameter(name) { bindings[name] = type }
    }
    return bindings
  }

  /// Returns the functions of this name that a value of `type`, or the type itself, has.
  func functions(named name: String, of type: SwiftType, isStatic: Bool?) -> [Candidate] {
    var result: [Candidate] = []
    for parent in lookup.lineage(of: memberBase(of: type)) {
      guard let parentName = parent.name else { continue }
      let functions = index.functions(named: name, ofType: parentName)
        .filter { function in
          isStatic == nil || function.declaration.isStatic == isStatic
        }
      guard !functions.isEmpty else { continue }
      let bindings = bindings(of: parent, as: type)
      result += functions.map { Candidate($0, bindings: bindings, base: type) }
    }
    return result
  }

  /// Returns the type of a variable of a value of `type`, or of the type itself; `nil` where there
  /// is none of this name.
  func variable(named name: String, of type: SwiftType, isStatic: Bool) -> SwiftType? {
    for parent in lookup.lineage(of: memberBase(of: type)) {
      guard let parentName = parent.name else { continue }
      let found = index.variables(named: name, ofType: parentName)
        .first { $0.declaration.isStatic == isStatic }
      guard let found else { continue }
      let declared = self.type(of: found, named: name)
      return lookup.substitute(bindings(of: parent, as: type), in: declared)
    }
    return nil
  }

  /// Whether nothing of the type's lineage is out of sight.
  func isComplete(_ type: SwiftType) -> Bool {
    let lineage = lookup.lineage(of: memberBase(of: type))
    return !lineage.isEmpty
      && lineage.allSatisfy { $0.name.map { index.declaresType(named: $0) } ?? true }
  }

  /// Returns the type of a declared variable, inferred from its initial value where none is
  /// written.
  func type(of variable: VariableEntry, named name: String) -> SwiftType {
    let declaration = variable.declaration
    let context = TypeContext(owner: variable.owner)
    if let type = declaration.type { return lookup.resolve(type, in: context) }
    if let known = variableTypes[variable.identifier] { return known }
    // A variable that refers to itself has no type that could be found here.
    variableTypes[variable.identifier] = .unknown
    let type = inferred(declaration, named: name, in: context)
    variableTypes[variable.identifier] = type
    return type
  }

  private func inferred(
    _ declaration: VariableDeclaration,
    named name: String,
    in context: TypeContext
  ) -> SwiftType {
    if let value = declaration.initialValue {
      let (scopes, outer, outerBounds) = (self.scopes, self.context, self.bounds)
      let outerGeneration = generation
      self.scopes = [[:]]
      self.context = context
      renewGeneration()
      defer {
        (self.scopes, self.context, self.bounds) = (scopes, outer, outerBounds)
        generation = outerGeneration
      }
      let type = self.type(of: value)
      return component(named: name, of: declaration.pattern, in: type)
    }
    return wrapped(by: declaration.attributes)
  }

  /// Returns the part of a tuple's type that a pattern gives a name.
  private func component(
    named name: String,
    of pattern: Pattern,
    in type: SwiftType
  ) -> SwiftType {
    guard case .tuple(let patterns) = pattern, case .tuple(let types) = type else { return type }
    for (pattern, type) in zip(patterns, types) where pattern.pattern.names.contains(name) {
      return component(named: name, of: pattern.pattern, in: type.type)
    }
    return .unknown
  }

  /// Returns the type of a variable whose wrapper names it: `@Environment(Model.self)`.
  private func wrapped(by attributes: [Attribute]) -> SwiftType {
    for attribute in attributes {
      guard let first = attribute.arguments.first, first.label == nil else { continue }
      if case .member(let base?, "self", _) = first.value.kind {
        return type(of: base).instance ?? .unknown
      }
      if case .keyPath(let components) = first.value.kind,
        attribute.simpleName == "Environment"
      {
        return components.reduce(.nominal("EnvironmentValues", [])) { type, name in
          variable(named: name, of: type, isStatic: false) ?? .unknown
        }
      }
    }
    return .unknown
  }
}
