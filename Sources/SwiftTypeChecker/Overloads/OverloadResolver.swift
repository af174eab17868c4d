/// The choice of the declaration that a call means.
///
/// The resolver uses the inference for the types of arguments, and the inference uses the resolver
/// for the types of calls.
package struct OverloadResolver {
  let inference: TypeInference

  var index: DeclarationIndex { inference.index }
  var lookup: TypeLookup { inference.lookup }
}

extension OverloadResolver {
  /// Returns the types of a candidate's parameters, with the known generic parameters replaced.
  func parameterTypes(of candidate: Candidate) -> [SwiftType] {
    if let types = candidate.parameterTypes { return types }
    let signature = lookup.signature(of: candidate.entry)
    guard signature.isGeneric else { return signature.parameters }
    return signature.parameters.map { lookup.substitute(candidate.bindings, in: $0) }
  }

  /// Returns the type of a call of a candidate.
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

  /// Returns a type with the generic arguments that follow from the arguments of its initializer.
  private func instantiated(_ base: SwiftType, by candidate: Candidate) -> SwiftType {
    guard case .nominal(let name, let arguments) = base, let entry = index.type(named: name),
      !entry.generics.isEmpty, arguments.isEmpty || arguments.contains(where: \.isUnknown)
    else { return base }
    return .nominal(name, entry.generics.map { candidate.bindings[$0.name] ?? .unknown })
  }

  /// Returns the declaration that a call means, and the types that it gives the arguments.
  ///
  /// The rules are the compiler's, as far as they show. Labels, arguments and an expected result
  /// that do not match exclude a candidate. The best of the others has the lowest
  /// ``OverloadScore``; the first one of several.
  package func resolution(
    of call: Expression.Call,
    among candidates: [Candidate],
    asking expected: SwiftType? = nil
  ) -> Resolution? {
    let arguments =
      call.trailingClosures.isEmpty ? call.arguments : call.arguments + call.trailingClosures
    var best: RankedCandidate?
    var guessedResults: Set<TypeReference?> = []
    var possible: [String?: RankedCandidate] = [:]
    // Most candidates fail by their labels, so they are not copied before.
    for position in candidates.indices where !inference.effort.isExhausted {
      inference.effort.spend()
      let certainty = candidates[position].certainty
      if let best, best.certainty < certainty { continue }
      // The best of each type is needed: their results are compared.
      let limit =
        certainty == .possible
        ? possible[candidates[position].entry.owner]?.score
        : best.flatMap { $0.certainty == certainty ? $0.score : nil }
      guard
        let matching = ArgumentMatching(
          call,
          to: candidates[position].entry.declaration.parameters
        ),
        let score = score(
          of: candidates[position],
          matching,
          arguments,
          asking: expected,
          toBeat: limit
        )
      else { continue }
      let found = RankedCandidate(certainty, score, position, matching)
      if candidates[position].isGuess {
        guessedResults.insert(candidates[position].entry.declaration.result)
      }
      if certainty == .possible, limit.map({ score < $0 }) ?? true {
        possible[candidates[position].entry.owner] = found
      }
      if best.map({ found < $0 }) ?? true { best = found }
    }
    var resolution = best.map {
      resolve(candidates[$0.position], $0.matching, arguments, asking: expected)
    }
    if best?.certainty == .possible {
      let results = possible.values.map { candidates[$0.position].entry.declaration.result }
      guessedResults.formUnion(results)
    }
    // The base would decide between these results, and it is not known.
    if guessedResults.count > 1 { resolution?.result = .unknown }
    return resolution
  }

  /// A candidate that matches a call, with its rank.
  private struct RankedCandidate: Comparable {
    let certainty: Candidate.Certainty
    let score: OverloadScore
    let position: Int
    let matching: ArgumentMatching

    init(
      _ certainty: Candidate.Certainty,
      _ score: OverloadScore,
      _ position: Int,
      _ matching: ArgumentMatching
    ) {
      self.certainty = certainty
      self.score = score
      self.position = position
      self.matching = matching
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.certainty == rhs.certainty && lhs.score == rhs.score
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.certainty == rhs.certainty ? lhs.score < rhs.score : lhs.certainty < rhs.certainty
    }
  }

  /// Returns the score of a candidate; `nil` if an argument does not match, or as soon as the
  /// score cannot be better than the best one so far.
  ///
  /// Counters only grow, so a partial score is a lower bound. It saves most of the work if calls
  /// of functions with many overloads are nested.
  private func score(
    of candidate: Candidate,
    _ matching: ArgumentMatching,
    _ arguments: [Expression.Argument],
    asking expected: SwiftType?,
    toBeat best: OverloadScore?
  ) -> OverloadScore? {
    let entry = candidate.entry
    // All guesses are needed: their results are compared.
    let limit = candidate.isGuess ? nil : best
    var score = OverloadScore(.defaultArgument, count: matching.defaultCount)
    if entry.declaration.isDisfavoured { score += .init(.disfavoredOverload) }
    if !entry.declaration.generics.isEmpty { score += .init(.genericDeclaration) }
    if entry.isKnown { score += .init(.platformDeclaration) }
    if let limit, score >= limit { return nil }
    guard meets(entry.equalities, entry.bounds, of: entry.owner, with: candidate.bindings) else {
      return nil
    }
    let types = parameterTypes(of: candidate)
    let bounds = bounds(of: candidate)
    for (argument, index) in zip(arguments, matching.parameters) {
      let parameter = entry.declaration.parameters[index]
      let type = argumentType(types[index], parameter)
      guard let conversion = conversionScore(of: argument.value, to: type, bounds),
        let returned = parameter.isBuilder
          ? .perfect : returnedLiteralScore(of: argument.value, to: type, bounds)
      else { return nil }
      score += conversion + returned
      if let limit, score >= limit { return nil }
    }
    if let expected, isMismatched(candidate, asking: expected) {
      score += .init(.mismatchedResult)
    }
    return score
  }

  /// Whether a candidate makes a string for a type with a role, or a value with a role for a string.
  private func isMismatched(_ candidate: Candidate, asking expected: SwiftType) -> Bool {
    guard candidate.entry.declaration.kind == .function, let name = textName(of: expected),
      let made = textName(of: resultType(of: candidate))
    else { return false }
    return name != made
  }

  /// Returns the name of a type that a string literal can have.
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
  func bounds(of candidate: Candidate) -> [String: [SwiftType]] {
    let signature = lookup.signature(of: candidate.entry)
    if signature.ownerBounds.isEmpty { return signature.bounds }
    var result = signature.bounds
    for (name, bounds) in signature.ownerBounds where candidate.bindings[name] == nil {
      result[name, default: []] += bounds
    }
    return result
  }

  /// Binds the generic parameters of the chosen candidate by the arguments.
  private func resolve(
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
