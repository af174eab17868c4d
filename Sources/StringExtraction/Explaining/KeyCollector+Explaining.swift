import Diagnostics
import SwiftTypeChecker

/// Explanations of literals, while the names around them are in scope.
extension KeyCollector {
  /// Returns the explanation of an interpolation.
  func explanation(
    of interpolation: StringLiteral.Interpolation,
    isParameter: Bool
  ) -> InterpolationExplanation {
    let value = interpolation.arguments.first?.value
    let specifier =
      isParameter
      ? (text: parameterText(of: interpolation), isAssumed: false)
      : self.specifier(for: interpolation)
    return InterpolationExplanation(
      source: interpolation.source,
      location: tree.lineIndex.location(of: interpolation.range, in: tree.path),
      type: value.flatMap { inference.type(of: $0).spelling },
      specifier: specifier.text,
      unknown: specifier.isAssumed ? value.map { inference.reason(forUnknown: $0) } : nil
    )
  }

  /// Returns the reason why the callee of a call is not known.
  func reason(forUnresolved call: Expression.Call) -> UnknownType {
    let candidates = inference.candidates(for: call.callee, asking: nil)
    let name = call.callee.calleeName
    // Only the context determines the type of the member, and no source may declare that type.
    if case .member(nil, _, _) = call.callee.kind { return .notFollowed(name) }
    if candidates.isEmpty ? isOfPlatform(call.callee) : candidates.allSatisfy(\.entry.isKnown) {
      return .ofPlatform(name)
    }
    return candidates.isEmpty ? inference.reason(forUnknown: call.callee) : .noOverload(name)
  }

  /// Whether a callee is a type of the platform, or a member of one.
  ///
  /// The tables only contain the members that accept a key.
  private func isOfPlatform(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, _): inference.index.type(named: name)?.isOfPlatform ?? false
    case .member(let base?, _, _):
      [inference.type(of: base).instance ?? inference.type(of: base).unwrapped].compactMap(\.name)
        .contains { inference.index.type(named: $0)?.isOfPlatform ?? false }
    default: false
    }
  }

  /// Whether another overload of the callee accepts a localizable literal for the same parameter.
  func hasLocalizableOverload(
    of call: Expression.Call,
    _ resolution: Resolution,
    _ position: Int
  ) -> Bool {
    let parameter = resolution.parameters[position]
    guard inference.role(of: resolution.types[position]) == nil else { return false }
    return overloads(of: resolution.candidate.entry)
      .contains { entry in
        guard let matching = ArgumentMatching(call, to: entry.declaration.parameters) else {
          return false
        }
        let sibling = entry.declaration.parameters[matching.parameters[position]]
        return sibling.label == parameter.label && isLocalizable(sibling, of: entry)
      }
  }

  /// Returns the overload of the platform that accepts a localizable literal as an argument of a
  /// call that matches no overload.
  ///
  /// The tables do not contain overloads that only accept a `String`.
  func localizableOverload(of call: Expression.Call, _ position: Int) -> FunctionEntry? {
    inference.candidates(for: call.callee, asking: nil).lazy.map(\.entry)
      .first { entry in
        guard entry.isKnown, let matching = ArgumentMatching(call, to: entry.declaration.parameters)
        else { return false }
        return isLocalizable(
          entry.declaration.parameters[matching.parameters[position]],
          of: entry
        )
      }
  }

  /// Returns the functions of the same name and the same type.
  func overloads(of entry: FunctionEntry) -> [FunctionEntry] {
    let name = entry.declaration.name
    if let owner = entry.owner { return inference.index.functions(named: name, ofType: owner) }
    return inference.index.functions(named: name)
  }

  /// Whether a literal is localizable as the argument of a parameter.
  func isLocalizable(_ parameter: FunctionDeclaration.Parameter, of entry: FunctionEntry) -> Bool {
    let type = inference.lookup.resolve(parameter.type, in: TypeContext(owner: entry.owner))
    guard let role = inference.role(of: type) else { return false }
    return role.form != .key && role.form != .defaultValue
  }

  /// Returns the reason why an argument that contains a literal is a `String`.
  func mixture(in argument: Expression, around literal: StringLiteral) -> StringMixture? {
    switch argument.kind {
    case .conditional(_, let then, let otherwise):
      for (branch, other) in [(then, otherwise), (otherwise, then)] where branch.contains(literal) {
        if let inner = mixture(in: branch, around: literal) { return inner }
        if !other.isStringLiteral { return .branch(other.targetName) }
      }
      return nil
    case .binary("??", let value, _): return .fallback(value.targetName)
    case .binary("+", _, _): return .concatenation
    default: return nil
    }
  }
}

extension Expression {
  /// Whether all branches of the value are literals.
  var isLiteralThroughout: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise):
      then.isLiteralThroughout && otherwise.isLiteralThroughout
    default: false
    }
  }

  /// Whether the expression contains a literal, within ternaries and operators.
  func contains(_ literal: StringLiteral) -> Bool {
    switch kind {
    case .string(let own): own.range == literal.range
    case .conditional(_, let then, let otherwise):
      then.contains(literal) || otherwise.contains(literal)
    case .binary(_, let left, let right): left.contains(literal) || right.contains(literal)
    default: false
    }
  }
}
