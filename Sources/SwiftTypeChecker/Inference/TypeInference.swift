/// Infers the types of the expressions of one file.
///
/// Types flow in both directions: the parts of an expression determine its type, and a literal gets
/// the type that is expected of it. The caller that walks the file binds the visible names. The
/// types of expressions are cached, so that a walk takes linear time.
package final class TypeInference {
  /// The declarations of the project and of the platform.
  package let index: DeclarationIndex
  /// Looks up the names of types.
  package let lookup: TypeLookup
  /// The number of the file whose private declarations are visible.
  @exclusivity(unchecked) package internal(set) var file: Int
  // These are accessed millions of times, and never while another access is in progress. The check
  // of that at run time takes longer than most of the accesses.

  /// The visible names at the current position.
  @exclusivity(unchecked) var scope = LexicalScope()
  /// The types that were inferred so far.
  @exclusivity(unchecked) var memory = InferenceCache()
  /// The remaining work that the inference may do.
  @exclusivity(unchecked) var effort = InferenceBudget()

  /// Begins with a file.
  ///
  /// - Parameters:
  ///   - file: The number of the file in the index.
  ///   - lookup: Looks up types; files that are checked one after another share it.
  package init(file: Int, lookup: TypeLookup) {
    self.file = file
    self.lookup = lookup
    index = lookup.index
    index.beginFile()
  }

  /// Chooses between the declarations that a call may mean.
  package var overloads: OverloadResolver { OverloadResolver(inference: self) }
}

// MARK: - Scope

/// The visible names at a position of a file.
struct LexicalScope {
  /// The local names, the innermost last.
  var names: [[String: LocalName]] = [[:]]
  /// The enclosing type and the generic parameters.
  var context = TypeContext()
  /// The bounds of the generic parameters.
  var bounds: [String: [SwiftType]] = [:]
  /// The types that associated types of generic parameters must be: `where T.Item == U`.
  var equalities: [SwiftType: SwiftType] = [:]
  /// Identifies the scope; it changes with each local name.
  var generation = 0
}

/// The meaning of a local name.
package enum LocalName {
  /// A value of a type.
  case value(SwiftType)
  /// A local function.
  case function(FunctionDeclaration)
}

extension TypeInference {
  /// The qualified name of the enclosing type.
  package var owner: String? { scope.context.owner }

  /// Whether the position is within a body, in which declarations are local.
  package var isInBody: Bool { scope.names.count > 1 }

  /// The type of `self`.
  package var selfType: SwiftType {
    guard let owner else { return .unknown }
    let generics = index.type(named: owner)?.generics ?? []
    return .nominal(owner, generics.map { .parameter($0.name) })
  }

  /// Returns the result of `body`, which has a separate scope for local names.
  package func inScope<Result>(_ body: () -> Result) -> Result {
    let outer = scope.generation
    scope.names.append([:])
    renewGeneration()
    defer {
      scope.names.removeLast()
      scope.generation = outer
    }
    return body()
  }

  /// Binds a local name to a value of a type.
  package func bind(_ name: String, to type: SwiftType) {
    scope.names[scope.names.count - 1][name] = .value(type)
    renewGeneration()
  }

  /// Makes the local functions among statements visible, also before their declaration.
  package func declareFunctions(in statements: [Statement]) {
    for case .declaration(.function(let function)) in statements where isInBody {
      scope.names[scope.names.count - 1][function.name] = .function(function)
    }
  }

  /// Begins a new generation of local names.
  func renewGeneration() {
    memory.lastGeneration += 1
    scope.generation = memory.lastGeneration
  }

  /// Returns the meaning of a local name; `nil` if none of this name is visible.
  package func local(_ name: String) -> LocalName? {
    for names in scope.names.reversed() {
      if let local = names[name] { return local }
    }
    return nil
  }

  /// Calls `body` with the members of a type or extension visible.
  package func inType(_ type: TypeDeclaration, _ body: () -> Void) {
    let outer = scope
    defer { scope = outer }
    let path = type.kind == .extended ? extendedPath(type.name) : type.name.joined(separator: ".")
    let nested = owner.map { "\($0).\(path)" }
    scope.context.owner = nested.flatMap { index.type(named: $0) == nil ? nil : $0 } ?? path
    scope.names = [[:]]
    renewGeneration()
    let entry = owner.flatMap { index.type(named: $0) }
    for generic in (entry?.generics ?? []) + type.generics {
      scope.bounds[generic.name] = resolvedBounds(generic.bounds)
    }
    for name in entry?.associatedTypes ?? [] {
      let alias = owner.flatMap { index.alias(named: name, ofType: $0) }
      guard let alias, !alias.bounds.isEmpty else { continue }
      scope.bounds[name] = resolvedBounds(alias.bounds)
    }
    note(type.equalities)
    body()
  }

  /// Returns the name of the type that an extension extends, possibly by an alias.
  private func extendedPath(_ components: [String]) -> String {
    let path = components.joined(separator: ".")
    guard components.count == 1, index.type(named: path) == nil else { return path }
    return lookup.resolve(.named(path), in: TypeContext()).name ?? path
  }

  /// Calls `body` with the generic parameters of a function visible.
  package func withGenerics(of function: FunctionDeclaration, _ body: () -> Void) {
    let outer = (scope.context, scope.bounds, scope.equalities)
    scope.context = scope.context.adding(function.generics)
    for parameter in function.generics {
      scope.bounds[parameter.name] = resolvedBounds(parameter.bounds)
    }
    note(function.equalities)
    body()
    (scope.context, scope.bounds, scope.equalities) = outer
  }

  private func resolvedBounds(_ bounds: [TypeReference]) -> [SwiftType] {
    bounds.map { lookup.resolve($0, in: scope.context) }
  }

  /// Records the requirements of the visible generic parameters.
  private func note(_ requirements: [TypeDeclaration.Equality]) {
    for requirement in requirements {
      let type = lookup.resolve(requirement.type, in: scope.context)
      scope.equalities[lookup.resolve(requirement.left, in: scope.context)] = type
    }
  }
}

// MARK: - Types

extension TypeInference {
  /// Returns the type that `reference` means here.
  package func resolve(_ reference: TypeReference) -> SwiftType {
    let type = lookup.resolve(reference, in: scope.context)
    guard type.isGeneric else { return type }
    var own = Bindings()
    own["Self"] = selfType
    return lookup.substitute(own, in: type)
  }

  /// Returns the type that a plain name means here; a foreign type if nothing declares it.
  package func lookUpType(named name: String) -> SwiftType {
    lookup.lookUp(name, in: scope.context)
  }

  /// Returns the role of a literal of a type; `nil` for a type without a role.
  package func role(of type: SwiftType) -> LiteralRole? {
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    return type.name.flatMap { index.type(named: $0)?.role }
  }

  /// Returns the type that a visible associated type must be, or else the type itself.
  func concrete(_ type: SwiftType) -> SwiftType {
    switch type {
    case .dependent, .parameter: scope.equalities[type] ?? type
    default: type
    }
  }
}
