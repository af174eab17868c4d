/// Calls of initializers that no source declares.
extension OverloadResolver {
  /// Returns the type of the first argument of a call whose labels no known initializer has.
  ///
  /// A package may add `Label(_:systemSymbol:)` to a type of the platform. The first parameter has
  /// the same type as in the initializers of the type itself. A member such as `Defaults.Toggle` may
  /// be another type of the same name.
  ///
  /// - Parameters:
  ///   - call: A call to which no candidate applies.
  ///   - candidates: The known candidates.
  /// - Returns: The type that the argument has in all of them; `nil` if they differ.
  package func commonFirstType(
    of call: Expression.Call,
    among candidates: [Candidate]
  ) -> SwiftType? {
    guard case .name = call.callee.kind, let first = call.arguments.first, first.label == nil,
      !candidates.isEmpty, candidates.allSatisfy({ $0.isKnownInitializer })
    else { return nil }
    let known = Set(candidates.flatMap { $0.entry.declaration.parameters.map(\.label) })
    guard call.arguments.contains(where: { !known.contains($0.label) }) else { return nil }
    var types: Set<SwiftType> = []
    for candidate in candidates where !candidate.entry.declaration.isDisfavoured {
      let parameters = candidate.entry.declaration.parameters
      guard let parameter = parameters.first, parameter.label == nil, !parameter.isBuilder,
        let type = parameterTypes(of: candidate).first,
        let score = conversionScore(of: first.value, to: type, bounds(of: candidate)),
        score < .init(.doubtfulArgument)
      else { continue }
      types.insert(type)
    }
    return types.count == 1 ? types.first : nil
  }
}

extension Candidate {
  /// Whether it is an initializer of a type of the platform.
  fileprivate var isKnownInitializer: Bool {
    entry.isKnown && entry.declaration.kind == .initializer
  }
}
