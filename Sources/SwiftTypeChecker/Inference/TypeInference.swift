/// Infers the types of the expressions of one file.
///
/// Types flow both ways: an expression has the type that its parts make, and a literal has the type
/// that its place asks for. Whoever walks the file tells which names are in sight. The types of
/// expressions are remembered, so that a walk is linear in the size of the file.
package final class TypeInference {
  /// The declarations of the project and of the platform.
  package let index: DeclarationIndex
  /// Looks up the names of types.
  package let lookup: TypeLookup
  /// The number of the file whose private declarations are in sight.
  package internal(set) var file: Int
  /// What is in sight at the current place.
  var scope = LexicalScope()
  /// What was inferred so far.
  var memory = InferenceMemory()
  /// How much more may be tried.
  var effort = InferenceEffort()

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

/// What is in sight at a place of a file.
struct LexicalScope {
  /// The local names, the innermost last.
  var names: [[String: LocalName]] = [[:]]
  /// The type around the place, and the generic parameters.
  var context = TypeContext()
  /// The bounds of the generic parameters.
  var bounds: [String: [SwiftType]] = [:]
  /// What the associated types of generic parameters are, by `where T.Item == U`.
  var equalities: [SwiftType: SwiftType] = [:]
  /// Tells scopes apart: it changes with each local name.
  var generation = 0
}

/// What a local name stands for.
package enum LocalName {
  /// A value of a type.
  case value(SwiftType)
  /// A local function.
  case function(FunctionDeclaration)
}

extension TypeInference {
  /// The qualified name of the type around the place.
  package var owner: String? { scope.context.owner }

  /// Whether the place is within a body, where declarations are local.
  package var isInBody: Bool { scope.names.count > 1 }

  /// The type of `self`.
  package var selfType: SwiftType {
    guard let owner else { return .unknown }
    let generics = index.type(named: owner)?.generics ?? []
    return .nominal(owner, generics.map { .parameter($0.name) })
  }

  /// Returns what `body` returns, with a scope of its own for local names.
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

  /// Makes a local name stand for a value of a type.
  package func bind(_ name: String, to type: SwiftType) {
    scope.names[scope.names.count - 1][name] = .value(type)
    renewGeneration()
  }

  /// Makes the local functions among statements visible, which are so before their declaration.
  package func declareFunctions(in statements: [Statement]) {
    for case .declaration(.function(let function)) in statements where isInBody {
      scope.names[scope.names.count - 1][function.name] = .function(function)
    }
  }

  /// Notes that names mean something else from here on.
  func renewGeneration() {
    memory.lastGeneration += 1
    scope.generation = memory.lastGeneration
  }

  /// Returns what a local name stands for; `nil` where none of this name is in sight.
  package func local(_ name: String) -> LocalName? {
    for names in scope.names.reversed() {
      if let local = names[name] { return local }
    }
    return nil
  }

  /// Calls `body` with the members of a type or extension in sight.
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

  /// Returns the name of the type that an extension extends, which may go by an alias.
  private func extendedPath(_ components: [String]) -> String {
    let path = components.joined(separator: ".")
    guard components.count == 1, index.type(named: path) == nil else { return path }
    return lookup.resolve(.named(path), in: TypeContext()).name ?? path
  }

  /// Calls `body` with the generic parameters of a function in sight.
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

  /// Notes what requirements tell of the generic parameters in sight.
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
    var own = Bindings()
    own["Self"] = selfType
    return lookup.substitute(own, in: type)
  }

  /// Returns the type that a plain name means here; a foreign type if nothing declares it.
  package func lookUpType(named name: String) -> SwiftType {
    lookup.lookUp(name, in: scope.context)
  }

  /// What a literal of a type means; `nil` for a type without a role.
  package func role(of type: SwiftType) -> LiteralRole? {
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    return type.name.flatMap { index.type(named: $0)?.role }
  }

  /// Returns the type that an associated type in sight is required to be, else the type itself.
  func concrete(_ type: SwiftType) -> SwiftType {
    switch type {
    case .dependent, .parameter: scope.equalities[type] ?? type
    default: type
    }
  }
}
