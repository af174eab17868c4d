/// The lookup of type names by the rules of the language, from the inside out.
///
/// The lookup caches its results for all files that share the index, and it belongs to one task.
package final class TypeLookup {
  /// The declarations.
  package let index: DeclarationIndex
  /// The meaning of names inside of a type, without the generic parameters of functions.
  private let names: QueryCache<Member<String?>, SwiftType>
  let lineages: QueryCache<SwiftType, Lineage>
  /// The supertypes of types without generic arguments, which are the majority.
  let plainLineages: QueryCache<String, Lineage>
  let openAssociatedTypes: QueryCache<String, [String]>
  let associatedTypes: QueryCache<Member<SwiftType>, SwiftType>
  let witnesses: QueryCache<Member<SwiftType>, SwiftType>
  let memberFunctions: QueryCache<MemberFunctions.Question, MemberFunctions>
  let signatures: QueryCache<ObjectIdentifier, Signature>
  /// The meaning of names in a supertype.
  private let inherited: QueryCache<Member<String>, SwiftType?>
  /// The names of the direct supertypes of a type, as far as they are available.
  private let parents: QueryCache<String, [String]>
  /// The lookups of names in supertypes that are in progress.
  private var openSupertypes: Set<Member<String>> = []
  /// The associated types whose witnesses are being determined.
  var openWitnesses: Set<Member<SwiftType>> = []
  /// The number of conditions of conformances that are being decided within each other.
  var conditionDepth = 0
  /// The number of aliases that are being followed; aliases may be cyclic.
  @exclusivity(unchecked) private var depth = 0

  /// The longest chain of aliases, and of nested types and supertypes, that is followed.
  static let maximumDepth = 24

  /// A name inside of a type.
  struct Member<Owner: Hashable>: Hashable {
    var name: String
    var owner: Owner
  }

  /// Creates a look-up in an index.
  package init(index: DeclarationIndex) {
    self.index = index
    names = QueryCache(index)
    lineages = QueryCache(index)
    plainLineages = QueryCache(index)
    openAssociatedTypes = QueryCache(index)
    associatedTypes = QueryCache(index)
    witnesses = QueryCache(index)
    memberFunctions = QueryCache(index)
    signatures = QueryCache(index)
    inherited = QueryCache(index)
    parents = QueryCache(index)
  }

  /// Returns the type that `reference` means in a context.
  package func resolve(_ reference: TypeReference, in context: TypeContext) -> SwiftType {
    switch reference {
    case .named(let components):
      return resolve(components, in: context)
    case .optional(let wrapped):
      return .optional(resolve(wrapped, in: context))
    case .tuple(let elements):
      return .tuple(
        elements.map { SwiftType.Element(label: $0.label, type: resolve($0.type, in: context)) }
      )
    case .function(let parameters, let result):
      return .function(
        parameters.map { resolve($0, in: context) },
        resolve(result, in: context)
      )
    case .composition(let members):
      return .composition(members.map { resolve($0, in: context) })
    case .metatype(let instance):
      return .metatype(resolve(instance, in: context))
    case .unknown:
      return .unknown
    }
  }

  private func resolve(
    _ components: [TypeReference.Component],
    in context: TypeContext
  ) -> SwiftType {
    guard let first = components.first else { return .unknown }
    var rest = components.dropFirst()
    var type = resolve(first, in: context)
    if case .nominal(let name, _) = type, index.type(named: name) == nil, let next = rest.first {
      // The first name is a module, or a type that is not available.
      let inModule = resolve(next, in: TypeContext())
      if case .nominal(let inner, _) = inModule, index.type(named: inner) != nil {
        type = inModule
        rest = rest.dropFirst()
      }
    }
    for component in rest { type = member(component, of: type, in: context) }
    return type
  }

  private func resolve(
    _ component: TypeReference.Component,
    in context: TypeContext
  ) -> SwiftType {
    let found = lookUp(component.name, in: context)
    guard !component.arguments.isEmpty else { return ownType(found, in: context) }
    let arguments = component.arguments.map { resolve($0, in: context) }
    if let alias = alias(named: component.name, in: context), !alias.generics.isEmpty {
      return substitute(Bindings(alias.generics, arguments), in: found)
    }
    return applying(arguments, to: found)
  }

  /// Returns a generic type with its own parameters if the context is inside of it.
  private func ownType(_ type: SwiftType, in context: TypeContext) -> SwiftType {
    guard case .nominal(let name, let arguments) = type, arguments.isEmpty,
      let owner = context.owner, owner == name || owner.hasPrefix(name + "."),
      let entry = index.type(named: name), !entry.generics.isEmpty
    else { return type }
    return .nominal(name, entry.generics.map { .parameter($0.name) })
  }

  /// Returns the alias that a plain name means in a context.
  private func alias(named name: String, in context: TypeContext) -> AliasDeclaration? {
    var owner = context.owner
    while let current = owner {
      if let alias = index.alias(named: name, ofType: current) { return alias }
      owner = current.enclosingTypeName
    }
    return index.declaresType(named: name) ? nil : index.alias(named: name)
  }

  /// Returns the type with its generic arguments, unless it comes from an alias with arguments.
  private func applying(_ arguments: [SwiftType], to type: SwiftType) -> SwiftType {
    guard !arguments.isEmpty, case .nominal(let name, let present) = type,
      present.isEmpty || present.allSatisfy({ if case .parameter = $0 { true } else { false } })
    else { return type }
    return .nominal(name, arguments)
  }

  private func member(
    _ component: TypeReference.Component,
    of type: SwiftType,
    in context: TypeContext
  ) -> SwiftType {
    let arguments = component.arguments.map { resolve($0, in: context) }
    if component.name == "Type" { return .metatype(type) }
    switch type {
    case .nominal(let name, let given):
      if let inner = nested(component.name, in: name) {
        let bindings = Bindings(index.type(named: name)?.generics ?? [], given)
        return applying(arguments, to: substitute(bindings, in: inner))
      }
      return .nominal("\(name).\(component.name)", arguments)
    case .parameter, .dependent:
      return .dependent(type, component.name)
    default:
      return .unknown
    }
  }

  /// Returns the type that a plain name means in a context; a foreign type if it is not declared.
  func lookUp(_ name: String, in context: TypeContext) -> SwiftType {
    if name == "Self" || context.generics.contains(name) { return .parameter(name) }
    return names.answer(Member(name: name, owner: context.owner)) {
      deeper { find(name, inside: context.owner).limited } ?? .unknown
    }
  }

  /// Returns the result of `find` one level deeper; an unknown type if that is too deep.
  private func deeper(_ find: () -> SwiftType?) -> SwiftType? {
    guard depth < Self.maximumDepth else {
      index.markIncomplete()
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    return find()
  }

  private func find(_ name: String, inside innermost: String?) -> SwiftType {
    var owner = innermost
    // A nested type takes precedence over one of the file itself.
    let plainName = name.plainTypeName
    while let current = owner {
      if let found = nested(plainName, in: current), !isOpen(found, named: name, in: current) {
        return found
      }
      owner = current.enclosingTypeName
    }
    if index.declaresType(named: name) { return .nominal(name, []) }
    if let alias = index.alias(named: name) { return resolve(alias, in: TypeContext()) }
    return .nominal(name, [])
  }

  /// Whether a name only means an associated type that a conforming type leaves open, although a
  /// type of this name is declared and so satisfies it.
  private func isOpen(_ type: SwiftType, named name: String, in owner: String) -> Bool {
    guard case .parameter(let parameter) = type, index.declaresType(named: name),
      let entry = index.type(named: owner), entry.kind != .protocolType
    else { return false }
    return !entry.generics.contains { $0.name == parameter }
  }

  /// Returns the type of an alias.
  func resolve(_ alias: AliasDeclaration, in context: TypeContext) -> SwiftType {
    guard let target = alias.target else { return .parameter(alias.name) }
    return resolve(target, in: context.adding(alias.generics))
  }

  /// Returns the type, alias or generic parameter of this name in a type or its supertypes.
  func nested(_ name: String, in owner: String) -> SwiftType? {
    guard let entry = index.type(named: owner) else { return nil }
    if entry.generics.contains(where: { $0.name == name }) { return .parameter(name) }
    if entry.nested.contains(name) { return .nominal("\(owner).\(name)", []) }
    if entry.aliases.contains(name), let alias = index.alias(named: name, ofType: owner) {
      return deeper { resolve(alias, in: TypeContext(owner: owner)) }
    }
    for parent in parents(of: entry, named: owner) {
      if let found = inherited(name, from: parent) { return found }
    }
    return nil
  }

  private func parents(of entry: TypeEntry, named name: String) -> [String] {
    parents.answer(name) {
      entry.inherited.compactMap { reference in
        guard case .named(let components) = reference, components.count == 1,
          let parent = components.first?.name, index.type(named: parent) != nil
        else { return nil }
        return parent
      }
    }
  }

  /// Returns the meaning of a name in a supertype; `nil` within an inheritance cycle.
  private func inherited(_ name: String, from parent: String) -> SwiftType? {
    let question = Member(name: name, owner: parent)
    return inherited.answer(question) {
      guard openSupertypes.insert(question).inserted else {
        index.markIncomplete()
        return nil
      }
      defer { openSupertypes.remove(question) }
      return nested(name, in: parent)
    }
  }
}

/// The context of a type reference: the enclosing type, and the visible generic parameters.
package struct TypeContext: Hashable, Sendable {
  /// The qualified name of the innermost type.
  var owner: String?
  /// The generic parameters of the enclosing functions.
  var generics: Set<String> = []

  /// Creates a context inside of a type, or outside of types.
  package init(owner: String? = nil, generics: Set<String> = []) {
    self.owner = owner
    self.generics = generics
  }

  func adding(_ parameters: [GenericParameter]) -> TypeContext {
    guard !parameters.isEmpty else { return self }
    return TypeContext(owner: owner, generics: generics.union(parameters.map(\.name)))
  }
}

extension String {
  /// The name of the type that encloses the type of this name; `nil` for a type that is not nested.
  package var enclosingTypeName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }
}
