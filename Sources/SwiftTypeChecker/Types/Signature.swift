/// The signature of a function after the lookup of its names, without bindings.
///
/// Signatures are cached: a call tries every overload, and most calls of a file use the same few
/// names.
final class Signature {
  /// The function, which is kept because its identity is the key of the cache.
  let entry: FunctionEntry
  let context: TypeContext
  let parameters: [SwiftType]
  /// Whether a parameter's type names a generic parameter, or an associated type of one.
  let isGeneric: Bool
  /// The type of the result; `nil` if the declaration has none.
  let result: SwiftType?
  /// The names of its generic parameters.
  let generics: Set<String>
  /// The bounds of its own generic parameters, and those that its extension adds to its type's.
  let bounds: [String: [SwiftType]]
  /// The names of the generic parameters and associated types of its type.
  let ownerGenerics: [String]
  /// The bounds of the generic parameters of its type.
  let ownerBounds: [String: [SwiftType]]

  init(_ entry: FunctionEntry, _ lookup: TypeLookup) {
    let declaration = entry.declaration
    let context = TypeContext(owner: entry.owner).adding(declaration.generics)
    let owner = entry.owner.flatMap { lookup.index.type(named: $0) }
    self.entry = entry
    self.context = context
    parameters = declaration.parameters.map { lookup.resolve($0.type, in: context) }
    isGeneric = parameters.contains(where: \.isGeneric)
    result = declaration.result.map { lookup.resolve($0, in: context) }
    generics = Set(declaration.generics.map(\.name))
    bounds = lookup.bounds(of: declaration.generics + entry.bounds, in: context)
    ownerGenerics = owner.map { $0.generics.map(\.name) + $0.associatedTypes } ?? []
    ownerBounds = lookup.bounds(of: owner?.generics ?? [], in: context)
  }
}

extension TypeLookup {
  /// Returns the signature of a function.
  func signature(of entry: FunctionEntry) -> Signature {
    signatures.answer(ObjectIdentifier(entry)) { Signature(entry, self) }
  }

  /// Returns the bounds of generic parameters by their names.
  fileprivate func bounds(
    of generics: [GenericParameter],
    in context: TypeContext
  ) -> [String: [SwiftType]] {
    var result: [String: [SwiftType]] = [:]
    for generic in generics where !generic.bounds.isEmpty {
      result[generic.name, default: []] += generic.bounds.map { resolve($0, in: context) }
    }
    return result
  }
}

extension SwiftType {
  /// Whether the type names a generic parameter, or an associated type of one.
  var isGeneric: Bool {
    switch self {
    case .unknown: false
    case .parameter, .dependent: true
    case .nominal(_, let types), .composition(let types): types.contains(where: \.isGeneric)
    case .metatype(let instance): instance.isGeneric
    case .tuple(let elements): elements.contains(where: \.type.isGeneric)
    case .function(let parameters, let result):
      result.isGeneric || parameters.contains(where: \.isGeneric)
    }
  }
}
