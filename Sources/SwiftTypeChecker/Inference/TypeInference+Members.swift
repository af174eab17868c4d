/// The lookup of names, as members of a type or without a base.
extension TypeInference {
  /// Returns the type whose members a value of `type` has: for a generic parameter, that of its
  /// bounds.
  package func memberBase(of type: SwiftType) -> SwiftType {
    memberBase(of: type, depth: 0)
  }

  /// Follows at most a number of associated types, because a requirement such as `Slice ==
  /// Slice.Slice` leads back to itself.
  private func memberBase(of type: SwiftType, depth: Int) -> SwiftType {
    switch concrete(type) {
    case .parameter(let name):
      return scope.bounds[name].map { composed($0) } ?? type
    case .dependent(let base, let name):
      guard depth < TypeLookup.maximumDepth else { return type }
      let bounds = associatedTypeBounds(name, of: memberBase(of: base, depth: depth + 1))
      return bounds.isEmpty ? type : composed(bounds)
    case let other: return other
    }
  }

  private func composed(_ bounds: [SwiftType]) -> SwiftType {
    bounds.count == 1 ? bounds[0] : .composition(bounds)
  }

  /// Returns the bounds of an associated type in the protocols of `base`.
  private func associatedTypeBounds(_ name: String, of base: SwiftType) -> [SwiftType] {
    for parent in lookup.supertypes(of: base) {
      guard let owner = parent.name, let alias = index.alias(named: name, ofType: owner) else {
        continue
      }
      return alias.bounds.map { lookup.resolve($0, in: TypeContext(owner: owner)) }
    }
    return []
  }

  /// Returns the functions of this name that a value of `type`, or the type itself, has.
  package func functions(named name: String, of type: SwiftType, isStatic: Bool?) -> [Candidate] {
    let functions: MemberFunctions
    if case .nominal = type {
      functions = lookup.functions(named: name, of: type, isStatic: isStatic)
    } else {
      functions = lookup.findFunctions(
        named: name,
        in: lookup.lineage(of: memberBase(of: type)),
        as: type,
        isStatic: isStatic
      )
    }
    let candidates = functions.areCertain ? functions.candidates : weighted(functions.candidates)
    if functions.areSeenByAll { return candidates }
    return candidates.filter { candidate in
      let rivals = candidate.entry.owner.flatMap { index.rivals(ofType: $0) }
      return isVisible(candidate.entry) && belongs(candidate.entry.file, to: rivals)
    }
  }

  /// Returns candidates of which some may not be members of their base.
  ///
  /// The body of a view builds views, so members that the enclosing type has, too, are likely.
  private func weighted(_ candidates: [Candidate]) -> [Candidate] {
    let supertypes = lookup.supertypes(of: selfType)
    return candidates.map { candidate in
      guard candidate.certainty == .possible, let owner = candidate.entry.owner,
        supertypes.contains(where: { $0.name == owner })
      else { return candidate }
      var result = candidate
      result.certainty = .likely
      return result
    }
  }

  /// Returns the type of a variable of a value of `type`, or of the type itself; `nil` if it has
  /// none of this name.
  func variable(named name: String, of type: SwiftType, isStatic: Bool) -> SwiftType? {
    for parent in lookup.supertypes(of: memberBase(of: type)) {
      guard let parentName = parent.name else { continue }
      let variables = index.variables(named: name, ofType: parentName)
      guard !variables.isEmpty else { continue }
      let rivals = index.rivals(ofType: parentName)
      let candidates = variables.filter {
        $0.declaration.isStatic == isStatic && isVisible($0) && belongs($0.file, to: rivals)
      }
      let found = candidates.first {
        $0.equalities.isEmpty && $0.bounds.isEmpty
          || overloads.meets(
            $0.equalities,
            $0.bounds,
            of: $0.owner,
            with: lookup.bindings(of: parent, as: type)
          )
      }
      guard let found else { continue }
      let declared = self.type(of: found, named: name)
      guard declared.isGeneric else { return declared }
      return lookup.substitute(lookup.bindings(of: parent, as: type), in: declared)
    }
    return nil
  }

  /// Whether `memberFile` declares a member of the type that the current file means among `rivals`.
  private func belongs(_ memberFile: Int, to rivals: AmbiguousTypeDeclarations?) -> Bool {
    guard let rivals, memberFile != file,
      let own = index.path(ofFile: file).flatMap(rivals.nearest),
      let other = index.path(ofFile: memberFile).flatMap(rivals.nearest)
    else { return true }
    return own == other
  }

  /// Whether a function, which may be private to another file, is visible in this file.
  package func isVisible(_ function: FunctionEntry) -> Bool {
    !function.declaration.isPrivate || function.file == file
  }

  /// Whether a variable, which may be private to another file, is visible in this file.
  package func isVisible(_ variable: VariableEntry) -> Bool {
    !variable.declaration.isPrivate || variable.file == file
  }

  /// Whether all of the type's lineage is available.
  func isComplete(_ type: SwiftType) -> Bool {
    let supertypes = lookup.supertypes(of: memberBase(of: type))
    return !supertypes.isEmpty
      && supertypes.allSatisfy { $0.name.map { index.declaresType(named: $0) } ?? true }
  }

  /// Returns the type of a declared variable, inferred from its initial value if it has no
  /// annotation.
  package func type(of variable: VariableEntry, named name: String) -> SwiftType {
    let declaration = variable.declaration
    let context = TypeContext(owner: variable.owner)
    if let type = declaration.type { return lookup.resolve(type, in: context) }
    if let known = memory.variableTypes[variable.identifier] { return known }
    // The type of a variable that refers to itself cannot be inferred.
    memory.variableTypes[variable.identifier] = .unknown
    let outerFile = file
    file = variable.file
    defer { file = outerFile }
    let type = inferred(declaration, named: name, in: context)
    memory.variableTypes[variable.identifier] = type
    return type
  }

  private func inferred(
    _ declaration: VariableDeclaration,
    named name: String,
    in context: TypeContext
  ) -> SwiftType {
    let outer = scope
    defer { scope = outer }
    scope.names = [[:]]
    scope.context = context
    renewGeneration()
    if let value = declaration.initialValue {
      if let type = fixedType(wrappedBy: declaration.attributes) { return type }
      let type = self.type(of: value)
      return component(named: name, of: declaration.pattern, in: type)
    }
    return wrapped(by: declaration.attributes)
  }

  /// Returns the type of the values of a wrapper with a fixed type; `nil` for a wrapper that uses
  /// the type of its initial value.
  private func fixedType(wrappedBy attributes: [Attribute]) -> SwiftType? {
    guard let wrapper = wrapper(among: attributes), let name = wrapper.name,
      index.type(named: name)?.generics.isEmpty ?? false
    else { return nil }
    return variable(named: "wrappedValue", of: wrapper, isStatic: false)
  }

  /// Returns the type of the property wrapper among attributes, if it is available.
  func wrapper(among attributes: [Attribute]) -> SwiftType? {
    for attribute in attributes where attribute.isWrapper {
      let type = resolve(attribute.name)
      guard let name = type.name, let entry = index.type(named: name),
        !index.variables(named: "wrappedValue", ofType: name).isEmpty
      else { continue }
      guard !entry.generics.isEmpty, type.arguments.isEmpty, !attribute.arguments.isEmpty else {
        return type
      }
      let call = Expression.Call(
        callee: Expression(.type(attribute.name), at: attribute.offset),
        arguments: attribute.arguments,
        trailingClosures: []
      )
      return overloads.resolution(of: call, among: initializers(of: type))?.result ?? type
    }
    return nil
  }

  /// Returns the part of a tuple's type that a pattern binds to a name.
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

  /// Returns the type of a variable whose wrapper contains it: `@Environment(Model.self)`.
  private func wrapped(by attributes: [Attribute]) -> SwiftType {
    for attribute in attributes {
      guard let first = attribute.arguments.first, first.label == nil else { continue }
      if case .member(let base?, "self", _) = first.value.kind {
        return type(of: base).instance ?? .unknown
      }
      if case .keyPath(_, let components) = first.value.kind,
        attribute.simpleName == "Environment"
      {
        return type(atKeyPath: components, of: .nominal("EnvironmentValues", []))
      }
    }
    guard let wrapper = wrapper(among: attributes) else { return keyedValue(of: attributes) }
    return variable(named: "wrappedValue", of: wrapper, isStatic: false) ?? .unknown
  }

  /// Returns the type of a variable whose wrapper is not available and has a typed key,
  /// `@Stored(.name)`.
  ///
  /// It is the `Value` of the project's `static let name = Key<Value>(…)`.
  private func keyedValue(of attributes: [Attribute]) -> SwiftType {
    for attribute in attributes where attribute.isWrapper && attribute.arguments.count == 1 {
      guard attribute.arguments[0].label == nil,
        case .member(nil, let name, _) = attribute.arguments[0].value.kind
      else { continue }
      for key in index.staticVariables(named: name) where isVisible(key) {
        let arguments = type(of: key, named: name).arguments
        if arguments.count == 1 { return arguments[0] }
      }
    }
    return .unknown
  }
}
