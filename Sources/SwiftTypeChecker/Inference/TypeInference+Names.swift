/// The lookup of names without a base.
extension TypeInference {
  /// Returns the type of the value of a name.
  package func type(ofName name: String, _ arguments: [TypeReference]) -> SwiftType {
    if case .value(let type)? = local(name) { return type }
    switch name {
    case "self": return selfType
    case "Self": return .metatype(selfType)
    case "super": return superType
    default: break
    }
    if name.utf8.first == UInt8(ascii: "$"), let type = projected(String(name.dropFirst())) {
      return type
    }
    if name.utf8.first == UInt8(ascii: "_"), name.utf8.count > 1,
      let type = storage(String(name.dropFirst()))
    {
      return type
    }
    let isPlain = arguments.isEmpty && !scope.context.generics.contains(name)
    let location = InferenceCache.PlainName(name: name, owner: scope.context.owner, file: file)
    if isPlain, let known = memory.plainTypes[location] { return known }
    if let type = memberOfEnclosingType(name) { return type }
    if let global = nearest(index.variables(named: name)) {
      return type(of: global, named: name)
    }
    if let type = typeNamed(name, arguments) {
      if isPlain { memory.plainTypes[location] = type }
      return type
    }
    return type(ofFunction: name) ?? .unknown
  }

  /// Returns the type of a function that is named and not called.
  private func type(ofFunction name: String) -> SwiftType? {
    if case .function(let declaration)? = local(name) {
      let entry = FunctionEntry(declaration: declaration, isKnown: false, file: file)
      return functionType(of: Candidate(entry))
    }
    let global = index.functions(named: name).filter { isVisible($0) }.map { Candidate($0) }
    let functions = candidatesOfEnclosingTypes(name).candidates + global
    return functions.first.map { functionType(of: $0) }
  }

  /// Returns the metatype of a name; `nil` if it is not declared as a type.
  func typeNamed(_ name: String, _ arguments: [TypeReference]) -> SwiftType? {
    let reference = TypeReference.named(name, arguments)
    let type = resolve(reference)
    switch type {
    case .nominal(let name, _):
      let isDeclared = index.declaresType(named: name)
      // Types of modules that are not available are recognized by their capital letter.
      guard isDeclared || name.first?.isUppercase ?? false else { return nil }
      return .metatype(type)
    case .unknown: return nil
    case .parameter(let parameter):
      return scope.context.generics.contains(parameter) || isGenericOfOwner(parameter)
        ? .metatype(type) : nil
    default: return .metatype(type)
    }
  }

  private func isGenericOfOwner(_ name: String) -> Bool {
    guard let owner = scope.context.owner else { return false }
    return index.type(named: owner)?.generics.contains { $0.name == name } ?? false
  }

  private var superType: SwiftType {
    let supertypes = lookup.supertypes(of: selfType)
    return supertypes.dropFirst().first ?? .unknown
  }

  /// Returns the type of `$name`: that of the wrapper's projected value, which is mostly a binding.
  private func projected(_ name: String) -> SwiftType? {
    guard !name.isEmpty else { return nil }
    if local(name) == nil, let wrapper = storage(name),
      let type = variable(named: "projectedValue", of: wrapper, isStatic: false)
    {
      return type
    }
    let type = type(ofName: name, [])
    if case .nominal("Binding", _) = type { return type }
    return .binding(type)
  }

  /// Returns the type of `_name`: the wrapper itself.
  private func storage(_ name: String) -> SwiftType? {
    guard let owner = scope.context.owner,
      let entry = index.variables(named: name, ofType: owner).first
    else { return nil }
    let attributes = entry.declaration.attributes
    let unseen = attributes.first { $0.isWrapper }.map { resolve($0.name) }
    return (wrapper(among: attributes) ?? unseen)
      .map { applied($0, to: type(of: entry, named: name)) }
  }

  /// Returns a wrapper with the generic arguments that follow from the type of its values.
  private func applied(_ wrapper: SwiftType, to value: SwiftType) -> SwiftType {
    guard case .nominal(let name, let arguments) = wrapper,
      arguments.allSatisfy(\.isOpen)
    else { return wrapper }
    guard let entry = index.type(named: name),
      let wrapped = index.variables(named: "wrappedValue", ofType: name).first,
      let pattern = wrapped.declaration.type
    else { return .nominal(name, [value]) }
    var bindings = Bindings()
    bindings.unify(lookup.resolve(pattern, in: TypeContext(owner: name)), with: value)
    return .nominal(name, entry.generics.map { bindings[$0.name] ?? .unknown })
  }

  /// Looks up a variable or case in the enclosing types, from the inside out.
  private func memberOfEnclosingType(_ name: String) -> SwiftType? {
    var owner = scope.context.owner
    while let current = owner {
      let generics = index.type(named: current)?.generics ?? []
      let type = SwiftType.nominal(current, generics.map { .parameter($0.name) })
      if let found = variable(named: name, of: type, isStatic: false) { return found }
      if let found = variable(named: name, of: type, isStatic: true) { return found }
      if name == "rawValue" {
        let rawType = rawType(of: type)
        if !rawType.isUnknown { return rawType }
      }
      owner = current.enclosingTypeName
    }
    return nil
  }

  /// Prefers a declaration of the same file, then one of the project.
  private func nearest(_ entries: [VariableEntry]) -> VariableEntry? {
    let visible = entries.filter { isVisible($0) }
    return visible.first { $0.file == file } ?? visible.first { !$0.isKnown } ?? visible.first
  }

  /// Returns all candidates for a call of a plain name.
  package func candidates(named name: String, _ arguments: [TypeReference]) -> [Candidate] {
    switch local(name) {
    case .function(let declaration)?:
      return [Candidate(FunctionEntry(declaration: declaration, isKnown: false, file: file))]
    case .value(let type)?:
      return candidates(calling: type)
    case nil: break
    }
    guard arguments.isEmpty, !scope.context.generics.contains(name) else {
      return declaredCandidates(named: name, arguments).candidates
    }
    let location = InferenceCache.PlainName(name: name, owner: scope.context.owner, file: file)
    if let known = memory.plainNames[location] { return known }
    let (candidates, areDeclarations) = declaredCandidates(named: name, [])
    if areDeclarations { memory.plainNames[location] = candidates }
    return candidates
  }

  /// Returns the candidates of a plain name, and whether all of them are declarations that can be
  /// called.
  ///
  /// The type of a variable may not be known yet.
  private func declaredCandidates(
    named name: String,
    _ arguments: [TypeReference]
  ) -> (candidates: [Candidate], areDeclarations: Bool) {
    var (result, areDeclarations) = candidatesOfEnclosingTypes(name)
    result += index.functions(named: name).filter { isVisible($0) }.map { Candidate($0) }
    if let instance = typeNamed(name, arguments)?.instance {
      result += initializers(of: instance)
    }
    if result.isEmpty { return (candidates(calling: type(ofName: name, arguments)), false) }
    return (result, areDeclarations)
  }

  private func candidatesOfEnclosingTypes(
    _ name: String
  ) -> (candidates: [Candidate], areDeclarations: Bool) {
    var result: [Candidate] = []
    var areDeclarations = true
    var owner = scope.context.owner
    while let current = owner {
      let generics = index.type(named: current)?.generics ?? []
      let type = SwiftType.nominal(current, generics.map { .parameter($0.name) })
      result += functions(named: name, of: type, isStatic: nil)
      if result.isEmpty, let value = variable(named: name, of: type, isStatic: false) {
        result += candidates(calling: value)
        areDeclarations = false
      }
      owner = current.enclosingTypeName
    }
    return (result, areDeclarations)
  }

  /// Returns the candidates for a call of a value.
  package func candidates(calling type: SwiftType) -> [Candidate] {
    switch type.unwrapped {
    case .function(let parameters, let result):
      return [Candidate(calling: parameters, result)]
    case .metatype(let instance):
      return initializers(of: instance)
    case .nominal:
      return functions(named: "callAsFunction", of: type.unwrapped, isStatic: false)
    default: return []
    }
  }

  /// Returns the initializers of a type; a type that does not declare any inherits them.
  package func initializers(of type: SwiftType) -> [Candidate] {
    if case .nominal = type { return functions(named: "init", of: type, isStatic: true) }
    let base = memberBase(of: type)
    let all = functions(named: "init", of: base, isStatic: true)
    return all.map { candidate in
      var candidate = candidate
      candidate.base = type
      return candidate
    }
  }
}

extension Attribute {
  /// Whether the attribute may be a property wrapper.
  var isWrapper: Bool {
    guard let first = simpleName?.first else { return false }
    return first.isUppercase && simpleName != "MainActor"
      && !(simpleName ?? "").hasSuffix("Builder")
  }
}

extension SwiftType {
  /// Whether the type is a generic parameter, or not known.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .parameter: true
    default: false
    }
  }
}
