/// What a function declares, with its names looked up and nothing bound yet.
///
/// A call tries every overload of its name, and most calls of a file are of a few names.
final class Signature {
  /// The function; kept, because it is known by its identity.
  let entry: FunctionEntry
  let context: TypeContext
  let parameters: [SwiftType]
  /// Whether a parameter's type names a generic parameter, or an associated type of one.
  let isGeneric: Bool
  /// The type of the result; `nil` where none is written.
  let result: SwiftType?
  /// The names of its own generic parameters.
  let generics: Set<String>
  /// What its own generic parameters conform to, and those of its type by its extension.
  let bounds: [String: [SwiftType]]
  /// The names of the generic parameters and associated types of its type.
  let ownerGenerics: [String]
  /// What the generic parameters of its type conform to.
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
  /// Returns what a function declares.
  func signature(of entry: FunctionEntry) -> Signature {
    signatures.answer(ObjectIdentifier(entry)) { Signature(entry, self) }
  }

  /// Returns what generic parameters conform to, by their names.
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
