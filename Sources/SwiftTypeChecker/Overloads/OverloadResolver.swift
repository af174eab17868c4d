/// Chooses the declaration that a call means.
///
/// It asks the inference for the types of arguments, and the inference asks it for what calls make.
package struct OverloadResolver {
  let inference: TypeInference

  var index: DeclarationIndex { inference.index }
  var lookup: TypeLookup { inference.lookup }
}

extension OverloadResolver {
  /// Returns the types of a candidate's parameters, with what is known of its generic parameters.
  func parameterTypes(of candidate: Candidate) -> [SwiftType] {
    if let types = candidate.parameterTypes { return types }
    let signature = lookup.signature(of: candidate.entry)
    guard signature.isGeneric else { return signature.parameters }
    return signature.parameters.map { lookup.substitute(candidate.bindings, in: $0) }
  }

  /// Returns the type that a call of a candidate makes.
  func resultType(of candidate: Candidate) -> SwiftType {
    if let type = candidate.resultType { return type }
    let declaration = candidate.entry.declaration
    switch declaration.kind {
    case .initializer:
      let base = candidate.base ?? candidate.entry.owner.map { .nominal($0, []) } ?? .unknown
      let type = instantiated(base, by: candidate)
      return declaration.isFailable ? .optional(type) : type
    case .enumCase:
      return candidate.base ?? candidate.entry.owner.map { .nominal($0, []) } ?? .unknown
    default:
      let signature = lookup.signature(of: candidate.entry)
      guard let type = signature.result else { return .void }
      let bound = lookup.substitute(candidate.bindings, in: type)
      return lookup.closing(signature.generics, in: bound)
    }
  }

  /// Returns a type with the generic arguments that the arguments of its initializer tell.
  private func instantiated(_ base: SwiftType, by candidate: Candidate) -> SwiftType {
    guard case .nominal(let name, let arguments) = base, let entry = index.type(named: name),
      !entry.generics.isEmpty, arguments.isEmpty || arguments.contains(where: \.isUnknown)
    else { return base }
    return .nominal(name, entry.generics.map { candidate.bindings[$0.name] ?? .unknown })
  }

  /// Returns the declaration that a call means, and the types that it gives the arguments.
  ///
  /// The rules are the compiler's, as far as they show: labels and types that clash rule a
  /// candidate out, and so does a result that its place does not take; one that is not disfavoured
  /// comes first; then the one that a literal fits
  /// best; then one without generic parameters of its own, one that leaves fewer defaults, and
  /// one of the project.
  package func resolution(
    of call: Expression.Call,
    among candidates: [Candidate],
    asking expected: SwiftType? = nil
  ) -> Resolution? {
    let arguments = call.arguments + call.trailingClosures
    var best: (rank: Rank, position: Int, matching: ArgumentMatching)?
    var guessedResults: Set<TypeReference?> = []
    // Most candidates fail by their labels, so that none is copied before.
    for position in candidates.indices where !inference.effort.isExhausted {
      inference.effort.spend()
      guard
        let matching = ArgumentMatching(
          call,
          to: candidates[position].entry.declaration.parameters
        ),
        let rank = rank(
          candidates[position],
          matching,
          arguments,
          asking: expected,
          toBeat: best?.rank
        )
      else { continue }
      if candidates[position].isGuess {
        guessedResults.insert(candidates[position].entry.declaration.result)
      }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, position, matching) }
    }
    var resolution = best.map {
      settle(candidates[$0.position], $0.matching, arguments, asking: expected)
    }
    // The arguments may tell less than the base would: then the result is as unknown as that.
    if guessedResults.count > 1 { resolution?.result = .unknown }
    return resolution
  }

  /// How good a candidate is; less is better.
  private struct Rank: Comparable {
    /// Whether the result is a string where a localizable type is asked for, or the reverse.
    var isMismatched: Bool
    /// Whether an argument fits only as far as something is not known.
    var isDoubtful: Bool
    var isDisfavoured: Bool
    var cost: Double
    var isGeneric: Bool
    var defaultCount: Int
    var isKnown: Bool

    /// Returns the cost above which another candidate is worse, whatever else it is; a negative one
    /// where it is worse at any cost.
    func greatestCost(ifDisfavoured: Bool) -> Double {
      guard !isMismatched, !isDoubtful else { return .infinity }
      if isDisfavoured { return ifDisfavoured ? cost + 0.002 : .infinity }
      return ifDisfavoured ? -1 : cost + 0.002
    }

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      if lhs.isMismatched != rhs.isMismatched { return !lhs.isMismatched }
      if lhs.isDoubtful != rhs.isDoubtful { return !lhs.isDoubtful }
      if lhs.isDisfavoured != rhs.isDisfavoured { return !lhs.isDisfavoured }
      if abs(lhs.cost - rhs.cost) > 0.001 { return lhs.cost < rhs.cost }
      if lhs.isGeneric != rhs.isGeneric { return !lhs.isGeneric }
      if lhs.defaultCount != rhs.defaultCount { return lhs.defaultCount < rhs.defaultCount }
      return !lhs.isKnown && rhs.isKnown
    }
  }

  /// Returns how good a candidate is; `nil` where an argument does not fit, or as soon as it is
  /// clear that the best so far is better.
  private func rank(
    _ candidate: Candidate,
    _ matching: ArgumentMatching,
    _ arguments: [Expression.Argument],
    asking expected: SwiftType?,
    toBeat best: Rank?
  ) -> Rank? {
    let declaration = candidate.entry.declaration
    // What the guesses make is compared, also of those that are not the best.
    let limit =
      candidate.isGuess
      ? .infinity : best?.greatestCost(ifDisfavoured: declaration.isDisfavoured) ?? .infinity
    guard limit >= 0 else { return nil }
    let entry = candidate.entry
    guard meets(entry.equalities, entry.bounds, of: entry.owner, with: candidate.bindings) else {
      return nil
    }
    let types = parameterTypes(of: candidate)
    let bounds = bounds(of: candidate)
    var cost = 0.0
    var isDoubtful = false
    for (argument, index) in zip(arguments, matching.parameters) {
      guard
        let fit = fit(
          argument.value,
          to: argumentType(types[index], declaration.parameters[index]),
          bounds
        )
      else { return nil }
      cost += fit
      guard cost <= limit else { return nil }
      isDoubtful = isDoubtful || fit >= 2
    }
    return Rank(
      isMismatched: expected.map { isMismatched(candidate, asking: $0) } ?? false,
      isDoubtful: isDoubtful,
      isDisfavoured: declaration.isDisfavoured,
      cost: cost,
      isGeneric: !declaration.generics.isEmpty,
      defaultCount: matching.defaultCount,
      isKnown: candidate.entry.isKnown
    )
  }

  /// Whether a candidate makes a string where a localizable type is asked for, or the reverse.
  private func isMismatched(_ candidate: Candidate, asking expected: SwiftType) -> Bool {
    guard candidate.entry.declaration.kind == .function, let name = textName(of: expected),
      let made = textName(of: resultType(of: candidate))
    else { return false }
    return name != made
  }

  /// Returns the name of a type that a string literal makes by itself or by its place.
  private func textName(of type: SwiftType) -> String? {
    guard type.unwrapped == .string || inference.role(of: type) != nil else { return nil }
    return type.unwrapped.name
  }

  /// Returns the type that one argument must have.
  private func argumentType(
    _ type: SwiftType,
    _ parameter: FunctionDeclaration.Parameter
  ) -> SwiftType {
    guard parameter.isAutoclosure, case .function(_, let result) = type else { return type }
    return result
  }

  /// Returns the bounds of the generic parameters that a candidate declares or its type does.
  private func bounds(of candidate: Candidate) -> [String: [SwiftType]] {
    let signature = lookup.signature(of: candidate.entry)
    var result = signature.bounds
    for (name, bounds) in signature.ownerBounds where candidate.bindings[name] == nil {
      result[name, default: []] += bounds
    }
    return result
  }

  /// Binds the generic parameters of the chosen candidate by the arguments.
  private func settle(
    _ candidate: Candidate,
    _ matching: ArgumentMatching,
    _ arguments: [Expression.Argument],
    asking expected: SwiftType?
  ) -> Resolution {
    var candidate = candidate
    let declared = candidate.entry.declaration.parameters
    let open = openNames(of: candidate)
    if !open.isEmpty { bind(&candidate, arguments, matching, asking: expected) }
    let types = parameterTypes(of: candidate)
    let result = resultType(of: candidate)
    return Resolution(
      candidate: candidate,
      parameters: matching.parameters.map { declared[$0] },
      types: matching.parameters.map { index in
        lookup.closing(open, in: argumentType(types[index], declared[index]))
      },
      result: lookup.closing(open, in: result)
    )
  }
}
